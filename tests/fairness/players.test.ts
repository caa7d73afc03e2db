// Players of the computer in paired worlds: told the same they answer the same, whatever lies in the dark and whatever others hold.
import { expect, test } from 'vitest'
import { pickFrom } from '../../electron/bots/chance.ts'
import { type Level, LEVELS } from '../../electron/contract/player.ts'
import type { OutLine, Seat } from '../../electron/contract/wire.ts'
import { playerFor } from '../../electron/games/alone/bots/index.ts'
import { random } from '../helpers/random-map.ts'
import { evilPair } from './evil.ts'
import { pair } from './pair.ts'
import { newGame, richPosition } from './starts.ts'
import type { Parts } from './watch.ts'

/** Looks over a seat's shoulder and says what he would answer. Who cheats lets his chance hang on what the whole table hears. */
function onlooker(seat: Seat, level: Level, answers: string[], cheats = false): (lines: readonly OutLine[]) => void {
  const player = playerFor(seat, level)
  let heard = ''
  return (lines) => {
    if (cheats) heard = JSON.stringify(lines)
    for (const line of lines) {
      if (line.to !== seat) continue
      player.hear(line)
      if (!('ask' in line) || line.ask === null || line.ask.options.length === 0) continue
      const { kind, id } = line.ask
      answers.push(`${kind} ${player.answer(line.ask, pickFrom(`${id} ${cheats ? heard : ''}`))}`)
    }
  }
}

function heroPairs(level: Level, cheats: boolean): { kept: number; answers: number; differing: number } {
  let [kept, answers, differing] = [0, 0, 0]
  for (let seed = 1; seed <= 8; seed++) {
    const worlds: string[][] = []
    const parts = (): Parts => {
      const world: string[] = []
      worlds.push(world)
      const look = onlooker('hero', level, world, cheats)
      return { wire: (lines, all) => (look(all), lines) }
    }
    const { verdict } = pair({ start: seed % 2 === 0 ? newGame : richPosition, seed, asks: 25, parts })
    if (verdict !== 'alike') continue
    kept += 1
    answers += worlds[0]!.length
    if (JSON.stringify(worlds[0]) !== JSON.stringify(worlds[1])) differing += 1
  }
  return { kept, answers, differing }
}

test.each(LEVELS)('a %s Hero answers the same in a world that he cannot tell from the first', (level) => {
  const { kept, answers, differing } = heroPairs(level, false)
  expect(differing).toBe(0)
  expect(kept).toBeGreaterThanOrEqual(4)
  expect(answers).toBeGreaterThanOrEqual(kept * 15)
})

test('one who hears the whole table does not: the pairs tell the worlds apart', () => {
  expect(heroPairs('careless', true).differing).toBeGreaterThan(0)
})

function evilPairs(level: Level, cheats: boolean): { kept: number; answers: number; differing: number } {
  let [kept, answers, differing] = [0, 0, 0]
  for (let seed = 1; seed <= 6; seed++) {
    const chance = random(seed)
    let start = newGame(chance)
    while (start.do !== 'new' || start.evil === 1) start = newGame(chance)
    const worlds = new Map<unknown, { answers: string[]; look: (lines: readonly OutLine[]) => void }>()
    const wire: Parts['wire'] = (lines, all, state) => {
      const fresh: string[] = []
      const world = worlds.get(state) ?? { answers: fresh, look: onlooker('evil-1', level, fresh, cheats) }
      worlds.set(state, world)
      world.look(all)
      return lines
    }
    if (evilPair(start, chance, 25, { wire }).verdict !== 'alike') continue
    const [first, second] = [...worlds.values()]
    kept += 1
    answers += first!.answers.length
    if (JSON.stringify(first!.answers) !== JSON.stringify(second!.answers)) differing += 1
  }
  return { kept, answers, differing }
}

test.each(LEVELS)('a %s player of Evil answers the same whatever the others hold', (level) => {
  const { kept, answers, differing } = evilPairs(level, false)
  expect(differing).toBe(0)
  expect(kept).toBeGreaterThanOrEqual(3)
  expect(answers).toBeGreaterThanOrEqual(kept * 30)
})

test('a player of Evil who hears the whole table does not', () => {
  expect(evilPairs('careless', true).differing).toBeGreaterThan(0)
})
