// Whole games by real clicks, by keys alone and by fingers alone, from the title to a victory and to a defeat, with one to three of Evil.
import { test, type Page } from '@playwright/test'
import type { EvilView, HeroView } from '../../electron/contract/alone.ts'
import { alone } from '../../electron/games/alone/index.ts'
import { Quick } from '../../electron/table/quick.ts'
import {
  answer,
  answerEvil,
  continueGame,
  expect,
  isOver,
  known,
  listen,
  SIDES,
  storeGame,
  takeSeats,
  type By,
} from './helpers/evening.ts'
import { pointersOf, touchable, watchPointers } from './helpers/fingers.ts'
import { evilKey, heroKey, towards, type Told } from './helpers/guide.ts'
import { freshFolder, launch, type Launched, type Side } from './helpers/launch.ts'
import { coreData } from '../helpers/core-pack.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

type Players = 1 | 2 | 3
/** Missions that are done by Interacts alone. */
const PLAIN = ['sealed-lockers', 'knock-in-the-wall', 'wake-the-screens', 'call-for-help']

/** A seed whose green and Final Missions are plain ones. */
function plainSeed(evil: Players): string {
  const packs = { core: coreData() as object }
  for (let n = 0; n < 500; n += 1) {
    const seed = `walk-${n}`
    const state = alone.begin({ seed, evil, pack: 'core', packs })
    if ('fault' in state) throw new Error(state.fault)
    const quick = new Quick(alone, state)
    quick.answer('hero', 'difficulty easy')
    quick.answer('hero', 'character captain')
    const cards = quick.state.missions.filter((m) => m.colour !== 'blue').map((m) => m.card)
    if (cards.length === 2 && cards.every((card) => PLAIN.includes(card))) return seed
  }
  throw new Error('no seed has plain Missions')
}

/** Plays both windows by the guide until the game is over. Gives how many answers that took. */
async function guided(pages: Record<Side, Page>, by: By): Promise<number> {
  // Each window is told on its own: one may know the table before the other does.
  for (const side of SIDES)
    await expect.poll(async () => Object.keys(await known(pages[side])).length).toBeGreaterThan(0)
  let answers = 0
  let idle = Date.now()
  while (!(await isOver(pages.hero))) {
    const hero = ((await known(pages.hero)) as { hero: Told<HeroView> }).hero
    const evil = (await known(pages.evil)) as Record<string, Told<EvilView>>
    const asked = Object.values(evil).find((told) => told.ask !== null && !told.ask.closed) ?? Object.values(evil)[0]!
    const given = await (
      hero.ask === null
        ? answerEvil(pages.evil, (offers) => towards(evilPick(evil, offers))(offers), by)
        : answer(pages.hero, towards(heroKey(hero, asked.view)), by)
    ).catch(unlessMovedOn)
    if (given !== null) {
      answers += 1
      idle = Date.now()
    } else if (Date.now() - idle > 60_000) throw new Error(`nobody can answer after ${answers} answers`)
  }
  return answers
}

/** The table may have moved on between what was read and what is shown: then it is read again. */
function unlessMovedOn(error: Error): null {
  if (/is not on offer/.test(error.message)) return null
  throw error
}

/**
 * With a hand held open the window knows more than it was first told: a pass is always among the offers. Of several that are asked at once
 * the window shows one, who need not be the first.
 */
function evilPick(evil: Readonly<Record<string, Told<EvilView>>>, offers: readonly { readonly key: string }[]): string {
  const calm = offers.find((offer) => ['pass', 'keep'].includes(offer.key))
  if (calm !== undefined) return calm.key
  const keys = Object.values(evil).flatMap((told) => (told.ask === null || told.ask.closed ? [] : [evilKey(told)]))
  const isOffered = (key: string): boolean => offers.some((offer) => `${key} `.startsWith(`${offer.key} `))
  return keys.find(isOffered) ?? keys[0] ?? evilKey(Object.values(evil)[0]!)
}

/** Takes the seats and goes on with the stored game from a side's window, by one means alone. */
async function sitDown(side: Side, by: By): Promise<Record<Side, Page>> {
  const pages = await takeSeats(app, by === 'click' ? 'click' : 'keys')
  for (const each of SIDES) {
    if (by === 'touch') await touchable(pages[each])
    await listen(pages[each])
    await watchPointers(pages[each])
  }
  await continueGame(pages[side], by)
  return pages
}
const POINTERS: Readonly<Record<By, readonly string[]>> = { click: ['mouse'], keys: [], touch: ['touch'] }
/** The game is over on both screens, and no other hand has helped. */
async function endsFor(winner: Side, pages: Record<Side, Page>, by: By): Promise<void> {
  for (const side of SIDES) {
    await expect(pages[side].locator('[data-test="result"]')).toHaveClass(new RegExp(`\\b${winner}\\b`))
    expect(await pointersOf(pages[side])).toEqual(POINTERS[by])
  }
}

for (const [evil, by] of [
  [1, 'click'],
  [3, 'keys'],
] as const) {
  test(`a whole game with ${evil} of Evil, by ${by}, ends in the Hero's victory`, async () => {
    test.setTimeout(400_000)
    const userData = freshFolder('victory')
    storeGame(userData, plainSeed(evil), { evil })
    app = await launch({ userData })
    const pages = await sitDown('hero', by)
    expect(await guided(pages, by)).toBeGreaterThan(20)
    await endsFor('hero', pages, by)
  })
}

for (const [evil, by] of [
  [1, 'click'],
  [3, 'keys'],
  [2, 'touch'],
] as const) {
  test(`with ${evil} of Evil, by ${by}, Creatures bring the Hero down`, async () => {
    test.setTimeout(400_000)
    const userData = freshFolder('defeat')
    const creatures = ['worm', 'worm', 'hybrid'].map((kind) => ({ kind, at: 'Ub3' }))
    const levels = {
      upper: [' ┌┬┬┐', ' ├┼┼┤', 'r├┼┼┤', ' ├┼┼┤b', ' ├┼┼┤', ' └┴┴┘'],
      lower: [' ┌┬┬┐', ' ├┼┼┤', 'r├┼┼┤', ' ├┼┼┤b', ' ├┼┼┤', ' └┴┴┘'],
    }
    const position = {
      position: 1,
      levels,
      hero: { at: 'Ub3', character: 'medic', life: 2, selfControl: 1, adrenaline: 0 },
      creatures,
      revealed: ['Ub3'],
      dangers: ['Ub3'],
      evil: { players: evil },
    }
    storeGame(userData, 'fall', { position })
    app = await launch({ userData })
    const pages = await sitDown('evil', by)
    await guidedToDefeat(pages, by)
    await endsFor('evil', pages, by)
  })
}

/** The Hero looks for Items while Creatures stand beside him; Evil lets each window pass. */
async function guidedToDefeat(pages: Record<Side, Page>, by: By): Promise<void> {
  for (let answers = 0; answers < 80 && !(await isOver(pages.hero)); answers += 1) {
    const calm = ['scavenge', 'none', 'no', 'done', 'pass', 'keep']
    const pick = (
      offers: readonly { readonly key: string; readonly isGroup: boolean; readonly hotkey: string | null }[],
    ) => offers.find((offer) => calm.includes(offer.key)) ?? offers[0]!
    const given = (await answer(pages.hero, pick, by)) ?? (await answerEvil(pages.evil, pick, by))
    if (given === null) await new Promise((done) => setTimeout(done, 50))
  }
}
