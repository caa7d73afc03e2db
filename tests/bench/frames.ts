// npm run bench, third part: the script in a frame of each window over a scripted game, with motion and without; frames while nothing
// happens; memory after the game. Times are of the page's own thread, so that a busy machine lengthens none. Prints, asserts nothing.
import type { CDPSession, Page } from '@playwright/test'
import type { Seat } from '../../electron/contract/wire.ts'
import { continueGame, SIDES, storeGame, takeSeats } from '../e2e/helpers/evening.ts'
import { freshFolder, launch, type Side } from '../e2e/helpers/launch.ts'

const ANSWERS = 120
/** Between two answers, so that what moves comes to rest now and then. */
const PACE = 250
const IDLE = 3_000

type Pages = Readonly<Record<Side, Page>>
interface Asked {
  asks: Partial<Record<Seat, { readonly id: number; readonly keys: readonly string[] } | null>>
  over: boolean
}
declare global {
  interface Window {
    asked: Asked
  }
}
interface Event {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds by the clock, then of the thread's own time. */
  readonly ts: number
  readonly tts?: number
  readonly tdur?: number
  readonly args: Readonly<Record<string, any>>
}

const SCRIPT = new Set(['FunctionCall', 'EvaluateScript', 'RunMicrotasks', 'v8.evaluateModule', 'v8.callFunction'])
/** What Chromium calls the making of a frame in a page. */
const FRAME = 'AnimationFrame'

const isFrame = ({ name, ph }: Pick<Event, 'name' | 'ph'>): boolean => name === FRAME && ph === 'b'

/** Milliseconds of script in each frame: all since the frame before, what lies within something else counted once. */
function framesOf(events: readonly Event[]): readonly number[] {
  const frames: number[] = []
  let script = 0
  let end = 0
  for (const { name, ph, tts = 0, tdur = 0 } of events) {
    if (isFrame({ name, ph })) {
      frames.push(script / 1000)
      script = 0
    } else if (SCRIPT.has(name)) {
      script += Math.max(0, tts + tdur - Math.max(tts, end))
      end = Math.max(end, tts + tdur)
    }
  }
  return frames.slice(1)
}

/** What Chromium traces while something is done, for the main thread of each page. */
async function traced(cdp: CDPSession, pages: Pages, deed: () => Promise<unknown>): Promise<Record<Side, Event[]>> {
  const events: Event[] = []
  const take = ({ value }: { value: object[] }): void => void events.push(...(value as Event[]))
  cdp.on('Tracing.dataCollected', take)
  const categories = 'devtools.timeline,blink.user_timing,v8'
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories.split(',') },
  })
  for (const side of SIDES) await pages[side].evaluate((name) => void performance.mark(`bench ${name}`), side)
  await deed()
  const over = new Promise((done) => cdp.once('Tracing.tracingComplete', done))
  await cdp.send('Tracing.end')
  await over
  cdp.off('Tracing.dataCollected', take)
  const of = (side: Side): Event[] => {
    const mark = events.find(({ name }) => name === `bench ${side}`)
    const own = events.filter(({ pid, tid, ph }) => pid === mark?.pid && tid === mark.tid && 'XIBb'.includes(ph))
    return own.toSorted((a, b) => a.ts - b.ts)
  }
  return { hero: of('hero'), evil: of('evil') }
}

/** Numbers between 0 and 1, the same for the same seed. */
function chance(seed: number): () => number {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32
}

/** Keeps in a page what each of its seats is asked, and nothing else: the heap is the app's own. */
const watch = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const asked: Asked = { asks: {}, over: false }
    window.asked = asked
    window.alone.onLines((lines) => {
      for (const line of lines) {
        if (!('ask' in line) || (line.to === 'hero') !== (window.alone.side === 'hero')) continue
        const { ask } = line
        asked.asks[line.to] =
          ask === null || ask.closed === true ? null : { id: ask.id, keys: ask.options.map(({ key }) => key) }
        asked.over ||= 'view' in line && (line.view as { result: unknown }).result !== null
      }
    })
  })

/** Answers over the bridge for whoever is asked. */
async function play(pages: Pages): Promise<void> {
  const next = chance(7)
  for (let answers = 0; answers < ANSWERS;) {
    for (const side of SIDES) {
      const { asks, over } = await pages[side].evaluate(() => window.asked)
      if (over) return
      for (const [from, ask] of Object.entries(asks) as [Seat, Asked['asks'][Seat]][]) {
        if (ask === null || ask === undefined) continue
        const plain = ask.keys.filter((key) => key !== 'end')
        const choose = plain[Math.floor(next() * plain.length)] ?? ask.keys[0] ?? ''
        await pages[side].evaluate((line) => window.alone.send(line), { from, choose, ask: ask.id })
        answers += 1
        await pages[side].waitForTimeout(PACE)
      }
    }
    await pages.hero.waitForTimeout(20)
  }
}

const at = (values: readonly number[], share: number): string =>
  (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(1)

for (const motion of ['full', 'off'] as const) {
  const userData = freshFolder('bench')
  storeGame(userData, 'frames', { evil: 1 })
  const app = await launch({ userData })
  const pages = await takeSeats(app)
  for (const side of SIDES) {
    await pages[side].emulateMedia({ reducedMotion: motion === 'off' ? 'reduce' : 'no-preference' })
    await watch(pages[side])
  }
  const cdp = await pages.hero.context().newCDPSession(pages.hero)
  await continueGame(pages.hero)
  await pages.hero.waitForTimeout(1_500)
  const game = await traced(cdp, pages, () => play(pages))
  await pages.hero.waitForTimeout(4_000)
  const idle = await traced(cdp, pages, () => pages.hero.waitForTimeout(IDLE))
  for (const side of SIDES) {
    const frames = framesOf(game[side])
    const still = idle[side].filter(isFrame).length
    const own = await pages[side].context().newCDPSession(pages[side])
    await own.send('HeapProfiler.collectGarbage')
    const { usedSize } = await own.send('Runtime.getHeapUsage')
    console.log(
      `${side}, motion ${motion}: script a frame ${at(frames, 0.5)} ms (median), ${at(frames, 0.95)} (95 %), ${at(frames, 0.99)} (99 %), ` +
        `${at(frames, 1)} (most) of ${frames.length} frames; ${still} frames in ${IDLE / 1000} s of nothing; ` +
        `${(usedSize / 1e6).toFixed(1)} MB of heap`,
    )
  }
  await app.electron.close()
}
