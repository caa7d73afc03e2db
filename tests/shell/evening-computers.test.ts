// Seats that the computer plays: who hands them over, that they are kept with their game, and whom they hide what from.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Computers } from '../../electron/contract/player.ts'
import { ask, begin, enter, NOT_NOW, OK, room } from '../helpers/evening-room.ts'

beforeEach(enter)

describe('seats of the computer', () => {
  const computers = (): Computers | undefined => room.evening.frame('hero').game?.computers
  const other: Computers = { 'evil-1': 'able', 'evil-2': 'careless' }

  test('they are taken before the game has told anything, kept with it, and left with it', async () => {
    expect(await ask({ do: 'new', evil: 2, pack: 'toy', computers: { ...other, 'evil-3': 'able' } })).toEqual(OK)
    expect([computers(), room.seated]).toEqual([other, other])
    expect(room.shelf!.kept.get('game-1')).toEqual(other)
    await ask({ do: 'leave' })
    expect(room.seated).toEqual({})
  })

  test('nobody answers for them, nor looks at their hands', async () => {
    await ask({ do: 'new', evil: 2, pack: 'toy', computers: { 'evil-1': 'able' } })
    const why = { refused: { why: { id: 'refused.computer' } } }
    expect(room.evening.refuses({ from: 'evil-1', choose: 'pass' })).toMatchObject(why)
    expect(room.evening.refuses({ from: 'evil-1', hand: 'open' })).toMatchObject(why)
    expect(room.evening.refuses({ from: 'evil-2', choose: 'pass' })).toBeUndefined()
  })

  test('a side hands over its own seats, and takes them back', async () => {
    await begin(2)
    expect(await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'evil')).toEqual(NOT_NOW)
    await ask({ do: 'pause' })
    expect(await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'hero')).toEqual(NOT_NOW)
    expect(await ask({ do: 'seat', seat: 'evil-3', level: 'able' }, 'evil')).toEqual(NOT_NOW)
    expect(computers()).toEqual({})
    expect(await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'evil')).toEqual(OK)
    expect([computers(), room.seated, room.shelf!.kept.get('game-1')]).toEqual(Array(3).fill({ 'evil-2': 'able' }))
    expect(await ask({ do: 'seat', seat: 'evil-2', level: null }, 'evil')).toEqual(OK)
    expect([computers(), room.seated]).toEqual([{}, {}])
  })

  test('a seat is handed over where that can be stored, and not else', async () => {
    await begin(2)
    await ask({ do: 'pause' })
    room.shelf!.isFull = true
    expect((await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'evil')).ok).toBe(false)
    expect([computers(), room.seated]).toEqual([{}, {}])
  })

  test('a game of which they cannot be read stays shut: a Hero who plays alone would see the Map of Evil', async () => {
    await ask({ do: 'new', evil: 1, pack: 'toy', computers: { 'evil-1': 'able' } })
    await ask({ do: 'leave' })
    room.archive.open = () => {
      throw new Error('the game is opened')
    }
    room.shelf!.computers = () => {
      throw new Error('disk I/O error')
    }
    for (const command of [{ do: 'continue' }, { do: 'load', game: 'game-1' }] as const)
      expect(await ask(command)).toEqual({ ok: false, why: { id: 'trouble.load', params: {} } })
    expect(room.evening.frame('evil')).toMatchObject({ screen: 'title', trouble: { id: 'trouble.load' } })
  })

  test('a side that the computer alone plays is hidden until the game is over', async () => {
    await ask({ do: 'new', evil: 2, pack: 'toy', computers: { 'evil-1': 'able' } })
    expect(room.evening.hides('evil')).toBe(false)
    await ask({ do: 'pause' })
    await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'evil')
    expect([room.evening.hides('evil'), room.evening.hides('hero')]).toEqual([true, false])
    await ask({ do: 'concede' })
    expect(room.evening.hides('evil')).toBe(false)
  })

  test('nothing is taken back from it: that would be to take it back alone', async () => {
    await ask({ do: 'new', evil: 1, pack: 'toy', computers: { 'evil-1': 'able' } })
    room.say({ from: 'hero', choose: 'guess 2' })
    expect(await ask({ do: 'take-back' })).toEqual({ ok: false, why: { id: 'trouble.computer-back', params: {} } })
    expect(room.host.asking).not.toContain('hero')
  })

  test('where a game cannot be begun or opened nobody sits down', async () => {
    room.shelf!.kept.set('gone', { hero: 'able' })
    for (const command of [
      { do: 'load', game: 'gone' },
      { do: 'new', evil: 1, pack: 'none', computers: { hero: 'able' } },
    ] as const) {
      expect((await ask(command)).ok).toBe(false)
      expect(room.seated).toEqual({})
    }
    await ask({ do: 'new', evil: 1, pack: 'toy', computers: { hero: 'able' } })
    await ask({ do: 'rematch' })
    expect([room.seated, computers()]).toEqual([{ hero: 'able' }, { hero: 'able' }])
  })

  test.each<[played: Computers, then: Computers]>([
    [{ 'evil-1': 'able', 'evil-2': 'able' }, { hero: 'able' }],
    [{ hero: 'careless' }, { 'evil-1': 'careless', 'evil-2': 'careless' }],
    [{ 'evil-2': 'able' }, { 'evil-2': 'able' }],
  ])('%o once the sides are changed: %o', async (played, then) => {
    await ask({ do: 'new', evil: 2, pack: 'toy', computers: played })
    await ask({ do: 'concede' })
    expect(await ask({ do: 'rematch' })).toEqual(OK)
    expect(computers()).toEqual(then)
  })
})
