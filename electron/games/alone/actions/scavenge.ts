// Decides how many Items a Scavenge draws. (Action — Scavenge, R60)
import type { StepOf } from '../agenda.ts'
import { figure } from '../figures.ts'
import { drawItems } from '../hero/items.ts'
import { changeHero, roomAt, type State } from '../state.ts'

const CORRIDOR_CARDS = 1
const ROOM_CARDS = 3

/** Draws; a Room gives three once a game and is marked, but not where an Item says how many. Acute Sight adds one. */
export function scavenge(s: State, step: StepOf<'scavenge'>): void {
  const isOwn = step.cards < 0
  const room = roomAt(s, s.hero.at)
  const fresh = isOwn && room !== null && !s.hero.scavenged.includes(room)
  const base = !isOwn ? step.cards : fresh ? ROOM_CARDS : CORRIDOR_CARDS
  if (fresh) changeHero(s, { scavenged: [...s.hero.scavenged, room] })
  const sharp = s.hero.experience['acute-sight'] >= 2 ? 1 : 0
  drawItems(s, figure(s, 'scavenge-cards', base + sharp))
}
