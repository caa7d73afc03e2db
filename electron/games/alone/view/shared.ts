// What lies on the table between both sides, built field by field: Round, Turn, the Hero's sheet, Missions, Evil's number.
import type { EvilSheet, HeroSheet, MissionView, RoundView, SharedView, TurnView } from '../../../contract/alone.ts'
import { healingCap } from '../figures.ts'
import { missionOf } from '../pack/find.ts'
import type { State } from '../state.ts'

export function roundView(s: State): RoundView {
  const { space, nightmare } = s.round
  return { space, spaces: s.pack.roundTrack.length, cap: healingCap(s), nightmare }
}

export function turnView(s: State): TurnView {
  const { number, bulletTime, done } = s.turn
  return { number, bulletTime, done: [...done] }
}

export function heroSheet(s: State): HeroSheet {
  const { character, life, selfControl, adrenaline, items, companions, experience, scavenged } = s.hero
  return {
    character,
    life,
    selfControl,
    adrenaline,
    items: items.map(({ card, charges, component }) => ({ card, charges, component })),
    companions: companions.map(({ card, charges }) => ({ card, charges })),
    experience: {
      courage: experience.courage,
      'cold-blood': experience['cold-blood'],
      'acute-sight': experience['acute-sight'],
      precision: experience.precision,
      dexterity: experience.dexterity,
    },
    scavenged: [...scavenged].toSorted(),
  }
}

export function missionViews(s: State): readonly MissionView[] {
  return s.missions.map(({ colour, card, triggered, done, progress }) => ({
    colour,
    card,
    room: missionOf(s.pack, card)?.room ?? 'laboratory',
    triggered,
    done,
    progress,
  }))
}

/** Hands are counted as the Hero was last told: once, when a refill is over. */
export function evilSheet(s: State): EvilSheet {
  return { players: s.players, leader: s.leader, decks: [...s.decks], hands: [...s.handsTold] }
}

/** `waiting` is what the line says; the table puts it in. */
export function sharedView(s: State): SharedView {
  return {
    round: roundView(s),
    turn: turnView(s),
    hero: heroSheet(s),
    missions: missionViews(s),
    evil: evilSheet(s),
    difficulty: s.difficulty,
    waiting: null,
    result: s.result === null ? null : { winner: s.result.winner, why: s.result.why },
  }
}
