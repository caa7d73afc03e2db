// Action — Locate, Communicating Information.
import { describe, expect, it } from 'vitest'
import { distances } from '../../electron/games/alone/map/distance.ts'
import { BETWEEN_DOORS, CROSSING, map, RING, TWO_LINES } from '../helpers/maps.ts'
import { type Given, newGame, table } from '../helpers/table.ts'
import { card, packWith } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-lie', { moment: 'communicate', actions: ['locate'], if: { what: 'locate' }, effects: [{ do: 'lie' }] }),
  ],
})
const WITH_LCUS = map([' ┌──┐', 'b│··│r', ' └──┘'], [' ┌──┐', 'b│··│r', ' └──┘'], 'Uc1 Ld3')

/** Asks for a target and something else, and says which answers are open to Evil. */
function answers(target: string, more: Given): readonly string[] {
  const t = table({ pack: PACK, ...more })
  return t.choose('hero', 'locate', `target ${target}`, 'target corridor').until('located').keys('evil-1')
}
const ring = (more: Given = {}): Given => ({ map: WITH_LCUS, hero: { at: 'Ua1' }, ...more })

describe('Targets', () => {
  it('R89 are one list, whatever the Map holds and wherever the Hero is', () => {
    const t = table({ pack: PACK, map: CROSSING, hero: { at: 'Ub3' } }).choose('hero', 'locate')
    const list = t.keys('hero')
    expect(list).toEqual(
      (
        'infirmary escape-pods hangar-bay ventilation-room dormitory generator-room laboratory control-room ' +
        'room corridor cross tee straight curve door stairs red-stairs blue-stairs lcu danger worm spore hybrid cultist parasite'
      )
        .split(' ')
        .map((target) => `target ${target}`),
    )
    const other = table({ pack: PACK, map: RING, hero: { at: 'Ua1' }, creatures: 'worm Ub1' }).choose('hero', 'locate')
    expect(other.keys('hero')).toEqual(list)
  })
  it('are named before the Action is declared; the same twice is legal (Action — Locate)', () => {
    const t = table({ pack: PACK, map: RING, hero: { at: 'Ua1' } }).choose('hero', 'locate')
    expect(t.asked()).toMatchObject({ kind: 'locate' })
    t.choose('hero', 'target door')
    expect(t.hears('declared')).toEqual([])
    expect(t.asked()).toMatchObject({ kind: 'locate' })
    t.choose('hero', 'target door')
    expect(t.hears('declared')).toEqual([{ type: 'declared', action: 'locate', args: ['door', 'door'] }])
  })
})

