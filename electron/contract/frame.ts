// What surrounds a game: title screen, saves, pause, notes, displays. What a window may ask of the app, and what it is shown.
import type { Catalogue } from './alone.ts'
import type { Computers, Level } from './player.ts'
import type { Message, OutLine, Seat, SeatLine, Side } from './wire.ts'

/** A stored game as either window may list it: public facts alone. */
export interface SavedGame {
  readonly id: string
  /** When it was last on the table, as ISO 8601 text. */
  readonly saved: string
  readonly evil: number
  /** Public summary in the game's own words: Round, Turn, Character. */
  readonly summary: Message
  readonly over: boolean
}

/** A copy of the file of games, by when the last answer in it was stored. */
export interface Copy {
  readonly id: string
  readonly saved: string
}

/** A pack as the page of packs lists it. */
export interface ListedPack {
  /** What its folder is called. */
  readonly folder: string
  /** Its name among packs; null where a folder is no pack that could be switched on. */
  readonly id: string | null
  readonly name: string
  /** It comes with the app, and cannot be put away. */
  readonly isOwn: boolean
  readonly isOn: boolean
  /** The pack that it is built on; null where it is whole by itself. */
  readonly base: string | null
  /** What keeps it from being played, alone or with those before it: the sentence, and `folder/file:line:column`. */
  readonly faults: readonly { readonly fault: string; readonly at: string }[]
  /** Names that another pack which is on and comes before has changed too: this one's word counts. */
  readonly clashes: readonly { readonly with: string; readonly names: string }[]
}

/** What a pack holds, to be looked at outside of a game. */
export interface PackContents {
  /** As the table would name it, with whatever it is built on. */
  readonly catalogue: Catalogue
  /** What it adds or changes itself, by name; null where all of it is its own. */
  readonly own: readonly string[] | null
  /** The sides of its own sheets: six lines, and the places of the LCUs. */
  readonly sheets: readonly { readonly lines: readonly string[]; readonly lcus: readonly string[] }[]
}

/** What stands on both windows when no game is shown, and around it when one is. */
export interface Frame {
  /** `placing`: each display shows a large label and asks whose it is. */
  readonly screen: 'placing' | 'title' | 'table'
  readonly side: Side
  readonly games: readonly SavedGame[]
  /** Copies of the file of games, newest first; on the title alone. */
  readonly copies: readonly Copy[]
  /** What a new game may be begun with: a whole pack and those that are on and built on it, joined by `+`. */
  readonly packs: readonly { readonly id: string; readonly name: string }[]
  /** The packs that were found and the folder of the player's; on the title alone. */
  readonly shelf: { readonly folder: string; readonly packs: readonly ListedPack[] }
  /** The game on the table, its number of Evil players, and the seats that the computer plays. */
  readonly game: { readonly id: string; readonly evil: number; readonly computers: Computers } | null
  readonly paused: boolean
  /** The side that offered to concede, until the other agrees or the offer is taken back. Agreed by nobody: the offer alone ends the game. */
  readonly conceded: Side | null
  /** A side asks to take its last answer back. The table is paused until the other side agrees or the game goes on as it stands. */
  readonly back: Back | null
  /** The label on this window's display while placing. */
  readonly label: string
  /** Both windows share the one display there is, a half each. */
  readonly isShared: boolean
  /** What each side has changed of its keys: both windows know, since a key reaches its side from either. */
  readonly keys: Readonly<Record<Side, string>>
  /** Evil's side wants no sound at the table; left out where it does not mind. */
  readonly isMute?: true
  /** Something that went wrong and that a player should know, or null. */
  readonly trouble: Message | null
  /** The lesson that is being taken, as this window shows it; left out in a game. */
  readonly lesson?: LessonFrame
  /** The command that may mend the trouble, where there is one. */
  readonly remedy?: 'new-file' | 'try-again'
}

/** The lessons, in the order in which they are best taken. */
export const LESSONS = ['hero', 'evil', 'screens'] as const
export type LessonName = (typeof LESSONS)[number]

/** Where a lesson stands, as one window is told. What it says is named by lesson and step. */
export interface LessonFrame {
  readonly lesson: LessonName
  readonly step: string
  readonly at: number
  readonly of: number
  /** Steps that this window was told before, to be read again. */
  readonly before: readonly string[]
  /** This window is spoken to; the other says in a sentence what is going on. */
  readonly mine: boolean
  /** `watch`: the table plays what the lesson has written down. `next`: to be read. `act`: something is to be done. */
  readonly waits: 'watch' | 'next' | 'act'
  /** What is pointed at, and the answers that the step asks for; nothing in the window that is not spoken to. */
  readonly point: string | null
  readonly answers: readonly string[]
}

/** An answer that a side asks to take back. */
export interface Back {
  readonly by: Side
  /** The length that the log of each seat of this window had before it: what came since would be taken back, and stays known. */
  readonly from: Readonly<Partial<Record<Seat, number>>>
}

