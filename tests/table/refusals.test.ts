// A refused line changes nothing and says why in words that hold nothing of what the rules know.
import { describe, expect, test } from 'vitest'
import type { SeatLine } from '../../electron/contract/wire.ts'
import { fragile } from '../helpers/fragile.ts'
import { seats } from '../helpers/seats.ts'
import { TOY_PACK } from '../helpers/toy.ts'

const cases: readonly [string, SeatLine, string, string][] = [
  ['a seat that is not in this game', { from: 'evil-3', choose: 'pass' }, 'unknown-seat', 'referee'],
  ['a seat that is not asked', { from: 'evil-1', choose: 'pass' }, 'not-asked', 'evil-1'],
  ['an earlier question', { from: 'hero', choose: 'rest', ask: 1 }, 'stale', 'hero'],
  ['a question that was never put', { from: 'hero', choose: 'rest', ask: 3 }, 'stale', 'hero'],
  ['a key that was not offered', { from: 'hero', choose: 'guess 10', ask: 2 }, 'not-an-option', 'hero'],
  ['an order of a seat that is not in this game', { from: 'evil-3', standing: [] }, 'unknown-seat', 'referee'],
  ['a hand of a seat that is not in this game', { from: 'evil-3', hand: 'open' }, 'unknown-seat', 'referee'],
]

describe('refused, and nothing changed:', () => {
  test.each(cases)('%s', (_name, line, code, seat) => {
    const table = seats({ evil: 2 })
    table.choose('hero', 'rest')
    const before = table.host.dump()
    expect(table.say(line)).toEqual([{ to: seat, refused: { code, why: { id: `refused.${code}`, params: {} } } }])
    expect(table.host.dump()).toEqual(before)
    expect(table.choose('hero', 'rest', 2).length).toBeGreaterThan(1)
  })

  test('any line where no game is on the table', () => {
    const table = seats({ begin: false })
    expect(table.choose('hero', 'rest')).toMatchObject([{ to: 'hero', refused: { code: 'no-such-game' } }])
    expect(table.host.concede('hero')?.code).toBe('no-such-game')
    expect(table.host.resume('nothing')?.code).toBe('no-such-game')
  })

  test('a pack that is not there, a pack without what the game needs, a position that cannot be', () => {
    const table = seats({ packs: { toy: {}, other: TOY_PACK.toy } })
    const begin = (pack: string) => table.host.begin({ mode: 'randomized', seed: '1', evil: 1, pack })
    expect(begin('none')?.why.params).toEqual({ path: 'new.pack', fault: 'no such pack' })
    expect(begin('toy')?.why.params).toMatchObject({ path: 'packs.toy.cards' })
    expect(table.host.isPlaying).toBe(false)
    expect(table.host.load({ pack: 'other', turn: 99 }, '1')).toMatchObject({
      code: 'bad-position',
      why: { params: { path: 'turn' } },
    })
    expect(table.read()).toEqual([])
  })
})

test('a game that is begun in vain leaves the one on the table as it was', () => {
  const table = seats()
  table.read()
  table.host.load({ pack: 'toy', turn: -1 }, '1')
  expect(table.choose('hero', 'rest', 1).length).toBeGreaterThan(1)
})

test('rules that throw change nothing and are reported', () => {
  const table = seats({ packs: { toy: { cards: [], bomb: true } } })
  const before = table.host.dump()
  table.read()
  expect(table.choose('hero', 'guess 9')).toMatchObject([{ to: 'hero', refused: { code: 'failed' } }])
  expect(table.troubles).toMatchObject([{ message: 'the bomb went off' }])
  expect(table.host.dump()).toEqual(before)
  expect(table.choose('hero', 'guess 8', 1).length).toBeGreaterThan(1)
})

test('what could not be stored is not published and can be tried again', () => {
  const archive = fragile()
  const table = seats({ archive })
  table.read()
  archive.isBroken = true
  const before = table.host.dump()
  expect(table.choose('hero', 'listen')).toMatchObject([{ to: 'hero', refused: { code: 'failed' } }])
  expect(table.host.dump()).toEqual(before)
  archive.isBroken = false
  expect(table.choose('hero', 'listen', 1)[0]).toMatchObject({ to: 'hero', ask: null })
})

test('that something could not be stored is told to be known by whoever tried', () => {
  const archive = fragile()
  const table = seats({ archive })
  archive.isBroken = true
  table.choose('hero', 'listen')
  table.say({ from: 'evil-1', standing: ['noise'] })
  table.host.concede('evil')
  archive.isBroken = false
  table.choose('hero', 'listen')
  archive.isBroken = true
  table.choose('evil-1', 'pass')
  expect(table.knowing).toEqual(['hero', 'evil', 'evil', 'evil'])
})

test('every accepted answer is committed once, before any of its lines is out', () => {
  const archive = fragile()
  const table = seats({ archive })
  const seen: number[] = []
  table.host.join({ side: 'all', shared: false, send: () => seen.push(archive.commits) })
  table.choose('hero', 'listen')
  table.choose('evil-1', 'nonsense')
  table.choose('evil-1', 'pass')
  expect(seen).toEqual([1, 2])
})
