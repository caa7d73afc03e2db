// What a seat may be given, field by field: strict shapes, so that a field that nobody named is found.
import { z } from 'zod'

const dir = z.enum(['n', 'e', 's', 'w'])
const way = z.enum(['n', 'e', 's', 'w', 'stairs'])
const room = z.enum(
  'infirmary escape-pods hangar-bay ventilation-room dormitory generator-room laboratory control-room'.split(' '),
)
const tile = z.union([z.enum(['cross', 'tee', 'straight', 'curve']), room])
const kind = z.enum('worm spore hybrid cultist parasite cultist-chief alpha-worm mech'.split(' '))
const colour = z.enum(['blue', 'green', 'final'])
const health = z.int().min(0).max(12)
const count = z.int().min(0)
const span = z.literal([1, 2])
const face = z.enum(['hit', 'light', 'danger'])
const damage = z.enum(['life', 'self-control'])
const ability = z.enum(['courage', 'cold-blood', 'acute-sight', 'precision', 'dexterity'])
const action = z.enum(['move', 'explore', 'fight', 'locate', 'scavenge', 'interact'])

/** Names of the Hero's own: never a place of the Map. */
export const handle = z.string().regex(/^s[1-9]\d*$/)
export const creatureHandle = z.string().regex(/^c[1-9]\d*$/)
/** Names of Evil's and the referee's. */
export const sector = z.string().regex(/^[UL][a-d][1-6]$/)
const creatureId = z.string().regex(/^[a-z-]+-\d+$/)
const evilSeat = z.enum(['evil-1', 'evil-2', 'evil-3'])

const shared = {
  round: z.strictObject({ space: count, spaces: count, cap: health, nightmare: z.boolean() }),
  turn: z.strictObject({ number: z.int().min(1).max(8), bulletTime: z.boolean(), done: z.array(action) }),
  hero: z.strictObject({
    character: z.string().nullable(),
    life: health,
    selfControl: health,
    adrenaline: count,
    items: z.array(z.strictObject({ card: z.string(), charges: z.int().min(1), component: z.boolean() })),
    companions: z.array(z.strictObject({ card: z.string(), charges: z.int().min(1) })),
    experience: z.record(ability, z.literal([0, 1, 2])),
    scavenged: z.array(room),
  }),
  missions: z.array(
    z.strictObject({ colour, card: z.string(), room, triggered: z.boolean(), done: z.boolean(), progress: count }),
  ),
  evil: z.strictObject({
    players: z.literal([1, 2, 3]),
    leader: z.literal([1, 2, 3]),
    decks: z.array(z.string()).max(2),
    hands: z.array(count).max(3),
  }),
  difficulty: z.enum(['easy', 'normal', 'nightmare', 'impossible']).nullable(),
  waiting: z.enum(['hero', 'evil']).nullable(),
  result: z.strictObject({ winner: z.enum(['hero', 'evil']), why: z.string() }).nullable(),
}

const sectorView = z.strictObject({
  id: handle,
  at: z.tuple([z.int(), z.int()]),
  island: count,
  through: z.strictObject({ stairs: z.enum(['red', 'blue']), from: handle }).exactOptional(),
  tile,
  open: z.array(dir),
  doors: z.array(z.strictObject({ dir, blocked: z.boolean() })),
  stairs: z.enum(['red', 'blue']).exactOptional(),
  lcu: z.literal(true).exactOptional(),
  lit: z.boolean(),
  danger: z.boolean(),
  conditions: z.array(z.string()),
  creatures: z.array(z.strictObject({ id: creatureHandle, kind, wounded: z.boolean() })),
  inSight: z.boolean(),
})

/** The Hero's view in play. */
export const heroSchema = z.strictObject({
  ...shared,
  labyrinth: z.array(sectorView),
  track: z.array(z.strictObject({ deck: z.string(), card: z.string().nullable(), span })),
})

