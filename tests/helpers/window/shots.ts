// Photographs scenes of the Hero's window, for people to look at: node tests/helpers/window/shots.ts OUT SCENE@WxH[*SCALE][:STEPS] …
// STEPS: `lang=de`, `click=SELECTOR`, `hover=SELECTOR`, `key=m`, `map=0.5,0.5`, joined by `;`. The server of vite.config.ts must be running.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'

const PAGE = 'http://127.0.0.1:5178/tests/helpers/window/index.html'
const WANT = /^([\w-]+)@(\d+)x(\d+)(?:\*([\d.]+))?(?::(.*))?$/

const [out = 'test-results/shots', ...wanted] = process.argv.slice(2)
mkdirSync(out, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})

async function take(page: Page, step: string): Promise<void> {
  const [what = '', ...rest] = step.split('=')
  const value = rest.join('=')
  if (what === 'hover') await page.hover(value, { force: true })
  if (what === 'click') await page.click(value, { force: true })
  if (what === 'key') await page.keyboard.press(value)
  if (what !== 'map') return
  const [x = 0.5, y = 0.5] = value.split(',').map(Number)
  const box = await page.locator('.board').boundingBox()
  if (box) await page.mouse.move(box.x + box.width * x, box.y + box.height * y)
}

for (const want of wanted) {
  const [, scene = 'middle', width = '1920', height = '1080', scale = '1', steps = ''] = WANT.exec(want) ?? []
  const page = await browser.newPage({ viewport: { width: Number(width), height: Number(height) } })
  page.on('pageerror', (error) => console.log(want, 'ERROR', error.message))
  await page.addInitScript(`localStorage.setItem('scale', '${scale}')`)
  const lang = /lang=(\w+)/.exec(steps)?.[1]
  await page.goto(`${PAGE}?scene=${scene}${lang === undefined ? '' : `&lang=${lang}`}`)
  await page.waitForSelector('.table, .title, .placing')
  await page.waitForTimeout(900)
  for (const step of steps.split(';')) await take(page, step)
  await page.waitForTimeout(350)
  await page.screenshot({ path: join(out, `${want.replaceAll(/[^\w@.-]+/g, '_')}.png`) })
  await page.close()
}
await browser.close()
