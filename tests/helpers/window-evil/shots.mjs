// Photographs the scenes of Evil's window: node tests/helpers/window-evil/shots.mjs OUT [scene@WxH[*SCALE][:hover=SELECTOR|:map=SECTOR] …]
// The server of vite.config.ts must be running.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'

const [out = 'test-results/shots', ...wanted] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
for (const want of wanted) {
  const [, scene, width, height, scale = '1', more = ''] =
    /^([\w-]+)@(\d+)x(\d+)(?:\*([\d.]+))?(?::(.*))?$/.exec(want) ?? []
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } })
  page.on('pageerror', (error) => console.log(want, 'ERROR', error.message))
  page.on('console', (message) => message.type() === 'error' && console.log(want, message.text()))
  await page.addInitScript((ui) => globalThis.localStorage.setItem('scale', ui), scale)
  const lang = /lang=(\w+)/.exec(more)?.[1]
  await page.goto(
    `http://127.0.0.1:5179/tests/helpers/window-evil/index.html?scene=${scene}${lang ? `&lang=${lang}` : ''}`,
  )
  await page.waitForSelector('.table, .title, .placing', { timeout: 20000 })
  await page.waitForTimeout(900)
  for (const step of more.split(';')) {
    const [what, ...rest] = step.split('=')
    const value = rest.join('=')
    if (what === 'hover') await page.hover(value, { force: true })
    if (what === 'click') await page.click(value, { force: true })
    if (what === 'key') await page.keyboard.press(value)
    if (what === 'map') {
      const [x, y] = value.split(',').map(Number)
      const box = await page.locator('.plot').boundingBox()
      await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
    }
  }
  await page.waitForTimeout(350)
  const name = want.replaceAll(/[^\w@.-]+/g, '_')
  await page.screenshot({ path: join(out, `${name}.png`) })
  console.log(name)
  await page.close()
}
await browser.close()