describe('Answers', () => {
  it('C144 tells distance and Level of each, in the order named', () => {
    const t = table({ pack: PACK, map: TWO_LINES, hero: { at: 'Ub1' } })
    t.choose('hero', 'locate', 'target laboratory', 'target generator-room').until('located')
    expect(t.asked('evil-1')).toMatchObject({ keys: ['say 2 same'], about: { target: 'laboratory' } })
    t.choose('evil-1', 'say 2 same').until('located').choose('evil-1', 'say 3 other').pass()
    expect(t.hears('located')).toEqual([
      { type: 'located', target: 'laboratory', distance: 2, level: 'same' },
      { type: 'located', target: 'generator-room', distance: 3, level: 'other' },
    ])
  })
  it('C145 tells the nearest of a kind', () => {
    expect(answers('lcu', ring())).toEqual(['say 2 same'])
    expect(answers('worm', ring({ creatures: 'worm Ud2, worm Ub3' }))).toEqual(['say 3 same'])
  })
  it('C147 R43 tells 0 of his own Sector, R89 of a Corridor in one, of a Door beside one', () => {
    expect(answers('worm', ring({ creatures: 'worm Ua1' }))).toEqual(['say 0 same'])
    expect(answers('corridor', ring())).toEqual(['say 0 same'])
    expect(answers('curve', ring())).toEqual(['say 0 same'])
    expect(answers('door', { map: BETWEEN_DOORS, hero: { at: 'Ub1' } })).toEqual(['say 0 same'])
    expect(answers('room', { map: BETWEEN_DOORS, hero: { at: 'Ub1' } })).toEqual(['say 1 same'])
  })
  it('R43 a Door is as far as its nearer Sector', () => {
    expect(answers('door', { map: CROSSING, hero: { at: 'Ub3' } })).toEqual(['say 0 same'])
    expect(answers('door', { map: TWO_LINES, hero: { at: 'Uc1' } })).toEqual(['say 0 same'])
  })
  it('C149 R43 tells that there is none', () => {
    expect(answers('worm', ring())).toEqual(['say none'])
    expect(answers('danger', ring())).toEqual(['say none'])
    const t = table({ pack: PACK, ...ring() })
      .choose('hero', 'locate', 'target worm', 'target danger')
      .until('located')
    t.choose('evil-1', 'say none').until('located').choose('evil-1', 'say none').pass()
    expect(t.hears('located')[0]).toEqual({ type: 'located', target: 'worm', distance: null, level: null })
  })
  it('R43 leaves Evil the Level of a tie', () => {
    expect(answers('spore', ring({ hero: { at: 'Ua2' }, creatures: 'spore Ua1, spore La2' }))).toEqual([
      'say 1 same',
      'say 1 other',
    ])
    expect(answers('spore', ring({ creatures: 'spore Ub1, spore Ua2' }))).toEqual(['say 1 same'])
  })
  it('R43 counts the Stairs 1, and Blocked Doors as open', () => {
    expect(answers('blue-stairs', ring())).toEqual(['say 1 same'])
    expect(answers('hybrid', ring({ creatures: 'hybrid La2' }))).toEqual(['say 2 other'])
    expect(answers('dormitory', { map: BETWEEN_DOORS, hero: { at: 'Ua1' }, blocked: 'Ua1e Ub1e' })).toEqual([
      'say 2 same',
    ])
  })
  it('C150 allows no false answer', () => {
    const t = table({ pack: PACK, ...ring() })
      .choose('hero', 'locate', 'target lcu', 'target door')
      .until('located')
    for (const wrong of ['say 1 same', 'say 3 same', 'say 2 other', 'say none']) t.refuses('evil-1', wrong)
  })
  it('C284 but by a card, the true answer first, for that answer alone', () => {
    const t = table({ pack: PACK, ...ring({ evil: { hands: [['test-lie']] } }) })
    t.choose('hero', 'locate', 'target lcu', 'target stairs').until('react', 'communicate')
    expect(t.asked('evil-1')?.about).toEqual({ what: 'locate' })
    t.choose('evil-1', 'play test-lie')
    expect(t.asked('evil-1')).toMatchObject({ moment: 'communicate', about: { what: 'locate', lie: 'allowed' } })
    t.until('located')
    expect(t.keys('evil-1')[0]).toBe('say 2 same')
    expect(t.asked('evil-1')?.about).toEqual({ target: 'lcu', true: 'say 2 same' })
    t.choose('evil-1', 'say 7 other').until('located')
    expect(t.keys('evil-1')).toEqual(['say 1 same'])
    expect(t.asked('evil-1')?.about).toEqual({ target: 'stairs' })
    t.choose('evil-1', 'say 1 same').pass()
    expect(t.hears('located').map((e) => e['distance'])).toEqual([7, 1])
    expect(t.told('evil-1', 'located').map((e) => e['lie'])).toEqual([true, undefined])
    expect(t.hears('located').filter((e) => 'lie' in e)).toEqual([])
  })
  it('is put to the Leader even where only one answer is true (Communicating Information)', () => {
    const t = table({ pack: PACK, ...ring({ evil: { players: 3, leader: 2, hands: [] } }) })
    t.choose('hero', 'locate', 'target lcu', 'target door').until('located')
    expect(t.asking).toEqual(['evil-2'])
  })
  it('opens its window once an answer (Reaction Timing)', () => {
    const t = table({ pack: PACK, ...ring() }).choose('hero', 'locate', 'target lcu', 'target stairs')
    const moments: string[] = []
    for (let i = 0; i < 20 && t.asked()?.kind !== 'turn'; i++) {
      const asked = t.asked('evil-1')!
      moments.push(asked.moment ?? asked.kind)
      t.choose('evil-1', asked.keys[0]!)
    }
    expect(moments).toEqual(['communicate', 'located', 'communicate', 'located', 'turn-end'])
  })
  it('measures real Maps as the crow does not fly (Action — Locate)', () => {
    const t = newGame(1, '0a')
    for (let i = 0; i < 60 && t.asked()?.kind !== 'turn'; i++) {
      const seat = t.asking[0]!
      t.choose(seat, t.keys(seat)[0]!)
    }
    const far = distances(t.state.board, t.state.hero.at, null)
    t.choose('hero', 'locate', 'target laboratory', 'target hangar-bay').until('located')
    expect(t.keys('evil-1')[0]).toContain(`say ${far[t.state.board.tile.indexOf('laboratory')]!} `)
  })
})
