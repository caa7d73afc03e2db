// The Hero's whole view, built field by field: what lies on the table, and the Labyrinth by handles and relative places.
import type { HeroView, SectorView } from '../../../contract/alone.ts'
import { sightOf } from '../figures.ts'
import { islands, placeIn } from '../labyrinth/islands.ts'
import { doorDirs, openDirs } from '../map/board.ts'
import type { At } from '../map/grid.ts'
import { sideOf } from '../map/grid.ts'
import { creatureHandle, sectorHandle, type Seen, seenAt, type State } from '../state.ts'
import { remembered } from './remembered.ts'
import { evilSheet, heroSheet, missionViews, resultView, roundView, turnView } from './shared.ts'

/** What the Hero sees, and nothing else. */
export function heroView(s: State): HeroView {
  const seat = 'hero'
  return {
    round: roundView(s, seat),
    turn: turnView(s, seat),
    hero: heroSheet(s, seat),
    labyrinth: labyrinthView(s, seat),
    track: trackView(s, seat),
    missions: missionViews(s, seat),
    evil: evilSheet(s, seat),
    difficulty: s.difficulty,
    waiting: null,
    result: resultView(s, seat),
  }
}

const trackView = remembered(
  (s) => [s.track],
  (s): HeroView['track'] =>
    s.track.map(({ deck, card, faceDown, span }) => ({ deck, card: faceDown ? null : card, span })),
)

const labyrinthView = remembered(
  (s) => [s.labyrinth, s.hero.at, s.creatures, s.lights, s.dangers, s.blocked, s.conditions, s.board],
  (s): readonly SectorView[] => {
    const sight = sightOf(s)
    const known = islands(s)
    return s.labyrinth
      .map((seen) => sectorView(s, seen, known, sight))
      .toSorted(
        (a, b) =>
          Number(b.island === 0 && isOwn(b)) - Number(a.island === 0 && isOwn(a)) ||
          a.island - b.island ||
          a.at[1] - b.at[1] ||
          a.at[0] - b.at[0],
      )
  },
)

const isOwn = (view: SectorView): boolean => view.at[0] === 0 && view.at[1] === 0

function sectorView(s: State, seen: Seen, known: ReturnType<typeof islands>, sight: readonly At[]): SectorView {
  const { at, handle } = seen
  const place = placeIn(s, seen, known)
  const stairs = s.board.stairs[at] ?? null
  const through = seenAt(s, s.board.beyond[at] ?? -1)
  return {
    id: sectorHandle(handle),
    at: [place.east, place.south],
    island: place.island,
    ...(stairs === null || through === undefined ? {} : { through: { stairs, from: sectorHandle(through.handle) } }),
    tile: s.board.tile[at] ?? 'cross',
    open: openDirs(s.board, at),
    doors: doorDirs(s.board, at).map((dir) => ({ dir, blocked: s.blocked.includes(sideOf(at, dir)) })),
    ...(stairs === null ? {} : { stairs }),
    ...(s.board.lcu[at] === true ? { lcu: true as const } : {}),
    lit: s.lights.includes(at),
    danger: s.dangers.includes(at),
    conditions: s.conditions
      .filter((c) => c.at === at)
      .map((c) => c.kind)
      .toSorted(),
    creatures: s.creatures
      .filter((c) => c.at === at && c.handle !== null)
      .toSorted((a, b) => (a.handle ?? 0) - (b.handle ?? 0))
      .map((c) => ({ id: creatureHandle(c.handle ?? 0), kind: c.kind, wounded: c.wounded })),
    inSight: sight.includes(at),
  }
}
