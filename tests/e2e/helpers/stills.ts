// The moments of which pictures are taken: what is on the table, how the windows are liked, and how large they are. One app shows them all.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { FrameCommand } from '../../../electron/contract/frame.ts'
import { expect, known, listen, SIDES, storeGame, takeSeats } from './evening.ts'
import { freshFolder, launch, type Launched, type Side } from './launch.ts'
import { MOMENT } from './moment.ts'

type Pages = Readonly<Record<Side, Page>>

export interface Still {
  readonly name: string
  /** The windows that are looked at. */
  readonly sides: readonly Side[]
  /** What is on the table; the title where left out. */
  readonly game?: Game
  readonly size: string
  /** What both windows keep of their players' likings. */
  readonly likings: Readonly<Record<string, string>>
  /** What is done before the picture is taken. */
  readonly first?: (pages: Pages) => Promise<unknown>
  /** The key that stays down meanwhile. */
  readonly held?: string
}
interface Game {
  readonly start: { evil: 1 | 2 | 3 } | { position: object }
  readonly seed: string
  /** Who is asked after these answers, and what. */
  readonly seat: string
  readonly kind: string
  readonly answers: readonly string[]
}

/** Nothing moves, and no hint lies on what is to be seen. */
const CALM = { motion: 'off', hints: 'off' }
const HAND = MOMENT.evil.hands[0] ?? []
const THREE = {
  ...MOMENT,
  evil: { players: 3, decks: ['fury', 'terror'], hands: [HAND.slice(0, 4), HAND.slice(4, 8), HAND.slice(8)] },
}
const NIGHTMARE = {
  ...MOMENT,
  nightmare: true,
  hero: { ...MOMENT.hero, life: 2, selfControl: 2 },
  creatures: [...MOMENT.creatures, { kind: 'alpha-worm', at: 'Ua5' }],
}
const STARTS: Readonly<Record<string, Game['start']>> = {
  moment: { position: MOMENT },
  three: { position: THREE },
  'new one': { evil: 1 },
  'new three': { evil: 3 },
}
const game = (position: object): Game => ({
  start: { position },
  seed: 'tour',
  seat: 'hero',
  kind: 'turn',
  answers: [],
})

/** How each kind of question comes to be asked: found by games of chance, kept so that a picture does not hang on the search. */
interface Asked extends Omit<Game, 'start' | 'kind'> {
  readonly from?: string
  readonly position?: object
}
const ASKED = JSON.parse(readFileSync(new URL('questions.json', import.meta.url), 'utf8')) as Record<string, Asked>
const QUESTIONS = Object.entries(ASKED).map(([kind, { from = '', position, ...asked }]): Still => {
  const start = position === undefined ? STARTS[from]! : { position }
  const isShared = 'evil' in start ? start.evil > 1 : /"players":[23]/.test(JSON.stringify(start))
  const isHeros = asked.seat === 'hero'
  return {
    name: `question-${kind}`,
    sides: [isHeros ? 'hero' : 'evil'],
    game: { start, kind, ...asked },
    size: '1280x720',
    likings: CALM,
    // Where several share the window, the one who is asked opens his hand.
    ...(isShared && !isHeros ? { held: `F${asked.seat.slice(-1)}` } : {}),
  }
})

const ask = (page: Page, command: FrameCommand): Promise<unknown> =>
  page.evaluate((asked) => window.alone.frame(asked), command)
const concede =
  (side: Side) =>
  async (pages: Pages): Promise<void> => {
    await ask(pages[side], { do: 'concede' })
    await ask(pages[side === 'hero' ? 'evil' : 'hero'], { do: 'agree' })
    for (const page of Object.values(pages)) await expect(page.locator('[data-test="result"]')).toBeVisible()
  }
const both = (name: string, more: Partial<Still>): Still => ({
  name,
  sides: SIDES,
  size: '1920x1080',
  likings: CALM,
  ...more,
})

/** Those that are kept, and that a test compares with how the windows look now. */
export const STILLS: readonly Still[] = [
  ...QUESTIONS,
  both('three-720p', { game: game(THREE), size: '1280x720', held: 'F1' }),
  both('title', {}),
  both('turn', { game: game(MOMENT) }),
  both('nightmare-boss', { game: game(NIGHTMARE) }),
  both('win', { game: game(NIGHTMARE), first: concede('evil') }),
  both('loss', { game: game(MOMENT), first: concede('hero') }),
  both('high-contrast', { game: game(NIGHTMARE), likings: { ...CALM, contrast: 'high' } }),
  both('german', { game: game(NIGHTMARE), likings: { ...CALM, language: 'de' } }),
  both('scale-200', { game: game(NIGHTMARE), likings: { ...CALM, language: 'de', scale: '2' } }),
  both('three-4k', { game: game(THREE), size: '3840x2160', held: 'F1' }),
]

