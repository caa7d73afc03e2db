// Reasons: one for whatever a player of the computer answers in whole games, with a text in every language, and a few that are looked at.
import { expect, test } from 'vitest'
import { playMatch } from '../../../../electron/bots/match.ts'
import type { EvilView } from '../../../../electron/contract/alone.ts'
import type { Ask, Message } from '../../../../electron/contract/wire.ts'
import { playerFor } from '../../../../electron/games/alone/bots/index.ts'
import { reasonFor } from '../../../../electron/games/alone/bots/reasons.ts'
import { Witness } from '../../../../electron/games/alone/bots/witness.ts'
import { alone } from '../../../../electron/games/alone/index.ts'
import de from '../../../../renderer/i18n/de.json' with { type: 'json' }
import en from '../../../../renderer/i18n/en.json' with { type: 'json' }
import { coreData } from '../../../helpers/core-pack.ts'

const said = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].toSorted()

test('whole games: each reason has its text in both languages, with all that stands in its gaps', () => {
  const reasons = new Map<string, Message>()
  for (const seed of ['ad01', 'ad02'])
    playMatch({
      game: alone,
      packs: () => ({ core: coreData() }),
      pack: 'core',
      seed,
      evil: 1,
      player: (seat) => {
        const player = playerFor(seat, 'able')
        let view: unknown = null
        return {
          hear: (line) => {
            if ('view' in line) view = line.view
            player.hear(line)
          },
          answer: (ask, pick) => {
            const key = player.answer(ask, pick)
            const why = reasonFor(seat, view, ask, key)
            reasons.set(why.id, why)
            return key
          },
        }
      },
      given: {},
      witness: new Witness(),
      most: 6000,
      now: () => 0,
    })
  expect(reasons.size).toBeGreaterThan(20)
  for (const { id, params } of reasons.values())
    for (const texts of [en.advice, de.advice] as Readonly<Record<string, string>>[]) {
      const text = texts[id.replace('advice.', '')]
      expect([id, said(text ?? 'none')]).toEqual([
        id,
        Object.keys(params)
          .map((name) => `{${name}}`)
          .toSorted(),
      ])
    }
})

const rows = ['      ', ' ┌──┐ ', ' └──┘ ', '      ', '      ', '      ']
const view = {
  levels: { upper: rows, lower: ['', '', '', '', '', ''] },
  at: 'Ua2',
  blocked: [],
  creatures: [
    { id: 'c1', kind: 'worm', at: 'Ub2', wounded: false, revealed: false },
    { id: 'c2', kind: 'spore', at: 'Uc2', wounded: false, revealed: true },
  ],
} as unknown as EvilView
const asks = (kind: string, ...keys: string[]): Ask => ({
  id: 1,
  kind,
  options: keys.map((key) => {
    const [verb = '', ...args] = key.split(' ')
    return { key, verb, args, text: { id: '', params: {} } }
  }),
})

test('a step of a Creature is told by where it leads', () => {
  const ask = asks('steps', 'move c1 w', 'move c1 e', 'move c2 w', 'stop')
  expect(ask.options.map(({ key }) => reasonFor('evil-1', view, ask, key))).toEqual([
    { id: 'advice.pounce', params: { kind: 'worm' } },
    { id: 'advice.place', params: { kind: 'worm' } },
    { id: 'advice.near', params: { kind: 'spore', n: 1 } },
    { id: 'advice.enough', params: {} },
  ])
})

test('of a question that nobody knows nothing is said but that', () => {
  expect(reasonFor('hero', null, asks('of-a-house-card', 'this'), 'this').id).toBe('advice.equal')
})
