// The evening around a toy game: who may do what when, what the frames say, and what they must not.
import { beforeEach, describe, expect, test } from 'vitest'
import type { FrameReply, Note, SavedGame } from '../../electron/contract/frame.ts'
import type { Computers } from '../../electron/contract/player.ts'
import type { OutLine, SeatLine } from '../../electron/contract/wire.ts'
import type { Step } from '../../electron/lessons/shape.ts'
import { Tutor } from '../../electron/lessons/tutor.ts'
import { Evening, type Shelf } from '../../electron/shell/evening.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import { memoryArchive, type Archive, type Kept } from '../../electron/table/keeper.ts'
import type { Setting } from '../../electron/games/game.ts'
import { TOY_PACK, toy, type Toy } from '../helpers/toy.ts'

class PaperShelf implements Shelf {
  list: SavedGame[] = []
  notes = new Map<string, Note>()
  packs = new Map<string, string>()
  kinds = new Map<string, Setting['sheets']>()
  games = () => this.list
  pack = (game: string) => this.packs.get(game)
  sheets = (game: string) => this.kinds.get(game)
  kept = new Map<string, Computers>()
  computers = (game: string) => this.kept.get(game) ?? {}
  isFull = false
  keepComputers = (game: string, computers: Computers) => {
    if (this.isFull) throw new Error('database or disk is full')
    this.kept.set(game, computers)
  }
  seated = (computers: Computers): Archive => ({
    ...archive,
    begin: (...begun) => {
      const keeper = archive.begin(...begun)
      this.kept.set(keeper.id!, computers)
      return keeper
    },
  })
  note = (game: string) => this.notes.get(game) ?? { text: '', marks: {} }
  keepNote = (game: string, note: Note) => void this.notes.set(game, note)
}

let shelf: PaperShelf | undefined
let evening: Evening
let host: Host<Toy>
let told: OutLine[]
let log: string[]
let seeds: number
let seated: Computers
let restored: string[]
let newFile: () => { id: string; params: object } | undefined

/** Games in memory that have names, as those of a file do. */
const archive: { -readonly [name in keyof Archive]: Archive[name] } = {
  begin(game, setting, entry) {
    const id = `game-${shelf!.list.length + 1}`
    const keeper = memoryArchive.begin(game, setting, entry)
    const saved = '2026-11-30T10:20:30.456Z'
    shelf!.packs.set(id, setting.pack)
    shelf!.kinds.set(id, setting.sheets)
    shelf!.list.unshift({ id, saved, evil: setting.evil, summary: entry.summary, over: entry.over })
    return {
      ...keeper,
      id,
      commit(made) {
        keeper.commit(made)
        shelf!.list = shelf!.list.map((g) => (g.id === id ? { ...g, over: made.over } : g))
      },
    }
  },
  open: (): Kept | undefined => undefined,
}

beforeEach(() => {
  shelf = new PaperShelf()
  told = []
  log = []
  seeds = 0
  seated = {}
  lesson = () => undefined
  restored = []
  newFile = () => {
    shelf = new PaperShelf()
    return undefined
  }
  const packs = (pack: string) => (pack === 'toy' ? TOY_PACK : { fault: 'no such pack', path: '' })
  host = new Host<Toy>({ game: toy, packs, archive, clock: virtualClock(), beat: 600, trouble: () => undefined })
  const link = host.join({ side: 'all', shared: false, send: (lines) => told.push(...lines) })
  say = (line) => link.receive(line)
  evening = make(null)
})
let say: (line: SeatLine) => void
let lesson: () => Tutor | undefined
const make = (trouble: { id: string; params: Record<string, string> } | null) =>
  new Evening(
    {
      host,
      shelf: () => shelf,
      packs: {
        choices: [{ id: 'toy', name: 'Toy' }],
        listed: { folder: '/packs', packs: [] },
        set: (on) => log.push(`on: ${on.join(' ')}`),
        look: () => log.push('looks at packs'),
        begin: (language) => {
          if (language === 'full') throw new Error('no room')
          log.push('begins a pack')
          return `in ${language}`
        },
        contents: (pack) => ({ pack }),
      },
      clock: { pause: () => log.push('clock stops'), goOn: () => log.push('clock goes on') },
      seat: (computers) => {
        seated = computers
      },
      lesson: () => lesson(),
      seed: () => String((seeds += 1)).padStart(2, '0'),
      swap: () => {
        log.push(`swap, playing ${host.isOver ? 'over' : 'on'}`)
        return Promise.resolve()
      },
      open: () => newFile() as undefined,
      newFile: () => newFile() as undefined,
      copies: () => [{ id: 'copy', saved: '2026-11-30T10:20:30.456Z' }],
      restore: (copy) => {
        if (copy !== 'copy') return { id: 'trouble.no-copy', params: {} }
        restored.push(copy)
        return newFile() as undefined
      },
      changed: (only) => log.push(only === undefined ? 'changed' : `changed for ${only}`),
      failed: () => log.push('failed'),
    },
    trouble,
  )

