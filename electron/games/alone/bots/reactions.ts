// What a Reaction is worth to Evil now, and what keeping the card is worth: the deeds of its text weighed on the Map, and the Round ahead.
import type { Catalogue, Deed, EvilView } from '../../../contract/alone.ts'
import { figuresOf } from './odds.ts'
import type { Threat } from './threat.ts'

type Card = Catalogue['cards'][number]

const TURNS = 8
/** What a card does that its deeds do not say: lasting figures, Doors, Conditions. */
const UNSAID = 0.5

/** A card that is played face up. */
export function cardWorth(card: Card, threat: Threat): number {
  const { view } = threat
  const isDangerous = view.at !== null && view.dangers.includes(view.at)
  const deeds = isDangerous ? [...card.deeds.first, ...card.deeds.dangerous] : card.deeds.first
  const said = deeds.reduce((sum, deed) => sum + deedWorth(deed, threat), 0)
  const unsaid = card.deeds.first.length === 0 ? unsaidWorth(card, view) : 0
  return said + unsaid + (isDangerous && card.deeds.dangerous.length === 0 ? 0.3 : 0)
}

/** Without deeds a card changes dice or figures: in a fight that is much, alone in the dark it is little. */
function unsaidWorth({ moment, actions }: Card, view: EvilView): number {
  const foes = view.creatures.filter(({ at }) => at === view.at).length
  if (moment === 'rolled') return 0.9
  if (moment === 'scare' || moment === 'round-end' || moment === 'damage') return 0.8
  if (actions.includes('fight')) return foes > 0 ? 0.8 : 0.1
  return UNSAID + (foes > 0 ? 0.4 : 0)
}

/** Face down it moves a Creature a Sector or Spawns one. */
export function standardWorth(threat: Threat): number {
  const moved = threat.view.creatures.map((foe) => threat.reach(foe, 1).gain)
  return Math.max(0, threat.spawn(threat.kinds), ...moved)
}

function deedWorth(deed: Deed, threat: Threat): number {
  const { view } = threat
  const here = view.creatures.filter(({ at }) => at === view.at)
  switch (deed.do) {
    case 'move': {
      const foes = view.creatures.filter(
        ({ kind, revealed, at }) =>
          (deed.kinds?.includes(kind) ?? true) &&
          (deed.from === 'unrevealed' ? !revealed : deed.from === 'here' ? at === view.at : true),
      )
      const gains = foes.map((foe) => threat.reach(foe, deed.steps ?? 1).gain).toSorted((a, b) => b - a)
      return gains.slice(0, deed.creatures).reduce((sum, gain) => sum + gain, 0)
    }
    case 'spawn':
      return threat.spawn(deed.kinds ?? threat.kinds, deed.nearer)
    case 'teleport': {
      const foes = view.creatures.filter(
        ({ kind, revealed }) => (deed.kinds?.includes(kind) ?? true) && (deed.from !== 'unrevealed' || !revealed),
      )
      // Where it may come to is weighed as beside the Hero, or on him where the card takes aim at his way.
      const gains = foes.map(
        (foe) => threat.blow(foe.kind, view.at ?? '', !foe.revealed) * (deed.to === 'aim' ? 1 : 0.5) - threat.of(foe),
      )
      return Math.max(0, ...gains)
    }
    case 'attack': {
      if (deed.who === 'moved') return 0.6
      const dice = here.map(({ kind }) => Math.max(0, threat.blow(kind, view.at ?? '', false) + (deed.dice ?? 0) / 3))
      return deed.who === 'each' ? dice.reduce((sum, each) => sum + each, 0) : Math.max(0, ...dice)
    }
    case 'scare': {
      const scares = here.map(({ kind }) => figuresOf(threat.catalogue, kind, view.round?.nightmare ?? false).scare)
      return deed.who === 'each' ? scares.reduce((sum, each) => sum + each, 0) : Math.max(0, ...scares)
    }
    case 'damage':
      return deed.amount ?? 1
    case 'heal':
      return view.creatures.some(({ wounded, at }) => wounded && (!deed.here || at === view.at)) ? 0.6 : 0
    case 'danger':
      return deed.where === 'here' ? threat.danger(view.at ?? '') : 0.4
    case 'dark':
      return view.lights.length > 0 ? 0.5 : 0
    case 'again':
      return 0.5
    case 'later':
      return UNSAID
  }
}

/**
 * What must be won by a card before it is played. A hand is spent evenly over the Turns of the Round; a second card in a Turn covers two
 * spaces of the Track, and the last spaces are Danger that is then not placed.
 */
export function price(view: EvilView, catalogue: Catalogue | undefined, played: number): number {
  const turnsLeft = TURNS - (view.turn?.number ?? 1) + 1
  const cards = view.hand?.length ?? 0
  const spaces = catalogue?.reactionTrack.spaces ?? 12
  const taken = view.track.reduce((sum, { span }) => sum + span, 0)
  const span = played === 0 ? 1 : 2
  const signs = (catalogue?.reactionTrack.danger ?? []).filter((space) => space > taken && space <= taken + span).length
  const left = Math.min(cards, (spaces - taken) / span)
  const scarce = left >= turnsLeft ? 0.15 : 0.15 + 0.5 * (1 - left / turnsLeft)
  return scarce + 0.45 * signs + (span - 1) * 0.25
}

/** Which cards of a hand go first where one must be laid face down: the one that is least likely to be played for its text. */
export function keepWorth(card: Card | undefined): number {
  if (card === undefined) return 0
  const deeds = [...card.deeds.first, ...card.deeds.dangerous]
  const strong = deeds.filter(
    (deed) =>
      deed.do === 'move' ||
      deed.do === 'damage' ||
      deed.do === 'attack' ||
      deed.do === 'teleport' ||
      deed.do === 'scare',
  )
  return (
    0.3 * strong.length +
    (card.actions.includes('move') ? 0.6 : card.actions.length === 0 ? 0.5 : 0) +
    (card.moment === 'damage' ? 0.4 : 0)
  )
}
