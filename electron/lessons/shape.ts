// What a lesson may hold: a position, and steps that each say one thing, point at something and wait for one thing to be done.
import { z } from 'zod'
import { LESSONS } from '../contract/frame.ts'

const name = z.string().regex(/^[a-z][a-z-]{0,30}$/)
const key = z.string().regex(/^[\w-]+( [\w-]+)*$/)
const side = z.enum(['hero', 'evil'])
const seat = z.enum(['hero', 'evil-1'])

/** An answer that the table gives by itself when this seat is asked so: a kind of question, or the moment of a window. */
const scripted = z.strictObject({ from: seat, at: name, choose: key })

/** Places that a step may point at beside what can be pressed: parts of a window, or a Sector. */
export const POINTS = [
  'labyrinth',
  'health',
  'actions',
  'question',
  'heard',
  'items',
  'missions',
  'notes',
  'pause',
  'turn',
  'track',
  'map',
  'hand',
  'log',
  'hero',
  'signs',
] as const
const point = z.union([
  z.enum(POINTS),
  z.templateLiteral(['sector ', z.string().regex(/^(own|[UL][a-d][1-6]|-?\d,-?\d)$/)]),
])

const step = z.strictObject({
  /** Its text is `lesson.<lesson>.<step>` of the message files, and `…-other` in the window that is not spoken to. */
  step: name,
  on: side,
  point: point.exactOptional(),
  /** The answers that are taken; the first is given where the step is skipped. Without `answers` and `command` the step is only read. */
  answers: z.array(key).min(1).max(8).exactOptional(),
  /** What is to be asked of the app. */
  command: z.enum(['pause', 'go-on', 'take-back', 'agree']).exactOptional(),
  /** What the table answers afterwards, in this order. */
  then: z.array(scripted).max(20).exactOptional(),
})

/** A lesson as it is written. */
export const LESSON = z.strictObject({
  lesson: z.enum(LESSONS),
  seed: z.string().regex(/^[0-9a-f]{2,64}$/),
  /** A position as the game takes it, which it checks itself. */
  position: z.looseObject({}),
  /** Seats that pass whenever nothing else is written down for them. */
  passing: z.array(seat).max(2),
  steps: z
    .array(step.refine((each) => !(each.answers && each.command), { error: 'waits for two things' }))
    .min(2)
    .max(40)
    .refine((steps) => new Set(steps.map((each) => each.step)).size === steps.length, { error: 'a step twice' })
    .refine((steps) => !steps.at(-1)?.answers && !steps.at(-1)?.command, { error: 'the last step is to be read' }),
})
export type Lesson = z.infer<typeof LESSON>
export type Step = Lesson['steps'][number]
