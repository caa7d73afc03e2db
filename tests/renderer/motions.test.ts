// What moves on the board between two views, and that nothing does between two that are equal.
import { describe, expect, it } from 'vitest'
import type { HeroView, SectorView } from '../../electron/contract/alone.ts'
import { motionsOf, type Motion } from '../../renderer/board/motions.ts'
import { sceneOf } from '../../renderer/board/scene.ts'

const sector = (id: string, at: readonly [number, number], more: Partial<SectorView> = {}): SectorView => ({
  id,
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
const view = (...labyrinth: readonly SectorView[]): HeroView => ({
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
const between = (before: HeroView, now: HeroView): readonly Motion[] => motionsOf(sceneOf(before), sceneOf(now))
const told = (motions: readonly Motion[]): readonly string[] => motions.map(({ kind, thing }) => `${kind} ${thing.id}`)

const worm = { id: 'c1', kind: 'worm', wounded: false }
const here = sector('s1', [0, 0])
const east = sector('s2', [1, 0])

describe('from one view to the next', () => {
  it('nothing moves where nothing changed, and nothing on the first view', () => {
    const now = view({ ...here, lit: true }, { ...east, creatures: [worm], danger: true })
    expect(between(now, structuredClone(now))).toEqual([])
    expect(motionsOf(null, sceneOf(now))).toEqual([])
  })
  it('tiles come outwards from the Hero, and who stands there after them', () => {
    const far = sector('s3', [2, 0], { creatures: [worm] })
    const motions = between(view(here), view(here, east, far))
    expect(told(motions)).toEqual(['change s1', 'reveal s2', 'reveal s3', 'enter c1'])
    const [, near, next, last] = motions.map(({ delay }) => delay)
    expect(near).toBeLessThan(next ?? 0)
    expect(next).toBeLessThan(last ?? 0)
  })
  it('Light is told from what merely looks otherwise', () => {
    expect(told(between(view(here, east), view(here, { ...east, lit: true })))).toEqual(['light s2'])
    expect(told(between(view(here, east), view(here, { ...east, inSight: false })))).toEqual(['change s2'])
  })
  it('a Creature steps from where it stood, is hurt in its place, and goes', () => {
    const before = view(here, { ...east, creatures: [worm] })
    const [step] = between(before, view({ ...here, creatures: [worm] }, east))
    expect([step?.kind, step?.from?.x]).toEqual(['step', 1])
    expect(told(between(before, view(here, { ...east, creatures: [{ ...worm, wounded: true }] })))).toEqual(['hurt c1'])
    expect(told(between(before, view(here, east)))).toEqual(['leave c1'])
  })
  it('a Sector that is forgotten burns where it would stand now', () => {
    const west = sector('s0', [-1, 0])
    const moved = [sector('s2', [0, 0]), sector('s1', [-1, 0])]
    const motions = between(view(here, east, west), view(...moved))
    const burnt = motions.find(({ kind }) => kind === 'burn')
    expect([burnt?.thing.id, burnt?.thing.x, burnt?.ms]).toEqual(['s0', -2, 600])
    expect(motions.find(({ kind }) => kind === 'walk')?.from).toEqual({ x: -1, y: 0 })
  })
  it('a Door opens for him, by the same name from either side', () => {
    const corridor = sector('s1', [0, 0], { doors: [{ dir: 'e', blocked: false }] })
    const room = sector('s2', [1, 0], { tile: 'dormitory', doors: [{ dir: 'w', blocked: false }] })
    const farther = sector('s3', [-1, 0])
    const away = view(
      farther,
      sector('s1', [1, 0], { doors: corridor.doors }),
      sector('s2', [2, 0], { ...room, at: [2, 0] }),
    )
    const doors = between(away, view(corridor, room, { ...farther, at: [-1, 0] })).filter(({ thing }) =>
      thing.id.startsWith('door'),
    )
    expect(told(doors)).toEqual(['change door s1 e'])
    const beyond = view({ ...room, at: [0, 0] }, { ...corridor, at: [-1, 0] })
    expect(told(between(view(corridor, room), beyond)).filter((each) => each.includes('door'))).toEqual([])
  })
  it('all of it takes well under a second', () => {
    const many = Array.from({ length: 8 }, (_, i) =>
      sector(`s${i + 5}`, [i - 4, 3], { creatures: [{ ...worm, id: `c${i}` }] }),
    )
    for (const { delay, ms } of between(view(here, east), view(here, ...many)))
      expect(delay + ms).toBeLessThanOrEqual(600)
  })
})
