// An evening as people play it: whose display is whose, a new game or a stored one, and answers by clicks and keys on what a window offers.
import { join } from 'node:path'
import { expect as patient, type Locator, type Page } from '@playwright/test'
import type { Ask, Seat, SeatEvent } from '../../../electron/contract/wire.ts'
import { alone } from '../../../electron/games/alone/index.ts'
import { ownPacks, packLibrary, packsIn } from '../../../electron/packs/packs.ts'
import { openStore } from '../../../electron/store/store.ts'
import { immediateClock } from '../../../electron/table/clock.ts'
import { Host } from '../../../electron/table/host.ts'
import { lift, putDown, tap } from './fingers.ts'
import { windowOf, type Launched, type Side } from './launch.ts'

/** A busy machine may take its time. */
export const expect = patient.configure({ timeout: 30_000 })

export const SIDES: readonly Side[] = ['hero', 'evil']

/** A side's window as it is now: Evil's is made anew whenever its display was in doubt. */
export const pageOf = (app: Launched, side: Side): Promise<Page> => windowOf(app.electron, side)
export const pagesOf = async (app: Launched): Promise<Record<Side, Page>> => ({
  hero: await pageOf(app, 'hero'),
  evil: await pageOf(app, 'evil'),
})

export type By = 'click' | 'keys' | 'touch'

/** Tab to what is looked for, and Enter. False where it went away meanwhile. */
async function tabTo(page: Page, isHere: () => Promise<boolean>, isLeft: () => Promise<boolean>): Promise<boolean> {
  for (let i = 0; i < 300; i += 1) {
    if (await isHere()) {
      await page.keyboard.press('Enter')
      return true
    }
    if (i % 20 === 19 && !(await isLeft())) return false
    await page.keyboard.press('Tab')
  }
  throw new Error('what is looked for cannot be reached by the keyboard')
}
/** Presses something that surrounds the game. */
async function pressThing(page: Page, thing: Locator, by: By): Promise<void> {
  if (by === 'click') await thing.click()
  else if (by === 'touch') await tap(page, thing)
  else
    await tabTo(
      page,
      () => thing.evaluate((each) => each === document.activeElement),
      () => thing.isVisible(),
    )
}

/** Says whose display each is, as the windows stand, where the app asks. */
export async function takeSeats(app: Launched, by: 'click' | 'keys' = 'click'): Promise<Record<Side, Page>> {
  const { hero, evil } = await pagesOf(app)
  const asked = hero.locator('[data-place="hero"]')
  await expect(asked.or(hero.locator('[data-menu="new"]'))).toBeVisible()
  if (await asked.isVisible()) await pressThing(hero, asked, by)
  for (const page of [hero, evil]) await expect(page.locator('[data-menu="new"]')).toBeVisible()
  return { hero, evil }
}

/** Begins a new game from a window's title. */
export async function beginGame(page: Page, evil: 1 | 2 | 3): Promise<void> {
  await page.locator('[data-menu="new"]').click()
  await page.locator(`[data-evil="${evil}"]`).check({ force: true })
  await page.locator('[data-test="begin"]').click()
  await expect(page.locator('[data-menu="new"]')).toBeHidden()
}

/** Goes on with the last game from a window's title. */
export async function continueGame(page: Page, by: By = 'click'): Promise<void> {
  await pressThing(page, page.locator('[data-menu="continue"]'), by)
  await expect(page.locator('[data-menu="continue"]')).toBeHidden()
}

/** Ends the process of a side's page as a fault in it would. */
export const crash = (app: Launched, side: Side): Promise<void> =>
  app.electron.evaluate(({ BrowserWindow }, lost) => {
    const all = BrowserWindow.getAllWindows()
    all.find((w) => w.webContents.getURL().startsWith(`app://${lost}/`))!.webContents.forcefullyCrashRenderer()
  }, side)

/** Waits until a side's window shows the table. */
export async function backAtTable(app: Launched, side: Side): Promise<void> {
  const shown = async (): Promise<number> =>
    (await pageOf(app, side))
      .locator('.table, [data-test="labyrinth"]')
      .count()
      .catch(() => 0)
  await expect.poll(shown, { intervals: [50] }).toBeGreaterThan(0)
}

