import { describe, expect, it } from 'vitest'
import type { HeroView, SectorView } from '../../electron/contract/alone.ts'
import type { Option } from '../../electron/contract/wire.ts'
import { person } from '../../renderer/board/art/people.ts'
import { cameraOf, held, reachOf, ringOf, STILL, tileFor, zoomed } from '../../renderer/board/camera.ts'
import { crowd } from '../../renderer/board/crowd.ts'
import { insetsOf, islandsOf } from '../../renderer/board/layout.ts'
import { marksOf } from '../../renderer/board/marks.ts'
import { sceneOf } from '../../renderer/board/scene.ts'
import { catalogue } from '../helpers/window-evil/catalogue.ts'

let next = 0
const sector = (at: readonly [number, number], more: Partial<SectorView> = {}): SectorView => ({
  id: `s${++next}`,
  at,
  island: 0,
  tile: 'cross',
  open: ['n', 'e', 's', 'w'],
  doors: [],
  lit: false,
  danger: false,
  conditions: [],
  creatures: [],
  inSight: true,
  ...more,
})
const view = (labyrinth: readonly SectorView[]): HeroView => ({
  round: null,
  turn: null,
  hero: null,
  missions: [],
  evil: { players: 1, leader: 1, decks: [], hands: [] },
  difficulty: null,
  waiting: null,
  result: null,
  labyrinth,
  track: [],
})
const option = (key: string): Option => {
  const [verb = '', ...args] = key.split(' ')
  return { key, verb, args, text: { id: `option.${verb}`, params: {} } }
}
const board = { width: 1112, height: 764 }

describe('the camera', () => {
  it('keeps the Hero in the middle, wherever the Labyrinth reaches', () => {
    const [east] = islandsOf([sector([0, 0]), sector([1, 0]), sector([2, 0])])
    const [south] = islandsOf([sector([0, 0]), sector([0, 3])])
    for (const island of [east, south]) expect(cameraOf(island, board)).toMatchObject({ x: 556, y: 382 })
  })
  it('makes tiles larger while few are Revealed, and never smaller than the last step', () => {
    const sizes = [0.5, 1.5, 2.5, 3.5, 9.5].map((reach) => tileFor({ x: reach, y: reach }, 364))
    expect(sizes).toEqual([300, 230, 146, 96, 96])
    expect(tileFor({ x: 2.5, y: 2.5 }, 182)).toBe(73)
  })
  it('lets small tiles stand out of the ring at its sides before it shrinks them more', () => {
    expect(tileFor({ x: 3.5, y: 0.5 }, 364, 364 * 1.25)).toBeGreaterThan(tileFor({ x: 0.5, y: 3.5 }, 364, 364 * 1.25))
  })
  it('reaches as far as the farthest edge of a Sector', () => {
    const [island] = islandsOf([sector([0, 0]), sector([-2, 1])])
    expect(reachOf(island)).toEqual({ x: 2.5, y: 1.5 })
    expect(reachOf(undefined)).toEqual({ x: 0.5, y: 0.5 })
  })
  it('zooms about the pointer, and can be dragged, but not out of sight', () => {
    const about = { x: 700, y: 300 }
    const hand = zoomed(STILL, board, 2, about)
    const middle = { x: board.width / 2 + hand.dx, y: board.height / 2 + hand.dy }
    expect(about.x - middle.x).toBeCloseTo((about.x - board.width / 2) * 2)
    expect(about.y - middle.y).toBeCloseTo((about.y - board.height / 2) * 2)
    expect(held({ zoom: 1, dx: 9000, dy: -9000 }, board)).toEqual({ zoom: 1, dx: 1112 * 0.6, dy: -764 * 0.6 })
  })
})

describe('several figures in one Sector', () => {
  it.each([1, 2, 3, 4, 5, 8])('all %i stand within the tile, each in a place of its own', (count) => {
    for (const withHero of [false, true]) {
      const spots = crowd(count, withHero)
      expect(spots).toHaveLength(count)
      expect(new Set(spots.map(({ x, y }) => `${x},${y}`)).size).toBe(count)
      for (const { x, y, size } of spots) {
        expect(Math.abs(x)).toBeLessThanOrEqual(0.5)
        expect(y).toBeLessThanOrEqual(0.5)
        expect(y - size).toBeGreaterThan(-0.75)
      }
    }
  })
  it('leaves the middle to the Hero', () => {
    for (const { x } of crowd(4, true)) expect(Math.abs(x)).toBeGreaterThan(0.2)
  })
})

