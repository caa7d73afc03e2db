// A game before anything is set up: the Hero whole, the Map dark, nothing drawn. (Hero Setup)
import type { Board } from './map/board.ts'
import { type Pack, STARTING_ADRENALINE } from './pack/pack.ts'
import { EVIL_SEATS, NEW_TURN, NO_EXPERIENCE, type State, VERSION } from './state.ts'

const FULL_HEALTH = 12

/** The state that set-up or a position begins from. */
export function blank(pack: Pack, seed: string, players: 1 | 2 | 3, board: Board): State {
  return {
    version: VERSION,
    pack,
    overlay: null,
    seed,
    players,
    chance: {},
    dice: [],
    phase: 'set-up',
    leader: 1,
    difficulty: null,
    board,
    lights: [],
    dangers: [],
    blocked: [],
    conditions: [],
    hero: {
      at: -1,
      character: null,
      life: FULL_HEALTH,
      selfControl: FULL_HEALTH,
      adrenaline: STARTING_ADRENALINE,
      items: [],
      companions: [],
      experience: NO_EXPERIENCE,
      scavenged: [],
      gone: [],
    },
    creatures: [],
    labyrinth: [],
    counters: { sector: 0, creature: 0, frame: 0, id: 0 },
    round: { space: 0, nightmare: false, credit: 0 },
    turn: NEW_TURN,
    track: [],
    decks: [],
    hands: EVIL_SEATS.slice(0, players).map(() => []),
    handsTold: EVIL_SEATS.slice(0, players).map(() => 0),
    piles: {},
    discards: {},
    items: [],
    itemDiscards: [],
    setAside: 0,
    missions: [],
    running: [],
    used: [],
    lastMoved: null,
    spawned: false,
    asked: false,
    agenda: [],
    questions: [],
    window: null,
    told: {},
    result: null,
  }
}