/** What a window may ask of the app. Which side asks follows from the window, never from the message. */
export type FrameCommand =
  | {
      readonly do: 'new'
      readonly evil: 1 | 2 | 3
      readonly pack: string
      readonly sheets?: 'generated'
      readonly computers?: Computers
    }
  /** Hands a seat of this side to the computer, or takes it back. */
  | { readonly do: 'seat'; readonly seat: Seat; readonly level: Level | null }
  /** Asks what a player of the computer would answer in this seat of the window's side: the reply's text is `Advice` in JSON. */
  | { readonly do: 'advise'; readonly seat: Seat }
  | { readonly do: 'load'; readonly game: string }
  /** Begins a lesson: a game that is kept nowhere. On the title alone. */
  | { readonly do: 'lesson'; readonly lesson: LessonName }
  /** Goes on from this step of the lesson; what it asks for is done by the table. */
  | { readonly do: 'lesson-on'; readonly step: string }
  /** The packs that are on from now on, in the order in which they are laid over each other. On the title alone. */
  | { readonly do: 'packs'; readonly on: readonly string[] }
  /** Looks again which packs there are. On the title alone. */
  | { readonly do: 'look-packs' }
  /** Begins a pack in the player's folder, with an example in this language, and looks again. The reply's text is what its folder is called. */
  | { readonly do: 'new-pack'; readonly language: string }
  /** What this pack holds: the reply's text is `PackContents` in JSON. On the title alone. */
  | { readonly do: 'contents'; readonly pack: string }
  | { readonly do: 'continue' }
  | { readonly do: 'leave' }
  | { readonly do: 'pause' }
  | { readonly do: 'go-on' }
  | { readonly do: 'concede' }
  /** Asks the other side to take this side's last answer back; `go-on` says no, from either window. */
  | { readonly do: 'take-back' }
  /** Agrees to what the other side has asked to take back. */
  | { readonly do: 'agree' }
  | { readonly do: 'rematch' }
  | { readonly do: 'quit' }
  /** Begins a new file of games beside one that cannot be opened, which stays as it is. Offered by `remedy`. */
  | { readonly do: 'new-file' }
  /** Opens the file of games once more: whatever kept it shut may be gone. Offered by `remedy`. */
  | { readonly do: 'try-again' }
  /** Begins a new file of games from a copy; the one before stays as it is. On the title alone. */
  | { readonly do: 'restore'; readonly copy: string }
  /** Placing: this display is `side`'s. Swaps the windows where needed. */
  | { readonly do: 'place'; readonly side: Side }
  /** Asks anew whose each display is; while that is being asked, goes on to the next pair of displays. */
  | { readonly do: 'place-again' }
  /** The Hero's private note pad, kept with the game: text, and marks by cell of a blank grid. From the Hero's window alone. */
  | { readonly do: 'note'; readonly note: Note }
  /** A key bound to the other side, pressed while this window had the focus. */
  | { readonly do: 'key'; readonly side: Side; readonly key: string; readonly at: number }
  | { readonly do: 'handbook'; readonly page: string }
  /** The languages that players added, as `OwnLanguages` in JSON. */
  | { readonly do: 'languages' }
  /** How this window is liked best, to be found again at the next start. */
  | { readonly do: 'keep'; readonly name: Liking; readonly value: string }
  /** Everything in this window is to be as it was at first. */
  | { readonly do: 'forget' }

/** What a window keeps of its players' likings. */
export type Liking =
  | 'scale'
  | 'motion'
  | 'language'
  | 'volume-cues'
  | 'volume-score'
  | 'captions'
  | 'mute'
  | 'hints'
  | 'hinted'
  | 'keys'
  | 'pad'
  | 'contrast'
  | 'palette'
  | 'flashes'

/** A language that a player added, as its file says it. */
export interface OwnLanguage {
  readonly file: string
  /** What its file is called: `fr`, `pt-BR`. */
  readonly code: string
  /** The name that it gives itself, else its code. */
  readonly name: string
  /** Its texts by their whole ids. */
  readonly texts: Readonly<Record<string, string>>
  /** Why it cannot be used, or null. */
  readonly fault: Message | null
}
export interface OwnLanguages {
  readonly folder: string
  readonly languages: readonly OwnLanguage[]
}

export interface Note {
  readonly text: string
  /** Marks by cell, `"x,y"`: one of a few signs. */
  readonly marks: Readonly<Record<string, string>>
}

/** The pad of a game in which nothing was noted yet. */
export const NO_NOTE: Note = { text: '', marks: {} }

export type FrameReply = { readonly ok: true; readonly text?: string } | { readonly ok: false; readonly why: Message }

/** The whole interface that a preload gives its page, as `window.alone`. */
export interface Bridge {
  readonly side: Side
  /** What was kept when this window was made. */
  readonly kept: Readonly<Partial<Record<Liking, string>>>
  /** Sends a line of the table's protocol. */
  send(line: SeatLine): void
  /** Lines of the table for this window, in order. On (re)load the window is first given `resume`-like lines (catalogue, log, view, ask). */
  onLines(listener: (lines: readonly OutLine[]) => void): void
  frame(command: FrameCommand): Promise<FrameReply>
  onFrame(listener: (frame: Frame) => void): void
  onNote(listener: (note: Note) => void): void
  /** A key bound to this side that was pressed in the other window. Returns the way to stop, as tables come and go in a page. */
  onKey(listener: (key: string) => void): () => void
  /** Says that the page is mounted and wants its frame, note and lines. */
  ready(): void
}
