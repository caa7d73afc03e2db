// Decides what a position or a Scenario may change in a pack's tables for one game: objects by key, lists and values replaced.
import { z } from 'zod'
import type { Fault } from '../../game.ts'
import { shapeFault } from './issues.ts'
import type { Pack } from './pack.ts'
import { creature, figures, tables } from './schema.ts'
import { tracksFault } from './tables.ts'
import { kind } from './words.ts'

const someFigures = z
  .strictObject({ ...figures.shape, dice: z.strictObject(figures.shape.dice.shape).partial() })
  .partial()

const overlaySchema = z
  .strictObject({
    creatures: z.partialRecord(
      kind,
      z
        .strictObject({
          tokens: creature.shape.tokens,
          ability: creature.shape.ability,
          regular: someFigures,
          nightmare: someFigures,
        })
        .partial(),
    ),
    roundTrack: tables.roundTrack,
    adrenalineTrack: tables.adrenalineTrack,
    reactionTrack: tables.reactionTrack.partial(),
    limits: tables.limits.partial(),
    tiles: tables.tiles.partial(),
  })
  .partial()

/** The pack with an overlay merged over its tables, or what is wrong with the overlay; `undefined` changes nothing. */
export function withOverlay(pack: Pack, overlay: unknown): Pack | Fault {
  if (overlay === undefined) return pack
  const read = overlaySchema.safeParse(overlay)
  if (!read.success) return shapeFault(read.error, 'overlay')
  const merged = merge(pack, read.data) as Pack
  const wrong = tracksFault(merged)
  return wrong === null ? merged : { ...wrong, path: `overlay.${wrong.path}` }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Both have been checked, so only known keys are merged. */
function merge(under: unknown, over: unknown): unknown {
  if (over === undefined) return under
  if (!isObject(under) || !isObject(over)) return over
  return Object.fromEntries(
    [...new Set([...Object.keys(under), ...Object.keys(over)])].map((key) => [key, merge(under[key], over[key])]),
  )
}
