// npm run bench, second half: start-up, and how long an answer takes to the other window's drawn frame. Prints medians, asserts nothing.
import { loadavg } from 'node:os'
import type { Page } from '@playwright/test'
import { continueGame, storeGame, takeSeats } from '../e2e/helpers/evening.ts'
import { freshFolder, launch, type Side } from '../e2e/helpers/launch.ts'

const STARTS = 3
const ANSWERS = 60

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Keeps, in a page, when each line came and when the frame after it was drawn, by the clock that all windows share. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: any = { drawn: [], asks: {} }
    ;(window as any).seen = seen
    ;(window as any).alone.onLines((lines: any[]) => {
      for (const line of lines) if ('ask' in line) seen.asks[line.to] = line.ask
      requestAnimationFrame(() => setTimeout(() => seen.drawn.push(performance.timeOrigin + performance.now())))
    })
  })

interface Asked {
  readonly from: string
  readonly id: number
  readonly keys: readonly string[]
}
const asked = (page: Page): Promise<Asked | null> =>
  page.evaluate(() => {
    const open = Object.entries((window as any).seen.asks as Record<string, any>).find(([, ask]) => ask !== null)
    return open === undefined ? null : { from: open[0], id: open[1].id, keys: open[1].options.map((o: any) => o.key) }
  })

/** Answers in one window, and gives the milliseconds to the first frame that the other drew of it; null where it was told nothing. */
async function time(from: Page, to: Page, line: object): Promise<number | null> {
  const before = await to.evaluate(() => (window as any).seen.drawn.length as number)
  const sent = await from.evaluate((said) => {
    const now = performance.timeOrigin + performance.now()
    ;(window as any).alone.send(said)
    return now
  }, line)
  await from.waitForTimeout(200)
  const drawn = await to.evaluate((n) => (window as any).seen.drawn[n] as number | undefined, before)
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
        ['pass', 'none', 'no', 'done', 'scavenge', 'keep'].find((key) => ask.keys.includes(key)) ?? ask.keys[0]
      const took = await time(pages[side], pages[other], { from: ask.from, choose, ask: ask.id })
      if (took !== null) times.push(took)
    }
  }
  return times
}

const starts: number[] = []
let times: readonly number[] = []
for (let start = 0; start < STARTS; start += 1) {
  const userData = freshFolder('bench')
  storeGame(userData, 'bench', { position: { position: 1 } })
  const begun = performance.now()
  const app = await launch({ userData })
  await app.hero.locator('[data-place="hero"], [data-menu="new"]').first().waitFor()
  starts.push(performance.now() - begun)
  if (start === STARTS - 1) {
    const pages = await takeSeats(app)
    for (const page of Object.values(pages)) await watch(page)
    await continueGame(pages.hero)
    await pages.hero.waitForTimeout(1_000)
    times = await latency(pages)
  }
  await app.electron.close()
}
console.log(`start-up to the first screen: ${Math.round(median(starts))} ms (of ${STARTS})`)
console.log(`an answer to the other window's drawn frame: ${Math.round(median(times))} ms (of ${times.length})`)
console.log(
  `load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
)
