// Who plays a seat, seen from the table: he is told the lines of his seat and answers its questions.
import type { Ask, Message, OutLine, Seat } from './wire.ts'

/** How well the computer may play a seat. */
export const LEVELS = ['careless', 'able', 'strong'] as const
export type Level = (typeof LEVELS)[number]
/** The seats that the computer plays. */
export type Computers = Readonly<Partial<Record<Seat, Level>>>

/** A whole number from 0 to below the bound: a player's chance, which has nothing to do with the game's own. */
export type Pick = (below: number) => number

/** What a player of the computer would answer, and why in a sentence. */
export interface Advice {
  readonly key: string
  readonly why: Message
}

/** A player of the computer in one seat. What his seat is told is all that he has. */
export interface Player {
  /** A line of his seat, in the order in which it was sent. */
  hear(line: OutLine): void
  /** The key of the option that he takes. `pick` is drawn anew for each question, so that only what he was told matters. */
  answer(ask: Ask, pick: Pick): string
}
