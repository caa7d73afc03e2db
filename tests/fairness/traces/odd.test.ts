import { oddPosition } from '../starts.ts'
import { pairs } from './pairs.ts'

pairs({
  what: 'positions with a pack that says what the core pack leaves out',
  start: oddPosition,
  pairs: 30,
  asks: 30,
  anew: {
    openings: 120,
    rooms: 4,
    lamps: 50,
    places: 8,
    items: 300,
    creatures: 40,
    danger: 150,
    cards: 80,
    effects: 5,
  },
})