type Command = Parameters<Evening['command']>[1]
const ask = (command: Command, side: 'hero' | 'evil' = 'hero'): Promise<FrameReply> => evening.command(side, command)
const begin = (evil: 1 | 2 | 3 = 2) => ask({ do: 'new', evil, pack: 'toy' })
const OK = { ok: true }
const NOT_NOW = { ok: false, why: { id: 'trouble.not-now', params: {} } }

test('packs are listed, switched on and looked for on the title alone', async () => {
  expect(evening.frame('evil')).toMatchObject({ packs: [{ id: 'toy' }], shelf: { folder: '/packs' } })
  expect(await evening.command('evil', { do: 'packs', on: ['a', 'b'] })).toEqual({ ok: true })
  expect(await evening.command('hero', { do: 'look-packs' })).toEqual({ ok: true })
  expect(await evening.command('hero', { do: 'new-pack', language: 'de' })).toEqual({ ok: true, text: 'in de' })
  expect(await evening.command('hero', { do: 'contents', pack: 'toy' })).toEqual({ ok: true, text: '{"pack":"toy"}' })
  expect(log.filter((line) => !line.startsWith('changed'))).toEqual(['on: a b', 'looks at packs', 'begins a pack'])
  const why = { id: 'trouble.new-pack', params: {} }
  expect(await evening.command('hero', { do: 'new-pack', language: 'full' })).toEqual({ ok: false, why })
  await evening.command('hero', { do: 'new', evil: 1, pack: 'toy' })
  const before = [...log]
  expect(await evening.command('evil', { do: 'packs', on: [] })).toMatchObject({ ok: false })
  expect(await evening.command('evil', { do: 'look-packs' })).toMatchObject({ ok: false })
  expect(await evening.command('evil', { do: 'new-pack', language: 'en' })).toMatchObject({ ok: false })
  expect(await evening.command('hero', { do: 'contents', pack: 'toy' })).toMatchObject({ ok: false })
  expect(log.filter((line) => /packs|on:/.test(line))).toEqual(before.filter((line) => /packs|on:/.test(line)))
  expect(evening.frame('hero').shelf).toEqual({ folder: '', packs: [] })
})

