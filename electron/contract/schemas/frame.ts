// Checks what a window asks of the evening's frame: strict and bounded, since a window is trusted with nothing.
import { z } from 'zod'
import { type FrameCommand, LESSONS, type Liking, type Note } from '../frame.ts'
import { type Computers, LEVELS } from '../player.ts'

/** Names of packs, joined. */
const packs = z.string().regex(/^[\w.+-]{1,500}$/)
/** A name as the app gives it: a game's id, a pack's, a handbook page's. */
const name = z.string().regex(/^[\w.-]{1,64}$/)
const side = z.enum(['hero', 'evil'])
const nothing = <Do extends string>(verb: Do) => z.strictObject({ do: z.literal(verb) })

const seat = z.enum(['hero', 'evil-1', 'evil-2', 'evil-3'])
/** The seats that the computer plays, as they are asked for and as they are found again. */
export const computers = z.partialRecord(seat, z.enum(LEVELS)) satisfies z.ZodType<Computers>

const cell = z.string().regex(/^-?\d{1,3},-?\d{1,3}$/)
export const note = z.strictObject({
  text: z.string().max(20_000),
  marks: z
    .record(cell, z.string().min(1).max(16))
    .refine((marks) => Object.keys(marks).length <= 2_000, { error: 'too many marks' }),
}) satisfies z.ZodType<Note>

const liking = z.enum([
  'scale',
  'motion',
  'language',
  'volume-cues',
  'volume-score',
  'captions',
  'mute',
  'hints',
  'hinted',
  'keys',
  'pad',
  'contrast',
  'palette',
  'flashes',
])
/** A word or a number; the keys of a side as the query of an address. */
const likingValue = z.string().regex(/^(?:[\w.-]{1,20}|[\w.=&%+*-]{0,600})$/)
/** What is kept of a window's likings, as it is found again. */
export const likings = z.partialRecord(liking, likingValue) satisfies z.ZodType<Partial<Record<Liking, string>>>

export const frameCommand = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('new'),
    evil: z.union([z.literal(1), z.literal(2), z.literal(3)]),
    pack: packs,
    sheets: z.literal('generated').exactOptional(),
    computers: computers.exactOptional(),
  }),
  z.strictObject({ do: z.literal('seat'), seat, level: z.enum(LEVELS).nullable() }),
  z.strictObject({ do: z.literal('advise'), seat }),
  z.strictObject({ do: z.literal('load'), game: name }),
  z.strictObject({ do: z.literal('lesson'), lesson: z.enum(LESSONS) }),
  z.strictObject({ do: z.literal('lesson-on'), step: name }),
  z.strictObject({ do: z.literal('packs'), on: z.array(name).max(100) }),
  nothing('look-packs'),
  z.strictObject({ do: z.literal('new-pack'), language: name }),
  z.strictObject({ do: z.literal('contents'), pack: name }),
  nothing('continue'),
  nothing('leave'),
  nothing('pause'),
  nothing('go-on'),
  nothing('concede'),
  nothing('take-back'),
  nothing('agree'),
  nothing('rematch'),
  nothing('quit'),
  nothing('new-file'),
  nothing('try-again'),
  z.strictObject({ do: z.literal('restore'), copy: name }),
  z.strictObject({ do: z.literal('place'), side }),
  nothing('place-again'),
  z.strictObject({ do: z.literal('note'), note }),
  z.strictObject({ do: z.literal('key'), side, key: z.string().regex(/^[^\p{C}]{1,40}$/u), at: z.int().min(0) }),
  z.strictObject({ do: z.literal('keep'), name: liking, value: likingValue }),
  nothing('languages'),
  nothing('forget'),
  z.strictObject({ do: z.literal('handbook'), page: z.string().regex(/^[a-z-]{1,40}$/) }),
]) satisfies z.ZodType<FrameCommand>
