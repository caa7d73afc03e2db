import { describe, expect, it } from 'vitest'
import type { Catalogue, HeroView } from '../../electron/contract/alone.ts'
import type { Option, SeatEvent } from '../../electron/contract/wire.ts'
import { heardIn, heardNow, noisesOf, sourceOf } from '../../renderer/board/heard.ts'
import { heroNaming, nothingKnown } from '../../renderer/hero/naming.ts'
import { lettersFor, pool, spelled } from '../../renderer/hero/offers.ts'
import { erased, lined, readMark, stamped, wayBetween } from '../../renderer/hero/padmarks.ts'
import { wayGroups } from '../../renderer/hero/waygroups.ts'
import { makeTexts } from '../../renderer/i18n/index.ts'
import { lastRoll } from '../../renderer/ui/rolls.ts'

const option = (key: string): Option => {
  const [verb = '', ...args] = key.split(' ')
  return { key, verb, args, text: { id: `option.${verb}`, params: {} } }
}
const noise = (more: object): SeatEvent => ({ type: 'noise', ...more })
const turn = (number: number): SeatEvent => ({ type: 'turn', number })

describe('what was heard', () => {
  const log = [
    turn(1),
    noise({ dir: 'n' }),
    turn(2),
    noise({ level: 'other' }),
    { type: 'moved' },
    turn(3),
    noise({ dir: 'n' }),
  ]

  it('is told by Turn and pales by a third with each', () => {
    expect(heardIn(log).map(({ turn, strength }) => [turn, Number(strength.toFixed(2))])).toEqual([
      [1, 0.33],
      [2, 0.67],
      [3, 1],
    ])
  })
  it('is told by the right Turn where the game was set up in mid-Round', () => {
    const turnsOf = (events: readonly SeatEvent[], now: number): readonly number[] =>
      heardIn(events, now).map((one) => one.turn)
    expect(turnsOf([noise({ dir: 'n' })], 6)).toEqual([6])
    expect(turnsOf([noise({ dir: 'n' }), turn(7), noise({ dir: 'n' })], 8)).toEqual([6, 7])
    expect(turnsOf([noise({ dir: 'n' }), turn(1)], 1)).toEqual([1])
  })
  it('goes with the Round', () => {
    const after = [...log, { type: 'round', space: 1 }, turn(1)]
    expect(heardIn(after).every(({ strength, rounds }) => strength === 0 && rounds === 1)).toBe(true)
    expect(noisesOf(heardIn(after))).toEqual([])
  })
  it('shows the end of the last Round only while the present one is short', () => {
    const after = [...log, { type: 'round', space: 1 }, turn(1), noise({ dir: 's' })]
    expect(heardNow(after, 1, 3).map(({ rounds }) => rounds)).toEqual([1, 1, 0])
    expect(heardNow(after, 1, 1).map(({ rounds }) => rounds)).toEqual([0])
  })
  it('stands on the ring once for each side, as strong as its newest', () => {
    expect(noisesOf(heardIn(log))).toEqual([
      { source: 'n', strength: 1 },
      { source: 'other', strength: 1 - 1 / 3 },
    ])
  })
  it('leaves the ring when he goes elsewhere, not when a Creature does, and stays in the list', () => {
    const moved = (who: string): SeatEvent => ({ type: 'moved', who })
    expect(noisesOf(heardIn([...log, moved('c1')]))).toHaveLength(2)
    const after = [...log, moved('hero'), noise({ dir: 'e' })]
    expect(noisesOf(heardIn(after))).toEqual([{ source: 'e', strength: 1 }])
    expect(heardNow(after, 3)).toHaveLength(4)
  })
  it.each([
    [{ level: 'other' }, 'other'],
    [{ here: true }, 'here'],
    [{ dir: 'stairs' }, 'stairs'],
    [{}, 'sealed'],
  ])('knows where %o came from', (fields, source) => {
    expect(sourceOf({ type: 'noise', ...fields } as never)).toBe(source)
  })
})

describe('the letters of options', () => {
  const spelling = {
    label: (o: Option) => o.args.join(' '),
    pole: (way: string) => ({ e: 'O' })[way] ?? way.toUpperCase(),
  }
  it('are those of the ring for ways', () => {
    expect(lettersFor(['move n', 'move e', 'move w'].map(option), spelling)).toEqual(['n', 'o', 'w'])
  })
  it('are all different, and never one that is bound elsewhere', () => {
    const options = Array.from({ length: 16 }, (_, i) => option(`use item${i} x`))
    const letters = lettersFor(options, spelling, ['m']).filter((letter) => letter !== '')
    expect(new Set(letters).size).toBe(letters.length)
    for (const taken of ['d', 'j', 'p', 'h', 'm']) expect(letters).not.toContain(taken)
  })
  it('are two for each where one for each is not enough, and every choice has some', () => {
    const choices = (n: number) =>
      Array.from({ length: n }, (_, i) => option(`remove s${i}`)).map((each) => ({
        id: each.key,
        option: each,
        group: [each],
      }))
    const letters = (n: number) => spelled(choices(n), { label: ({ id }) => id, pole: spelling.pole })
    expect(letters(12).every((each) => each.length === 1)).toBe(true)
    const many = letters(40)
    expect(new Set(many).size).toBe(40)
    expect(many.every((each) => each.length === 2 && [...each].every((one) => pool().includes(one)))).toBe(true)
    expect(many.join('')).not.toContain('k')
  })
  it('leave alone what opens something beside the table', () => {
    for (const bound of ['d', 'g', 'h', 'j', 'k', 'p', 'u']) expect(pool()).not.toContain(bound)
    expect(pool()).toHaveLength(19)
  })
  it('come from what tells the options apart', () => {
    expect(lettersFor(['up use crowbar', 'up use lamp'].map(option), spelling)).toEqual(['c', 'l'])
  })
})