const menu =
  (name: string) =>
  async (pages: Pages): Promise<void> => {
    for (const side of SIDES) await pages[side].locator(`[data-menu="${name}"]`).click()
  }
/** More that is worth a look, but says too much of where and when it was taken, or is told by the others. */
export const MORE: readonly Still[] = [
  ...['new', 'load', 'learn', 'rules', 'packs', 'settings', 'about'].map((name) => both(name, { first: menu(name) })),
  both('red-green', { game: game(NIGHTMARE), likings: { ...CALM, palette: 'red-green' } }),
  both('blue-yellow', { game: game(NIGHTMARE), likings: { ...CALM, palette: 'blue-yellow' } }),
  both('scale-200-720p', { game: game(MOMENT), size: '1280x720', likings: { ...CALM, scale: '2' } }),
  both('hints', { game: { ...game(MOMENT), ...ASKED['react'], kind: 'react' }, likings: { motion: 'off' } }),
  both('pause', { game: game(MOMENT), first: ({ hero }) => ask(hero, { do: 'pause' }) }),
  both('take-back', {
    game: game(MOMENT),
    first: async ({ hero, evil }) => {
      for (const way of ['action', 'key']) await hero.locator(`[data-${way}="scavenge"]`).click()
      await expect.poll(async () => (await known(evil))?.['evil-1']?.ask?.kind).toBe('react')
      await ask(hero, { do: 'take-back' })
    },
  }),
]

export interface Album {
  readonly app: Launched
  /** Brings both windows to a moment, and gives what is to be looked at; `shoot` is called while all of it stands still. */
  show(still: Still, shoot: (page: Page, side: Side) => Promise<void>): Promise<void>
}

/** Starts the app with all of their games. */
export async function openAlbum(stills: readonly Still[]): Promise<Album> {
  const userData = freshFolder('stills')
  const games = new Map(
    stills.flatMap(({ name, game }) =>
      game === undefined ? [] : [[name, storeGame(userData, game.seed, game.start, game.answers)]],
    ),
  )
  const app = await launch({ userData, screens: '{1920x1080}{1920x1080}' })
  const pages = await takeSeats(app)
  let likings = ''
  let size = '1920x1080'

  async function liked(still: Still): Promise<void> {
    if (JSON.stringify(still.likings) === likings) return
    likings = JSON.stringify(still.likings)
    for (const side of SIDES) {
      await pages[side].evaluate((all) => {
        localStorage.clear()
        for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value)
      }, still.likings)
      await pages[side].reload()
      await expect(pages[side].locator('[data-menu="new"]')).toBeVisible()
    }
  }
  async function sized(still: Still): Promise<void> {
    if (still.size === size) return
    size = still.size
    const [width = 0, height = 0] = size.split('x').map(Number)
    for (const side of SIDES) await pages[side].setViewportSize({ width, height })
  }
  async function seated({ name, game }: Still): Promise<void> {
    if (game === undefined) return
    for (const side of SIDES) await listen(pages[side])
    await ask(pages.hero, { do: 'load', game: games.get(name) ?? '' })
    const page = pages[game.seat === 'hero' ? 'hero' : 'evil']
    await expect.poll(async () => (await known(page))?.[game.seat]?.ask?.kind, { intervals: [50] }).toBe(game.kind)
  }

  return {
    app,
    async show(still, shoot) {
      await sized(still)
      await liked(still)
      await seated(still)
      await still.first?.(pages)
      if (still.held !== undefined) await pages.evil.keyboard.down(still.held)
      for (const side of still.sides) {
        await pages[side].mouse.move(0, 0)
        // Which of the windows has the focus is chance, and so is the ring about what has it.
        await pages[side].evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
        await shoot(pages[side], side)
      }
      if (still.held !== undefined) await pages.evil.keyboard.up(still.held)
      if (still.game !== undefined) await ask(pages.hero, { do: 'leave' })
      else for (const side of SIDES) await pages[side].keyboard.press('Escape')
      for (const side of SIDES) await expect(pages[side].locator('[data-menu="new"]')).toBeVisible()
    },
  }
}

/** The window as it looks once nothing changes any more: two pictures in a row are the same. */
export async function settled(page: Page, take: () => Promise<Buffer>): Promise<Buffer> {
  const digest = (picture: Buffer): string => createHash('sha256').update(picture).digest('hex')
  await page.evaluate(() => document.fonts.ready)
  let picture = await take()
  for (let tries = 0; tries < 40; tries += 1) {
    await page.waitForTimeout(100)
    const next = await take()
    if (digest(next) === digest(picture)) return next
    picture = next
  }
  throw new Error('the window does not stand still')
}