describe('islands', () => {
  const labyrinth = [
    sector([0, 0]),
    sector([0, 0], { island: 2 }),
    sector([1, 0], { island: 2 }),
    sector([0, 0], { island: 1 }),
  ]
  it('come in the order of their numbers, with their bounds', () => {
    const islands = islandsOf(labyrinth)
    expect(islands.map(({ island, width, height }) => [island, width, height])).toEqual([
      [0, 1, 1],
      [1, 1, 1],
      [2, 2, 1],
    ])
  })
  it('but the Hero’s stand apart, outside of the ring, and do not overlap', () => {
    const insets = insetsOf(islandsOf(labyrinth), board, ringOf(board))
    expect(insets).toHaveLength(2)
    for (const { cx, tile, island } of insets)
      expect(cx - (island.width * tile) / 2).toBeGreaterThan(board.width / 2 + ringOf(board) - 1)
    const [first, second] = insets
    expect((second?.cy ?? 0) - (first?.cy ?? 0)).toBeGreaterThan(first?.tile ?? 0)
  })
})

describe('the scene', () => {
  it('is made from the view alone: equal views make equal scenes', () => {
    const one = view([sector([0, 0], { id: 's1', lit: true }), sector([1, 0], { id: 's2', danger: true })])
    const shape = (of: HeroView): unknown =>
      sceneOf(of).map((island) =>
        [island.tiles, island.doors, island.tokens, island.figures].map((list) =>
          list.map((t) => [t.id, t.recipe.key, t.x, t.y, t.size]),
        ),
      )
    expect(shape(structuredClone(one))).toEqual(shape(one))
  })
  it('draws nothing that is in no Sector of the view', () => {
    const [island] = sceneOf(view([sector([0, 0]), sector([0, 1], { doors: [{ dir: 's', blocked: false }] })]))
    for (const thing of [...(island?.tiles ?? []), ...(island?.figures ?? []), ...(island?.tokens ?? [])])
      expect([thing.x, thing.y].map(Math.round)).toSatisfy(([x, y]: number[]) => x === 0 && (y === 0 || y === 1))
  })
  it('draws a Door between two Revealed Sectors once, and open beside the Hero', () => {
    const [island] = sceneOf(
      view([
        sector([0, 0], { doors: [{ dir: 'e', blocked: false }] }),
        sector([1, 0], {
          tile: 'dormitory',
          doors: [
            { dir: 'w', blocked: false },
            { dir: 's', blocked: true },
          ],
        }),
      ]),
    )
    expect(island?.doors.map(({ x, y, recipe }) => [x, y, recipe.key])).toEqual([
      [0.5, 0, 'door open false'],
      [1, 0.5, 'door blocked false'],
    ])
  })
  it('fades a Corridor only where nothing Revealed lies beyond', () => {
    const [island] = sceneOf(view([sector([0, 0]), sector([1, 0])]))
    expect(island?.tiles.map(({ recipe }) => recipe.key.split(' ').at(-1))).toEqual(['nsw', 'nes'])
  })
  it('gives another look to a Sector seen again under another handle', () => {
    const keys = ['s1', 's2'].map((id) => sceneOf(view([sector([0, 0], { id })]))[0]?.tiles[0]?.recipe.key)
    expect(keys[0]).not.toBe(keys[1])
  })
})

describe('marks on the board', () => {
  const beast = { id: 'c1', kind: 'worm', wounded: false }
  const seen = view([sector([0, 0], { id: 's1', creatures: [beast] }), sector([1, 0], { id: 's2' })])
  it('stand at ways, Creatures and Sectors of the view, and nowhere else', () => {
    const marks = marksOf(['move n', 'fight c1', 'remove s2', 'fight c9', 'locate'].map(option), seen)
    expect(marks.map((mark) => [mark.on, mark.key])).toEqual([
      ['way', 'move n'],
      ['creature', 'fight c1'],
      ['sector', 'remove s2'],
    ])
  })
  it('mean the plain Action where an Item could do the same', () => {
    const marks = marksOf(['use winch move n', 'move n', 'use winch move e'].map(option), seen)
    expect(marks.map(({ key }) => key)).toEqual(['move n', 'use winch move e'])
  })
  it('stay away where nothing tells two options apart', () => {
    expect(marksOf(['use crowbar fight c1', 'use bullets fight c1'].map(option), seen)).toEqual([])
  })
})

it('every Character of the core pack has a bust of its own', () => {
  const busts = catalogue.characters.map(({ card }) => person(card))
  expect(busts).not.toContain(person('nobody'))
  expect(new Set(busts).size).toBe(8)
})
