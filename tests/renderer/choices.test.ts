// How the options of a question become the few things that a person presses.
import { describe, expect, it } from 'vitest'
import type { Option } from '../../electron/contract/wire.ts'
import { choicesUnder, ends, shapeOf } from '../../renderer/questions/choices.ts'

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
})
