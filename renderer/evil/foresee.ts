// What a Reaction would do now, before it is played: from the card's printed deeds and what this seat of Evil sees, and from nothing else.
// It is no rule: running effects and full Levels are not looked at, and what a choice decides is said to be chosen then.
import type { Catalogue, Deed, EvilView, Sector } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'
import { listed } from '../i18n/index.ts'
import type { Texts } from '../i18n/index.ts'
import { isDangerous, thisTurn } from './hand.ts'
import { figuresOf } from './inspect.ts'
import { isBlocked, sightOf, stepsFrom } from './plot/map.ts'
import type { Plan } from './plot/map.ts'
import { FORESEEN, spawnReach } from './plot/reach.ts'
import type { Reach } from './plot/reach.ts'

interface Context {
  readonly view: EvilView
  readonly plan: Plan
  readonly catalogue: Catalogue
  readonly log: readonly SeatEvent[]
  readonly texts: Pick<Texts, 't' | 'name'>
}
type Creature = EvilView['creatures'][number]

interface Foreseen {
  /** A sentence for each deed of the halves that would happen. */
  readonly says: readonly string[]
  readonly dangerous: boolean
  /** What it takes of the Reaction Track. */
  readonly cost: string
  /** The Creatures that it is about, and the Sectors that it could reach, on the Map. */
  readonly reaches: readonly Reach[]
}
interface Told {
  readonly says: readonly string[]
  readonly who?: readonly Creature[]
  readonly to?: readonly Sector[]
}

/** Any card face down: a Creature is moved a Sector, or one is Spawned. */
const STANDARD: readonly Deed[] = [
  { do: 'move', steps: 1, creatures: 1 },
  { do: 'spawn', nearer: 0 },
]

/** A card of this seat's hand, or null for one that the catalogue does not know. */
export function foresee(card: string, faceDown: boolean, context: Context): Foreseen | null {
  const entry = context.catalogue.cards.find((each) => each.card === card)
  if (entry === undefined || context.view.at === null) return null
  const dangerous = !faceDown && isDangerous(context.view)
  const { deeds } = entry
  const all = faceDown ? STANDARD : dangerous ? [...deeds.first, ...deeds.dangerous] : deeds.first
  const told = all.map((deed) => tellDeed(deed, context))
  const who = unique(told.flatMap((each) => each.who ?? []).map(({ at }) => at))
  const to = unique(told.flatMap((each) => each.to ?? [])).filter((at) => !who.includes(at))
  return {
    says: unique(told.flatMap((each) => each.says)),
    dangerous,
    cost: costOf(context),
    reaches: [
      ...who.map((at) => ({ key: FORESEEN, to: at, from: at, way: null, kind: 'stay' as const })),
      ...to.map((at) => ({ key: `foreseen ${at}`, to: at, from: null, way: null, kind: 'place' as const })),
    ],
  }
}

const unique = <T>(list: readonly T[]): readonly T[] => [...new Set(list)]

/** The first card of a Turn covers one space, later ones two; one that was played to no count is not among them. */
function costOf({ view, catalogue, log, texts: { t } }: Context): string {
  const { spaces, danger } = catalogue.reactionTrack
  const span = countedIn(thisTurn(log).cards, catalogue) === 0 ? 1 : 2
  const taken = view.track.reduce((sum, each) => sum + each.span, 0)
  const signs = danger.filter((space) => space > taken && space <= taken + span).length
  const cost = t('foresee.cost', { n: span, left: Math.max(0, spaces - taken - span) })
  return signs === 0 ? cost : `${cost} ${t('foresee.covers', { n: signs })}`
}

function countedIn(played: readonly SeatEvent[], catalogue: Catalogue): number {
  const frees = (deeds: readonly Deed[]): number => deeds.filter((deed) => deed.do === 'again').length
  return played.reduce((count, { card, dangerous, faceDown }) => {
    const deeds = faceDown === true ? undefined : catalogue.cards.find((each) => each.card === card)?.deeds
    const freed = deeds === undefined ? 0 : frees(deeds.first) + (dangerous === true ? frees(deeds.dangerous) : 0)
    return Math.max(0, count + 1 - freed)
  }, 0)
}

