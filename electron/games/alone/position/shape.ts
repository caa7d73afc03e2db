// The shape of a position: what a line may hold, before anything of it is looked up in a pack.
import { z } from 'zod'
import { ROOMS } from '../map/sheet.ts'

export const name = z.string().max(60)
export const count = (max: number) => z.int().min(0).max(max)
const lines = z.array(z.string().max(12)).length(6)
export const ability = z.enum(['courage', 'cold-blood', 'acute-sight', 'precision', 'dexterity'])
export const kind = z.enum(['worm', 'spore', 'hybrid', 'cultist', 'parasite', 'cultist-chief', 'alpha-worm', 'mech'])
const mission = z.strictObject({
  card: name,
  progress: count(99).optional(),
  done: z.boolean().optional(),
  triggered: z.boolean().optional(),
})

/** A position as it is written. */
export const POSITION = z.strictObject({
  position: z.literal(1),
  pack: z.string().max(500).optional(),
  levels: z.strictObject({ upper: lines, lower: lines }).optional(),
  lcus: z.array(name).max(48).optional(),
  difficulty: z.enum(['easy', 'normal', 'nightmare', 'impossible']).optional(),
  round: count(99).optional(),
  turn: z.int().min(1).max(8).optional(),
  nightmare: z.boolean().optional(),
  hero: z
    .strictObject({
      at: name.optional(),
      character: name.nullable().optional(),
      life: count(12).optional(),
      selfControl: count(12).optional(),
      adrenaline: count(99).optional(),
      items: z
        .array(
          z.strictObject({ card: name, charges: z.int().min(1).max(12).optional(), component: z.boolean().optional() }),
        )
        .max(40)
        .optional(),
      companions: z
        .array(z.strictObject({ card: name, charges: z.int().min(1).max(12).optional() }))
        .max(8)
        .optional(),
      experience: z.partialRecord(ability, count(2)).optional(),
      scavenged: z
        .array(z.enum(ROOMS as unknown as readonly [string, ...string[]]))
        .max(8)
        .optional(),
    })
    .optional(),
  creatures: z
    .array(z.strictObject({ kind, at: name, wounded: z.boolean().optional() }))
    .max(48)
    .optional(),
  dangers: z.array(name).max(48).optional(),
  lights: z.array(name).max(48).optional(),
  blocked: z.array(name).max(99).optional(),
  revealed: z.array(name).max(48).optional(),
  conditions: z
    .array(z.strictObject({ kind: name, at: name }))
    .max(99)
    .optional(),
  missions: z
    .strictObject({
      blue: mission.nullable().optional(),
      green: mission.nullable().optional(),
      final: mission.nullable().optional(),
    })
    .optional(),
  evil: z
    .strictObject({
      players: z.literal([1, 2, 3]).optional(),
      leader: z.literal([1, 2, 3]).optional(),
      decks: z.array(name).length(2).optional(),
      hands: z.array(z.array(name).max(60)).max(3).optional(),
      track: z
        .array(
          z.strictObject({
            card: name,
            faceDown: z.boolean().optional(),
            span: z.literal([1, 2]).optional(),
            by: z.enum(['evil-1', 'evil-2', 'evil-3']).optional(),
          }),
        )
        .max(40)
        .optional(),
    })
    .optional(),
  piles: z.record(name, z.array(name).max(200)).optional(),
  discards: z.record(name, z.array(name).max(200)).optional(),
  dice: z
    .array(z.enum(['hit', 'light', 'danger']))
    .max(1000)
    .optional(),
  overlay: z.unknown().optional(),
})
export type Position = z.infer<typeof POSITION>
