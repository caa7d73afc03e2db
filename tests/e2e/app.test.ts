// The app from outside: its two windows, what each may do, where they stand, and that they are found again.
import { test, type Page } from '@playwright/test'
import type { FrameCommand, Note } from '../../electron/contract/frame.ts'
import type { OutLine } from '../../electron/contract/wire.ts'
import {
  backAtTable,
  beginGame,
  continueGame,
  crash,
  expect,
  known,
  listen,
  pageOf,
  pagesOf,
  SIDES,
  storeGame,
  takeSeats,
} from './helpers/evening.ts'
import { freshFolder, kill, launch, type Launched, type Side } from './helpers/launch.ts'

/** What a page was told, kept in it. */
interface Told {
  readonly lines: OutLine[]
  readonly notes: Note[]
}
declare global {
  interface Window {
    told: Told
  }
}

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

const title = (page: Page) => page.locator('[data-menu="new"]')
const placing = (page: Page) => page.locator('[data-place]')
const ask = (page: Page, command: FrameCommand): Promise<unknown> =>
  page.evaluate((sent) => window.alone.frame(sent), command)
/** Where the app thinks that its windows are. */
const places = (): Promise<Partial<Record<Side, { x: number; full: boolean }>>> =>
  app.electron.evaluate(({ BrowserWindow }) => {
    const place = (side: string) => {
      const window = BrowserWindow.getAllWindows().find((w) => w.webContents.getURL().startsWith(`app://${side}/`))
      return window && { x: window.getBounds().x, full: window.isFullScreen() }
    }
    return { hero: place('hero'), evil: place('evil') } as Partial<Record<Side, { x: number; full: boolean }>>
  })

test('two windows open, ask whose display is whose, and remember it', async () => {
  app = await launch()
  const { hero, evil } = app
  await expect(placing(hero)).toHaveCount(2)
  await expect(placing(evil)).toHaveCount(2)
  await expect(hero.locator('.label')).toHaveText('1')
  await expect(evil.locator('.label')).toHaveText('2')
  await evil.locator('[data-place="hero"]').click()
  for (const page of [hero, evil]) await expect(title(page)).toBeVisible()
  expect(await places()).toEqual({ hero: { x: 1920, full: true }, evil: { x: 0, full: true } })

  await kill(app)
  app = await launch({ userData: app.userData })
  for (const side of SIDES) {
    await expect(title(app[side])).toBeVisible()
    await expect(placing(app[side])).toHaveCount(0)
  }
  expect(await places()).toEqual({ hero: { x: 1920, full: true }, evil: { x: 0, full: true } })

  if (process.env['STANDIN_HEADLESS'] !== '1') return // one display less is the stand-in's to make
  await kill(app)
  app = await launch({ userData: app.userData, screens: '{1920x1080}' })
  for (const side of SIDES) await expect(placing(app[side])).toHaveCount(2)
  await takeSeats(app)
  expect(await places()).toEqual({ hero: { x: 0, full: false }, evil: { x: 960, full: false } })
})

test('each window has its own bridge, session and origin, and a bridge cannot be changed', async () => {
  app = await launch()
  for (const side of SIDES) {
    const page = app[side]
    const seen = await page.evaluate(() => {
      const { alone } = window
      const tries = [
        () => Object.assign(alone, { side: 'x' }),
        () => Object.assign(window, { alone: {} }),
        () => Reflect.deleteProperty(window, 'alone'),
        () => Object.assign(alone, { send: () => undefined }),
      ]
      for (const attempt of tries) {
        try {
          attempt()
        } catch {
          // refused loudly, as modules are strict
        }
      }
      return {
        side: window.alone.side,
        isFrozen: Object.isFrozen(alone),
        names: Object.keys(alone).toSorted(),
        node: ['require', 'process', 'Buffer'].map((name) => typeof Reflect.get(window, name)),
      }
    })
    expect(seen).toEqual({
      side,
      isFrozen: true,
      names: ['frame', 'kept', 'onFrame', 'onKey', 'onLines', 'onNote', 'ready', 'send', 'side'],
      node: ['undefined', 'undefined', 'undefined'],
    })
  }
  const own = await app.electron.evaluate(({ BrowserWindow, session }) =>
    BrowserWindow.getAllWindows().map(({ webContents }) => ({
      url: webContents.getURL(),
      isOwnSession: webContents.session !== session.defaultSession,
      isPersistent: webContents.session.isPersistent(),
    })),
  )
  expect(own.map(({ url }) => url).toSorted()).toEqual(['app://evil/evil/index.html', 'app://hero/hero/index.html'])
  expect(own.every(({ isOwnSession, isPersistent }) => isOwnSession && !isPersistent)).toBe(true)
})