function tellDeed(deed: Deed, context: Context): Told {
  const { t, name } = context.texts
  switch (deed.do) {
    case 'move':
      return move(deed, context)
    case 'spawn':
      return spawn(deed, context)
    case 'teleport': {
      const who = these(deed, context)
      if (who === null) return { says: [t('foresee.later')] }
      if (who.length === 0) return { says: [t('foresee.teleport-none')] }
      const to = sectorsIn(deed.to, context)
      const said = t('foresee.teleport', { who: named(who, 1, context) })
      return { says: [to === null ? `${said} ${t('foresee.place-later')}` : said], who, to: to ?? [] }
    }
    case 'attack':
    case 'scare':
      return faces(deed, context)
    case 'heal': {
      const who = context.view.creatures.filter((each) => each.wounded && (!deed.here || each.at === context.view.at))
      return who.length === 0
        ? { says: [t('foresee.heal-none')] }
        : { says: [t('foresee.heal', { who: named(who, 1, context) })], who }
    }
    case 'damage':
      return {
        says: [
          deed.amount === null
            ? t('foresee.damage-later', { kind: name(deed.kind) })
            : t('foresee.damage', { amount: deed.amount, kind: name(deed.kind) }),
        ],
      }
    case 'danger':
    case 'dark': {
      const places = sectorsIn(deed.where, context)
      if (places === null) return { says: [`${t(`foresee.${deed.do}`, { n: 2 })} ${t('foresee.place-later')}`] }
      const { dangers, lights } = context.view
      const to = places.filter((at) => (deed.do === 'danger' ? !dangers.includes(at) : lights.includes(at)))
      return { says: [t(`foresee.${deed.do}`, { n: to.length })], to }
    }
    case 'again':
      return { says: [t('foresee.again')] }
    case 'later':
      return { says: [t('foresee.later')] }
  }
}

function move(deed: Extract<Deed, { do: 'move' }>, context: Context): Told {
  const { view, plan } = context
  const { t } = context.texts
  const who = these(deed, context)
  if (deed.steps === null) return { says: [t('foresee.later')], who: who ?? [] }
  if (who === null) return { says: [t('foresee.move-moved', { n: deed.steps })] }
  if (who.length === 0) return { says: [t('foresee.move-none')] }
  const far = who.map((creature) => ({ creature, to: reachedFrom(creature.at, deed.steps ?? 0, plan, view) }))
  const near = far.filter(({ creature, to }) => creature.at !== view.at && to.some((at) => at === view.at))
  const says = [t('foresee.move', { who: named(who, deed.creatures, context), n: deed.steps })]
  if (near.length > 0)
    says.push(t('foresee.reaches-him', { who: listed(near.map(({ creature }) => called(creature, context))) }))
  return { says, who, to: far.flatMap(({ to }) => to) }
}

function spawn(deed: Extract<Deed, { do: 'spawn' }>, context: Context): Told {
  const { view, plan, catalogue } = context
  const { t, name } = context.texts
  const ordinary = Object.entries(catalogue.creatures).flatMap(([kind, { ability }]) => (ability === null ? [] : kind))
  const left = (deed.kinds ?? ordinary).filter(
    (kind) => view.creatures.filter((each) => each.kind === kind).length < (catalogue.creatures[kind]?.tokens ?? 0),
  )
  if (left.length === 0) return { says: [t('foresee.spawn-none')] }
  const within = deed.where === undefined ? null : sectorsIn(deed.where, context)
  const leasts = new Map<number, string[]>()
  for (const kind of left) {
    const least = Math.max(0, (figuresOf(kind, catalogue, view)?.spawn ?? 0) - deed.nearer)
    leasts.set(least, [...(leasts.get(least) ?? []), kind])
  }
  const inOrder = [...leasts].toSorted(([a], [b]) => a - b)
  return {
    says: inOrder.map(([n, kinds]) => t('foresee.spawn', { n, kinds: listed(kinds.map(name)) })),
    to: inOrder.flatMap(([n, [kind = '']]) =>
      spawnReach(kind, n, plan, view)
        .map(({ to }) => to)
        .filter((at) => within === null || within.includes(at)),
    ),
  }
}

