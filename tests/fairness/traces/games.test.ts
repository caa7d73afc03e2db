import { newGame } from '../starts.ts'
import { pairs } from './pairs.ts'

pairs({
  what: 'whole games from set-up',
  start: newGame,
  pairs: 40,
  asks: 30,
  anew: {
    openings: 300,
    rooms: 5,
    lamps: 100,
    stairs: 2,
    ties: 2,
    places: 10,
    swap: 25,
    items: 300,
    creatures: 25,
    danger: 150,
    cards: 200,
    movements: 100,
  },
})
