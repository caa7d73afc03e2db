// Every card of the core pack has cases of its own here, under its own name, and all decks hold the same kinds in the same numbers.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { WINDOWS, type Card, type Deck } from '../../../electron/games/alone/pack/pack.ts'
import { coreData } from '../../helpers/core-pack.ts'

const decks: readonly Deck[] = coreData().decks
const sum = (cards: readonly Card[]): number => cards.reduce((copies, card) => copies + card.copies, 0)

describe.each(decks.map((deck) => [deck.deck, deck.cards] as const))('the deck %s', (deck, cards) => {
  it('has a case for each card', () => {
    const text = readFileSync(new URL(`${deck}.test.ts`, import.meta.url), 'utf8')
    const described = [...text.matchAll(/^describe\('([^']+)'/gm)].map(([, card]) => card)
    expect(described.toSorted()).toEqual(cards.map(({ card }) => card).toSorted())
  })

  it('answers each Action and each loss with as many cards as any other deck', () => {
    const by = (fits: (card: Card) => boolean): number => sum(cards.filter(fits))
    const actions = ['move', 'explore', 'fight', 'locate', 'scavenge', 'interact'] as const
    expect(actions.map((action) => by((card) => card.actions?.includes(action) === true))).toEqual([4, 3, 4, 2, 2, 2])
    expect(by(({ moment, if: test }) => moment === 'damage' && test?.damage === 'life')).toBe(2)
    expect(by(({ moment, if: test }) => moment === 'damage' && test?.damage === 'self-control')).toBe(2)
    expect(by(({ moment }) => moment === 'round-end')).toBe(1)
    expect([sum(cards), cards.length >= 14]).toEqual([26, true])
  })

  it('says no half twice', () => {
    const halves = cards.flatMap(({ effects, dangerous }) => [effects, dangerous]).map((half) => JSON.stringify(half))
    const first = cards.map(({ moment, actions, if: test, effects }) =>
      JSON.stringify([moment, actions, test, effects]),
    )
    expect(new Set(first).size).toBe(cards.length)
    expect(new Set(halves).size).toBeGreaterThan(cards.length * 1.4)
  })
})

it('has an Instant at every moment but the end of a Turn, for which every card may wait', () => {
  const cards = decks.flatMap((deck) => deck.cards)
  for (const window of WINDOWS) {
    const there = cards.filter(({ moment }) => moment === window)
    expect([window, there.map(({ instant }) => instant).includes(true)]).toEqual([window, window !== 'turn-end'])
    expect(new Set(there.map(({ instant }) => instant)).size).toBe(1)
  }
})
