// An evening around the toy game, with a shelf of paper and everything that it asked of the app noted down.
import type { FrameReply, Note, SavedGame } from '../../electron/contract/frame.ts'
import type { Computers } from '../../electron/contract/player.ts'
import type { Message, OutLine, SeatLine } from '../../electron/contract/wire.ts'
import type { Setting } from '../../electron/games/game.ts'
import type { Tutor } from '../../electron/lessons/tutor.ts'
import { Evening } from '../../electron/shell/evening.ts'
import type { Shelf } from '../../electron/shell/evening-parts.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import { memoryArchive, type Archive, type Kept } from '../../electron/table/keeper.ts'
import { TOY_PACK, toy, type Toy } from './toy.ts'

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
    ...room.archive,
    begin: (...begun) => {
      const keeper = room.archive.begin(...begun)
      this.kept.set(keeper.id!, computers)
      return keeper
    },
  })
  note = (game: string) => this.notes.get(game) ?? { text: '', marks: {} }
  keepNote = (game: string, note: Note) => void this.notes.set(game, note)
}

/** Games in memory that have names, as those of a file do. */
const paperArchive = (): Room['archive'] => ({
  begin(game, setting, entry) {
    const id = `game-${room.shelf!.list.length + 1}`
    const keeper = memoryArchive.begin(game, setting, entry)
    const saved = '2026-11-30T10:20:30.456Z'
    room.shelf!.packs.set(id, setting.pack)
    room.shelf!.kinds.set(id, setting.sheets)
    room.shelf!.list.unshift({ id, saved, evil: setting.evil, summary: entry.summary, over: entry.over })
    return {
      ...keeper,
      id,
      commit(made) {
        keeper.commit(made)
        room.shelf!.list = room.shelf!.list.map((g) => (g.id === id ? { ...g, over: made.over } : g))
      },
    }
  },
  open: (): Kept | undefined => undefined,
})

interface Room {
  shelf: PaperShelf | undefined
  archive: { -readonly [name in keyof Archive]: Archive[name] }
  host: Host<Toy>
  evening: Evening
  /** Lines to every seat. */
  told: OutLine[]
  /** What the app was asked to do. */
  log: string[]
  seeds: number
  seated: Computers
  restored: string[]
  lesson: () => Tutor | undefined
  newFile: () => Message | undefined
  say: (line: SeatLine) => void
}
/** The room of the test that runs; `enter` makes it anew. */
export const room = {} as Room

/** Before each test. */
export function enter(): void {
  const newFile = (): undefined => {
    room.shelf = new PaperShelf()
  }
  Object.assign(room, {
    ...{ shelf: new PaperShelf(), archive: paperArchive(), told: [], log: [], seeds: 0, seated: {}, restored: [] },
    ...{ newFile, lesson: () => undefined },
  })
  const packs = (pack: string) => (pack === 'toy' ? TOY_PACK : { fault: 'no such pack', path: '' })
  const archive: Archive = {
    begin: (...begun) => room.archive.begin(...begun),
    open: (id) => room.archive.open(id),
  }
  const host = new Host<Toy>({ game: toy, packs, archive, clock: virtualClock(), beat: 600, trouble: () => undefined })
  const link = host.join({ side: 'all', shared: false, send: (lines) => room.told.push(...lines) })
  Object.assign(room, { host, say: (line: SeatLine) => link.receive(line) })
  room.evening = make(null)
}

export const make = (trouble: Message | null): Evening =>
  new Evening(
    {
      host: room.host,
      shelf: () => room.shelf,
      packs: {
        choices: [{ id: 'toy', name: 'Toy' }],
        listed: { folder: '/packs', packs: [] },
        set: (on) => room.log.push(`on: ${on.join(' ')}`),
        look: () => room.log.push('looks at packs'),
        begin: (language) => {
          if (language === 'full') throw new Error('no room')
          room.log.push('begins a pack')
          return `in ${language}`
        },
        contents: (pack) => ({ pack }),
      },
      clock: { pause: () => room.log.push('clock stops'), goOn: () => room.log.push('clock goes on') },
      seat: (computers) => {
        room.seated = computers
      },
      lesson: () => room.lesson(),
      seed: () => String((room.seeds += 1)).padStart(2, '0'),
      swap: () => {
        room.log.push(`swap, playing ${room.host.isOver ? 'over' : 'on'}`)
        return Promise.resolve()
      },
      open: () => room.newFile(),
      newFile: () => room.newFile(),
      copies: () => [{ id: 'copy', saved: '2026-11-30T10:20:30.456Z' }],
      restore: (copy) => {
        if (copy !== 'copy') return { id: 'trouble.no-copy', params: {} }
        room.restored.push(copy)
        return room.newFile()
      },
      changed: (only) => room.log.push(only === undefined ? 'changed' : `changed for ${only}`),
      failed: () => room.log.push('failed'),
    },
    trouble,
  )

export type Command = Parameters<Evening['command']>[1]
export const ask = (command: Command, side: 'hero' | 'evil' = 'hero'): Promise<FrameReply> =>
  room.evening.command(side, command)
export const begin = (evil: 1 | 2 | 3 = 2): Promise<FrameReply> => ask({ do: 'new', evil, pack: 'toy' })
export const OK = { ok: true }
export const NOT_NOW = { ok: false, why: { id: 'trouble.not-now', params: {} } }
