// How to Interpret Noise, Communicating a Noise.
import { describe, expect, it } from 'vitest'
import { BETWEEN_DOORS, map, type MapText, RING, ROUND_A_ROOM, STREET } from '../helpers/maps.ts'
import { table, type Table } from '../helpers/table.ts'
import { card, FURY, mission, packWith } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-stride', { effects: [{ do: 'move', steps: 3 }] }),
    card('test-leap', { effects: [{ do: 'teleport', to: 'anywhere' }] }),
    card('test-lie', { moment: 'communicate', if: { what: 'noise' }, effects: [{ do: 'lie' }] }),
  ],
  missions: [
    mission('test-rattle', 'blue', 'infirmary', {
      goal: { do: 'interact', times: 8 },
      listeners: [{ on: 'turn-end', effects: [{ do: 'move', steps: 1 }] }],
    }),
    mission('test-groan', 'blue', 'infirmary', {
      goal: { do: 'interact', times: 8 },
      listeners: [{ on: 'interacted', effects: [{ do: 'noise' }] }],
    }),
  ],
})
/** Two halves of a Level that are joined by way of the other Level alone. */
const BY_BELOW = map(['bI··Gr'], ['bH──Dr'])

interface Scene {
  readonly map: MapText
  readonly hero: string
  readonly creatures: string
  readonly hand?: string
  readonly blocked?: string
  readonly revealed?: string
  readonly turn?: number
}
/** The Hero has Scavenged, and Evil may react at the end of his Turn. */
const scene = ({ hero, hand, ...more }: Scene): Table =>
  table({ pack: PACK, ...more, hero: { at: hero }, evil: { hands: [(hand ?? FURY).split(' ')] } })
    .choose('hero', 'scavenge')
    .toTurnEnd()
/** Evil moves by a Standard and everything it must say is said. */
const standard = (t: Table, move: string): Table => {
  t.choose('evil-1', `standard ${FURY}`)
  return t.choose('evil-1', t.keys('evil-1').find((key) => key === move) ?? move).pass()
}
const noises = (t: Table): readonly unknown[] => t.hears('noise').map(({ type: _type, ...fields }) => fields)

