// Ready Maps drawn in text, so that cases read like the table. A row may leave out what stands empty to its right.
import { level } from './text-map.ts'

export interface MapText {
  readonly levels: { readonly upper: readonly string[]; readonly lower: readonly string[] }
  readonly lcus: readonly string[]
}

/** A Map of the rows that matter, at the north-west of each Level. `lcus` are names with spaces between. */
export const map = (upper: readonly string[], lower: readonly string[] = [], lcus = ''): MapText => ({
  levels: { upper: level(...upper), lower: level(...lower) },
  lcus: lcus.split(' ').filter(Boolean),
})

/** One line from the Infirmary in the north (Ua1) over four straight Sectors to the Dormitory (Ua6). */
export const STREET = map([' I', ' │', ' │', ' │', ' │', ' D'])

/** A Cross (Ub3) with a straight Sector and then a Room in each direction but the west, where the Room is next to it. */
export const CROSSING = map([' ·I··', ' ·│··', ' D┼─L', ' ·│··', ' ·V··'])

/**
 * A ring of 4 by 3 Sectors; from Ua1 both ways round to Ud3 are equally long. The Stairs are half-way down both sides, and the
 * lower Level is the same.
 */
export const RING = map([' ┌──┐', 'b│··│r', ' └──┘'], [' ┌──┐', 'b│··│r', ' └──┘'])

/**
 *      Ua1 ┌ – Ub1 Infirmary – Uc1 ┐
 *      Ua2 └ – Ub2 ─────────── Uc2 ┘
 * A Room with a Door on either side, and a way round it.
 */
export const ROUND_A_ROOM = map([' ┌I┐', ' └─┘'])

/** Two Rooms with a straight Sector between them: a Door on either side of the Sector Ub1. */
export const BETWEEN_DOORS = map([' I─D'])

/** Two Levels, one line each: Ua1 Infirmary – Ub1 – Uc1 – Ud1 Laboratory with red Stairs on the east; below the Dormitory and red Stairs. */
export const TWO_LINES = map([' I──Lr'], [' D──Gr'])

/** A Level full of Sectors that lead everywhere: 24 crosses within a rim. The lower Level is the same. */
const OPEN_FIELD = [' ┌┬┬┐', ' ├┼┼┤', 'b├┼┼┤r', ' ├┼┼┤', ' ├┼┼┤', ' └┴┴┘']
export const FIELD = map(OPEN_FIELD, OPEN_FIELD)
