// The catalogue: what a seat is told of the pack, field for field, and every choice that a card may put.
import { describe, expect, it } from 'vitest'
import type { Catalogue } from '../../../../electron/contract/alone.ts'
import { isFault } from '../../../../electron/games/alone/map/sheet.ts'
import { checkPack } from '../../../../electron/games/alone/pack/check.ts'
import type { Effect, Pack } from '../../../../electron/games/alone/pack/pack.ts'
import { catalogue } from '../../../../electron/games/alone/view/catalogue.ts'
import { card, character, item, mission, packWith } from '../../../helpers/test-pack.ts'

const choice = (id: string, effects: readonly Effect[] = [{ do: 'adrenaline', by: 1 }]): Effect => ({
  do: 'choose',
  who: 'hero',
  options: [
    { id: `${id}-one`, text: `${id} one`, effects },
    { id: `${id}-two`, text: `${id} two`, effects: [{ do: 'adrenaline', by: 1 }] },
  ],
})
const checked = checkPack(
  packWith({
    fury: [
      card('test-plain', {
        effects: [{ do: 'draw', cards: 1 }],
        dangerous: [{ do: 'draw', cards: 1 }],
        actions: ['move', 'fight'],
        copies: 3,
        text: 'plain',
        dangerousText: 'worse',
        icon: 'claw',
      }),
      card('test-choice', {
        moment: 'declared',
        effects: [{ do: 'if', test: { lit: true }, then: [choice('in', [choice('deep')])] }],
        dangerous: [{ do: 'draw', cards: 1 }],
      }),
    ],
    items: [
      item('test-tool', {
        text: 'tool',
        upgradedText: 'better',
        icon: 'wrench',
        charges: 5,
        modifiers: [{ figure: 'items-limit', by: 1 }],
      }),
      item('test-lamp', { action: 'interact', aim: 'none', effects: [choice('lamp')], matrix: 'electronic' }),
    ],
    missions: [
      mission('test-goal', 'blue', 'laboratory', {
        goal: { do: 'interact', times: 3 },
        rewardText: 'gift',
        reward: [choice('gift')],
      }),
    ],
    characters: [
      character('test-friend', {
        heroText: 'as Hero',
        companionText: 'as Companion',
        sacrificeText: 'gone',
        companion: { sacrifice: [choice('last')] },
      }),
    ],
    conditions: [
      { kind: 'test-fog', name: 'Fog', text: 'thick', listeners: [{ on: 'turn-end', effects: [choice('fog')] }] },
    ],
  }),
)
if (isFault(checked)) throw new Error(`${checked.path}: ${checked.fault}`)
const pack: Pack = checked
/** Made anew each time, the choices too. */
const told = (): Catalogue => catalogue({ ...pack }, 'hero')

describe('the catalogue', () => {
  it('says whose it is and of which pack', () => {
    expect([told().seat, told().pack, catalogue(pack, 'evil-2').seat]).toEqual(['hero', 'core', 'evil-2'])
  })
  it('is the same for every seat', () => {
    expect({ ...catalogue(pack, 'evil-1'), seat: 'hero' }).toEqual(told())
  })
  it('tells cards, one entry a kind', () => {
    expect(told().cards.find((each) => each.card === 'test-plain')).toStrictEqual({
      card: 'test-plain',
      deck: 'fury',
      moment: 'turn-end',
      actions: ['move', 'fight'],
      instant: false,
      deeds: { first: [], dangerous: [] },
      copies: 3,
      name: 'test-plain',
      text: 'plain',
      dangerous: 'worse',
      icon: 'claw',
    })
    expect(told().cards.find((each) => each.card === 'test-choice')).toStrictEqual({
      card: 'test-choice',
      deck: 'fury',
      moment: 'declared',
      actions: [],
      instant: true,
      deeds: { first: [{ do: 'later' }], dangerous: [] },
      copies: 2,
      name: 'test-choice',
      text: 'test-choice',
      dangerous: 'test-choice',
    })
    expect(told().cards.map((each) => each.card)).toEqual(
      pack.decks.flatMap((deck) => deck.cards.map((each) => each.card)),
    )
  })
  it('tells Items, one entry a copy', () => {
    expect(told().items.find((each) => each.card === 'test-tool')).toStrictEqual({
      card: 'test-tool',
      matrix: 'mechanical',
      component: 'chemical',
      action: null,
      charges: 5,
      name: 'test-tool',
      text: 'tool',
      upgraded: 'better',
      icon: 'wrench',
    })
    expect(told().items.find((each) => each.card === 'test-lamp')).toMatchObject({ action: 'interact', charges: 3 })
    expect(told().items.filter((each) => each.card.startsWith('bullets-'))).toHaveLength(3)
  })
  it('tells Missions, Characters, decks and Conditions', () => {
    expect(told().missions.find((each) => each.card === 'test-goal')).toStrictEqual({
      card: 'test-goal',
      colour: 'blue',
      room: 'laboratory',
      steps: 3,
      name: 'test-goal',
      text: 'test-goal',
      reward: 'gift',
    })
    expect(told().characters.find((each) => each.card === 'test-friend')).toStrictEqual({
      card: 'test-friend',
      name: 'test-friend',
      hero: 'as Hero',
      companion: 'as Companion',
      sacrifice: 'gone',
    })
    expect(told().decks).toStrictEqual(pack.decks.map(({ deck, name }) => ({ deck, name })))
    expect(told().conditions.find((each) => each.kind === 'test-fog')).toStrictEqual({
      kind: 'test-fog',
      name: 'Fog',
      text: 'thick',
    })
  })
  it('tells the tables', () => {
    const { name, tokens, ability, regular, nightmare } = pack.creatures.worm
    expect(told().creatures['worm']).toStrictEqual({ name, tokens, ability, regular, nightmare })
    expect(Object.keys(told().creatures)).toEqual(Object.keys(pack.creatures))
    const { roundTrack, adrenalineTrack, reactionTrack, tiles } = pack
    expect(told()).toMatchObject({ roundTrack, adrenalineTrack, reactionTrack, tiles })
    const { creaturesPerLevel, dangerPerLevel, items } = pack.limits
    expect(told().limits).toStrictEqual({ creaturesPerLevel, dangerPerLevel, items })
  })
  it('tells every choice once, wherever it stands', () => {
    const own = ['in', 'deep', 'lamp', 'fog', 'gift', 'last'].flatMap((id) => [
      { choice: `${id}-one`, text: `${id} one` },
      { choice: `${id}-two`, text: `${id} two` },
    ])
    for (const each of own) expect(told().choices).toContainEqual(each)
    expect(new Set(told().choices.map((each) => each.choice)).size).toBe(told().choices.length)
    expect(told().choices.every((each) => Object.keys(each).join() === 'choice,text')).toBe(true)
    expect(catalogue(pack, 'evil-1').choices).toBe(catalogue(pack, 'hero').choices)
    // of the core pack's own none is missing
    const all = [...JSON.stringify(pack).matchAll(/"do":"choose"/g)].length
    expect(told().choices.length).toBeGreaterThanOrEqual(all)
  })
})