describe('What is told', () => {
  it('C081 tells the first step of the only shortest route', () => {
    const t = scene({ map: RING, hero: 'Ua1', creatures: 'worm Uc1' })
    standard(t, `move ${t.id('worm')} e`)
    expect(noises(t)).toEqual([{ dir: 'e' }])
  })
  it('C081 tells it of a Creature Spawned', () => {
    const t = scene({ map: RING, hero: 'Ua1', creatures: '' })
    t.choose('evil-1', `standard ${FURY}`, 'spawn spore Uc3').pass()
    expect(noises(t)).toEqual([{ dir: 's' }])
    expect(t.where('spore')).toBe('Uc3')
  })
  it('C082 R88 lets Evil choose among true directions, and no other', () => {
    for (const dir of ['e', 's']) {
      const t = scene({ map: RING, hero: 'Ua1', creatures: 'worm Uc3' })
      t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} e`).until('noise')
      expect(t.asked('evil-1')).toMatchObject({ kind: 'noise', keys: ['say e', 'say s'] })
      t.choose('evil-1', `say ${dir}`).pass()
      expect(noises(t)).toEqual([{ dir }])
    }
  })
  it('C083 R48 tells only "the other Level" of one on it, even beside him by the Stairs', () => {
    const t = scene({ map: RING, hero: 'Ud2', creatures: 'worm Ld2' })
    standard(t, `move ${t.id('worm')} 0`)
    expect(noises(t)).toEqual([{ level: 'other' }])
  })
  it('C086 refuses a wrong direction', () => {
    const t = scene({ map: RING, hero: 'Ua1', creatures: 'worm Uc3' })
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} e`).until('noise')
    for (const wrong of ['n', 'w', 'stairs', 'here', 'other', 'sealed']) t.refuses('evil-1', `say ${wrong}`)
  })
  it('C087 tells nothing of what stands still', () => {
    const t = scene({ map: RING, hero: 'Ua1', creatures: 'worm Uc3, spore Ub3' })
    standard(t, `move ${t.id('spore')} w`)
    expect(noises(t)).toHaveLength(1)
    t.toTurn()
    expect(noises(t)).toHaveLength(1)
  })
  it('C088 R47 tells one Noise of three steps, from where it stops', () => {
    const t = scene({ map: RING, hero: 'Ua3', creatures: 'worm Ub1', hand: 'test-stride' })
    const worm = t.id('worm')
    t.choose('evil-1', 'play test-stride', `move ${worm} e`, `move ${worm} e`, `move ${worm} s`).pass()
    expect(t.where('worm')).toBe('Ud2')
    expect(noises(t)).toEqual([{ dir: 'e' }]) // from Ub1 it would have been north
  })
  it('C250 moves 0, 1, 2 or 3 of three Sectors', () => {
    for (const steps of [0, 1, 2, 3]) {
      const t = scene({ map: STREET, hero: 'Ua6', creatures: 'worm Ua1', hand: 'test-stride' })
      const worm = t.id('worm')
      t.choose('evil-1', 'play test-stride')
      if (steps === 0) t.choose('evil-1', `move ${worm} 0`)
      else t.choose('evil-1', ...Array.from({ length: steps }, () => `move ${worm} s`))
      if (steps === 1 || steps === 2) t.choose('evil-1', 'stop')
      expect(t.where('worm')).toBe(`Ua${1 + steps}`)
      t.pass()
      expect(noises(t)).toEqual([{ dir: 'n' }])
    }
  })
  it("R47 tells of a Creature in sight, and 'here' of one in the Hero's own Sector", () => {
    const seen = scene({ map: STREET, hero: 'Ua4', creatures: 'worm Ua2', revealed: 'Ua2 Ua3 Ua4' })
    standard(seen, `move ${seen.id('worm')} s`)
    expect(noises(seen)).toEqual([{ dir: 'n' }])
    const here = scene({ map: STREET, hero: 'Ua4', creatures: 'cultist Ua3' })
    standard(here, `move ${here.id('cultist')} s`)
    expect(noises(here)).toEqual([{ here: true }])
  })
  it('R47 makes a Noise of a 0-move', () => {
    const t = scene({ map: STREET, hero: 'Ua4', creatures: 'worm Ua2' })
    standard(t, `move ${t.id('worm')} 0`)
    expect(noises(t)).toEqual([{ dir: 'n' }])
    expect(t.where('worm')).toBe('Ua2')
  })
  it('R45 R88 says "the Stairs" where they begin the route on his own Level', () => {
    const t = scene({ map: BY_BELOW, hero: 'Ua1', creatures: 'worm Ud1' })
    standard(t, `move ${t.id('worm')} 0`)
    expect(noises(t)).toEqual([{ dir: 'stairs' }])
  })
  it('R46 tells a Noise without direction where Blocked Doors seal it off', () => {
    const t = scene({ map: BETWEEN_DOORS, hero: 'Ub1', creatures: 'worm Ua1', blocked: 'Ub1w' })
    standard(t, `move ${t.id('worm')} 0`)
    expect(noises(t)).toEqual([{}])
  })
  it('R46 says "other Level" of a source sealed off there, and "here" before "sealed"', () => {
    const other = scene({ map: BY_BELOW, hero: 'Ua1', creatures: 'worm Ld1', blocked: 'Lc1e La1e' })
    standard(other, `move ${other.id('worm')} 0`)
    expect(noises(other)).toEqual([{ level: 'other' }])
    const here = scene({ map: BETWEEN_DOORS, hero: 'Ub1', creatures: 'worm Ub1', blocked: 'Ub1w Ub1e' })
    standard(here, `move ${here.id('worm')} 0`)
    expect(noises(here)).toEqual([{ here: true }])
  })
  it('sends a Noise round a Blocked Door (How to Interpret Noise)', () => {
    const open = scene({ map: ROUND_A_ROOM, hero: 'Ua1', creatures: 'worm Uc1' })
    standard(open, `move ${open.id('worm')} 0`)
    expect(noises(open)).toEqual([{ dir: 'e' }])
    const shut = scene({ map: ROUND_A_ROOM, hero: 'Ua1', creatures: 'worm Uc1', blocked: 'Uc1w' })
    standard(shut, `move ${shut.id('worm')} 0`)
    expect(noises(shut)).toEqual([{ dir: 's' }])
  })
  it('R73 makes a Noise of Unblocking, from where the Creature stands', () => {
    const t = scene({ map: BETWEEN_DOORS, hero: 'Ub1', creatures: 'worm Ua1', blocked: 'Ub1w' })
    standard(t, `unblock ${t.id('worm')} e`)
    expect(t.evil).toMatchObject({ blocked: [] })
    expect(t.where('worm')).toBe('Ua1')
    expect(noises(t)).toEqual([{ dir: 'w' }])
  })
  it('C249 makes none of a Teleport', () => {
    const t = scene({ map: RING, hero: 'Ua1', creatures: 'worm Uc3', hand: 'test-leap' })
    t.choose('evil-1', 'play test-leap', `teleport ${t.id('worm')} Ub1`).pass()
    expect(t.where('worm')).toBe('Ub1')
    expect(noises(t)).toEqual([])
  })
})

