import { smallPosition } from '../starts.ts'
import { pairs } from './pairs.ts'

pairs({
  what: 'small Maps that may lie anywhere on the grid',
  start: smallPosition,
  pairs: 45,
  asks: 30,
  anew: {
    openings: 60,
    rooms: 15,
    lamps: 30,
    places: 30,
    items: 300,
    creatures: 40,
    'number of creatures': 15,
    danger: 80,
    movements: 40,
  },
})
