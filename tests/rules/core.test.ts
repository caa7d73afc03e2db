// The core pack, card by card: every Reaction is played, Dangerous and not; nothing breaks.
import { describe, expect, it } from 'vitest'
import type { Seat } from '../../electron/contract/wire.ts'
import type { Deck } from '../../electron/games/alone/pack/pack.ts'
import { coreData } from '../helpers/core-pack.ts'
import { map } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'

const core = coreData() as { decks: Deck[] }
/** All eight Rooms, Stairs of both colours, an LCU in every Corridor of the Hero's row. */
const SHIP = map(
  [' I┬┬E', ' ┌┼┼┐', 'b├┼┼┤r', ' ├┼┼┤', ' └┼┼┘', ' H┴┴V'],
  [' D┬┬G', ' ┌┼┼┐', 'b├┼┼┤r', ' ├┼┼┤', ' └┼┼┘', ' L┴┴C'],
  'Ub1 Ub2 Uc3',
)
const TILES = { tiles: { cross: 16, tee: 16, curve: 8 } }
const ACTIONS = ['interact lcu', 'fight', 'explore', 'locate', 'scavenge', 'move n', 'move e', 'move s', 'move w']
const given = (more: Given): Table =>
  table({
    map: SHIP,
    overlay: TILES,
    creatures: 'spore Ub2, worm! Ub4, parasite Uc2, hybrid La1, cultist Ld6',
    lights: 'Ub2 Ub1',
    blocked: 'Ua1e',
    revealed: 'Ub1 Ub2 Uc1',
    dice: 'LHDLHDLHDLHDLHD',
    ...more,
    hero: { at: 'Ub2', life: 9, selfControl: 9, character: null, ...more.hero },
  })

/** Answers what is asked, preferring some keys, until the Hero is asked for his next Action. */
function play(t: Table, wanted: (seat: Seat, key: string) => boolean): void {
  for (let i = 0; i < 200 && !t.isOver; i++) {
    const seat = t.asking[0]!
    const asked = t.asked(seat)!
    if (asked.kind === 'turn') return
    const key = asked.keys.find((each) => wanted(seat, each))
    const skip = ['react', 'hand', 'upgrade', 'suffer'].includes(asked.kind) ? 0 : asked.keys.length - 1
    t.choose(seat, key ?? asked.keys[skip]!)
  }
}

describe.each(core.decks.map((deck) => [deck.deck, deck] as const))('the deck %s', (name, deck) => {
  const other = core.decks.find((each) => each.deck !== name)!
  it.each(
    deck.cards.flatMap((card) => [
      [card.card, ''],
      [card.card, 'Ub1 Ub2 Ub3 Uc2 Ua2 Ua1'],
    ]),
  )('%s with Danger at "%s"', (card, dangers) => {
    const { copies, moment } = deck.cards.find((each) => each.card === card)!
    const filler = other.cards[0]!.card
    const ways = ['LHDLHDLHDLHDLHDLHD', 'HHHHHHHHHHHHHHH'].flatMap((dice) =>
      ['Ub2', 'Ua1'].flatMap((from) => ACTIONS.map((each) => [dice, from, each] as const)),
    )
    for (const [dice, at, action] of ways) {
      const items = ['crowbar', 'solvent'].map((each) => ({ card: each }))
      const t = given({
        dangers,
        dice,
        turn: 8,
        hero: { at, items, companions: [{ card: 'pilot' }] },
        evil: { decks: [name, other.deck], hands: [[card, ...(copies > 1 ? [card] : []), filler, filler]] },
      })
      const key = t.keys('hero').find((each) => each.startsWith(action))
      if (key === undefined) continue
      t.choose('hero', key)
      let stood = false
      play(t, (_seat, each) => {
        if (each === `play ${card}`) return true
        if (moment !== 'spawned' && moment !== 'communicate') return false
        if (each !== `standard ${filler}` && !(stood && each.startsWith('spawn spore'))) return false
        stood = true // for cards that answer a Spawning or its Noise
        return true
      })
      const [first] = t.hears('played').filter((event) => event['card'] === card)
      if (first === undefined) continue
      if (dangers === '') expect(first['dangerous']).toBe(false)
      return
    }
    throw new Error(`${card} cannot be played`)
  })
})
