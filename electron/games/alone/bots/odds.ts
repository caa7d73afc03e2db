// What dice and scares cost on average: the figures that both players weigh. The dice are taken to be the usual ones, a third of each face.
import type { Catalogue, CreatureFigures } from '../../../contract/alone.ts'

const THIRD = 1 / 3

/** Hits of a die of the Hero's, and of one of Evil's. */
export const heroHit = (lit: boolean): number => (lit ? 2 : 1) * THIRD
export const evilHit = (danger: boolean): number => (danger ? 2 : 1) * THIRD

/** A Creature's figures now; none for a kind that the catalogue does not know. */
export function figuresOf(catalogue: Catalogue | undefined, kind: string, nightmare: boolean): CreatureFigures {
  const sides = catalogue?.creatures[kind]
  return sides?.[nightmare ? 'nightmare' : 'regular'] ?? UNKNOWN
}
const UNKNOWN: CreatureFigures = { wound: 2, kill: 2, dice: { dark: 2, lit: 2 }, scare: 1, spawn: 3 }

/** How much an attack takes. */
export const attackOf = (figures: CreatureFigures, lit: boolean, danger: boolean): number =>
  figures.dice[lit ? 'lit' : 'dark'] * evilHit(danger)

/** How likely so many dice hit at least so often. */
export function atLeast(hits: number, dice: number, hit: number): number {
  if (hits <= 0) return 1
  if (dice < hits) return 0
  return hit * atLeast(hits - 1, dice - 1, hit) + (1 - hit) * atLeast(hits, dice - 1, hit)
}