/**
 * Lays a game with a known seed into the folder of an app that does not run: a new one, or one set up by a position, with the first answers
 * given as `hero move n`. Gives its id.
 */
export function storeGame(
  userData: string,
  seed: string,
  start: { evil: 1 | 2 | 3 } | { position: object },
  answers: readonly string[] = [],
): string {
  const store = openStore(join(userData, 'alone-table.db'))
  const host = new Host({
    game: alone,
    packs: packLibrary(packsIn(ownPacks())),
    archive: store.games,
    clock: immediateClock(),
    beat: 0,
    trouble: (error) => {
      throw error
    },
  })
  const refused =
    'evil' in start
      ? host.begin({ mode: 'randomized', seed, evil: start.evil, pack: 'core' })
      : host.load(start.position, seed)
  if (refused !== undefined) throw new Error(JSON.stringify(refused))
  const link = host.join({
    side: 'all',
    shared: false,
    send: (lines) => {
      const no = lines.find((line) => 'refused' in line)
      if (no !== undefined) throw new Error(JSON.stringify(no))
    },
  })
  for (const said of answers) {
    const [from, ...key] = said.split(' ')
    link.receive({ from: from as Seat, choose: key.join(' ') })
  }
  const id = host.stored
  host.leave()
  store.close()
  if (id === undefined) throw new Error('the game was not stored')
  return id
}

/** Something that a window offers to press: an option, a card of the hand, or a group of options. */
export interface Offer {
  readonly key: string
  readonly isGroup: boolean
  /** The key on the keyboard that presses it, or two keys one after the other. */
  readonly hotkey: string | null
}
/** Options and groups, the Hero's six Actions, the cards of a hand. */
const OFFERS = '[data-key], [data-action], [data-test="hand"] [data-card]'
/** They change what is offered and answer nothing. */
const SWITCHES = ['back', 'face-down']

/** All that a window offers now. Nothing where it is not asked. */
export const offers = (page: Page): Promise<readonly Offer[]> =>
  page.evaluate(
    ([selector, switches]) =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((button) => {
        const { key: option, card, action } = button.dataset
        const key = option ?? action ?? `play ${card}`
        const isOff = button.getAttribute('aria-disabled') === 'true' || (button as HTMLButtonElement).disabled
        if (isOff || switches.includes(key) || !button.checkVisibility()) return []
        const isGroup = button.hasAttribute('aria-haspopup') || action !== undefined
        const hotkey = button.dataset['keys'] ?? button.querySelector('kbd')?.textContent?.trim() ?? null
        return [{ key, isGroup, hotkey }]
      }),
    [OFFERS, SWITCHES] as const,
  )

/** An Action and its only way have the same key. */
const nameOf = ({ key, isGroup }: Offer): string => `${key} ${isGroup}`

const buttonOf = (page: Page, key: string) =>
  page
    .locator(`[data-key="${key}"], [data-action="${key}"], [data-card="${key.replace(/^play /, '')}"]:not(.no)`)
    .first()

export type Pick = (offers: readonly Offer[]) => Offer
/**
 * Presses one offer by the mouse, by a finger, or by the keyboard alone: its own key where it has one, else Tab and Enter.
 * False where it went away meanwhile, as an answered question does.
 */
async function press(page: Page, { key, hotkey }: Offer, by: By): Promise<boolean> {
  if (by === 'click') {
    return buttonOf(page, key)
      .click({ timeout: 3_000 })
      .then(
        () => true,
        () => false,
      )
  }
  if (by === 'touch') return tap(page, buttonOf(page, key))
  if (hotkey !== null && /^\w{1,2}$/.test(hotkey)) {
    for (const each of hotkey.toLowerCase()) await page.keyboard.press(each)
    return true
  }
  const here = (): Promise<string | null> =>
    page.evaluate(() => {
      const { key, card, action } = (document.activeElement as HTMLElement).dataset
      return key ?? action ?? (card === undefined ? null : `play ${card}`)
    })
  return tabTo(
    page,
    async () => (await here()) === key,
    async () => (await offers(page)).some((offer) => offer.key === key),
  )
}

