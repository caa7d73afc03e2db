// Says a state as a position, as far as one can: it holds the start of a Turn, not what is in course.
import { nameOf, sideName } from '../map/grid.ts'
import type { State } from '../state.ts'
import { levelsOf } from '../view/evil.ts'

/** The position as far as one can say it. */
export function positionOf(s: State): unknown {
  if (s.hero.at < 0) return { position: 1, pack: s.pack.pack, evil: { players: s.players } }
  const { upper, lower } = levelsOf(s)
  const { at, character, life, selfControl, adrenaline, items, companions, experience, scavenged } = s.hero
  return {
    position: 1,
    pack: s.pack.pack,
    levels: { upper, lower },
    lcus: s.board.lcu.flatMap((lcu, place) => (lcu ? [nameOf(place)] : [])),
    difficulty: s.difficulty ?? 'normal',
    round: s.round.space,
    turn: s.turn.number,
    nightmare: s.round.nightmare,
    hero: { at: nameOf(at), character, life, selfControl, adrenaline, items, companions, experience, scavenged },
    creatures: s.creatures.map((c) => ({ kind: c.kind, at: nameOf(c.at), wounded: c.wounded })),
    dangers: s.dangers.map(nameOf),
    lights: s.lights.map(nameOf),
    blocked: s.blocked.map(sideName),
    revealed: s.labyrinth.map((seen) => nameOf(seen.at)),
    conditions: s.conditions.map((c) => ({ kind: c.kind, at: nameOf(c.at) })),
    missions: Object.fromEntries(
      (['blue', 'green', 'final'] as const).map((colour) => {
        const laid = s.missions.find((m) => m.colour === colour)
        return [
          colour,
          laid === undefined
            ? null
            : {
                card: laid.card,
                progress: laid.progress,
                done: laid.done,
                ...(colour === 'final' ? { triggered: laid.triggered } : {}),
              },
        ]
      }),
    ),
    evil: {
      players: s.players,
      leader: s.leader,
      decks: s.decks,
      hands: s.hands,
      track: s.track.map(({ card, faceDown, span, by }) => ({ card, faceDown, span, by })),
    },
    piles: { items: s.items, ...s.piles },
    discards: {
      items: s.itemDiscards,
      ...Object.fromEntries(Object.entries(s.discards).map(([deck, laid]) => [deck, laid.map((x) => x.card)])),
    },
    ...(s.overlay === null ? {} : { overlay: s.overlay }),
  }
}
