// What an evening is given: games that are kept, packs, windows, and what a window may ask of it.
import type { Copy, Frame, FrameCommand, LessonName, Note, SavedGame } from '../contract/frame.ts'
import type { Computers } from '../contract/player.ts'
import type { Message, NewGame, Side } from '../contract/wire.ts'
import type { Tutor } from '../lessons/tutor.ts'
import type { Host } from '../table/host.ts'
import type { Archive } from '../table/keeper.ts'

/** What an evening needs of whoever keeps games. */
export interface Shelf {
  /** Newest first. */
  games(): readonly SavedGame[]
  /** The pack that a game was begun with. */
  pack(game: string): string | undefined
  /** Where its Map was of sheets made for it. */
  sheets(game: string): NewGame['sheets']
  note(game: string): Note
  keepNote(game: string, note: Note): void
  /** The seats that the computer plays in a game; throws where that cannot be read. */
  computers(game: string): Computers
  keepComputers(game: string, computers: Computers): void
  /** Where a game is begun at which the computer plays these seats. */
  seated(computers: Computers): Archive
}
export interface EveningParts {
  readonly host: Pick<
    Host<unknown>,
    'begin' | 'resume' | 'leave' | 'concede' | 'lastAnswer' | 'takeBack' | 'isPlaying' | 'isOver' | 'stored' | 'seats'
  >
  /** Undefined while the file of games cannot be opened. */
  shelf(): Shelf | undefined
  readonly packs: {
    readonly choices: Frame['packs']
    readonly listed: Frame['shelf']
    set(on: readonly string[]): void
    look(): void
    /** Begins a pack; gives what its folder is called. */
    begin(language: string): string
    contents(pack: string): object
  }
  readonly clock: { pause(): void; goOn(): void }
  /** The computer plays these seats from now on, and no others. */
  seat(computers: Computers): void
  /** A lesson that is to be begun; undefined where it cannot be read. */
  lesson(name: LessonName): Tutor | undefined
  /** Fresh entropy as hexadecimal digits. */
  seed(): string
  /** The windows change places, since the players keep theirs. Evil's is emptied at once. */
  swap(): Promise<void>
  /** Opens the file of games; says what is wrong with it where that fails. */
  open(): Message | undefined
  /** Begins a new file of games; says what is wrong with it where that fails too. */
  newFile(): Message | undefined
  /** Copies of the file of games, newest first. */
  copies(): readonly Copy[]
  /** Begins a new file from a copy; says what is wrong where that fails. */
  restore(copy: string): Message | undefined
  /** The frame of both windows is another now, or that of one side alone. */
  changed(only?: Side): void
  /** The file of games failed in the middle of something: for whoever looks after the app. */
  failed(error: unknown): void
}

/** All that a window may ask but what concerns the app alone. */
export type GameCommand = Exclude<
  FrameCommand,
  { do: 'quit' | 'place' | 'place-again' | 'key' | 'handbook' | 'languages' | 'keep' | 'forget' | 'advise' }
>
