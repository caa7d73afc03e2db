// Puts the rooms together once Electron is ready: the file of games, the table, the evening, and the two windows.
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { ipcMain, session } from 'electron'
import type { LessonName } from '../contract/frame.ts'
import type { Seat, Side } from '../contract/wire.ts'
import type { Game } from '../games/game.ts'
import { readLesson } from '../lessons/read.ts'
import { Tutor } from '../lessons/tutor.ts'
import type { Level } from '../contract/player.ts'
import { Advisers, type AdvisersParts } from '../bots/advisers.ts'
import { Seated, type Thinker } from '../bots/seated.ts'
import { listen } from '../links/ipc.ts'
import { isFull } from '../store/fault.ts'
import { BEAT, realClock } from '../table/clock.ts'
import { PackShelf } from '../packs/shelf.ts'
import { Host } from '../table/host.ts'
import { filesOf, handbookPage, serve } from './assets.ts'
import { Cupboard, type OpenStore } from './cupboard.ts'
import { readScreens, watchDisplays } from './displays.ts'
import { Evening } from './evening.ts'
import type { EveningParts } from './evening-parts.ts'
import { languagesIn } from './languages.ts'
import { catchAll, complain, folders, lossCounter, onEnds, quit } from './lifecycle.ts'
import type { Spot } from './places.ts'
import { Placing, type Room } from './placing.ts'
import { Reception } from './reception.ts'
import { SCHEME, guardSession, partition } from './security.ts'
import { Windows, type WindowEvents } from './windows.ts'

interface StartParts<State> {
  readonly game: Game<State>
  /** A player of the computer. */
  readonly player: (seat: Seat, level: Level) => Thinker
  /** Who is asked for advice, and why it is good. */
  readonly adviser: AdvisersParts['player']
  readonly reason: AdvisersParts['reason']
  /** Folder of the main bundle. */
  readonly bundle: string
  readonly open: OpenStore
}

/** Fresh entropy as hexadecimal digits. */
const seed = (): string => randomBytes(32).toString('hex')

const SIDES: readonly Side[] = ['hero', 'evil']

/** Opens the app: both windows, at the title or asking whose display is whose. */
export async function start<State>(parts: StartParts<State>): Promise<void> {
  await new House(parts).open()
}

/** The rooms of the house and what each of them asks of the others. */
class House<State> {
  readonly #where: ReturnType<typeof folders>
  readonly #clock = realClock()
  readonly #cupboard: Cupboard
  readonly #host: Host<State>
  readonly #seated: Seated
  readonly #evening: Evening
  readonly #windows: Windows
  readonly #placing: Placing
  readonly #reception: Reception

