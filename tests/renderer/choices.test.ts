// How the options of a question become the few things that a person presses.
import { describe, expect, it } from 'vitest'
import type { Option } from '../../electron/contract/wire.ts'
import { choicesUnder, ends, shapeOf } from '../../renderer/questions/choices.ts'
import { codesFor, codesOf } from '../../renderer/questions/codes.ts'

const option = (key: string): Option => {
  const [verb = '', ...args] = key.split(' ')
  return { key, verb, args, text: { id: `option.${verb}`, params: {} } }
}
const options = (...keys: string[]): Option[] => keys.map(option)
const ask = (kind: string, ...keys: string[]) => ({ id: 1, kind, options: options(...keys) })
const noCards = (): boolean => false
const STEPS = ['n', 'e', 's', 'w', 'stairs', '0'].map((way) => `move worm-1 ${way}`)
const SPAWNS = ['Ua1', 'Ub1', 'Uc1', 'Ud1', 'La1', 'Lb1'].map((at) => `spawn spore ${at}`)

describe('the shape of a question', () => {
  it('follows from its options, so that an unknown kind is shown too', () => {
    expect(shapeOf(ask('react', 'pass', 'play lunge'), noCards)).toBe('react')
    expect(shapeOf(ask('hero-start', 'Ua1', 'Lb3'), noCards)).toBe('board')
    expect(shapeOf(ask('hand', 'discard lunge', 'keep'), (id) => id === 'lunge')).toBe('cards')
    expect(shapeOf(ask('odd', 'take 1', 'take 2', 'stop'), noCards)).toBe('amount')
    expect(shapeOf(ask('odd', 'tear c1 wide', 'stop'), noCards)).toBe('pick')
    expect(shapeOf(ask('odd', 'stop'), noCards)).toBe('pick')
  })
})

describe('choices', () => {
  it('are the options themselves while they are few, but for the way out', () => {
    const few = options('yes', 'draw fury', 'keep')
    expect(choicesUnder(few, []).map(({ id }) => id)).toEqual(['yes', 'draw fury'])
    expect(ends(few).map(({ key }) => key)).toEqual(['keep'])
  })

  it('are grouped by what they are about when they are many, and every option can be reached', () => {
    const many = options(...STEPS, ...SPAWNS, 'unblock worm-1 n', 'stop')
    const groups = choicesUnder(many, [])
    expect(groups.map(({ id }) => id)).toEqual(['move worm-1', 'spawn spore', 'unblock worm-1 n'])
    expect(groups.map(({ option: single }) => single?.key ?? null)).toEqual([null, null, 'unblock worm-1 n'])
    const inside = groups.flatMap(({ id, option: single }) =>
      single ? [single.key] : choicesUnder(many, id.split(' ')).map((choice) => choice.id),
    )
    expect(inside.toSorted()).toEqual([...STEPS, ...SPAWNS, 'unblock worm-1 n'].toSorted())
  })

  it('of one word each stay what they are, however many', () => {
    const places = options(...['a', 'b', 'c', 'd'].flatMap((x) => [1, 2, 3].map((y) => `U${x}${y}`)))
    expect(choicesUnder(places, []).every((choice) => choice.option !== null)).toBe(true)
  })

  it('of two things to be swapped stand with either of them', () => {
    const rooms = ['a', 'b', 'c', 'd', 'e', 'f']
    const swaps = options(
      ...rooms.flatMap((one, i) => rooms.slice(i + 1).map((other) => `swap ${one} ${other}`)),
      'keep',
    )
    expect(choicesUnder(swaps, []).map(({ id, group }) => [id, group.length])).toEqual(
      rooms.map((room) => [`swap ${room}`, 5]),
    )
    expect(choicesUnder(swaps, ['swap', 'c']).map(({ id }) => id)).toEqual([
      'swap a c',
      'swap b c',
      'swap c d',
      'swap c e',
      'swap c f',
    ])
  })
})

describe('keys', () => {
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
  const keyed = (...keys: string[]): Record<string, string> => {
    const choices = choicesUnder(options(...keys), [])
    const codes = codesFor(choices, digits)
    return Object.fromEntries(choices.map(({ id }, i) => [id, codes[i] ?? '']))
  }
  const places = ['U', 'L'].flatMap((level) =>
    ['a', 'b', 'c', 'd'].flatMap((column) => [1, 2, 3, 4, 5, 6].map((row) => `${level}${column}${row}`)),
  )

  it('are one for each while there are enough, and two for each when there are not', () => {
    expect(codesOf(10, digits)).toEqual(digits)
    expect(codesOf(3, ['x'])).toEqual(['xx', '', ''])
    expect(codesOf(12, digits).slice(8)).toEqual(['19', '10', '21', '22'])
    expect(keyed('stay Ub3', 'Ua1')).toEqual({ 'stay Ub3': '1', Ua1: '2' })
  })
  it('of a number that may be said are its digits, and nothing else has them', () => {
    const numbers = Array.from({ length: 21 }, (_, n) => [`say ${n} same`, `say ${n} other`]).flat()
    const codes = keyed(...numbers, 'say none')
    expect(codes).toMatchObject({ 'say 0': '00', 'say 3': '03', 'say 12': '12', 'say 20': '20' })
    expect(new Set(Object.values(codes)).size).toBe(22)
  })
  it('of a place among many are its column and its row', () => {
    expect(keyed(...places)).toMatchObject({ Ua1: '11', Ub3: '23', Ud6: '46', La1: '51', Ld6: '86' })
    expect(keyed(...places.slice(0, 11))).toMatchObject({ Ua1: '11', Ub5: '25' })
  })
  it('reach every choice of a long list, each by its own', () => {
    const mixed = [...places, 'swap Ua1', 'swap Ub3', 'frobnicate', 'stop', ...digits.map((n) => `tear c${n}`)]
    for (const keys of [mixed, places, Array.from({ length: 100 }, (_, i) => `take${i}`)]) {
      const codes = Object.values(keyed(...keys))
      expect(codes).not.toContain('')
      expect(new Set(codes).size).toBe(codes.length)
      // A key that presses something must not begin a pair as well.
      for (const code of codes) expect(codes.filter((other) => other.startsWith(code))).toEqual([code])
    }
  })
})