test("a window reaches neither the other side's page nor the network", async () => {
  app = await launch()
  for (const side of SIDES) {
    const other = side === 'hero' ? 'evil' : 'hero'
    const statuses = await app[side].evaluate(async (theirs) => {
      const status = (path: string) =>
        fetch(path).then(
          (r) => r.status,
          () => 'refused',
        )
      const own = await fetch(location.href)
      return {
        own: own.status,
        policy: own.headers.get('content-security-policy')?.startsWith("default-src 'none'"),
        cache: own.headers.get('cache-control'),
        theirPage: await status(`/${theirs}/index.html`),
        outside: await status('https://example.com/'),
        up: await status('/..%2f..%2fpackage.json'),
      }
    }, other)
    expect(statuses).toMatchObject({ own: 200, policy: true, cache: 'no-store', outside: 'refused' })
    expect([statuses.theirPage, statuses.up]).toEqual([404, 404])
  }
})

test("a game is begun on one window, killed, and found again on both; the Hero's note is his", async () => {
  app = await launch({ userData: freshFolder('evening') })
  let { hero, evil } = await takeSeats(app)
  await beginGame(evil, 1)
  await expect(title(hero)).toBeHidden()
  expect(await ask(hero, { do: 'note', note: { text: 'stairs?', marks: {} } })).toEqual({ ok: true })
  expect(await ask(evil, { do: 'note', note: { text: 'ha', marks: {} } })).toMatchObject({ ok: false })

  await kill(app)
  app = await launch({ userData: app.userData })
  ;({ hero, evil } = await pagesOf(app))
  const told = (page: Page) =>
    page.evaluate(() => {
      const heard: Told = { lines: [], notes: [] }
      window.alone.onLines((lines) => heard.lines.push(...lines))
      window.alone.onNote((note) => heard.notes.push(note))
      window.told = heard
    })
  await expect(title(hero)).toBeVisible()
  await told(hero)
  await told(evil)
  await continueGame(hero)
  await expect(title(evil)).toBeHidden()
  const heard = (page: Page): Promise<Told> => page.evaluate(() => window.told)
  await expect.poll(async () => (await heard(hero)).notes).toEqual([{ text: 'stairs?', marks: {} }])
  await expect.poll(async () => new Set((await heard(hero)).lines.map(({ to }) => to))).toEqual(new Set(['hero']))
  // Evil's window has his lines beside its own, to show his screen.
  const evils = new Set(['evil-1', 'hero'])
  await expect.poll(async () => new Set((await heard(evil)).lines.map(({ to }) => to))).toEqual(evils)
  expect((await heard(evil)).notes).toEqual([])
})

test('either side pauses and goes on; who concedes ends the game; a rematch changes the places', async () => {
  app = await launch()
  const { hero, evil } = await takeSeats(app)
  await beginGame(hero, 1)
  expect(await ask(evil, { do: 'pause' })).toEqual({ ok: true })
  await expect(hero.locator('[data-test="go-on"]')).toBeVisible()
  await hero.locator('[data-test="go-on"]').click()
  await expect(evil.locator('[data-test="go-on"]')).toBeHidden()
  expect(await ask(hero, { do: 'concede' })).toEqual({ ok: true })
  for (const page of [hero, evil]) await expect(page.locator('[data-test="result"]')).toBeVisible()
  const before = await places()
  expect(await ask(evil, { do: 'rematch' }).catch(() => ({ ok: true }))).toEqual({ ok: true })
  await expect.poll(places).toEqual({ hero: before.evil, evil: before.hero })
  await expect((await pageOf(app, 'evil')).locator('[data-test="result"]')).toHaveCount(0)
  await expect(hero.locator('[data-test="result"]')).toHaveCount(0)
})

