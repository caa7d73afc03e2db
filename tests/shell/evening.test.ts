// The evening around a toy game: who may do what when, what the frames say, and what they must not.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Note } from '../../electron/contract/frame.ts'
import { ask, begin, type Command, enter, NOT_NOW, OK, room } from '../helpers/evening-room.ts'

beforeEach(enter)

test('packs are listed, switched on and looked for on the title alone', async () => {
  expect(room.evening.frame('evil')).toMatchObject({ packs: [{ id: 'toy' }], shelf: { folder: '/packs' } })
  expect(await room.evening.command('evil', { do: 'packs', on: ['a', 'b'] })).toEqual({ ok: true })
  expect(await room.evening.command('hero', { do: 'look-packs' })).toEqual({ ok: true })
  expect(await room.evening.command('hero', { do: 'new-pack', language: 'de' })).toEqual({ ok: true, text: 'in de' })
  expect(await room.evening.command('hero', { do: 'contents', pack: 'toy' })).toEqual({
    ok: true,
    text: '{"pack":"toy"}',
  })
  expect(room.log.filter((line) => !line.startsWith('changed'))).toEqual(['on: a b', 'looks at packs', 'begins a pack'])
  const why = { id: 'trouble.new-pack', params: {} }
  expect(await room.evening.command('hero', { do: 'new-pack', language: 'full' })).toEqual({ ok: false, why })
  await room.evening.command('hero', { do: 'new', evil: 1, pack: 'toy' })
  const before = [...room.log]
  expect(await room.evening.command('evil', { do: 'packs', on: [] })).toMatchObject({ ok: false })
  expect(await room.evening.command('evil', { do: 'look-packs' })).toMatchObject({ ok: false })
  expect(await room.evening.command('evil', { do: 'new-pack', language: 'en' })).toMatchObject({ ok: false })
  expect(await room.evening.command('hero', { do: 'contents', pack: 'toy' })).toMatchObject({ ok: false })
  expect(room.log.filter((line) => /packs|on:/.test(line))).toEqual(before.filter((line) => /packs|on:/.test(line)))
  expect(room.evening.frame('hero').shelf).toEqual({ folder: '', packs: [] })
})

describe('a game', () => {
  test('is begun with fresh entropy, and both frames show the table', async () => {
    expect(await begin(3)).toEqual(OK)
    expect(room.evening.frame('hero')).toMatchObject({
      screen: 'table',
      game: { id: 'game-1', evil: 3 },
      paused: false,
    })
    expect(room.seeds).toBe(1)
    expect(room.log).toContain('changed')
  })

  test('with a pack that is not there is refused, and the title stays', async () => {
    expect(await ask({ do: 'new', evil: 1, pack: 'none' })).toMatchObject({
      ok: false,
      why: { id: 'refused.bad-position' },
    })
    expect(room.evening.frame('hero')).toMatchObject({ screen: 'title', game: null })
  })

  test('is left for the title, which lists it', async () => {
    await begin()
    expect(await ask({ do: 'leave' })).toEqual(OK)
    expect(room.host.isPlaying).toBe(false)
    expect(room.evening.frame('hero')).toMatchObject({
      screen: 'title',
      game: null,
      games: [{ id: 'game-1', over: false }],
    })
  })

  test('that is not stored cannot be loaded', async () => {
    expect(await ask({ do: 'load', game: 'x' })).toMatchObject({ ok: false, why: { id: 'refused.no-such-game' } })
    expect(await ask({ do: 'continue' })).toMatchObject({ ok: false, why: { id: 'refused.no-such-game' } })
  })

  test.each<Command>([
    { do: 'new', evil: 1, pack: 'toy' },
    { do: 'load', game: 'game-1' },
    { do: 'continue' },
    { do: 'rematch' },
    { do: 'go-on' },
    { do: 'new-file' },
    { do: 'try-again' },
    { do: 'restore', copy: 'copy' },
  ])('being played, $do is not possible', async (command) => {
    await begin()
    expect(await ask(command)).toEqual(NOT_NOW)
    expect(room.evening.frame('hero')).toMatchObject({ screen: 'table', game: { id: 'game-1' } })
  })

  test.each<Command>([
    { do: 'leave' },
    { do: 'pause' },
    { do: 'go-on' },
    { do: 'concede' },
    { do: 'take-back' },
    { do: 'agree' },
    { do: 'rematch' },
    { do: 'note', note: { text: 'x', marks: {} } },
  ])('is needed for $do', async (command) => {
    expect(await ask(command)).toEqual(NOT_NOW)
  })
})