/** Answers what a window asks: presses what is picked, through groups to an option. Gives the option's key, or null where it is not asked. */
export async function answer(page: Page, pick: Pick, by: By = 'click'): Promise<string | null> {
  let all = await offers(page)
  for (let depth = 0; depth < 8 && all.length > 0; depth += 1) {
    const picked = pick(all)
    if (!(await press(page, picked, by))) return null
    if (!picked.isGroup) return picked.key
    const before = new Set(all.map(nameOf))
    let now = all
    await expect.poll(async () => JSON.stringify((now = await offers(page)))).not.toBe(JSON.stringify(all))
    const inside = now.filter((offer) => !before.has(nameOf(offer)))
    if (inside.length === 0) return picked.key // a group of one is answered at once
    all = inside
  }
  return null
}

/** The seats of Evil that are asked while their hands are shut, where several share the window. */
export const askedSeats = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...document.querySelectorAll<HTMLElement>('.tab.asked')].map((tab) => tab.dataset['seat'] ?? ''))

/** Answers for Evil, holding a hand open by its key, or by a finger on its tab, where the question names its cards. */
export async function answerEvil(page: Page, pick: Pick, by: By = 'click'): Promise<string | null> {
  if ((await offers(page)).length > 0) return answer(page, pick, by)
  const [seat] = await askedSeats(page)
  if (seat === undefined) return null
  const key = `F${seat.slice(-1)}`
  if (by === 'touch') await putDown(page, page.locator(`.tab[data-seat="${seat}"]`))
  else await page.keyboard.down(key)
  // The seat may have been asked no more when its key went down.
  for (let i = 0; i < 40 && (await offers(page)).length === 0; i += 1) await page.waitForTimeout(50)
  const answered = await answer(page, pick, by)
  if (by === 'touch') await lift(page)
  else await page.keyboard.up(key)
  return answered
}

/** A pick that is the same for the same seed. */
export function randomPick(seed: number): Pick {
  let state = seed
  return (all) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return all[Math.floor((state / 2 ** 32) * all.length)]!
  }
}

export const isOver = (page: Page): Promise<boolean> => page.locator('[data-test="result"]').isVisible()

/** Plays on in both windows, each by its pick, until the game is over or `until` says so. Gives the answers in order. */
export async function play(
  pages: Readonly<Record<Side, Page>>,
  picks: Readonly<Record<Side, Pick>>,
  until: (answers: readonly string[]) => boolean = () => false,
  by: By = 'click',
): Promise<readonly string[]> {
  const answers: string[] = []
  let idle = Date.now()
  while (!until(answers) && !(await isOver(pages.hero))) {
    const heros = await answer(pages.hero, picks.hero, by)
    const given = heros ?? (await answerEvil(pages.evil, picks.evil, by))
    if (given !== null) {
      answers.push(`${heros === null ? 'evil' : 'hero'} ${given}`)
      idle = Date.now()
    } else if (Date.now() - idle > 30_000) throw new Error(`nobody is asked after ${answers.slice(-5).join(', ')}`)
    else await new Promise((done) => setTimeout(done, 20))
  }
  return answers
}

declare global {
  interface Window {
    /** What each seat of the page knows. */
    known: Partial<
      Record<string, { readonly view: unknown; readonly ask: Ask | null; readonly log: readonly SeatEvent[] }>
    >
  }
}
/** Listens in a page beside what is drawn there, and keeps what each of its seats knows: last view, question and log. */
export const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const known: Window['known'] = {}
    window.known = known
    window.alone.onLines((lines) => {
      for (const line of lines) {
        // Evil's window has the Hero's lines beside its own, to show his screen.
        if (!('view' in line) || (line.to === 'hero') !== (window.alone.side === 'hero')) continue
        const log = 'log' in line ? line.log : [...(known[line.to]?.log ?? []), ...line.events]
        known[line.to] = { view: line.view, ask: line.ask, log }
      }
    })
  })
/** What the seats of a page know by now. */
export const known = (page: Page): Promise<any> => page.evaluate(() => window.known)
