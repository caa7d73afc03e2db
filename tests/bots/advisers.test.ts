// Advice: from a player who is told the lines of that seat alone, on the question that is open, and the same each time.
import { beforeEach, expect, test } from 'vitest'
import { Advisers } from '../../electron/bots/advisers.ts'
import type { Player } from '../../electron/contract/player.ts'
import type { OutLine, Seat } from '../../electron/contract/wire.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import { memoryArchive } from '../../electron/table/keeper.ts'
import { TOY_PACK, toy, type Toy } from '../helpers/toy.ts'

let host: Host<Toy>
let advisers: Advisers
let made: { readonly seat: Seat; readonly lines: OutLine[] }[]
let failed: unknown[]
let answer: Player['answer']
let reasons: { readonly seat: Seat; readonly view: unknown; readonly key: string }[]
/** Questions as a person in the seat has them before him. */
let asked: Map<Seat, number>

beforeEach(() => {
  ;[made, failed, reasons, asked] = [[], [], [], new Map()]
  answer = (ask, pick) => ask.options[pick(ask.options.length)]!.key
  host = new Host<Toy>({
    game: toy,
    packs: () => TOY_PACK,
    archive: memoryArchive,
    clock: virtualClock(),
    beat: 600,
    trouble: () => undefined,
  })
  advisers = new Advisers({
    host,
    player: (seat) => {
      const lines: OutLine[] = []
      made.push({ seat, lines })
      return { hear: (line) => lines.push(line), answer: (ask, pick) => answer(ask, pick) }
    },
    reason: (seat, view, _ask, key) => {
      reasons.push({ seat, view, key })
      return { id: 'advice.equal', params: {} }
    },
    failed: (error) => failed.push(error),
  })
  host.join({
    side: 'all',
    shared: false,
    send: (lines) => {
      for (const line of lines) if ('ask' in line && line.ask !== null) asked.set(line.to, line.ask.id)
    },
  })
})
const begin = (): void => {
  expect(host.begin({ mode: 'randomized', seed: '01', evil: 2, pack: 'toy' })).toBeUndefined()
}
const hero = () => advisers.advise('hero', asked.get('hero')!)

test('it is an option of the open question, with its reason, and the same when asked again', () => {
  begin()
  const first = hero()
  expect(first?.key).toMatch(/^(guess|look|rest|use)/)
  expect(first?.why).toEqual({ id: 'advice.equal', params: {} })
  expect([hero(), hero()]).toEqual([first, first])
  expect(reasons[0]).toMatchObject({
    seat: 'hero',
    key: first!.key,
    view: made[0]!.lines.findLast((l) => 'view' in l)!.view,
  })
})

test('each adviser hears the lines of his seat and no others', () => {
  begin()
  hero()
  const heard = made.map(({ seat, lines }) => [seat, new Set(lines.map(({ to }) => to))])
  expect(heard).toEqual(['hero', 'evil-1', 'evil-2'].map((seat) => [seat, new Set([seat])]))
})

test('there is none on a question that is over, nor for a seat that is not asked', () => {
  begin()
  expect(advisers.advise('hero', asked.get('hero')! + 1)).toBeUndefined()
  expect(advisers.advise('evil-1', 1)).toBeUndefined()
})

test('an adviser who throws, or names what is not offered, is not followed', () => {
  begin()
  answer = () => 'what nobody offers'
  expect(hero()).toBeUndefined()
  expect(failed).toEqual([])
  answer = () => {
    throw new Error('lost')
  }
  expect(hero()).toBeUndefined()
  expect(failed).toEqual([new Error('lost')])
})

test('for another game there are other advisers', () => {
  begin()
  const before = made.length
  begin()
  expect(made.length).toBe(before * 2)
})