test('an answer is taken back when the other side agrees, and both logs say so', async () => {
  app = await launch()
  const { hero, evil } = await takeSeats(app)
  await beginGame(hero, 1)
  for (const page of [hero, evil]) await listen(page)
  const difficulty = hero.locator('[data-key="difficulty easy"]')
  await difficulty.click()
  await expect(difficulty).toHaveCount(0)
  expect(await ask(hero, { do: 'pause' })).toEqual({ ok: true })
  await hero.locator('[data-test="take-back"]').click()
  await expect(hero.locator('[data-test="agree"]')).toHaveCount(0)
  await evil.locator('[data-test="go-on"]').click()
  await expect(hero.locator('[data-test="go-on"]')).toBeHidden()
  await expect(difficulty).toHaveCount(0)

  expect(await ask(hero, { do: 'take-back' })).toEqual({ ok: true })
  await evil.locator('[data-test="agree"]').click()
  await expect(difficulty).toBeVisible()
  for (const [page, seat] of [
    [hero, 'hero'],
    [evil, 'evil-1'],
  ] as const)
    expect((await known(page))[seat].log.at(-1)).toMatchObject({ type: 'taken-back', side: 'hero' })
  await difficulty.click()
  await expect(difficulty).toHaveCount(0)
})

test('keys held down: a hand opens from either window, and no question is passed unread', async () => {
  const userData = freshFolder('keys')
  storeGame(userData, 'keys', {
    position: {
      position: 1,
      levels: {
        upper: [' ┌┬┬┐', ' ├┼┼┤', 'r├┼┼┤', ' ├┼┼┤b', ' ├┼┼┤', ' └┴┴┘'],
        lower: [' ┌┬┬┐', ' ├┼┼┤', 'r├┼┼┤', ' ├┼┼┤b', ' ├┼┼┤', ' └┴┴┘'],
      },
      hero: { at: 'Ub3', character: 'medic', life: 9, selfControl: 9, adrenaline: 0 },
      evil: { players: 2 },
    },
  })
  app = await launch({ userData })
  const { hero, evil } = await takeSeats(app)
  for (const page of [hero, evil]) await listen(page)
  await continueGame(hero)
  const hand = async () => (await known(evil))['evil-2']?.view.hand
  await expect.poll(hand).toBeNull()
  await hero.bringToFront()
  await hero.keyboard.down('F2')
  await expect.poll(hand).toEqual(expect.any(Array))
  await hero.keyboard.up('F2')
  await expect.poll(hand).toBeNull()

  for (const way of ['action', 'key']) await hero.locator(`[data-${way}="scavenge"]`).click()
  const asked = async () => (await known(evil))['evil-1'].ask?.id ?? null
  await expect.poll(asked).not.toBeNull()
  const first = await asked()
  await hero.keyboard.down('F1')
  await expect.poll(async () => (await known(evil))['evil-1'].ask.options.length).toBeGreaterThan(0)
  await hero.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true })))
  await evil.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat: true })))
  await evil.waitForTimeout(1_000)
  expect(await asked()).toBe(first)
  await hero.keyboard.press(' ')
  await expect.poll(asked).not.toBe(first)
  await hero.keyboard.up('F1')

  await hero.keyboard.down('F2')
  await expect.poll(hand).toEqual(expect.any(Array))
  await crash(app, 'hero') // who could say that the key was let go is gone
  await expect.poll(hand).toBeNull()
})

test('a window that crashes is back with the game', async () => {
  app = await launch()
  const { hero } = await takeSeats(app)
  await beginGame(hero, 2)
  for (const side of SIDES) {
    await crash(app, side)
    await backAtTable(app, side)
  }
  expect(app.electron.windows().length).toBe(2)
})

test("while displays are in doubt Evil's window holds nothing of the game", async () => {
  app = await launch()
  const { hero } = await takeSeats(app)
  await beginGame(hero, 1)
  await app.electron.evaluate(({ screen }) => screen.emit('display-removed', {}, screen.getPrimaryDisplay()))
  await expect
    .poll(async () =>
      (await pageOf(app, 'evil'))
        .locator('[data-place]')
        .count()
        .catch(() => 0),
    )
    .toBe(2)
  const evil = await pageOf(app, 'evil')
  await expect(evil.locator('.table')).toHaveCount(0)
  await expect(placing(hero)).toHaveCount(2)
  await evil.locator('[data-place="evil"]').click()
  await expect(evil.locator('.table')).toHaveCount(1)
  await expect(placing(hero)).toHaveCount(0)
})
