// Decides how the game ends: at once, and what is left is dropped. (End of the Game, R84)
import type { State } from './state.ts'
import { tell } from './tell/tell.ts'

/** Ends the game. `why` is a message id's last part: `defeated`, `mission`, `conceded`. */
export function end(s: State, winner: 'hero' | 'evil', why: string): void {
  s.phase = 'over'
  s.result = { winner, why }
  s.agenda = []
  s.questions = []
  s.window = null
  tell(s, { type: 'ended', winner, why })
}
