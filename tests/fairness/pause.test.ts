// A pause must not tell of a tie: over a link, after a window that closed by itself, a Noise with one true answer is asked for as one with two
// is. On stdin no time passes, and the table answers it. In both cases a game that is taken up again asks the same.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { alone } from '../../electron/games/alone/index.ts'
import { openStore, type Store } from '../../electron/store/store.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import { BEAT, PACKS, type Parts, Room } from './watch.ts'

/** Two equal ways lead round to the south-east corner; one leads to the south-west. */
const POSITION = {
  position: 1,
  levels: {
    upper: [' ┌┐·· ', ' └┘·· ', ' ···· ', ' ···· ', ' ···· ', ' ···· '],
    lower: [' ┌┐·· ', ' └┘·· ', ' ···· ', ' ···· ', ' ···· ', ' ···· '],
  },
  hero: { at: 'Ua1', character: null },
  missions: { blue: null, green: null, final: null },
  evil: { decks: ['terror', 'traps'], hands: [['watched']] },
}

let folder: string
let store: Store
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pause-'))
  store = openStore(join(folder, 'games.db'))
})
afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

/** The Hero Locates; a Creature is moved by a Standard, and its player passes all other windows by order. */
function moved(to: 'tie' | 'one way', parts: Parts = {}): Room {
  const creatures = [{ kind: 'cultist', at: to === 'tie' ? 'Ub2' : 'Ua2' }]
  const room = new Room(
    { do: 'load', position: { ...POSITION, creatures }, seed: '01' },
    {},
    { archive: () => store.games, ...parts },
  )
  room.say({ from: 'evil-1', standing: ['declared', 'communicate', 'spawned', 'located'] })
  for (const key of ['locate', 'target room', 'target door']) room.choose('hero', key)
  for (let i = 0; i < 20 && !room.host.asking.includes('evil-1'); i++) room.clock.advance(BEAT)
  room.choose('evil-1', 'standard watched')
  room.choose('evil-1', 'move cultist-1 0')
  return room
}
const heard = (room: Room): number => room.trace.filter(({ text }) => text.includes('"noise"')).length

test.each(['tie', 'one way'] as const)('over a link the player is asked after the beat: %s', (to) => {
  const room = moved(to)
  room.clock.advance(BEAT)
  expect(room.host.asking).toEqual(['evil-1'])
  expect(room.question('evil-1')).toMatchObject({ kind: 'noise', keys: to === 'tie' ? ['say e', 'say s'] : ['say s'] })
  room.clock.advance(10 * BEAT)
  expect(heard(room)).toBe(0)
  room.choose('evil-1', 'say s')
  expect(heard(room)).toBe(1)
})

test('a standing order given meanwhile answers for nobody else, one for Noise at once', () => {
  const room = moved('one way')
  room.clock.advance(BEAT)
  room.say({ from: 'evil-1', standing: ['communicate'] })
  expect(heard(room)).toBe(0)
  room.say({ from: 'evil-1', standing: ['communicate', 'noise'] })
  expect(room.host.asking).not.toEqual([])
  expect(heard(room)).toBe(1)
})

test('on stdin the table answers where there is one way', () => {
  const job = (parts: Parts['clock']): Parts => ({ beat: 0, ...(parts === undefined ? {} : { clock: parts }) })
  const room = moved(
    'one way',
    job((clock) => ({ after: (_ms, run) => clock.after(BEAT, run) })),
  )
  room.clock.advance(BEAT)
  expect(heard(room)).toBe(1)
})

test('a game that is taken up again asks the same', () => {
  const room = moved('one way')
  room.clock.advance(BEAT)
  const id = room.host.stored!
  room.host.leave()
  const troubles: unknown[] = []
  const host = new Host({
    game: alone,
    packs: () => PACKS,
    archive: store.games,
    clock: virtualClock(),
    beat: BEAT,
    trouble: (error) => troubles.push(error),
  })
  expect([host.resume(id), host.asking, troubles]).toEqual([undefined, ['evil-1'], []])
})
