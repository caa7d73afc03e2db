// npm run bench, second half: start-up, also over a bad file; an answer to the other window's drawn frame; a crashed window to its table.
// Prints medians, asserts nothing.
import { writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Ask, Seat, SeatLine } from '../../electron/contract/wire.ts'
import { backAtTable, continueGame, crash, SIDES, storeGame, takeSeats } from '../e2e/helpers/evening.ts'
import { freshFolder, launch, type Launched, type Side } from '../e2e/helpers/launch.ts'

/** What is kept in a page: when each line's frame was drawn, and what each seat is asked. */
interface Drawn {
  readonly drawn: number[]
  readonly asks: Map<Seat, Ask | null>
}
declare global {
  interface Window {
    drawn: Drawn
  }
}

const STARTS = 3
/** Of each window; more in a row are taken for a fault that comes again. */
const CRASHES = 1
const ANSWERS = 60
/** What the Hero's window shows first: whose display is whose, or the title. */
const FIRST = '[data-place="hero"], [data-menu="new"]'

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Keeps, in a page, when each line came and when the frame after it was drawn, by the clock that all windows share. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Drawn = { drawn: [], asks: new Map() }
    window.drawn = seen
    window.alone.onLines((lines) => {
      for (const line of lines) if ('ask' in line) seen.asks.set(line.to, line.ask)
      requestAnimationFrame(() => setTimeout(() => seen.drawn.push(performance.timeOrigin + performance.now())))
    })
  })

interface Asked {
  readonly from: Seat
  readonly id: number
  readonly keys: readonly string[]
}
const asked = (page: Page): Promise<Asked | null> =>
  page.evaluate(() => {
    for (const [from, ask] of window.drawn.asks)
      if (ask !== null) return { from, id: ask.id, keys: ask.options.map(({ key }) => key) }
    return null
  })

/** Answers in one window, and gives the milliseconds to the first frame that the other drew of it; null where it was told nothing. */
async function time(from: Page, to: Page, line: SeatLine): Promise<number | null> {
  const before = await to.evaluate(() => window.drawn.drawn.length)
  const sent = await from.evaluate((said) => {
    const now = performance.timeOrigin + performance.now()
    window.alone.send(said)
    return now
  }, line)
  await from.waitForTimeout(200)
  const drawn = await to.evaluate((n) => window.drawn.drawn[n], before)
  return drawn === undefined ? null : drawn - sent
}

async function latency(pages: Record<Side, Page>): Promise<readonly number[]> {
  const times: number[] = []
  for (let i = 0; i < ANSWERS; i += 1) {
    for (const [side, other] of [
      ['hero', 'evil'],
      ['evil', 'hero'],
    ] as const) {
      const ask = await asked(pages[side])
      if (ask === null) continue
      const choose =
        ['pass', 'none', 'no', 'done', 'scavenge', 'keep'].find((key) => ask.keys.includes(key)) ?? ask.keys[0] ?? ''
      const took = await time(pages[side], pages[other], { from: ask.from, choose, ask: ask.id })
      if (took !== null) times.push(took)
    }
  }
  return times
}

/** The milliseconds from a crash of a side's page until its window shows the table again. */
async function recovery(app: Launched, side: Side): Promise<number> {
  const begun = performance.now()
  await crash(app, side)
  await backAtTable(app, side)
  return performance.now() - begun
}

/** The milliseconds from a start over a file that is no store of games to the first screen. */
async function startOverBadFile(): Promise<number> {
  const userData = freshFolder('bench')
  writeFileSync(join(userData, 'alone-table.db'), 'SQLite format 3\0 and then nothing of the kind')
  const begun = performance.now()
  const app = await launch({ userData })
  await app.hero.locator(FIRST).waitFor()
  const took = performance.now() - begun
  await app.electron.close()
  return took
}

const starts: number[] = []
const badStarts: number[] = []
const recoveries: number[] = []
let times: readonly number[] = []
for (let start = 0; start < STARTS; start += 1) {
  const userData = freshFolder('bench')
  storeGame(userData, 'bench', { position: { position: 1 } })
  const begun = performance.now()
  const app = await launch({ userData })
  await app.hero.locator(FIRST).first().waitFor()
  starts.push(performance.now() - begun)
  if (start === STARTS - 1) {
    const pages = await takeSeats(app)
    for (const page of Object.values(pages)) await watch(page)
    await continueGame(pages.hero)
    await pages.hero.waitForTimeout(1_000)
    times = await latency(pages)
    for (let crashes = 0; crashes < CRASHES; crashes += 1)
      for (const side of SIDES) recoveries.push(await recovery(app, side))
  }
  await app.electron.close()
  badStarts.push(await startOverBadFile())
}
console.log(`start-up to the first screen: ${Math.round(median(starts))} ms (of ${STARTS})`)
console.log(`the same over a bad file: ${Math.round(median(badStarts))} ms (of ${STARTS})`)
console.log(`an answer to the other window's drawn frame: ${Math.round(median(times))} ms (of ${times.length})`)
console.log(`a crashed window to its table: ${Math.round(median(recoveries))} ms (of ${recoveries.length})`)
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