/** The view of a seat of Evil in play. */
export const evilSchema = z.strictObject({
  ...shared,
  at: sector,
  levels: z.strictObject({ upper: z.array(z.string()).length(6), lower: z.array(z.string()).length(6) }),
  lcus: z.array(sector),
  creatures: z.array(z.strictObject({ id: creatureId, kind, at: sector, wounded: z.boolean(), revealed: z.boolean() })),
  dangers: z.array(sector),
  lights: z.array(sector),
  blocked: z.array(z.string().regex(/^[UL][a-d][1-6][nesw]$/)),
  conditions: z.array(z.strictObject({ kind: z.string(), at: sector })),
  revealed: z.array(sector),
  hand: z.array(z.string()).nullable(),
  decks: z.array(
    z.strictObject({
      name: z.string(),
      left: count,
      discards: z.array(z.string().nullable()),
      own: z.array(count),
    }),
  ),
  track: z.array(
    z.strictObject({ deck: z.string(), card: z.string().nullable(), by: evilSeat, faceDown: z.boolean(), span }),
  ),
  setAside: count,
})

/** Events that read the same to both sides. */
const common = [
  z.strictObject({ type: z.literal('scared'), kind, amount: count }),
  z.strictObject({ type: z.literal('opportunity'), dice: z.int().min(1) }),
  z.strictObject({
    type: z.literal('rolled'),
    by: z.enum(['hero', 'evil']),
    faces: z.array(face).min(1),
    hits: count,
    reason: z.enum(['fight', 'attack', 'opportunity', 'courage', 'reroll', 'card']),
  }),
  z.strictObject({ type: z.literal('damaged'), kind: damage, amount: z.int().min(1), to: z.string() }),
  z.strictObject({ type: z.literal('recovered'), kind: damage, amount: z.int().min(1) }),
  z.strictObject({ type: z.literal('drew'), items: z.array(z.string()) }),
  z.strictObject({ type: z.literal('upgraded'), item: z.string(), with: z.string() }),
  z.strictObject({ type: z.literal('discarded'), item: z.string() }),
  z.strictObject({ type: z.literal('charged'), card: z.string(), charges: count }),
  z.strictObject({ type: z.literal('experience'), ability, points: z.literal([1, 2]) }),
  z.strictObject({
    type: z.literal('mission'),
    colour,
    what: z.enum(['progress', 'done', 'triggered']),
    progress: count,
  }),
  z.strictObject({ type: z.literal('round'), space: count }),
  z.strictObject({ type: z.enum(['turn', 'flipped']), number: z.int().min(1).max(8) }),
  z.strictObject({ type: z.literal('nightmare') }),
  z.strictObject({ type: z.literal('bullet-time') }),
  z.strictObject({
    type: z.literal('companion'),
    card: z.string(),
    what: z.enum(['joined', 'gone', 'sacrificed']),
  }),
  z.strictObject({ type: z.literal('ended'), winner: z.enum(['hero', 'evil']), why: z.string() }),
] as const

const noise = {
  type: z.literal('noise'),
  level: z.literal('other').exactOptional(),
  here: z.literal(true).exactOptional(),
  dir: way.exactOptional(),
}

const located = {
  type: z.literal('located'),
  target: z.string(),
  distance: count.nullable(),
  level: z.enum(['same', 'other']).nullable(),
}
/** Evil alone is told that an answer was false. */
const lie = z.literal(true).exactOptional()

const takenBack = { type: z.literal('taken-back'), side: z.enum(['hero', 'evil']) }