  constructor({ game, player, adviser, reason, bundle, open }: StartParts<State>) {
    this.#where = folders(bundle)
    this.#cupboard = new Cupboard(this.#where.data, open)
    const trouble = this.#cupboard.open() ?? null
    const packs = new PackShelf({
      own: join(this.#where.resources, 'packs'),
      house: join(this.#where.data, 'packs'),
      on: () => this.#cupboard.packsOn(),
      keep: (on) => {
        this.#cupboard.keepPacksOn(on)
      },
      failed: complain,
    })
    this.#host = new Host<State>({
      game,
      packs: (named) => packs.open(named),
      archive: this.#cupboard.archive,
      clock: this.#clock,
      beat: BEAT,
      trouble: (error, side) => {
        complain(error)
        this.#evening.worry(isFull(error) ? 'trouble.full' : 'trouble.save', side)
      },
    })
    this.#seated = new Seated({
      host: this.#host,
      clock: this.#clock,
      beat: BEAT,
      player,
      seed,
      answered: (side) => {
        this.#evening.answering(side)
      },
      failed: complain,
    })
    const advisers = new Advisers({ host: this.#host, player: adviser, reason, failed: complain })
    this.#evening = new Evening(this.#eveningParts(packs), trouble)
    this.#windows = new Windows(
      (side) => join(this.#where.preloads, `${side}.cjs`),
      (side) => this.#cupboard.likings(side),
      this.#windowEvents(),
    )
    this.#placing = new Placing(this.#room())
    this.#reception = new Reception({
      windows: this.#windows,
      placing: this.#placing,
      evening: this.#evening,
      host: this.#host,
      clock: this.#clock,
      beat: BEAT,
      handbook: (page) => handbookPage(this.#where.resources, page),
      languages: () => {
        const folder = join(this.#where.data, 'languages')
        return { folder, languages: languagesIn(folder) }
      },
      advise: (seat, id) => advisers.advise(seat, id),
      keepLiking: (side, name, value) => {
        this.#cupboard.keepLiking(side, name, value)
      },
      keys: () => ({
        hero: this.#cupboard.likings('hero').keys ?? '',
        evil: this.#cupboard.likings('evil').keys ?? '',
      }),
      isMute: () => this.#cupboard.likings('evil').mute === 'on',
      forgetLikings: (side) => {
        this.#cupboard.forgetLikings(side)
      },
      quit,
    })
  }

  async open(): Promise<void> {
    catchAll()
    await serveBoth(this.#where.pages)
    listen(ipcMain, this.#reception)
    const opening = this.#placing.start()
    const unwatch = watchDisplays(this.#placing, () => {
      this.#reception.beat()
    })
    onEnds({
      show: () => {
        this.#windows.show()
      },
      stop: () => {
        unwatch()
        this.#host.leave()
        this.#cupboard.close()
      },
    })
    await opening
    this.#keepCopy()
  }

  /** Once the windows stand, since it may take a moment. */
  #keepCopy(): void {
    try {
      this.#cupboard.keepCopy()
    } catch (error) {
      complain(error) // a full disk must not keep anybody from playing
    }
  }

  #make(side: Side, spot: Spot): void {
    this.#reception.made(side)
    this.#windows.make(side, spot)
  }

  #eveningParts(packs: PackShelf): EveningParts {
    return {
      host: this.#host,
      shelf: () => this.#cupboard.shelf(),
      packs,
      clock: this.#clock,
      lesson: (name) => this.#tutor(name),
      seat: (computers) => {
        this.#seated.set(computers)
      },
      seed,
      swap: () => this.#placing.swap(),
      open: () => this.#cupboard.open(),
      newFile: () => this.#cupboard.openNew(),
      copies: () => this.#cupboard.copies(),
      restore: (copy) => this.#cupboard.restore(copy),
      changed: (only) => {
        this.#reception.changed(only)
      },
      failed: complain,
    }
  }

  #tutor(name: LessonName): Tutor | undefined {
    try {
      return new Tutor(readLesson(join(this.#where.resources, 'lessons'), name), {
        host: this.#host,
        clock: this.#clock,
        changed: () => {
          this.#reception.changed()
        },
        failed: complain,
      })
    } catch (error) {
      complain(error)
      return undefined
    }
  }

  #windowEvents(): WindowEvents {
    return {
      closed: quit,
      moved: () => {
        this.#placing.look()
      },
      lost: lossCounter((side) => {
        const spot = this.#placing.spot(side)
        this.#make(side, spot)
        void this.#windows.move(side, spot)
        this.#evening.worry('trouble.renderer')
      }),
    }
  }

  #room(): Room {
    return {
      screens: readScreens,
      area: (side) => this.#windows.area(side),
      make: (side, spot) => {
        this.#make(side, spot)
      },
      move: (side, spot) => this.#windows.move(side, spot),
      recall: (set) => this.#cupboard.recall(set),
      remember: (set, seating) => {
        this.#cupboard.remember(set, seating)
      },
      changed: () => {
        this.#reception.changed()
      },
    }
  }
}

/** Each side's session serves its own page and refuses everything else. */
async function serveBoth(pages: string): Promise<void> {
  guardSession(session.defaultSession) // no window has it
  for (const side of SIDES) {
    const own = session.fromPartition(partition(side))
    guardSession(own, side)
    own.protocol.handle(SCHEME, serve(pages, side, await filesOf(pages, side)))
  }
}
