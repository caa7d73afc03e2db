// Evil's display is unplugged and plugged in again, on two real outputs, while pictures are taken of the Hero's: nothing of Evil's is on them.
// It needs an X server with two outputs (build/two-monitors.sh says which programs), and is played on demand, on a machine with nothing else
// to do: the system moves a window before its page can know, and on a busy machine that moment is long enough for a picture.
import { test, type Page } from '@playwright/test'
import { beginGame, expect, pageOf, pagesOf, takeSeats } from './helpers/evening.ts'
import { launch, type Launched } from './helpers/launch.ts'
import { colours, missing, startOutputs, type Outputs } from './helpers/outputs.ts'

/** `UNPLUG_CYCLES=30 npm test -- e2e/unplug`. */
const CYCLES = Number(process.env['UNPLUG_CYCLES'] ?? 0)
/** Pixels of a colour from which it marks a window. */
const MANY = 2_000
/** Milliseconds from one picture to the next. */
const PAUSE = 500

let outputs: Outputs
let app: Launched | undefined
test.skip(CYCLES === 0, 'on demand')
test.skip(CYCLES > 0 && missing().length > 0, `programs that are missing: ${missing().join(', ')}`)
test.beforeAll(async () => {
  outputs = await startOutputs()
})
test.afterAll(async () => {
  await app?.electron.close().catch(() => undefined)
  await outputs.close()
})

test(`through ${CYCLES} times of unplugging and plugging in, no picture of the Hero's display shows Evil's colours`, async () => {
  test.setTimeout(60_000 + CYCLES * 30_000)
  const table = await launch({ env: { ...outputs.env, STANDIN_HEADLESS: '' } })
  app = table
  const { hero } = await pagesOf(table)
  await hero.locator('[data-place="hero"]').waitFor()
  const anothers = new Set([...colours(await outputs.picture(0)).keys(), ...colours(await outputs.picture(1)).keys()])
  await takeSeats(table)
  for (const output of [0, 1] as const)
    for (const colour of colours(await outputs.picture(output)).keys()) anothers.add(colour)
  await beginGame(hero, 1)
  await atTable(table)
  for (const colour of colours(await outputs.picture(0)).keys()) anothers.add(colour)
  anothers.add(await groundOf(await pageOf(table, 'evil'))) // which any page of Evil's has before anything is drawn on it
  const marks = [...colours(await outputs.picture(1))].flatMap(([colour, count]) =>
    count >= MANY && !anothers.has(colour) ? [colour] : [],
  )
  expect(marks.length).toBeGreaterThan(0)
  const marked = async (output: 0 | 1): Promise<number> => {
    const counts = colours(await outputs.picture(output))
    return marks.reduce((sum, mark) => sum + (counts.get(mark) ?? 0), 0)
  }

  const found: number[] = []
  let watching = true
  const watch = (async () => {
    while (watching) {
      const begun = Date.now()
      found.push(await marked(0))
      await new Promise((done) => setTimeout(done, Math.max(0, begun + PAUSE - Date.now())))
    }
  })()
  try {
    for (let n = 0; n < CYCLES; n += 1) {
      await expect.poll(() => marked(1)).toBeGreaterThan(MANY)
      await outputs.unplug()
      await asked(table)
      await hero.waitForTimeout(PAUSE * (n % 3))
      await outputs.plug()
      await expect.poll(() => table.electron.evaluate(({ screen }) => screen.getAllDisplays().length)).toBe(2)
      await asked(table)
      await hero.locator('[data-place="hero"]').click()
      await atTable(table)
    }
  } finally {
    watching = false
    await watch
  }
  expect(found.length).toBeGreaterThan(CYCLES)
  expect(found.filter((count) => count > 0)).toEqual([])
})

/** The colour that a page has where nothing is drawn. */
const groundOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [r, g, b] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)
    return ((r ?? 0) << 16) | ((g ?? 0) << 8) | (b ?? 0)
  })

/** Evil's window, which is made anew whenever its display is in doubt, shows the table, or asks whose display it is on. */
const shows = (app: Launched, what: string) =>
  expect
    .poll(async () =>
      (await pageOf(app, 'evil'))
        .locator(what)
        .count()
        .catch(() => 0),
    )
    .toBeGreaterThan(0)
const atTable = (app: Launched) => shows(app, '.table')
const asked = (app: Launched) => shows(app, '[data-place]')