describe('a game', () => {
  test('is begun with fresh entropy, and both frames show the table', async () => {
    expect(await begin(3)).toEqual(OK)
    expect(evening.frame('hero')).toMatchObject({ screen: 'table', game: { id: 'game-1', evil: 3 }, paused: false })
    expect(seeds).toBe(1)
    expect(log).toContain('changed')
  })

  test('with a pack that is not there is refused, and the title stays', async () => {
    expect(await ask({ do: 'new', evil: 1, pack: 'none' })).toMatchObject({
      ok: false,
      why: { id: 'refused.bad-position' },
    })
    expect(evening.frame('hero')).toMatchObject({ screen: 'title', game: null })
  })

  test('is left for the title, which lists it', async () => {
    await begin()
    expect(await ask({ do: 'leave' })).toEqual(OK)
    expect(host.isPlaying).toBe(false)
    expect(evening.frame('hero')).toMatchObject({ screen: 'title', game: null, games: [{ id: 'game-1', over: false }] })
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
    expect(evening.frame('hero')).toMatchObject({ screen: 'table', game: { id: 'game-1' } })
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
    expect(evening.refuses({ from: 'hero', choose: 'rest', ask: 1 })).toBeUndefined()
    expect(await ask({ do: 'pause' }, 'evil')).toEqual(OK)
    expect(evening.frame('hero').paused).toBe(true)
    expect(await ask({ do: 'pause' })).toEqual(NOT_NOW)
    for (const from of ['hero', 'evil-1', 'evil-2'] as const) {
      expect(evening.refuses({ from, choose: 'rest', ask: 1 })).toEqual({
        to: from,
        refused: { code: 'not-asked', why: { id: 'refused.paused', params: {} } },
      })
    }
    expect(evening.refuses({ from: 'evil-1', hand: 'open' })).toBeDefined()
    expect(evening.refuses({ from: 'evil-1', hand: 'shut' })).toBeUndefined()
    expect(await ask({ do: 'go-on' })).toEqual(OK)
    expect(evening.frame('hero').paused).toBe(false)
    expect(log.filter((text) => text.startsWith('clock')).slice(-2)).toEqual(['clock stops', 'clock goes on'])
  })

  test('ends when the game is left', async () => {
    await begin()
    await ask({ do: 'pause' })
    await ask({ do: 'leave' })
    expect(evening.frame('hero').paused).toBe(false)
    expect(log.filter((text) => text.startsWith('clock')).at(-1)).toBe('clock goes on')
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
    expect(host.isOver).toBe(true)
    expect(evening.frame('hero')).toMatchObject({ conceded: side, paused: false, screen: 'table' })
    const last = told.filter((line) => 'events' in line && line.to === 'hero').at(-1)
    expect(last).toMatchObject({ ask: null, view: { result: winner, waiting: null } })
    expect(shelf!.list[0]).toMatchObject({ over: true })
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

describe('taking back', () => {
  const rest = (evil: 1 | 2 | 3 = 2) => begin(evil).then(() => say({ from: 'hero', choose: 'rest', ask: 1 }))
  const turn = () => (told.findLast((line) => 'view' in line && line.to === 'hero') as any).view.turn

  test('takes both sides: the table stands still until the other agrees, and each is told how far its own log goes back', async () => {
    await rest()
    expect(turn()).toBe(2)
    expect(await ask({ do: 'take-back' })).toEqual(OK)
    expect(evening.frame('hero')).toMatchObject({ paused: true, back: { by: 'hero', from: { hero: 0 } } })
    expect(Object.keys(evening.frame('hero').back!.from)).toEqual(['hero'])
    expect(Object.keys(evening.frame('evil').back!.from)).toEqual(['evil-1', 'evil-2'])
    expect(await ask({ do: 'agree' })).toEqual(NOT_NOW)
    expect(await ask({ do: 'take-back' }, 'evil')).toEqual(NOT_NOW)
    expect(turn()).toBe(2)
    expect(await ask({ do: 'agree' }, 'evil')).toEqual(OK)
    expect(evening.frame('hero')).toMatchObject({ paused: false, back: null })
    expect(turn()).toBe(1)
    const lines = told.slice(-6).flatMap((line) => ('log' in line ? line.log.at(-1)!.type : []))
    expect(lines).toEqual(['taken-back', 'taken-back', 'taken-back'])
  })

  test.each(['hero', 'evil'] as const)('is refused by %s going on, and changes nothing', async (side) => {
    await rest()
    const lines = told.length
    await ask({ do: 'take-back' })
    expect(await ask({ do: 'go-on' }, side)).toEqual(OK)
    expect(evening.frame('evil')).toMatchObject({ paused: false, back: null })
    expect(await ask({ do: 'agree' }, 'evil')).toEqual(NOT_NOW)
    expect([turn(), told.length]).toEqual([2, lines])
  })

  test('can be asked while the table is paused, and is gone with the game', async () => {
    await rest()
    await ask({ do: 'pause' })
    expect(await ask({ do: 'take-back' })).toEqual(OK)
    await ask({ do: 'leave' }, 'evil')
    expect(evening.frame('hero')).toMatchObject({ screen: 'title', paused: false, back: null })
    await begin()
    expect(await ask({ do: 'agree' }, 'evil')).toEqual(NOT_NOW)
  })

  test('needs an answer of that side, in a game that is not over', async () => {
    await begin()
    const nothing = { ok: false, why: { id: 'trouble.nothing-back', params: {} } }
    expect(await ask({ do: 'take-back' })).toEqual(nothing)
    say({ from: 'hero', choose: 'rest', ask: 1 })
    expect(await ask({ do: 'take-back' }, 'evil')).toEqual(nothing)
    expect(evening.frame('hero')).toMatchObject({ paused: false, back: null })
    await ask({ do: 'concede' }, 'evil')
    expect(await ask({ do: 'take-back' })).toEqual(NOT_NOW)
  })
})

describe('rematch', () => {
  test('begins a new game of the same kind once the windows are on their way', async () => {
    await begin(3)
    await ask({ do: 'concede' })
    expect(await ask({ do: 'rematch' }, 'evil')).toEqual(OK)
    expect(log).toContain('swap, playing over')
    expect(evening.frame('hero')).toMatchObject({ game: { id: 'game-2', evil: 3 }, conceded: null })
    expect(seeds).toBe(2)
  })

  test("has sheets of the same kind as the game before: the pack's, or made for it", async () => {
    for (const sheets of [undefined, 'generated'] as const) {
      await ask({ do: 'new', evil: 1, pack: 'toy', ...(sheets === undefined ? {} : { sheets }) })
      await ask({ do: 'concede' })
      expect(await ask({ do: 'rematch' })).toEqual(OK)
      await ask({ do: 'leave' })
    }
    expect([...shelf!.kinds.values()]).toEqual([undefined, undefined, 'generated', 'generated'])
  })

  test('is asked for once', async () => {
    await begin()
    await ask({ do: 'concede' })
    const all = [ask({ do: 'rematch' }), ask({ do: 'rematch' }, 'evil'), ask({ do: 'leave' }, 'evil')]
    expect(await Promise.all(all)).toEqual([OK, NOT_NOW, NOT_NOW])
    expect(log.filter((text) => text.startsWith('swap'))).toHaveLength(1)
  })
})

describe('notes', () => {
  const note: Note = { text: 'the stairs are north', marks: { '0,1': '!' } }
  test('are kept with their game, and told to nobody', async () => {
    await begin()
    log = []
    expect(await ask({ do: 'note', note })).toEqual(OK)
    expect(log).toEqual([])
    expect(evening.note()).toEqual(note)
    await ask({ do: 'leave' })
    expect(evening.note()).toEqual({ text: '', marks: {} })
  })
})

test('a file that fails in the middle is told, and the app goes on', async () => {
  await begin()
  shelf!.keepNote = () => {
    throw new Error('disk full')
  }
  const note: Command = { do: 'note', note: { text: '', marks: {} } }
  expect(await ask(note)).toMatchObject({ why: { id: 'trouble.save-undone' } })
  expect(log).toContain('failed')
  shelf!.keepNote = () => {
    throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  expect(await ask(note)).toMatchObject({ why: { id: 'trouble.full-undone' } })
})

test.each([
  ['trouble.full', 'trouble.full-undone'],
  ['trouble.save', 'trouble.save-undone'],
] as const)('a new game that cannot be stored speaks of no answer: %s', async (worry, id) => {
  const { begin: stored } = archive
  archive.begin = () => {
    evening.worry(worry) // as the table tells what failed, before it refuses
    throw new Error('no')
  }
  try {
    expect(await begin()).toEqual({ ok: false, why: { id, params: {} } })
  } finally {
    archive.begin = stored
  }
  expect([evening.frame('hero').trouble?.id, evening.frame('evil').trouble?.id, host.isPlaying]).toEqual([
    id,
    id,
    false,
  ])
  expect(await begin()).toEqual(OK)
  expect(evening.frame('hero').trouble).toBeNull()
})

describe('what frames do not tell', () => {
  test('no list while a game is played: it would change with each answer', async () => {
    await begin()
    expect(evening.frame('hero').games).toEqual([])
  })
  test('no second of the last answer', async () => {
    await begin()
    await ask({ do: 'leave' })
    expect(evening.frame('hero').games[0]!.saved).toBe('2026-11-30T10:20Z')
    expect(new Date(evening.frame('hero').games[0]!.saved).getMinutes()).toBe(20)
  })
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
  archive.open = open
  const why = { id: 'trouble.load', params: {} }
  expect(await ask({ do: 'load', game: 'game-1' })).toEqual({ ok: false, why })
  archive.open = () => undefined
  expect(evening.frame('hero')).toMatchObject({ screen: 'title', trouble: why, game: null })
})

test('where the disk cannot be read the title says so, and what is asked of it is done', async () => {
  await begin()
  const games = shelf!.games
  shelf!.games = () => {
    throw new Error('disk I/O error')
  }
  expect(evening.frame('evil')).toMatchObject({ screen: 'table', trouble: null })
  expect(await ask({ do: 'leave' })).toEqual(OK)
  for (const side of ['hero', 'evil'] as const)
    expect(evening.frame(side)).toMatchObject({ screen: 'title', games: [], trouble: { id: 'trouble.unread' } })
  expect(log).toContain('failed')
  shelf!.games = games
  expect(evening.frame('hero')).toMatchObject({ games: [{ id: 'game-1' }], trouble: null })
})

describe('a file that cannot be opened', () => {
  const trouble = { id: 'store.damaged', params: { file: '/x', detail: 'y' } }
  beforeEach(() => {
    shelf = undefined
    evening = make(trouble)
  })
  test('is told on the title, with what can be done', () => {
    expect(evening.frame('hero')).toMatchObject({ screen: 'title', trouble, remedy: 'new-file', games: [] })
  })
  test.each<Command>([{ do: 'new', evil: 1, pack: 'toy' }, { do: 'continue' }, { do: 'load', game: 'x' }])(
    'refuses $do with that reason',
    async (command) => {
      expect(await ask(command)).toEqual({ ok: false, why: trouble })
    },
  )
  test('a new file beside it mends that', async () => {
    expect(await ask({ do: 'new-file' })).toEqual(OK)
    expect(evening.frame('hero').trouble).toBeNull()
    expect('remedy' in evening.frame('hero')).toBe(false)
    expect(await begin()).toEqual(OK)
  })
  test('a new file that cannot be made either says so', async () => {
    newFile = () => ({ id: 'store.unusable', params: {} })
    expect(await ask({ do: 'new-file' })).toMatchObject({ ok: false, why: { id: 'store.unusable' } })
    expect(evening.frame('hero')).toMatchObject({ trouble: { id: 'store.unusable' }, remedy: 'new-file' })
  })
  test.each(['busy', 'full', 'read-only'])('what is not the fault of the file is tried again: %s', async (kind) => {
    const passing = { id: `store.${kind}`, params: {} }
    evening = make(passing)
    expect(evening.frame('hero')).toMatchObject({ trouble: passing, remedy: 'try-again' })
    const open = newFile
    newFile = () => passing
    expect(await ask({ do: 'try-again' })).toEqual({ ok: false, why: passing })
    expect(evening.frame('hero')).toMatchObject({ trouble: passing, remedy: 'try-again' })
    newFile = open
    expect(await ask({ do: 'try-again' })).toEqual(OK)
    expect(evening.frame('hero').trouble).toBeNull()
    expect(await ask({ do: 'try-again' })).toEqual(NOT_NOW)
  })
  test('a copy mends that as well', async () => {
    expect(evening.frame('hero').copies).toEqual([{ id: 'copy', saved: '2026-11-30T10:20Z' }])
    expect(await ask({ do: 'restore', copy: 'other' })).toMatchObject({ ok: false, why: { id: 'trouble.no-copy' } })
    expect(evening.frame('hero')).toMatchObject({ trouble, remedy: 'new-file' })
    expect(await ask({ do: 'restore', copy: 'copy' })).toEqual(OK)
    expect(restored).toEqual(['copy'])
    expect(evening.frame('hero').trouble).toBeNull()
    await begin()
    expect(evening.frame('hero').copies).toEqual([])
    expect(restored).toEqual(['copy'])
  })
  test('nothing else takes its place', () => {
    evening.worry('trouble.renderer')
    expect(evening.frame('hero').trouble).toEqual(trouble)
  })
})

test('what went wrong is said until something else is done', async () => {
  await begin()
  evening.worry('trouble.save')
  expect(evening.frame('hero').trouble).toEqual({ id: 'trouble.save', params: {} })
  await ask({ do: 'pause' })
  expect(evening.frame('hero').trouble).toBeNull()
})

test('what one side tried is said to it alone, until it answers again', async () => {
  await begin()
  log = []
  evening.worry('trouble.full', 'evil')
  expect([evening.frame('hero').trouble, evening.frame('evil').trouble?.id]).toEqual([null, 'trouble.full'])
  evening.answering('hero')
  expect(evening.frame('evil').trouble?.id).toBe('trouble.full')
  evening.answering('evil')
  evening.answering('evil')
  expect(evening.frame('evil').trouble).toBeNull()
  expect(log).toEqual(['changed for evil', 'changed for evil'])
})

describe('a lesson', () => {
  const learn = { do: 'lesson', lesson: 'hero' } as const
  const steps: Step[] = [
    { step: 'look', on: 'hero' },
    { step: 'rest', on: 'hero', answers: ['rest'], point: 'actions' },
    { step: 'slip', on: 'hero', command: 'take-back' },
    { step: 'agree', on: 'evil', command: 'agree' },
    { step: 'done', on: 'hero' },
  ]
  beforeEach(() => {
    lesson = () =>
      new Tutor(
        {
          lesson: 'hero',
          seed: '01',
          position: { position: 1, pack: 'toy', evil: { players: 1 } },
          passing: [],
          steps,
        },
        { host, clock: virtualClock(), changed: () => log.push('changed'), failed: () => log.push('failed') },
      )
  })
  const at = (side: 'hero' | 'evil' = 'hero') => evening.frame(side).lesson
  const on = async (step: string) => {
    const reply = await ask({ do: 'lesson-on', step })
    await Promise.resolve()
    return reply
  }

  test('is played at the table and kept nowhere, nor is its pad', async () => {
    expect(await ask(learn, 'evil')).toEqual(OK)
    expect(evening.frame('hero')).toMatchObject({ screen: 'table', game: { id: 'lesson-hero', evil: 1 } })
    expect(at()).toMatchObject({ step: 'look', mine: true, waits: 'next', before: [] })
    expect(at('evil')).toMatchObject({ mine: false, point: null, answers: [] })
    expect(await ask({ do: 'note', note: { text: 'x', marks: {} } })).toEqual(OK)
    expect(evening.note().text).toBe('x')
    expect(await ask({ do: 'leave' })).toEqual(OK)
    expect(host.isPlaying).toBe(false)
    expect(evening.frame('hero')).toMatchObject({ screen: 'title', games: [] })
    expect(at()).toBeUndefined()
    expect(shelf!.notes.size).toBe(0)
    await ask(learn)
    expect(evening.note().text).toBe('')
  })

  test('lets through what its step asks for, and says kindly what else', async () => {
    await ask(learn)
    const kind = { to: 'hero', refused: { code: 'not-asked', why: { id: 'refused.lesson', params: {} } } }
    expect(evening.refuses({ from: 'hero', choose: 'rest', ask: 1 })).toEqual(kind)
    expect(await on('rest')).toEqual(NOT_NOW)
    expect(await on('look')).toEqual(OK)
    expect(at()).toMatchObject({ step: 'rest', waits: 'act', point: 'actions', answers: ['rest'], before: ['look'] })
    expect(at('evil')).toMatchObject({ step: 'rest', point: null, answers: [], before: [] })
    expect(evening.refuses({ from: 'hero', choose: 'listen', ask: 1 })).toEqual(kind)
    expect(evening.refuses({ from: 'evil-1', standing: [] })).toBeDefined()
    expect(evening.refuses({ from: 'evil-1', hand: 'open' })).toBeUndefined()
    expect(evening.refuses({ from: 'hero', choose: 'rest', ask: 1 })).toBeUndefined()
    for (const command of ['concede', 'take-back', 'agree', 'rematch'] as const)
      expect(await ask({ do: command })).toMatchObject({ ok: false, why: { id: 'refused.lesson' } })
  })

  test('goes on when the app has done what it asks for, by a player or for him, and ends at the title', async () => {
    await ask(learn)
    await on('look')
    say({ from: 'hero', choose: 'rest' })
    await Promise.resolve()
    expect(at()).toMatchObject({ step: 'slip', waits: 'act' })
    expect(await ask({ do: 'take-back' }, 'evil')).toMatchObject({ ok: false })
    expect(await ask({ do: 'take-back' })).toEqual(OK)
    await Promise.resolve()
    expect(at('evil')).toMatchObject({ step: 'agree', mine: true })
    expect(await on('agree')).toEqual(OK)
    await Promise.resolve()
    expect(at()).toMatchObject({ step: 'done', waits: 'next' })
    expect(evening.frame('hero').paused).toBe(false)
    expect(await on('done')).toEqual(OK)
    expect(evening.frame('hero').screen).toBe('title')
    expect(log).not.toContain('failed')
  })

  test('that cannot be read is refused, and so is one where a game is played', async () => {
    lesson = () => undefined
    expect(await ask(learn)).toMatchObject({ ok: false, why: { id: 'trouble.lesson' } })
    await begin()
    expect(await ask(learn)).toEqual(NOT_NOW)
  })
})

describe('seats of the computer', () => {
  const computers = (): Computers | undefined => evening.frame('hero').game?.computers
  const other: Computers = { 'evil-1': 'able', 'evil-2': 'careless' }

  test('they are taken before the game has told anything, kept with it, and left with it', async () => {
    expect(await ask({ do: 'new', evil: 2, pack: 'toy', computers: { ...other, 'evil-3': 'able' } })).toEqual(OK)
    expect([computers(), seated]).toEqual([other, other])
    expect(shelf!.kept.get('game-1')).toEqual(other)
    await ask({ do: 'leave' })
    expect(seated).toEqual({})
  })

  test('nobody answers for them, nor looks at their hands', async () => {
    await ask({ do: 'new', evil: 2, pack: 'toy', computers: { 'evil-1': 'able' } })
    const why = { refused: { why: { id: 'refused.computer' } } }
    expect(evening.refuses({ from: 'evil-1', choose: 'pass' })).toMatchObject(why)
    expect(evening.refuses({ from: 'evil-1', hand: 'open' })).toMatchObject(why)
    expect(evening.refuses({ from: 'evil-2', choose: 'pass' })).toBeUndefined()
  })

  test('a side hands over its own seats, and takes them back', async () => {
    await begin(2)
    expect(await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'evil')).toEqual(NOT_NOW)
    await ask({ do: 'pause' })
    expect(await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'hero')).toEqual(NOT_NOW)
    expect(await ask({ do: 'seat', seat: 'evil-3', level: 'able' }, 'evil')).toEqual(NOT_NOW)
    expect(computers()).toEqual({})
    expect(await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'evil')).toEqual(OK)
    expect([computers(), seated, shelf!.kept.get('game-1')]).toEqual(Array(3).fill({ 'evil-2': 'able' }))
    expect(await ask({ do: 'seat', seat: 'evil-2', level: null }, 'evil')).toEqual(OK)
    expect([computers(), seated]).toEqual([{}, {}])
  })

  test('a seat is handed over where that can be stored, and not else', async () => {
    await begin(2)
    await ask({ do: 'pause' })
    shelf!.isFull = true
    expect((await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'evil')).ok).toBe(false)
    expect([computers(), seated]).toEqual([{}, {}])
  })

  test('a game of which they cannot be read stays shut: a Hero who plays alone would see the Map of Evil', async () => {
    await ask({ do: 'new', evil: 1, pack: 'toy', computers: { 'evil-1': 'able' } })
    await ask({ do: 'leave' })
    archive.open = () => {
      throw new Error('the game is opened')
    }
    shelf!.computers = () => {
      throw new Error('disk I/O error')
    }
    for (const command of [{ do: 'continue' }, { do: 'load', game: 'game-1' }] as const)
      expect(await ask(command)).toEqual({ ok: false, why: { id: 'trouble.load', params: {} } })
    expect(evening.frame('evil')).toMatchObject({ screen: 'title', trouble: { id: 'trouble.load' } })
  })

  test('a side that the computer alone plays is hidden until the game is over', async () => {
    await ask({ do: 'new', evil: 2, pack: 'toy', computers: { 'evil-1': 'able' } })
    expect(evening.hides('evil')).toBe(false)
    await ask({ do: 'pause' })
    await ask({ do: 'seat', seat: 'evil-2', level: 'able' }, 'evil')
    expect([evening.hides('evil'), evening.hides('hero')]).toEqual([true, false])
    await ask({ do: 'concede' })
    expect(evening.hides('evil')).toBe(false)
  })

  test('nothing is taken back from it: that would be to take it back alone', async () => {
    await ask({ do: 'new', evil: 1, pack: 'toy', computers: { 'evil-1': 'able' } })
    say({ from: 'hero', choose: 'guess 2' })
    expect(await ask({ do: 'take-back' })).toEqual({ ok: false, why: { id: 'trouble.computer-back', params: {} } })
    expect(host.asking).not.toContain('hero')
  })

  test('where a game cannot be begun or opened nobody sits down', async () => {
    shelf!.kept.set('gone', { hero: 'able' })
    for (const command of [
      { do: 'load', game: 'gone' },
      { do: 'new', evil: 1, pack: 'none', computers: { hero: 'able' } },
    ] as const) {
      expect((await ask(command)).ok).toBe(false)
      expect(seated).toEqual({})
    }
    await ask({ do: 'new', evil: 1, pack: 'toy', computers: { hero: 'able' } })
    await ask({ do: 'rematch' })
    expect([seated, computers()]).toEqual([{ hero: 'able' }, { hero: 'able' }])
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
