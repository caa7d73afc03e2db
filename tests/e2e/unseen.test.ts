// The Hero's window over two worlds that he cannot tell apart: page, accessibility tree, pixels, cursors and tips are the same at first and
// after hovers, wheel and drag, page and tree after keys that answer nothing.
import { createHash } from 'node:crypto'
import { test, type Page } from '@playwright/test'
import { planPartner } from '../fairness/partner.ts'
import { play } from '../fairness/play.ts'
import { richPosition } from '../fairness/starts.ts'
import { random } from '../helpers/random-map.ts'
import { continueGame, expect, storeGame, takeSeats } from './helpers/evening.ts'
import { freshFolder, launch, type Launched } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

/** Two positions that read the same to the Hero; whatever he never saw is dealt anew in the second. */
function worlds(seed: number): { readonly positions: readonly [object, object]; readonly seed: string } | undefined {
  const chance = random(seed)
  const start = richPosition(chance)
  const run = play(start, chance, 1)
  const last = run.trace[0]?.text ?? ''
  const plan = planPartner(run, random(seed + 1))
  const differs = ['creatures', 'number of creatures', 'places'].some((kind) => (plan.anew[kind] ?? 0) > 0)
  if (start.do !== 'load' || plan.start.do !== 'load' || !differs || !last.includes('"kind":"turn"')) return undefined
  return { positions: [start.position, plan.start.position], seed: start.seed }
}

const digest = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 12)

/** All that a page shows and says of itself, as a few short words. */
async function looks(page: Page, pixels: boolean, withTree = pixels): Promise<string> {
  if (pixels) await page.waitForTimeout(400) // what the board draws anew is drawn by then
  const text = await page.evaluate(() => {
    const { documentElement: root, title, activeElement } = document
    return [
      title,
      root.outerHTML,
      activeElement?.outerHTML ?? '',
      String(window.getSelection()),
      scrollX,
      scrollY,
    ].join('\n')
  })
  const tree = withTree ? await page.locator('body').ariaSnapshot() : ''
  const picture = pixels ? digest(await page.screenshot({ animations: 'disabled' })) : ''
  return [digest(text), digest(tree), picture].join(' ')
}

const cursorAt = (page: Page, x: number, y: number): Promise<string> =>
  page.evaluate(
    ([a, b]) => {
      const under = document.elementFromPoint(a!, b!)
      return under === null
        ? ''
        : `${under.tagName} ${getComputedStyle(under).cursor} ${under.closest('[title]')?.getAttribute('title') ?? ''}`
    },
    [x, y],
  )

/**
 * Keys that open, close or look at something. Those that answer at once are left out: what an answer brings may differ by right. So are
 * those that pause: the pause comes by way of the app, when it comes.
 */
const KEYS = [
  ...['j', 'j', 'm', 'Escape', 'x', 'Escape'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
  ...[
    'Tab',
    'Tab',
    'Tab',
    'Shift+Tab',
    'F1',
    'F2',
    'F3',
    'F5',
    'F12',
    'Control+a',
    'Control+c',
    'Control+p',
    'Control+s',
  ],
  ...['Control+Shift+i', 'Alt+ArrowLeft', 'ContextMenu', 'p', 'w', 'Backspace'],
]

async function sweep(page: Page): Promise<string[]> {
  const seen: string[] = [`first ${await looks(page, true)}`]
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const [x, y] = [((column + 0.5) * width) / 8, ((row + 0.5) * height) / 6]
      await page.mouse.move(x, y)
      seen.push(`hover ${column},${row} ${await cursorAt(page, x, y)} ${await looks(page, false)}`)
    }
  await page.mouse.move(width / 2, height / 2)
  for (const by of [-400, -400, 800, 800, -800]) {
    await page.mouse.wheel(0, by)
    seen.push(`wheel ${by} ${await looks(page, true)}`)
  }
  await page.mouse.down()
  await page.mouse.move(width / 2 + 300, height / 2 + 200, { steps: 4 })
  seen.push(`drag ${await looks(page, true)}`)
  await page.mouse.up()
  await page.mouse.click(width / 2 + 40, height / 2 + 40, { button: 'right' })
  seen.push(`right ${await looks(page, true)}`)
  // No pictures after keys: what a key marks on the board fades in, and two pictures of one world differ by that.
  for (const key of KEYS) {
    await page.keyboard.press(key)
    seen.push(`key ${key} ${await looks(page, false, true)}`)
  }
  return seen
}

test('nothing that he can do without answering tells two worlds apart', async () => {
  test.setTimeout(300_000)
  let pair: ReturnType<typeof worlds>
  for (let seed = 1; pair === undefined; seed += 1) pair = worlds(seed)
  const seen: string[][] = []
  for (const position of pair.positions) {
    const userData = freshFolder('unseen')
    storeGame(userData, pair.seed, { position })
    app = await launch({ userData })
    const { hero, evil } = await takeSeats(app)
    await hero.emulateMedia({ reducedMotion: 'reduce' })
    await continueGame(evil)
    await expect(hero.locator('[data-action]').first()).toBeVisible()
    await hero.waitForTimeout(2_500)
    seen.push(await sweep(hero))
    expect(await hero.evaluate(() => document.querySelectorAll('[data-action]').length)).toBeGreaterThan(0)
    await app.electron.close()
  }
  const [first, second] = seen
  expect(second).toEqual(first)
  expect(new Set(first).size).toBeGreaterThan(60)
})
