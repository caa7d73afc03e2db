// Decides what a position sets up at the start of a Turn: what is left out takes the value of a plain Normal game.
import type { Fault, Setting } from '../../game.ts'
import { blank } from '../blank.ts'
import type { Board } from '../map/board.ts'
import { assemble } from '../map/board.ts'
import { deal } from '../map/deal.ts'
import { atOf } from '../map/grid.ts'
import { ROOMS } from '../map/sheet.ts'
import { shapeFault } from '../pack/issues.ts'
import { withOverlay } from '../pack/overlay.ts'
import type { Pack } from '../pack/pack.ts'
import { dealChance } from '../setup.ts'
import { NEW_TURN, type State } from '../state.ts'
import { layCards } from './cards.ts'
import { checkLevels, layGround, layLabyrinth } from './ground.ts'
import { layHero, layMissions } from './hero.ts'
import { orFault, refuse } from './refuse.ts'
import { POSITION, type Position } from './shape.ts'

/** Sets up a position. The first fault is named by its path, and nothing is changed. */
export function loadPosition(pack: Pack, setting: Setting, data: unknown): State | Fault {
  const parsed = POSITION.safeParse(data)
  return parsed.success ? orFault(() => setUp(pack, setting, parsed.data)) : shapeFault(parsed.error, '')
}

function setUp(base: Pack, setting: Setting, p: Position): State {
  const pack = p.overlay === undefined ? base : withOverlay(base, p.overlay)
  if ('fault' in pack) return refuse(pack.path, pack.fault)
  const players = p.evil?.players ?? 1
  const board = boardOf(pack, setting, p)
  const s: State = { ...blank(pack, setting.seed, players, board), overlay: p.overlay ?? null, phase: 'play' }
  s.difficulty = p.difficulty ?? 'normal'
  s.dice = p.dice ?? []
  layGround(s, p)
  layHero(s, p)
  layLabyrinth(s, p)
  layMissions(s, p)
  checkLevels(s)
  layCards(s, p)
  layRound(s, p)
  return s
}

function boardOf(pack: Pack, setting: Setting, p: Position): Board {
  if (p.levels === undefined) {
    if (p.lcus !== undefined) refuse('lcus', 'need levels')
    return deal(
      dealChance(setting.seed),
      pack.sheets.map((sheet) => sheet.sides),
      ROOMS,
    )
  }
  const lcus = (p.lcus ?? []).map((lcu, i) => atOf(lcu) ?? refuse(`lcus[${i}]`, 'is no Sector'))
  const board = assemble(p.levels, lcus)
  return 'fault' in board ? refuse(board.path, board.fault) : board
}

function layRound(s: State, p: Position): void {
  const last = s.pack.roundTrack.length - 1
  const space = p.round ?? 0
  if (space > last) refuse('round', 'is beyond the Round track')
  s.round = { space, credit: 0, nightmare: p.nightmare ?? space === last }
  s.turn = { ...NEW_TURN, number: p.turn ?? 1 }
  s.agenda = [{ do: 'turn-end' }, { do: 'turn-begin' }, { do: 'look' }, ...s.agenda]
}