/** Attacks and scares by Creatures in the Hero's Sector, with their dice or what they scare for. */
function faces(deed: Extract<Deed, { do: 'attack' | 'scare' }>, context: Context): Told {
  const { view, catalogue } = context
  const { t } = context.texts
  if (deed.who === 'moved') return { says: [t(`foresee.${deed.do}-moved`)] }
  if (deed.do === 'attack' && deed.dice === null) return { says: [t('foresee.later')] }
  const who = view.creatures.filter((each) => each.at === view.at)
  if (who.length === 0) return { says: [t(`foresee.${deed.do}-none`)] }
  const light = view.at !== null && view.lights.includes(view.at) ? 'lit' : 'dark'
  const each = who.map((creature) => {
    const figures = figuresOf(creature.kind, catalogue, view)
    const n = deed.do === 'scare' ? (figures?.scare ?? 0) : (figures?.dice[light] ?? 0) + (deed.dice ?? 0)
    return t(deed.do === 'scare' ? 'foresee.scares' : 'foresee.dice', {
      who: called(creature, context),
      n: Math.max(0, n),
    })
  })
  const one = deed.who === 'choose' && who.length > 1
  return { says: [t(`foresee.${deed.do}${one ? '-one' : ''}`, { who: each.join(' · ') })], who }
}

const called = ({ kind, at }: Creature, { texts }: Context): string => `${texts.name(kind)} ${at}`

/** Creatures by name, and how many of them; those that may be any are not listed. */
function named(who: readonly Creature[], most: number, context: Context): string {
  const { t } = context.texts
  if (who.length > most && who.length === context.view.creatures.length) return t('foresee.any', { n: most })
  const names = who.map((creature) => called(creature, context))
  return who.length > most ? t('foresee.some', { n: most, who: names.join(', ') }) : listed(names)
}

/** The Creatures that a deed may be about; null: the one that the card has moved by then. */
function these(
  deed: { readonly kinds?: readonly string[]; readonly from?: string },
  context: Context,
): readonly Creature[] | null {
  const places = deed.from === undefined ? undefined : sectorsIn(deed.from, context)
  if (places === null) return null
  return context.view.creatures.filter(
    ({ kind, at }) => (deed.kinds?.includes(kind) ?? true) && (places?.includes(at) ?? true),
  )
}

/** What a pack's word for Sectors means as things stand; null where it is known only when the card is played. */
function sectorsIn(where: string, { view, plan }: Context): readonly Sector[] | null {
  const hero = view.at === null ? undefined : plan.get(view.at)
  if (hero === undefined) return null
  const near = (): readonly Sector[] => stepsFrom(plan, hero, view).map(({ to }) => to.at)
  const all = [...plan.values()]
  switch (where) {
    case 'here':
      return [hero.at]
    case 'near':
      return near()
    case 'here-or-near':
      return [hero.at, ...near()]
    case 'in-sight':
      return [...sightOf(plan, view).keys()]
    case 'revealed':
      return view.revealed
    case 'unrevealed':
      return all.map(({ at }) => at).filter((at) => !view.revealed.includes(at))
    case 'level':
      return all.filter(({ level }) => level === hero.level).map(({ at }) => at)
    case 'other-level':
      return all.filter(({ level }) => level !== hero.level).map(({ at }) => at)
    case 'anywhere':
      return all.map(({ at }) => at)
    case 'rooms':
      return all.filter(({ room }) => room !== null).map(({ at }) => at)
    default:
      return null
  }
}

/** Where so many steps can lead; freeing a Blocked Door takes one of them. */
export function reachedFrom(
  from: Sector,
  steps: number,
  plan: Plan,
  view: Pick<EvilView, 'blocked'>,
): readonly Sector[] {
  const left = new Map([[from, steps]])
  for (const [at, has] of left) {
    const cell = plan.get(at)
    if (cell === undefined) continue
    for (const { way, to } of stepsFrom(plan, cell, null)) {
      const rest = has - (way !== 'stairs' && isBlocked(view, at, way) ? 2 : 1)
      if (rest < 0 || rest <= (left.get(to.at) ?? -1)) continue
      // Put back at the end, so that it is gone on from with what is left now.
      left.delete(to.at)
      left.set(to.at, rest)
    }
  }
  return [...left.keys()]
}
