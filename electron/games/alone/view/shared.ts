// What lies on the table between both sides, built field by field: Round, Turn, the Hero's sheet, Missions, Evil's number.
import type { EvilSheet, HeroSheet, MissionView, Result, RoundView, TurnView } from '../../../contract/alone.ts'
import { healingCap } from '../figures.ts'
import { missionRoom } from '../pack/find.ts'
import { remembered } from './remembered.ts'

export const roundView = remembered(
  (s) => [s.round, s.pack],
  (s): RoundView => {
    const { space, nightmare } = s.round
    return { space, spaces: s.pack.roundTrack.length, cap: healingCap(s), nightmare }
  },
)

export const turnView = remembered(
  (s) => [s.turn.number, s.turn.bulletTime, s.turn.done],
  (s): TurnView => {
    const { number, bulletTime, done } = s.turn
    return { number, bulletTime, done: [...done] }
  },
)

export const heroSheet = remembered(
  (s) => [s.hero],
  (s): HeroSheet => {
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
  },
)

export const missionViews = remembered(
  (s) => [s.missions, s.pack],
  (s): readonly MissionView[] =>
    s.missions.map(({ colour, card, triggered, done, progress }) => ({
      colour,
      card,
      room: missionRoom(s.pack, { card, progress }) ?? 'laboratory',
      triggered,
      done,
      progress,
    })),
)

/** Hands are counted as the Hero was last told: once, when a refill is over. */
export const evilSheet = remembered(
  (s) => [s.players, s.leader, s.decks, s.handsTold],
  (s): EvilSheet => ({ players: s.players, leader: s.leader, decks: [...s.decks], hands: [...s.handsTold] }),
)

export const resultView = remembered(
  (s) => [s.result],
  (s): Result | null => (s.result === null ? null : { winner: s.result.winner, why: s.result.why }),
)
