// The table's sound in the built app: the Hero's window plays what he is told, Evil's window has no sound at all, and silence costs nothing.
// And every cue as the browser makes it: heard, never too loud, on its side, and over when it says so.
import { join } from 'node:path'
import { chromium, test, type Browser, type Page } from '@playwright/test'
import { build } from 'vite'
import { answer, continueGame, expect, offers, storeGame, takeSeats } from './helpers/evening.ts'
import { towards } from './helpers/guide.ts'
import { freshFolder, launch, root, type Launched, type Side } from './helpers/launch.ts'

const POSITION = {
  position: 1,
  levels: {
    upper: [' ┌─┬I ', ' │┌┤│ ', ' └H┼┤b', 'r┌┬┼D ', ' V┤└┤ ', ' └┴─┘ '],
    lower: [' ┌─┬C ', ' │┌┤│ ', ' └E┼┤b', 'r┌┬┼L ', ' G┤└┤ ', ' └┴─┘ '],
  },
  lcus: ['Uc3', 'La1'],
  hero: { at: 'Uc3', character: 'medic', items: [{ card: 'bullets-1' }] },
  revealed: ['Uc3', 'Uc2', 'Uc4', 'Ud3', 'Ub3'],
  creatures: [{ kind: 'worm', at: 'Ua1' }],
  missions: { blue: { card: 'dead-grid' }, green: { card: 'cold-cabinet' }, final: { card: 'cold-launch' } },
  evil: { players: 1, decks: ['fury', 'speed'], hands: [['lunge', 'tear']] },
}

test.setTimeout(300_000) // a busy machine is no failure

/** Runs in a page, before anything of it: counts contexts, and what is started in them. */
function spy(): void {
  const heard = { contexts: 0, started: 0, state: () => 'none' }
  const Own = window.AudioContext
  window.AudioContext = class extends Own {
    constructor() {
      super()
      heard.contexts += 1
      heard.state = () => this.state
    }
  }
  for (const { prototype } of [AudioScheduledSourceNode, AudioBufferSourceNode] as any[]) {
    const start = prototype.start
    prototype.start = function (...args: unknown[]) {
      heard.started += 1
      return start.apply(this, args)
    }
  }
  ;(window as any).heard = heard
}
const heardIn = (page: Page): Promise<{ contexts: number; started: number; state: string }> =>
  page.evaluate(() => {
    const { contexts, started, state } = (window as any).heard
    return { contexts, started, state: state() }
  })
const stateOf = async (page: Page): Promise<string> => (await heardIn(page)).state

/** A game goes on at the Hero's Turn, in pages that are listened to. */
async function begin(): Promise<{ app: Launched; pages: Record<Side, Page> }> {
  const userData = freshFolder('sound')
  storeGame(userData, 'sound', { position: POSITION })
  const app = await launch({ userData })
  const pages = await takeSeats(app)
  for (const page of Object.values(pages)) {
    await page.addInitScript(spy)
    await page.reload()
    await expect(page.locator('[data-menu="continue"]')).toBeVisible()
  }
  return { app, pages }
}

/** Sets volumes and captions in the pause, and goes on. */
async function settle(page: Page, volume: number, captions: boolean): Promise<void> {
  await page.keyboard.press('Escape')
  await page.locator('[data-test="settings"]').click()
  for (const kind of ['cues', 'score']) await page.locator(`[data-volume="volume-${kind} ${volume}"]`).click()
  await page.locator(`[data-captions="${captions}"]`).click()
  await page.locator('.button.primary').last().click()
  await page.locator('[data-test="go-on"]').click()
  await expect(page.locator('[data-test="go-on"]')).toBeHidden()
}

const act = async (page: Page, key: string): Promise<void> => {
  await expect.poll(async () => (await offers(page)).length).toBeGreaterThan(0)
  expect(await answer(page, towards(key))).toBe(key)
}

test("the Hero's window plays for the table, and Evil's never does", async () => {
  const { app, pages } = await begin()
  const { hero, evil } = pages
  try {
    expect(await heardIn(hero)).toEqual({ contexts: 0, started: 0, state: 'none' })
    await continueGame(hero)
    // The score begins with the game.
    await expect.poll(() => heardIn(hero)).toMatchObject({ contexts: 1, state: 'running' })
    const { started } = await heardIn(hero)
    expect(started).toBeGreaterThan(5)
    // Whatever Evil is asked and answers, his window is silent.
    await act(hero, 'explore n')
    await act(evil, 'pass')
    await expect.poll(async () => (await heardIn(hero)).started).toBeGreaterThan(started)
    await expect(hero.locator('[data-test="captions"]')).toHaveCount(0)
    expect(await heardIn(evil)).toEqual({ contexts: 0, started: 0, state: 'none' })
    expect(await evil.evaluate(() => document.querySelectorAll('audio, video').length)).toBe(0)
  } finally {
    await app.electron.close()
  }
})