describe('Who is asked', () => {
  it('answers a true direction by itself where there is one, and asks the mover where there are two (Communicating a Noise)', () => {
    const lone = scene({ map: RING, hero: 'Ua1', creatures: 'worm Uc1' })
    lone.choose('evil-1', `standard ${FURY}`, `move ${lone.id('worm')} e`)
    expect(lone.asked('evil-1')?.kind).toBe('react')
    const two = table({
      pack: PACK,
      map: RING,
      hero: { at: 'Ua1' },
      creatures: 'worm Uc3',
      evil: { players: 2, hands: [[], ['speed-filler']] },
    })
    two.choose('hero', 'scavenge').toTurnEnd()
    two.choose('evil-2', 'standard speed-filler').choose('evil-1', 'yes')
    expect(two.asking).toEqual(['evil-2'])
    two.choose('evil-2', `move ${two.id('worm')} e`).until('noise')
    expect(two.asking).toEqual(['evil-2'])
    expect(two.asked('evil-2')?.kind).toBe('noise')
    two.choose('evil-2', 'say s').pass()
    expect(noises(two)).toEqual([{ dir: 's' }])
  })
  it('puts a Noise that no card makes to the Leader even where it can be but one (Communicating a Noise)', () => {
    const inRoom = (blue: string): Table =>
      table({ pack: PACK, map: STREET, hero: { at: 'Ua1' }, creatures: 'worm Ua4', missions: { blue: { card: blue } } })
    const moved = inRoom('test-rattle').act('interact mission blue').until('steps')
    moved.choose('evil-1', `move ${moved.id('worm')} s`)
    moved.until('noise')
    expect(moved.keys('evil-1')).toEqual(['say s'])
    moved.choose('evil-1', 'say s').pass()
    expect(noises(moved)).toEqual([{ dir: 's' }])
    const named = inRoom('test-groan').act('interact mission blue').choose('evil-1', 'Ua3').until('noise')
    expect(named.keys('evil-1')).toEqual(['say s'])
    named.choose('evil-1', 'say s').pass()
    expect(noises(named)).toEqual([{ dir: 's' }])
  })
  it('C284 allows a false answer to the card that says so, for that Noise alone', () => {
    const t = scene({ map: RING, hero: 'Ua1', creatures: 'worm Uc1, spore Ub3', hand: `test-lie ${FURY} ${FURY}` })
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('worm')} e`).until('react', 'communicate')
    t.choose('evil-1', 'play test-lie').until('noise')
    expect(t.keys('evil-1')[0]).toBe('say e') // the true one first
    expect(t.keys('evil-1').toSorted()).toEqual(
      ['e', 'here', 'n', 'other', 's', 'sealed', 'stairs', 'w'].map((answer) => `say ${answer}`),
    )
    expect(t.asked('evil-1')?.about).toEqual({ kind: 'worm', true: 'say e' })
    t.choose('evil-1', 'say other').toTurn()
    expect(noises(t)).toEqual([{ level: 'other' }])
    expect(t.told('evil-1', 'noise').map((e) => e['lie'])).toEqual([true])
    expect(t.hears('noise').filter((e) => 'lie' in e)).toEqual([])
    t.choose('hero', 'scavenge').toTurnEnd()
    t.choose('evil-1', `standard ${FURY}`, `move ${t.id('spore')} w`).pass()
    expect(noises(t)).toEqual([{ level: 'other' }, { dir: 's' }])
  })
})