describe('pause', () => {
  test('stops the clock and refuses lines of both sides until either goes on', async () => {
    await begin()
    expect(room.evening.refuses({ from: 'hero', choose: 'rest', ask: 1 })).toBeUndefined()
    expect(await ask({ do: 'pause' }, 'evil')).toEqual(OK)
    expect(room.evening.frame('hero').paused).toBe(true)
    expect(await ask({ do: 'pause' })).toEqual(NOT_NOW)
    for (const from of ['hero', 'evil-1', 'evil-2'] as const) {
      expect(room.evening.refuses({ from, choose: 'rest', ask: 1 })).toEqual({
        to: from,
        refused: { code: 'not-asked', why: { id: 'refused.paused', params: {} } },
      })
    }
    expect(room.evening.refuses({ from: 'evil-1', hand: 'open' })).toBeDefined()
    expect(room.evening.refuses({ from: 'evil-1', hand: 'shut' })).toBeUndefined()
    expect(await ask({ do: 'go-on' })).toEqual(OK)
    expect(room.evening.frame('hero').paused).toBe(false)
    expect(room.log.filter((text) => text.startsWith('clock')).slice(-2)).toEqual(['clock stops', 'clock goes on'])
  })

  test('ends when the game is left', async () => {
    await begin()
    await ask({ do: 'pause' })
    await ask({ do: 'leave' })
    expect(room.evening.frame('hero').paused).toBe(false)
    expect(room.log.filter((text) => text.startsWith('clock')).at(-1)).toBe('clock goes on')
  })
})

describe('conceding', () => {
  test.each([
    ['hero', 'evil'],
    ['evil', 'hero'],
  ] as const)('%s gives the game to %s, even while paused, asked by nobody', async (side, winner) => {
    await begin()
    await ask({ do: 'pause' })
    expect(await ask({ do: 'concede' }, side)).toEqual(OK)
    expect(room.host.isOver).toBe(true)
    expect(room.evening.frame('hero')).toMatchObject({ conceded: side, paused: false, screen: 'table' })
    const last = room.told.filter((line) => 'events' in line && line.to === 'hero').at(-1)
    expect(last).toMatchObject({ ask: null, view: { result: winner, waiting: null } })
    expect(room.shelf!.list[0]).toMatchObject({ over: true })
    expect(await ask({ do: 'concede' }, winner)).toMatchObject({ ok: false, why: { id: 'refused.over' } })
    expect(await ask({ do: 'pause' })).toEqual(NOT_NOW)
  })

  test('a game that is over is not continued', async () => {
    await begin()
    await ask({ do: 'concede' })
    await ask({ do: 'leave' })
    expect(await ask({ do: 'continue' })).toMatchObject({ ok: false, why: { id: 'refused.no-such-game' } })
  })
})

describe('rematch', () => {
  test('begins a new game of the same kind once the windows are on their way', async () => {
    await begin(3)
    await ask({ do: 'concede' })
    expect(await ask({ do: 'rematch' }, 'evil')).toEqual(OK)
    expect(room.log).toContain('swap, playing over')
    expect(room.evening.frame('hero')).toMatchObject({ game: { id: 'game-2', evil: 3 }, conceded: null })
    expect(room.seeds).toBe(2)
  })

  test("has sheets of the same kind as the game before: the pack's, or made for it", async () => {
    for (const sheets of [undefined, 'generated'] as const) {
      await ask({ do: 'new', evil: 1, pack: 'toy', ...(sheets === undefined ? {} : { sheets }) })
      await ask({ do: 'concede' })
      expect(await ask({ do: 'rematch' })).toEqual(OK)
      await ask({ do: 'leave' })
    }
    expect([...room.shelf!.kinds.values()]).toEqual([undefined, undefined, 'generated', 'generated'])
  })

  test('is asked for once', async () => {
    await begin()
    await ask({ do: 'concede' })
    const all = [ask({ do: 'rematch' }), ask({ do: 'rematch' }, 'evil'), ask({ do: 'leave' }, 'evil')]
    expect(await Promise.all(all)).toEqual([OK, NOT_NOW, NOT_NOW])
    expect(room.log.filter((text) => text.startsWith('swap'))).toHaveLength(1)
  })
})

describe('notes', () => {
  const note: Note = { text: 'the stairs are north', marks: { '0,1': '!' } }
  test('are kept with their game, and told to nobody', async () => {
    await begin()
    room.log = []
    expect(await ask({ do: 'note', note })).toEqual(OK)
    expect(room.log).toEqual([])
    expect(room.evening.note()).toEqual(note)
    await ask({ do: 'leave' })
    expect(room.evening.note()).toEqual({ text: '', marks: {} })
  })
})

describe('what frames do not tell', () => {
  test('no list while a game is played: it would change with each answer', async () => {
    await begin()
    expect(room.evening.frame('hero').games).toEqual([])
  })
  test('no second of the last answer', async () => {
    await begin()
    await ask({ do: 'leave' })
    expect(room.evening.frame('hero').games[0]!.saved).toBe('2026-11-30T10:20Z')
    expect(new Date(room.evening.frame('hero').games[0]!.saved).getMinutes()).toBe(20)
  })
})
