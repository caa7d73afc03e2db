// The computer at the table on screen: when it answers, what it hears, and that nothing it does wrong stops the game.
import { beforeEach, expect, test } from 'vitest'
import { Seated } from '../../electron/bots/seated.ts'
import type { Computers, Player } from '../../electron/contract/player.ts'
import type { OutLine, Seat } from '../../electron/contract/wire.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host, type Link } from '../../electron/table/host.ts'
import { type Archive, memoryArchive } from '../../electron/table/keeper.ts'
import { TOY_PACK, toy, type Toy } from '../helpers/toy.ts'

const BEAT = 600
let clock: ReturnType<typeof virtualClock>
let host: Host<Toy>
let people: Link
let seated: Seated
/** What each player of the computer was told, by who made it. */
let heard: OutLine[][]
let failed: unknown[]
let answered: string[]
let told: { readonly line: OutLine; readonly at: number }[]
let answer: Player['answer']
let isFull = false

const archive: Archive = {
  begin(...of) {
    const keeper = memoryArchive.begin(...of)
    return {
      ...keeper,
      commit(entry) {
        if (isFull) throw new Error('full')
        keeper.commit(entry)
      },
    }
  },
  open: () => undefined,
}

beforeEach(() => {
  clock = virtualClock()
  ;[heard, failed, answered, told, isFull] = [[], [], [], [], false]
  answer = (ask) => ask.options[0]!.key
  host = new Host<Toy>({ game: toy, packs: () => TOY_PACK, archive, clock, beat: BEAT, trouble: () => undefined })
  people = host.join({
    side: 'all',
    shared: false,
    send: (lines) => told.push(...lines.map((line) => ({ line, at: clock.now }))),
  })
  seated = new Seated({
    host,
    clock,
    beat: BEAT,
    seed: () => '0a',
    answered: (side) => answered.push(side),
    failed: (error) => failed.push(error),
    player: () => {
      const lines: OutLine[] = []
      heard.push(lines)
      return { hear: (line) => lines.push(line), answer: (ask, pick) => answer(ask, pick) }
    },
  })
})

const begin = (computers: Computers, evil: 1 | 2 | 3 = 2): void => {
  seated.set(computers)
  expect(host.begin({ mode: 'randomized', seed: '01', evil, pack: 'toy' })).toBeUndefined()
}
const choose = (seat: Seat, key: string): void => {
  people.receive({ from: seat, choose: key })
}
const refusals = () => told.filter(({ line }) => 'refused' in line)

test('as the Hero it answers a beat after what he was told, and for no other seat', () => {
  begin({ hero: 'able' })
  clock.advance(BEAT - 1)
  expect(host.asking).toEqual(['hero'])
  answer = () => 'guess 2'
  clock.advance(1)
  expect(host.asking).toEqual(['evil-1', 'evil-2'])
  clock.advance(BEAT * 5)
  expect(host.asking).toEqual(['evil-1', 'evil-2'])
  expect(refusals()).toEqual([])
})

test('as Evil it plays at once, and passes only when no person is asked beside it', () => {
  begin({ 'evil-1': 'able' })
  choose('hero', 'guess 2')
  clock.advance(BEAT * 5)
  expect(host.asking).toEqual(['evil-1', 'evil-2'])
  choose('evil-2', 'pass')
  clock.advance(0)
  expect(host.asking).not.toContain('evil-1')
  answer = ({ options }) => options.find(({ key }) => key.startsWith('play'))?.key ?? options[0]!.key
  begin({ 'evil-1': 'able' })
  choose('hero', 'guess 2')
  const before = answered.length
  clock.advance(0)
  expect(answered.slice(before)).toContain('evil')
})

test('orders that people left at a seat bind the computer no more', () => {
  begin({})
  people.receive({ from: 'evil-1', standing: ['declared'] })
  people.receive({ from: 'evil-2', standing: ['declared'] })
  seated.set({ 'evil-1': 'able' })
  choose('hero', 'guess 2')
  expect(host.asking).toContain('evil-1')
  expect(host.asking).not.toContain('evil-2')
})

test('who stays keeps his notes when another seat is handed over', () => {
  begin({ hero: 'able' })
  seated.set({ hero: 'able', 'evil-1': 'able' })
  expect(heard.length).toBe(2)
  seated.set({ hero: 'careless', 'evil-1': 'able' })
  expect(heard.length).toBe(3)
})

test('it hears the lines of its own seat alone, those of a game that is on from the first', () => {
  begin({ 'evil-1': 'able' })
  expect(heard[0]!.map(({ to }) => to)).toEqual(['evil-1', 'evil-1'])
  seated.set({ hero: 'careless' })
  expect(heard[1]!.map((line) => Object.keys(line).filter((key) => ['catalogue', 'log'].includes(key)))).toEqual([
    ['catalogue'],
    ['log'],
  ])
  expect(new Set(heard[1]!.map(({ to }) => to))).toEqual(new Set(['hero']))
})

test('all seats of the computer play to the end', () => {
  begin({ hero: 'able', 'evil-1': 'able', 'evil-2': 'able' })
  expect(host.isOver).toBe(false)
  clock.advance(BEAT * 200)
  expect(host.isOver).toBe(true)
})

test('people take a seat back', () => {
  begin({ hero: 'able' })
  seated.set({})
  clock.advance(BEAT * 10)
  expect(host.asking).toEqual(['hero'])
})

test.each([
  ['throws', () => expect.fail('a player of the computer')],
  ['says what is not offered', () => 'jump'],
])('the game goes on where a player %s', (_what, wrong: () => string) => {
  answer = wrong
  begin({ hero: 'able' })
  clock.advance(BEAT)
  expect(host.asking).not.toContain('hero')
})

test('what could not be stored is tried again', () => {
  begin({ hero: 'able' })
  isFull = true
  clock.advance(BEAT * 2)
  expect(host.asking).toEqual(['hero'])
  isFull = false
  clock.advance(BEAT * 20)
  expect(host.asking).not.toContain('hero')
})

test('who thinks somewhere else is waited for, and not once he is asked something else', async () => {
  const open: ((key: string) => void)[] = []
  answer = () => new Promise<string>((resolve) => open.push(resolve)) as never
  begin({ 'evil-1': 'strong' }, 1)
  choose('hero', 'guess 2')
  clock.advance(0)
  expect(open).toHaveLength(1)
  expect(host.asking).toContain('evil-1')
  open[0]!('pass')
  await Promise.resolve()
  clock.advance(0)
  expect(host.asking).not.toContain('evil-1')
  expect(failed).toEqual([])
})

test('whose thread fails answers without having thought', async () => {
  answer = () => Promise.reject(new Error('gone')) as never
  begin({ 'evil-1': 'strong' }, 1)
  choose('hero', 'guess 2')
  clock.advance(0)
  await new Promise((resolve) => setImmediate(resolve))
  clock.advance(0)
  expect(failed).toHaveLength(1)
  expect(host.asking).not.toContain('evil-1')
})