describe('the ways of an Action', () => {
  it('are grouped by what it is done with', () => {
    const groups = wayGroups(
      ['interact lcu n', 'interact mission blue', 'move n', 'use winch move n', 'use winch move e'].map(option),
    )
    expect(groups.map(({ by, ways }) => [by, ways.map(({ words }) => words.join(' '))])).toEqual([
      ['lcu', ['n']],
      ['mission', ['blue']],
      ['', ['n']],
      ['winch', ['n', 'e']],
    ])
  })
})

describe('the note pad', () => {
  const cell = { x: 2, y: 3 }
  it('stamps a cell and takes the same stamp away', () => {
    const once = stamped({}, cell, 'room')
    expect(once).toEqual({ '2,3': 'room' })
    expect(stamped(once, cell, 'room')).toEqual({})
  })
  it('draws a line into both cells, keeps stamps, and erases both ends', () => {
    const drawn = lined(stamped({}, cell, 'ask'), cell, 'e')
    expect(drawn).toEqual({ '2,3': 'ask:e', '3,3': ':w' })
    expect(erased(drawn, cell)).toEqual({})
    expect(lined(drawn, { x: 3, y: 3 }, 'w')).toEqual({ '2,3': 'ask' })
  })
  it('reads marks of other versions as far as it can', () => {
    expect(readMark('unheard-of:nx')).toEqual({ stamp: null, ways: ['n'] })
    expect(wayBetween(cell, { x: 2, y: 2 })).toBe('n')
    expect(wayBetween(cell, { x: 4, y: 3 })).toBeUndefined()
  })
})

describe('the last roll', () => {
  const rolled = (by: string, faces: string[], hits: number): SeatEvent => ({
    type: 'rolled',
    by,
    faces,
    hits,
    reason: 'fight',
  })
  it('says which dice counted, from their sum alone', () => {
    expect(lastRoll([rolled('hero', ['hit', 'light', 'danger'], 2)])?.dice.map(({ counts }) => counts)).toEqual([
      true,
      true,
      false,
    ])
    expect(lastRoll([rolled('hero', ['hit', 'light'], 1)])?.dice.map(({ counts }) => counts)).toEqual([true, false])
    expect(lastRoll([rolled('evil', ['danger', 'light'], 1)])?.dice.map(({ counts }) => counts)).toEqual([true, false])
  })
  it('is the newest of the log', () => {
    expect(lastRoll([rolled('hero', ['hit'], 1), { type: 'moved' }, rolled('evil', ['hit'], 1)])?.by).toBe('evil')
    expect(lastRoll([])).toBeNull()
  })
})

describe('Items of one kind', () => {
  const catalogue = {
    pack: 'core',
    cards: [],
    missions: [],
    characters: [],
    items: [{ card: 'bullets-1', name: 'Bullets' }],
  }
  const more = { creatures: {}, decks: [], conditions: [], choices: [] }
  const texts = makeTexts('hero', () => ({ ...catalogue, ...more }) as unknown as Catalogue)
  const named = (...items: [card: string, charges: number][]): string[] => {
    const held = items.map(([card, charges]) => ({ card, charges, component: false }))
    const view = { hero: { items: held }, labyrinth: [] } as unknown as HeroView
    return items.map(([card]) => heroNaming(nothingKnown(), () => view, texts)(card))
  }
  it('are told apart by their Charges, or by their place', () => {
    expect(named(['bullets-1', 3], ['bullets-3', 1])).toEqual(['Bullets, 3 Charges', 'Bullets, 1 Charge'])
    expect(named(['bullets-1', 3], ['crowbar', 3], ['bullets-3', 3])).toEqual([
      'Bullets no. 1',
      'Crowbar',
      'Bullets no. 2',
    ])
    expect(named(['bullets-1', 3], ['crowbar', 3])).toEqual(['Bullets', 'Crowbar'])
  })
  it('say with what they are Upgraded', () => {
    const said = texts.optionText('upgrade', option('upgrade crowbar with aim-visor'))
    expect(said).toBe('Upgrade Crowbar with a Charge of Aim visor')
  })
})
