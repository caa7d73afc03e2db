// Which key does what: the table, what either side changes in it, and that no key ever means two things.
import { afterEach, describe, expect, it } from 'vitest'
import type { Option } from '../../electron/contract/wire.ts'
import { likings } from '../../electron/contract/schemas/frame.ts'
import { lettersFor, pool } from '../../renderer/hero/offers.ts'
import { ACTS, actOf, boundBy, isBindable, keyOf, rebound, takeKeys } from '../../renderer/ui/bindings.ts'
import { ownerOf } from '../../renderer/ui/keys.ts'

const FIRST = { hero: '', evil: '' }
afterEach(() => {
  takeKeys(FIRST)
})
const option = (key: string): Option => {
  const [verb = '', ...args] = key.split(' ')
  return { key, verb, args, text: { id: `option.${verb}`, params: {} } }
}

it('gives each act a key of its own that could be given to it', () => {
  const keys = ACTS.map(({ act }) => boundBy(FIRST)[act])
  expect(new Set(keys).size).toBe(ACTS.length)
  expect(keys.filter((key) => !isBindable(key))).toEqual([])
})

describe('a change', () => {
  it('is kept as what differs from the first keys, and gone when it is taken back', () => {
    const moved = rebound(FIRST, 'move', 'Y')
    expect(moved).toEqual({ changes: 'move=y' })
    const both = rebound({ ...FIRST, hero: 'move=y' }, 'log', 'F5')
    expect(both).toEqual({ changes: 'move=y&log=F5' })
    expect(rebound({ ...FIRST, hero: 'move=y&log=F5' }, 'move', 'm')).toEqual({ changes: 'log=F5' })
    expect(rebound({ hero: 'move=y', evil: '' }, 'down', 'm')).toEqual({ changes: 'down=m' })
  })
  it('of any act to any sign is what the app keeps and gives back', () => {
    for (const key of ['ö', '#', '&', '=', '%', "'", ',', 'F12', 'ß', '~', '(']) {
      const next = rebound({ ...FIRST, evil: 'book=F6' }, 'pass', key)
      if (!('changes' in next)) throw new Error(`${key}: ${next.why}`)
      expect(likings.safeParse({ keys: next.changes }).success).toBe(true)
      expect(boundBy({ hero: '', evil: next.changes })).toMatchObject({ pass: key, book: 'F6' })
    }
  })
  it.each([
    ['x', 'explore'],
    ['J', 'log'],
    [' ', 'pass'],
    ['F2', 'hand-2'],
  ])('to %j is refused: %s has it, whichever side that is', (key, by) => {
    expect(rebound(FIRST, 'move', key)).toEqual({ why: 'taken', by })
  })
  it.each([
    '1',
    '0',
    '?',
    '+',
    '-',
    'Escape',
    'Enter',
    'Tab',
    'ArrowUp',
    'Backspace',
    'Shift',
    'Dead',
    'F13',
    '\u0000',
  ])('to %j is refused: it has a use of its own', (key) => {
    expect(rebound(FIRST, 'pass', key)).toEqual({ why: 'fixed' })
  })
  it('that was kept and would give two acts one key does not count', () => {
    expect(boundBy({ hero: 'move=x', evil: '' }).move).toBe('m')
    expect(boundBy({ hero: 'move=x&explore=m', evil: '' })).toMatchObject({ move: 'x', explore: 'm' })
    expect(boundBy({ hero: 'move=d', evil: '' })).toMatchObject({ move: 'm', down: 'd' })
    expect(boundBy({ hero: 'move=d', evil: 'down=q' })).toMatchObject({ move: 'd', down: 'q' })
    expect(boundBy({ hero: 'move=q', evil: 'down=q' })).toMatchObject({ move: 'q', down: 'd' })
    expect(boundBy({ hero: 'move=1&log=Escape&fight=', evil: '' })).toEqual(boundBy(FIRST))
  })
})

describe('a changed key', () => {
  it('belongs to the side of its act, and the one before to whoever has it by nature', () => {
    takeKeys({ hero: 'log=F7', evil: 'down=q' })
    expect(['q', 'Q', 'd', 'j', 'F7', '3', 'F1', 'F6', 'Escape'].map(ownerOf)).toEqual([
      'evil',
      'evil',
      'hero',
      'hero',
      'hero',
      'evil',
      'evil',
      null,
      null,
    ])
    expect([keyOf('log'), actOf('Q')?.act, actOf('d')]).toEqual(['F7', 'down', undefined])
  })
  it('is no letter of an option any more, and the one before may be', () => {
    takeKeys({ hero: 'log=F7', evil: 'down=n' })
    expect(pool()).toEqual(expect.arrayContaining(['d', 'j']))
    expect(pool()).not.toContain('n')
    const spelling = { label: (o: Option) => o.args.join(' '), pole: (way: string) => way }
    const [north, east] = lettersFor(['move n', 'move e'].map(option), spelling)
    expect([north === 'n', north === '', east]).toEqual([false, false, 'e'])
  })
})