/** What an event may tell the Hero. */
export const heroEventSchema: z.ZodType = z.union([
  ...common,
  z.strictObject({
    type: z.literal('declared'),
    action,
    args: z.array(z.string()),
    item: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('moved'), who: z.literal('hero'), dir: way, to: handle }),
  z.strictObject({ type: z.literal('moved'), who: creatureHandle, kind, from: handle, to: handle }),
  z.strictObject({ type: z.literal('revealed'), sectors: z.array(handle), creatures: z.array(creatureHandle) }),
  z.strictObject({ type: z.literal('hidden'), sectors: z.array(handle).min(1) }),
  z.strictObject(noise),
  z.strictObject(located),
  z.strictObject({ type: z.literal('left'), creature: creatureHandle, dir: way }),
  z.strictObject({ type: z.literal('drew'), seat: evilSeat, count }),
  z.strictObject({
    type: z.literal('played'),
    deck: z.string(),
    card: z.string().nullable(),
    span,
    dangerous: z.boolean(),
  }),
  z.strictObject({ type: z.literal('lights'), sectors: z.array(handle).min(1), on: z.boolean() }),
  z.strictObject({ type: z.enum(['blocked', 'unblocked']), sector: handle, dir }),
  z.strictObject({ type: z.literal('danger'), sector: handle, on: z.boolean() }),
  z.strictObject({ type: z.enum(['wounded', 'killed']), creature: creatureHandle, kind }),
  z.strictObject({ ...takenBack, events: z.lazy(() => z.array(heroEventSchema)) }),
])

/** What an event may tell a seat of Evil. */
export const evilEventSchema: z.ZodType = z.union([
  ...common,
  z.strictObject({
    type: z.literal('declared'),
    action,
    args: z.array(z.string()),
    item: z.string().exactOptional(),
  }),
  z.strictObject({ type: z.literal('moved'), who: z.literal('hero'), dir: way, from: sector, to: sector }),
  z.strictObject({ type: z.literal('moved'), who: creatureId, kind, from: sector, to: sector }),
  z.strictObject({ type: z.literal('revealed'), sectors: z.array(sector), creatures: z.array(creatureId) }),
  z.strictObject({ type: z.literal('hidden'), sectors: z.array(sector).min(1) }),
  z.strictObject({ ...noise, at: sector, creature: creatureId.exactOptional(), lie }),
  z.strictObject({ ...located, lie }),
  z.strictObject({ type: z.literal('left'), creature: creatureId, dir: way }),
  z.strictObject({
    type: z.literal('drew'),
    seat: evilSeat,
    count,
    cards: z.array(z.string()).exactOptional(),
  }),
  z.strictObject({ type: z.literal('discarded'), seat: evilSeat, card: z.string().nullable() }),
  z.strictObject({
    type: z.literal('played'),
    deck: z.string(),
    card: z.string().nullable(),
    span,
    dangerous: z.boolean(),
    by: evilSeat,
    faceDown: z.boolean(),
  }),
  z.strictObject({ type: z.literal('lights'), sectors: z.array(sector).min(1), on: z.boolean() }),
  z.strictObject({ type: z.enum(['blocked', 'unblocked']), sector, dir }),
  z.strictObject({ type: z.literal('danger'), sector, on: z.boolean() }),
  z.strictObject({ type: z.enum(['wounded', 'killed']), creature: creatureId, kind }),
  z.strictObject({ type: z.literal('spawned'), creature: creatureId, kind, at: sector }),
  z.strictObject({ type: z.literal('leads'), seat: evilSeat }),
  z.strictObject({ type: z.literal('rooms-swapped'), rooms: z.array(z.string()).length(2) }),
  z.strictObject({ type: z.literal('begins'), at: sector }),
  z.strictObject({ type: z.literal('deck-chosen'), deck: z.string() }),
  z.strictObject({ type: z.literal('condition'), kind: z.string(), sectors: z.array(sector).min(1), on: z.boolean() }),
  z.strictObject({ type: z.literal('healed'), creature: creatureId, kind }),
  z.strictObject({ ...takenBack, events: z.lazy(() => z.array(evilEventSchema)) }),
])

/** An absolute Sector name, which nothing that goes to the Hero may hold. */
export const ABSOLUTE = /\b[UL][a-d][1-6]/
