import { richPosition } from '../starts.ts'
import { pairs } from './pairs.ts'

pairs({
  what: 'positions from the middle of games',
  start: richPosition,
  pairs: 45,
  asks: 30,
  anew: {
    openings: 200,
    rooms: 10,
    lamps: 80,
    places: 10,
    items: 200,
    creatures: 80,
    'number of creatures': 10,
    'order of creatures': 25,
    danger: 200,
    cards: 100,
    movements: 50,
  },
})
