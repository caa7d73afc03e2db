// The core pack: valid and complete.
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' }
import { describe, expect, it } from 'vitest'
import { isFault } from '../../../../electron/games/alone/map/sheet.ts'
import { checkPack } from '../../../../electron/games/alone/pack/check.ts'
import { WINDOWS, type Effect, type Pack } from '../../../../electron/games/alone/pack/pack.ts'
import { playedData, coreFiles } from '../../../helpers/core-pack.ts'

const checked = checkPack(playedData())
if (isFault(checked)) throw new Error(`${checked.path}: ${checked.fault}`)
const core: Pack = checked
const cards = core.decks.flatMap((deck) => deck.cards)
const ACTIONS = ['move', 'explore', 'fight', 'locate', 'scavenge', 'interact'] as const

describe('the core pack', () => {
  it('gives each key in one file', () => {
    const keys = coreFiles().flatMap(({ holds }) => Object.keys(holds))
    expect(keys.length).toBe(new Set(keys).size)
    expect(core.pack).toBe('core')
  })

  it('has four decks of 26 cards, 12 different at least, some played as an Instant at each moment', () => {
    for (const { cards } of core.decks) {
      expect(cards.reduce((sum, { copies }) => sum + copies, 0)).toBe(26)
      expect(cards.length).toBeGreaterThanOrEqual(12)
      // Others wait for a loss or an end, by whatever the Hero did.
      expect(cards.some(({ instant, actions }) => !instant && actions !== undefined)).toBe(true)
    }
    const instants = new Set(cards.flatMap(({ instant, moment }) => (instant ? [moment] : [])))
    // At the end of a Turn every card is played that is none.
    expect(WINDOWS.filter((moment) => !instants.has(moment))).toEqual(['turn-end'])
    for (const loss of ['life', 'self-control'] as const)
      expect(cards.some((card) => card.moment === 'damage' && card.if?.damage === loss)).toBe(true)
  })

  it('has cards for all that a deck should be able to do', () => {
    const words = new Set(
      cards.flatMap(({ effects, dangerous }) => JSON.stringify([effects, dangerous]).match(/"do":"[a-z-]+"/g) ?? []),
    )
    const asked = [
      'lie',
      'teleport',
      'block',
      'unblock',
      'lights',
      'hide',
      'turns',
      'lose-item',
      'charges',
      'adrenaline',
    ]
    expect(asked.filter((word) => !words.has(`"do":"${word}"`))).toEqual([])
  })

  it('has Companions, Conditions and exceptions to a limit in four Missions at least', () => {
    const is =
      /"do":"(companion|condition)"|"figure":"(creatures-per-level|danger-per-level|items-limit|cards-per-turn)"/
    expect(core.missions.filter((mission) => is.test(JSON.stringify(mission))).length).toBeGreaterThanOrEqual(4)
    expect(core.sheets.flatMap(({ sides }) => sides)).toHaveLength(8)
    expect(core.characters).toHaveLength(8)
  })

  it('has what the box has', () => {
    expect(core.decks.map((deck) => deck.deck)).toEqual(['fury', 'speed', 'terror', 'traps'])
    const ids = core.items.flatMap((item) => item.ids)
    expect(ids.length).toBe(21)
    expect(ids.filter((id) => id.startsWith('bullets-'))).toEqual(['bullets-1', 'bullets-2', 'bullets-3'])
    for (const matrix of ['mechanical', 'chemical', 'electronic'])
      expect(core.items.filter((item) => item.matrix === matrix).flatMap((item) => item.ids).length).toBe(7)
    expect(core.characters.map(({ card }) => card)).toEqual([
      ...['engineer', 'pilot', 'medic', 'captain', 'quartermaster', 'signaller', 'locksmith', 'miner'],
    ])
  })

  it('has 8 Missions of each colour, each in a Room of its own; three Final ones bring a boss', () => {
    for (const colour of ['blue', 'green', 'final']) {
      const missions = core.missions.filter((mission) => mission.colour === colour)
      expect([missions.length, new Set(missions.map(({ room }) => room)).size]).toEqual([8, 8])
      const lasts = missions.filter(({ modifiers, listeners }) => modifiers !== undefined || listeners !== undefined)
      if (colour === 'blue') expect(lasts).toHaveLength(8)
      const bosses = missions.flatMap(({ kinds }) => kinds ?? [])
      expect(bosses).toEqual(colour === 'final' ? ['mech', 'cultist-chief', 'alpha-worm'] : [])
    }
  })

  it('uses every Action and every moment of a window, Instants and others', () => {
    for (const action of ACTIONS) {
      expect(cards.some((card) => card.actions?.includes(action))).toBe(true)
      expect(core.items.some((item) => item.action === action)).toBe(true)
    }
    expect(new Set(cards.map((card) => card.moment)).size).toBe(10)
    for (const deck of core.decks)
      expect(new Set(deck.cards.map((card) => card.instant))).toEqual(new Set([true, false]))
  })

  it('uses almost every word', () => {
    const words = new Set<string>()
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      const { do: word } = value as Partial<Effect>
      if (word !== undefined) words.add(word)
      Object.values(value).forEach(look)
    }
    look(core)
    expect(words.size).toBeGreaterThan(40)
  })

  it('gives the Hero 1 to 5 Adrenaline, less the worse he stands', () => {
    const track = core.adrenalineTrack
    expect(Math.min(...track)).toBeGreaterThanOrEqual(1)
    expect(Math.max(...track)).toBeLessThanOrEqual(5)
    expect(track).toEqual(track.toSorted((a, b) => a - b))
  })

  it('makes no kind weaker in Nightmare Mode', () => {
    for (const { regular, nightmare } of Object.values(core.creatures)) {
      for (const key of ['wound', 'kill', 'scare'] as const) expect(nightmare[key]).toBeGreaterThanOrEqual(regular[key])
      expect(nightmare.dice.dark).toBeGreaterThan(regular.dice.dark)
      expect(nightmare.dice.lit).toBeGreaterThanOrEqual(regular.dice.lit)
      expect(nightmare.spawn).toBeLessThanOrEqual(regular.spawn)
    }
  })

  it('follows the Roster: Worms shun Light, Spores come close, Cultists scare nobody', () => {
    const { worm, spore, hybrid, cultist, parasite } = core.creatures
    expect(worm.regular.dice.lit).toBeLessThanOrEqual(1)
    expect(worm.regular.spawn).toBeGreaterThan(hybrid.regular.spawn)
    expect(spore.regular.spawn).toBeLessThanOrEqual(2)
    expect([cultist.regular.scare, cultist.nightmare.scare]).toEqual([0, 0])
    expect(cultist.regular.dice.dark).toBe(cultist.regular.dice.lit)
    expect(hybrid.regular.scare).toBe(worm.regular.scare)
    expect(hybrid.regular.wound + hybrid.regular.kill).toBeLessThan(worm.regular.wound + worm.regular.kill)
    expect(parasite.regular.dice.dark).toBeLessThan(spore.regular.dice.dark)
  })
})

describe.each(cards)('card $card', (card) => {
  it('has an icon and two halves', () => {
    expect(icons.icons).toHaveProperty([card.icon ?? ''])
    expect(card.effects.length * card.dangerous.length).toBeGreaterThan(0)
  })
})

describe.each(core.items)('Item $name', (item) => {
  it('has an icon and an Upgrade of another Matrix', () => {
    expect(icons.icons).toHaveProperty([item.icon ?? ''])
    expect(item.component).not.toBe(item.matrix)
  })
})

it('leaves its rules texts to its words, and says something of its own on each card', () => {
  const entries = [...cards, ...core.items, ...core.missions, ...core.characters, ...core.conditions]
  const written = (entry: object): boolean => Object.keys(entry).some((key) => /text$/i.test(key))
  expect(entries.filter(written)).toEqual([])
  expect(entries.filter(({ flavour }) => flavour === undefined || flavour.length > 60)).toEqual([])
  expect(new Set(entries.map(({ flavour }) => flavour)).size).toBe(entries.length)
})
