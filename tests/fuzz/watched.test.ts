// Random games whose every step is watched: windows open exactly when the public facts say so, and the slow Map agrees with the fast one.
import { expect, it } from 'vitest'
import { alone } from '../../electron/games/alone/index.ts'
import type { EvilView } from '../../electron/contract/alone.ts'
import { Quick } from '../../electron/table/quick.ts'
import { playerOf } from '../helpers/players.ts'
import { MOMENTS } from '../helpers/questions.ts'
import { random } from '../helpers/random-map.ts'
import { SecondLook } from '../helpers/second-look.ts'
import { stepwise } from '../helpers/stepwise.ts'
import { settingOf } from '../helpers/table.ts'
import { CORE } from '../helpers/test-pack.ts'
import { WindowWatch } from '../helpers/window-watch.ts'

/** More on demand: `WATCHED_GAMES=500 npm test -- fuzz/watched`. */
const GAMES = Number(process.env['WATCHED_GAMES'] ?? 24)
const FIRST = Number.parseInt(process.env['WATCHED_SEED'] ?? 'f00d00', 16)
const MOST = 3000

const COMPARED = [
  ...[
    'sight',
    'a Sector in view',
    'distance',
    'noise',
    'spawning',
    'lit up',
    'explored',
    'lamp',
    'lights off',
    'cleanup',
  ],
]
const opened: Record<string, { opened: number; passed: number }> = {}
const compared: Record<string, number> = {}

it.each(Array.from({ length: GAMES }, (_, i) => (FIRST + i).toString(16)))('seed %s', (seed) => {
  const number = Number.parseInt(seed, 16)
  const chance = random(number)
  const player = playerOf(number >> 1, chance)
  const [windows, second] = [new WindowWatch(), new SecondLook()]
  const state = alone.begin(settingOf(CORE, seed, ((number % 3) + 1) as 1 | 2 | 3))
  if ('fault' in state) throw new Error(state.fault)
  const game = new Quick(stepwise([windows, second]), state)
  const last: string[] = []
  for (let answers = 0; !game.rest.over; answers++) {
    expect(answers).toBeLessThan(MOST)
    const question = game.rest.put[chance(game.rest.put.length)]!
    const key = player(question, alone.view(game.state, 'evil-1') as EvilView)
    last.push(`${question.seat} ${key}`)
    game.answer(question.seat, key)
    expect([...windows.faults, ...second.faults], `seed ${seed}, ${answers}: ${last.slice(-12).join('; ')}`).toEqual([])
  }
  for (const [moment, count] of Object.entries(windows.seen)) {
    const sum = (opened[moment] ??= { opened: 0, passed: 0 })
    sum.opened += count.opened
    sum.passed += count.passed
  }
  for (const [what, times] of Object.entries(second.compared)) compared[what] = (compared[what] ?? 0) + times
})

it('every window was seen to open and to stay shut, and everything was compared often', () => {
  console.log(JSON.stringify({ opened, compared }))
  for (const moment of MOMENTS) {
    expect(opened[moment]?.opened, moment).toBeGreaterThan(0)
    expect(opened[moment]?.passed, moment).toBeGreaterThan(0)
  }
  for (const what of COMPARED) expect(compared[what], what).toBeGreaterThan(20)
})
