// What readers of the rulebook and the program did not see alike, or what the text leaves open, as it was settled since. (Rulings 108 to 114)
import { describe, expect, it } from 'vitest'
import { map } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, mission, packWith, QUIET } from '../helpers/test-pack.ts'

describe('A face', () => {
  const dim = card('dim', {
    moment: 'rolled',
    actions: ['fight'],
    if: { by: 'hero', reason: ['fight'] },
    effects: [{ do: 'lights', on: false, where: 'here' }],
  })
  const trap = card('trap', {
    moment: 'rolled',
    if: { by: 'evil', reason: ['attack'] },
    effects: [{ do: 'danger', add: 1, where: 'here' }],
  })
  const deaf = card('deaf', {
    moment: 'rolled',
    if: { by: 'hero', reason: ['fight'] },
    effects: [{ do: 'modify', until: 'action', modifier: { figure: 'hero-hits-on-light', set: 0 } }],
  })
  const at = (given: Given, ...cards: ReturnType<typeof card>[]): Table =>
    table({
      pack: packWith({ fury: cards }),
      hero: { at: 'Ua3' },
      evil: { decks: ['fury', 'speed'], hands: [cards.map((each) => each.card)] },
      ...given,
    })

  it('thrown in Light stays a Hit where the Light goes off after, and one thrown in the dark is none (R108)', () => {
    const fight = (lights: string): Table => {
      const t = at({ creatures: 'spore Ua3', lights, dice: 'LL' }, dim)
      return t.choose('hero', `fight ${t.shown('spore')}`)
    }
    const lit = fight('Ua3')
    expect(lit.hears('rolled')).toMatchObject([{ hits: 2 }])
    lit.choose('evil-1', 'play dim').pass()
    expect(lit.evil.lights).toEqual([])
    expect(lit.creature('spore')).toBeUndefined()
    expect(fight('').pass().creature('spore')).toBeDefined()
  })
  it('is no Hit for a Danger token that comes after the throw; the next attack finds it (R108)', () => {
    const t = at({ creatures: 'parasite Ua3', dice: 'DD' }, trap)
    t.choose('hero', 'explore n').until('react', 'rolled').choose('evil-1', 'play trap').pass()
    expect(t.evil.dangers).toEqual(['Ua3'])
    expect(t.health).toEqual([12, 12])
    t.act('scavenge').toTurn()
    expect(t.health).toEqual([11, 12])
  })
  it('is judged anew by a card that speaks of the dice (R108)', () => {
    const t = at({ creatures: 'spore Ua3', lights: 'Ua3', dice: 'LL' }, deaf)
    t.choose('hero', `fight ${t.shown('spore')}`)
      .choose('evil-1', 'play deaf')
      .pass()
    expect(t.creature('spore')).toBeDefined()
  })
})

describe('A boss', () => {
  const goal = { do: 'kill', times: 1, kind: 'mech' } as const
  const pack = packWith({ missions: [mission('stop-it', 'final', 'generator-room', { goal, kinds: ['mech'] })] })
  const shoot = (triggered: boolean): Table => {
    const t = table({
      pack,
      map: map([' I┬─V', ' ·│··', ' ·G··'], [' H─E']),
      missions: { final: { card: 'stop-it', triggered } },
      creatures: 'mech! Ub2',
      revealed: 'Ub2',
      dice: 'HH',
      hero: { at: 'Ub1', items: [{ card: 'bullets-1' }] },
    })
    return t.choose('hero', `use bullets-1 fight ${t.shown('mech')}`)
  }
  it('whose Kill ends the Final Mission ends the game before its Points are asked for, and not after (R109)', () => {
    const won = shoot(true)
    expect([won.isOver, won.asked()]).toEqual([true, undefined])
    const sealed = shoot(false)
    expect([sealed.isOver, sealed.asked()?.kind]).toEqual([false, 'gain'])
  })
})

describe('A loss', () => {
  const suffer = (given: Given, key: string): readonly string[] => {
    const t = table({ pack: QUIET, hero: { at: 'Ub1', companions: [{ card: 'pilot' }] }, turn: 8, ...given })
    t.choose('hero', key)
    const asked: string[] = []
    for (let n = 0; n < 200 && t.asked()?.kind !== 'turn'; n++) {
      const [seat = 'hero'] = t.asking
      asked.push(t.asked(seat)?.kind ?? '')
      t.choose(seat, t.keys(seat)[0]!)
    }
    return [...(asked.includes('suffer') ? ['suffer'] : []), String(t.health)]
  }
  it('that a Mission brings goes to the Hero alone; one that a Creature deals may go to a Companion (R110)', () => {
    const ground = map([' I─D', ' ···', ' H─E'])
    const final = { final: { card: 'last-pod', triggered: true } }
    expect(suffer({ map: ground, missions: final }, 'scavenge')).toEqual(['12,11'])
    expect(suffer({ map: ground, creatures: 'parasite Ub1', dice: 'HHHH' }, 'scavenge')).toContain('suffer')
  })
})

describe('A Locate', () => {
  it('may name one target twice and is answered twice; two are answered each for itself (R111)', () => {
    const ground = map([' I─D', ' ···', ' H─E'])
    const located = (second: string): readonly unknown[] => {
      const t = table({ pack: QUIET, map: ground, hero: { at: 'Ub1' } })
      t.choose('hero', 'locate').until('locate').choose('hero', 'target infirmary').choose('hero', `target ${second}`)
      return t
        .toTurn()
        .hears('located')
        .map((event) => event['target'])
    }
    expect(located('infirmary')).toEqual(['infirmary', 'infirmary'])
    expect(located('dormitory')).toEqual(['infirmary', 'dormitory'])
  })
})
