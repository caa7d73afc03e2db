// What the app relies on in Electron, asked of whatever runs these tests: Electron itself or the stand-in.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { kill, launch, root, type Launched } from './helpers/launch.ts'

const folder = join(root, 'tests/e2e/standin-app')
let app: Launched

const seen = (): Promise<any> => app.electron.evaluate(() => (globalThis as any).seen)
const call = (page: Page, channel: string, value?: unknown): Promise<any> =>
  page.evaluate(([name, sent]) => (globalThis as any).probe.invoke(name, sent), [channel, value] as const)

test.beforeAll(async () => {
  app = await launch({ app: folder })
})
test.afterAll(() => app.electron.close())

test('each window has its own preload arguments, origin and handlers', async () => {
  for (const side of ['hero', 'evil'] as const) {
    expect(await app[side].evaluate(() => (globalThis as any).probe.side)).toBe(side)
    expect(await call(app[side], 'who')).toEqual({ side, fromOwnOrigin: true, origin: `app://${side}` })
  }
  const isolated = await app.hero.evaluate(() => [
    typeof (globalThis as any).require,
    typeof (globalThis as any).process,
  ])
  expect(isolated).toEqual(['undefined', 'undefined'])
})

test('messages follow the rules of structured clones', async () => {
  const kinds = await app.hero.evaluate(async () => {
    const { probe } = globalThis as any
    const v = await probe.invoke('echo', {
      d: new Date(5),
      m: new Map([[1, 'x']]),
      u: new Uint8Array([1, 2]),
      n: undefined,
      big: 5n,
    })
    return [v.d instanceof Date, v.m instanceof Map, v.u instanceof Uint8Array, 'n' in v, String(v.big)]
  })
  expect(kinds).toEqual([true, true, true, true, '5'])
  await expect(call(app.hero, 'fail')).rejects.toThrow("Error invoking remote method 'fail': Error: refused")
})

test('main reaches a page that listens', async () => {
  await app.hero.evaluate(() => {
    const stop = (globalThis as any).probe.onTick((n: number) => {
      document.title = `tick ${n}`
      if (n === 2) stop()
    })
  })
  for (const n of [1, 2, 3])
    await app.electron.evaluate((_, tick) => (globalThis as any).wins.hero.webContents.send('tick', tick), n)
  await expect(app.hero).toHaveTitle('tick 2')
})

test('the policy of a page is enforced', async () => {
  const blocked = await app.hero.evaluate(
    () =>
      new Promise((done) => {
        document.addEventListener('securitypolicyviolation', (e) => done(e.effectiveDirective))
        const image = document.createElement('img')
        image.src = 'https://example.com/x.png'
        document.body.append(image)
      }),
  )
  expect(blocked).toBe('img-src')
})

test('a page neither leaves its address nor opens windows', async () => {
  const before = app.hero.url()
  await app.hero.evaluate(() => {
    window.open('https://example.org/')
    const link = Object.assign(document.createElement('a'), { href: 'https://example.net/', target: '_blank' })
    link.click()
    setTimeout(() => (location.href = 'https://example.com/'))
  })
  const opened = ['https://example.org/', 'https://example.net/']
  await expect.poll(seen).toMatchObject({ navigations: ['https://example.com/'], opened })
  await expect.poll(() => app.electron.windows().length).toBe(2)
  expect(app.hero.url()).toBe(before)
})

test('main sees keys first and may keep them', async () => {
  await app.evil.locator('input').focus()
  for (const key of ['a', 'F5', 'b']) await app.evil.keyboard.press(key)
  await expect(app.evil.locator('body')).toHaveAttribute('data-keys', 'ab')
  await expect(app.evil.locator('input')).toHaveValue('ab')
  expect((await seen()).keys).toContain('evil keyDown F5')
})

test('windows are where main puts them', async () => {
  const places = await app.electron.evaluate(({ screen }) => ({
    displays: screen.getAllDisplays().map((d) => d.bounds.x),
    windows: Object.values((globalThis as any).wins).map((w: any) => w.getBounds().x),
  }))
  expect(places.windows).toEqual([places.displays[0], places.displays.at(-1)])
  const full = (on: boolean) => app.electron.evaluate((_, o) => (globalThis as any).wins.evil.setFullScreen(o), on)
  await full(true)
  await expect.poll(() => app.evil.evaluate(() => innerHeight === screen.height)).toBe(true)
  await full(false)
  await expect.poll(() => app.evil.evaluate(() => innerHeight === screen.height)).toBe(false)
})

test('zoom makes the page see a smaller viewport', async () => {
  const width = () => app.hero.evaluate(() => innerWidth)
  const before = await width()
  await app.electron.evaluate(() => (globalThis as any).wins.hero.webContents.setZoomFactor(2))
  await expect.poll(async () => Math.abs((await width()) - before / 2)).toBeLessThan(1)
  await app.electron.evaluate(() => (globalThis as any).wins.hero.webContents.setZoomFactor(1))
  await expect.poll(width).toBe(before)
})

test('main is told of displays that come and go', async () => {
  test.skip(process.env['STANDIN_HEADLESS'] !== '1', 'only headless Chromium makes up a display')
  const chromium = await app.hero.context().newCDPSession(app.hero)
  const { screenInfo } = await chromium.send('Emulation.addScreen', { left: 3840, top: 0, width: 1280, height: 720 })
  await expect.poll(async () => (await seen()).displays).toEqual(['added 1280'])
  await chromium.send('Emulation.removeScreen', { screenId: screenInfo.id })
  await expect.poll(async () => (await seen()).displays).toEqual(['added 1280', 'removed 1280'])
})

test('main takes pictures of a window', async () => {
  const size = await app.electron.evaluate(async () => {
    const picture = await (globalThis as any).wins.hero.webContents.capturePage()
    return picture.getSize()
  })
  expect(size.width).toBeGreaterThan(100)
})

test('a crashed page is told of and comes back by a reload', async () => {
  await app.electron.evaluate(() => (globalThis as any).wins.evil.webContents.forcefullyCrashRenderer())
  await expect.poll(async () => (await seen()).gone).toHaveLength(1)
  const back = await app.electron.evaluate(async () => {
    const { webContents } = (globalThis as any).wins.evil
    const loaded = new Promise((done) => webContents.once('did-finish-load', done))
    webContents.reload()
    await loaded
    return webContents.executeJavaScript('probe.invoke("who").then((r) => r.side)')
  })
  expect(back).toBe('evil')
})

test('a second start with the same data gives way to the first', async () => {
  const electron = createRequire(import.meta.url)('electron') as unknown as string
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const second = spawn(electron, [folder, `--user-data-dir=${app.userData}`, '--second', ...sandbox])
  await new Promise((done) => second.once('exit', done))
  await expect.poll(async () => (await seen()).second).toBe(true)
})

test('a killed app frees its data for the next start', async () => {
  const first = await launch({ app: folder })
  await kill(first)
  const second = await launch({ app: folder, userData: first.userData })
  expect(await second.electron.evaluate(() => (globalThis as any).first)).toBe(true)
  await second.electron.close()
})
