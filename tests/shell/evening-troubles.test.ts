// An evening whose file of games fails, or is not there: what each window says, and the ways out.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Archive } from '../../electron/table/keeper.ts'
import { ask, begin, type Command, enter, make, NOT_NOW, OK, room } from '../helpers/evening-room.ts'

beforeEach(enter)

test('a file that fails in the middle is told, and the app goes on', async () => {
  await begin()
  room.shelf!.keepNote = () => {
    throw new Error('disk full')
  }
  const note: Command = { do: 'note', note: { text: '', marks: {} } }
  expect(await ask(note)).toMatchObject({ why: { id: 'trouble.save-undone' } })
  expect(room.log).toContain('failed')
  room.shelf!.keepNote = () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  expect(await ask(note)).toMatchObject({ why: { id: 'trouble.full-undone' } })
})

test.each([
  ['trouble.full', 'trouble.full-undone'],
  ['trouble.save', 'trouble.save-undone'],
] as const)('a new game that cannot be stored speaks of no answer: %s', async (worry, id) => {
  const { begin: stored } = room.archive
  room.archive.begin = () => {
    room.evening.worry(worry) // as the table tells what failed, before it refuses
    throw new Error('no')
  }
  try {
    expect(await begin()).toEqual({ ok: false, why: { id, params: {} } })
  } finally {
    room.archive.begin = stored
  }
  expect([room.evening.frame('hero').trouble?.id, room.evening.frame('evil').trouble?.id, room.host.isPlaying]).toEqual(
    [id, id, false],
  )
  expect(await begin()).toEqual(OK)
  expect(room.evening.frame('hero').trouble).toBeNull()
})

test.each<[string, Archive['open']]>([
  [
    'at all',
    () => {
      throw new Error('disk I/O error')
    },
  ],
  ['in one place', () => ({ fault: 'cannot be read', path: 'inputs.22' })],
])('a stored game that cannot be read %s is said to be so, and the title stays', async (_, open) => {
  room.archive.open = open
  const why = { id: 'trouble.load', params: {} }
  expect(await ask({ do: 'load', game: 'game-1' })).toEqual({ ok: false, why })
  room.archive.open = () => undefined
  expect(room.evening.frame('hero')).toMatchObject({ screen: 'title', trouble: why, game: null })
})

test('where the disk cannot be read the title says so, and what is asked of it is done', async () => {
  await begin()
  const games = room.shelf!.games
  room.shelf!.games = () => {
    throw new Error('disk I/O error')
  }
  expect(room.evening.frame('evil')).toMatchObject({ screen: 'table', trouble: null })
  expect(await ask({ do: 'leave' })).toEqual(OK)
  for (const side of ['hero', 'evil'] as const)
    expect(room.evening.frame(side)).toMatchObject({ screen: 'title', games: [], trouble: { id: 'trouble.unread' } })
  expect(room.log).toContain('failed')
  room.shelf!.games = games
  expect(room.evening.frame('hero')).toMatchObject({ games: [{ id: 'game-1' }], trouble: null })
})

describe('a file that cannot be opened', () => {
  const trouble = { id: 'store.damaged', params: { file: '/x', detail: 'y' } }
  beforeEach(() => {
    room.shelf = undefined
    room.evening = make(trouble)
  })
  test('is told on the title, with what can be done', () => {
    expect(room.evening.frame('hero')).toMatchObject({ screen: 'title', trouble, remedy: 'new-file', games: [] })
  })
  test.each<Command>([{ do: 'new', evil: 1, pack: 'toy' }, { do: 'continue' }, { do: 'load', game: 'x' }])(
    'refuses $do with that reason',
    async (command) => {
      expect(await ask(command)).toEqual({ ok: false, why: trouble })
    },
  )
  test('a new file beside it mends that', async () => {
    expect(await ask({ do: 'new-file' })).toEqual(OK)
    expect(room.evening.frame('hero').trouble).toBeNull()
    expect('remedy' in room.evening.frame('hero')).toBe(false)
    expect(await begin()).toEqual(OK)
  })
  test('a new file that cannot be made either says so', async () => {
    room.newFile = () => ({ id: 'store.unusable', params: {} })
    expect(await ask({ do: 'new-file' })).toMatchObject({ ok: false, why: { id: 'store.unusable' } })
    expect(room.evening.frame('hero')).toMatchObject({ trouble: { id: 'store.unusable' }, remedy: 'new-file' })
  })
  test.each(['busy', 'full', 'read-only'])('what is not the fault of the file is tried again: %s', async (kind) => {
    const passing = { id: `store.${kind}`, params: {} }
    room.evening = make(passing)
    expect(room.evening.frame('hero')).toMatchObject({ trouble: passing, remedy: 'try-again' })
    const open = room.newFile
    room.newFile = () => passing
    expect(await ask({ do: 'try-again' })).toEqual({ ok: false, why: passing })
    expect(room.evening.frame('hero')).toMatchObject({ trouble: passing, remedy: 'try-again' })
    room.newFile = open
    expect(await ask({ do: 'try-again' })).toEqual(OK)
    expect(room.evening.frame('hero').trouble).toBeNull()
    expect(await ask({ do: 'try-again' })).toEqual(NOT_NOW)
  })
  test('a copy mends that as well', async () => {
    expect(room.evening.frame('hero').copies).toEqual([{ id: 'copy', saved: '2026-11-30T10:20Z' }])
    expect(await ask({ do: 'restore', copy: 'other' })).toMatchObject({ ok: false, why: { id: 'trouble.no-copy' } })
    expect(room.evening.frame('hero')).toMatchObject({ trouble, remedy: 'new-file' })
    expect(await ask({ do: 'restore', copy: 'copy' })).toEqual(OK)
    expect(room.restored).toEqual(['copy'])
    expect(room.evening.frame('hero').trouble).toBeNull()
    await begin()
    expect(room.evening.frame('hero').copies).toEqual([])
    expect(room.restored).toEqual(['copy'])
  })
  test('nothing else takes its place', () => {
    room.evening.worry('trouble.renderer')
    expect(room.evening.frame('hero').trouble).toEqual(trouble)
  })
})

test('what went wrong is said until something else is done', async () => {
  await begin()
  room.evening.worry('trouble.save')
  expect(room.evening.frame('hero').trouble).toEqual({ id: 'trouble.save', params: {} })
  await ask({ do: 'pause' })
  expect(room.evening.frame('hero').trouble).toBeNull()
})

test('what one side tried is said to it alone, until it answers again', async () => {
  await begin()
  room.log = []
  room.evening.worry('trouble.full', 'evil')
  expect([room.evening.frame('hero').trouble, room.evening.frame('evil').trouble?.id]).toEqual([null, 'trouble.full'])
  room.evening.answering('hero')
  expect(room.evening.frame('evil').trouble?.id).toBe('trouble.full')
  room.evening.answering('evil')
  room.evening.answering('evil')
  expect(room.evening.frame('evil').trouble).toBeNull()
  expect(room.log).toEqual(['changed for evil', 'changed for evil'])
})