test('with its volumes at 0 nothing runs, and captions say what is not heard', async () => {
  const { app, pages } = await begin()
  const { hero, evil } = pages
  try {
    await continueGame(hero)
    await expect.poll(() => stateOf(hero)).toBe('running')
    await settle(hero, 0, true)
    await expect.poll(() => stateOf(hero)).toBe('suspended')
    const before = await heardIn(hero)
    await act(hero, 'explore n')
    await act(evil, 'pass')
    await expect(hero.locator('[data-test="captions"] span').first()).toBeVisible()
    expect(await heardIn(hero)).toEqual(before)

    await evil.locator('body').click({ position: { x: 2, y: 2 } })
    await evil.keyboard.press('Escape')
    await expect(evil.locator('[data-test="go-on"]')).toBeVisible()
    await evil.locator('[data-test="settings"]').click()
    await expect(evil.locator('[data-test="sound"]')).toBeVisible()
    await expect(evil.locator('[data-volume], [data-captions]')).toHaveCount(0)
    await app.electron.close()

    // They are found again at the next start.
    const again = await launch({ userData: app.userData })
    try {
      await again.hero.locator('[data-menu="settings"]').click()
      for (const name of ['[data-volume="volume-cues 0"]', '[data-volume="volume-score 0"]', '[data-captions="true"]'])
        await expect(again.hero.locator(name)).toHaveAttribute('aria-pressed', 'true')
    } finally {
      await again.electron.close()
    }
  } finally {
    await app.electron.close().catch(() => undefined)
  }
})

test.describe('every cue', () => {
  let browser: Browser
  let page: Page
  test.beforeAll(async () => {
    const entry = join(root, 'tests/e2e/helpers/offline-sound.ts')
    const lib = { entry, formats: ['iife' as const], name: 'offline' }
    const built = await build({ configFile: false, root, logLevel: 'error', build: { write: false, lib } })
    const [bundle] = [built].flat()
    if (bundle === undefined || !('output' in bundle)) throw new Error('nothing was built')
    const executablePath = process.env['STANDIN_CHROMIUM'] ?? '/usr/bin/chromium'
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    page = await browser.newPage()
    await page.evaluate(bundle.output[0].code)
  })
  test.afterAll(() => browser.close())

  const measure = (kind: string, pan = 0, dull = 0) =>
    page.evaluate((args) => (globalThis as any).sounds.cue(...args), [kind, pan, dull])

  test('is heard, cracks nowhere, and is over in time', async () => {
    const kinds: string[] = await page.evaluate(() => (globalThis as any).sounds.kinds)
    expect(kinds.length).toBeGreaterThan(35)
    const odd: object[] = []
    for (const kind of kinds) {
      const { left, right, end } = await measure(kind)
      if (left < 0.08 || left > 0.9 || Math.abs(left - right) > 0.05 || end > 0.001)
        odd.push({ kind, left, right, end })
    }
    expect(odd).toEqual([])
  })
  test('of a Noise is heard from its side, and softer through walls', async () => {
    const [west, east, open, walled] = [
      await measure('noise', -0.9, 0.15),
      await measure('noise', 0.9, 0.15),
      await measure('noise'),
      await measure('noise', 0, 0.95),
    ]
    expect(west.left).toBeGreaterThan(4 * west.right)
    expect(east.right).toBeGreaterThan(4 * east.left)
    expect(walled.left).toBeLessThan(open.left / 2)
  })
  test('stays above the score, which grows with the tension', async () => {
    const score = (more: object) =>
      page.evaluate((tension) => (globalThis as any).sounds.score(tension), {
        time: 0,
        harm: 0,
        near: 0,
        dark: false,
        nightmare: false,
        ...more,
      })
    const calm = await score({})
    const late = await score({ time: 1, harm: 0.9, near: 3, dark: true, nightmare: true })
    expect(late.meanLeft).toBeGreaterThan(1.2 * calm.meanLeft)
    expect(late.left).toBeLessThan(0.95)
  })
})
