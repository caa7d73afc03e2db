// The Hero's player keeps notes of the ground: in games of chance whatever it puts on one sheet lies there as on the Map.
import { describe, expect, it } from 'vitest'
import { pickFrom } from '../../../../electron/bots/chance.ts'
import { Bots } from '../../../../electron/bots/play.ts'
import type { HeroView } from '../../../../electron/contract/alone.ts'
import { Chart, type Noted } from '../../../../electron/games/alone/bots/chart.ts'
import { goalOf } from '../../../../electron/games/alone/bots/goals.ts'
import { atLeast } from '../../../../electron/games/alone/bots/odds.ts'
import { alone } from '../../../../electron/games/alone/index.ts'
import { LEVEL, PER_LEVEL } from '../../../../electron/games/alone/map/grid.ts'
import type { Pack } from '../../../../electron/games/alone/pack/pack.ts'
import { sectorHandle, type State } from '../../../../electron/games/alone/state.ts'
import { catalogue } from '../../../../electron/games/alone/view/catalogue.ts'
import { immediateClock } from '../../../../electron/table/clock.ts'
import { Host } from '../../../../electron/table/host.ts'
import { memoryArchive } from '../../../../electron/table/keeper.ts'
import { coreData } from '../../../helpers/core-pack.ts'
import { CORE } from '../../../helpers/test-pack.ts'

/** Plays with a Hero who walks a lot, and compares his notes with the Map after each of his lines. */
function walk(seed: string, judge: (chart: Chart, truth: ReadonlyMap<string, number>) => void): void {
  let state: State | undefined
  const host = new Host<State>({
    game: { ...alone, run: (s) => ((state = s), alone.run(s)) },
    packs: () => ({ core: coreData() }),
    archive: memoryArchive,
    clock: immediateClock(),
    beat: 0,
    trouble: (error) => {
      throw error
    },
  })
  const pick = pickFrom(seed)
  const chart = new Chart()
  const truth = new Map<string, number>()
  const bots = new Bots(
    host,
    ({ kind, options }) => {
      const walking = options.filter(({ verb }) => kind === 'turn' && (verb === 'move' || verb === 'explore'))
      const stairs = walking.filter(({ key }) => key === 'move stairs' && pick(2) === 0)
      const quiet = options.filter(({ verb }) => verb === 'pass')
      const among = [stairs, walking, quiet, options].find((each) => each.length > 0)!
      return among[pick(among.length)]!.key
    },
    seed,
    (lines) => {
      for (const line of lines) {
        if (line.to !== 'hero' || !('view' in line)) continue
        chart.see(line.view as HeroView)
        for (const { handle, at } of state?.labyrinth ?? []) truth.set(sectorHandle(handle), at)
        judge(chart, truth)
      }
    },
  )
  host.begin({ mode: 'randomized', seed, evil: 1, pack: 'core' })
  for (let n = 0; n < 400 && bots.step(); n += 1);
}

const SECTOR = {
  id: 's1',
  at: [0, 0],
  island: 0,
  tile: 'cross',
  open: ['n'],
  doors: [],
  lit: false,
  danger: false,
  conditions: [],
  creatures: [],
  inSight: true,
}

describe('the notes of the ground', () => {
  it('lay every Sector as it lies, Level by Level, and know where the Hero stands', () => {
    let pairs = 0
    const levels = new Set<number>()
    const wrong: string[] = []
    for (const seed of ['d4', 'e5', 'f6'])
      walk(seed, (chart, truth) => {
        const { here } = chart
        if (here === undefined) return
        const at = ({ seen }: Noted): number => truth.get(seen.id)!
        const column = (place: number): number => place % 4
        const row = (place: number): number => Math.floor((place % PER_LEVEL) / 4)
        for (const noted of chart.all) {
          const { sheet, east, south, seen } = noted
          levels.add(sheet.level)
          if ((LEVEL(at(noted)) === LEVEL(at(here))) !== (sheet.level === here.sheet.level))
            wrong.push(`Level of ${seen.id}`)
          if (sheet !== here.sheet) continue
          pairs += 1
          const isRight =
            east - here.east === column(at(noted)) - column(at(here)) &&
            south - here.south === row(at(noted)) - row(at(here))
          if (!isRight) wrong.push(`${seed}: ${seen.id} at ${east} ${south}`)
        }
      })
    expect(wrong).toEqual([])
    expect(pairs).toBeGreaterThan(1000)
    expect(levels.size).toBe(2)
  })
  it('become one for two parts of a Level once both hold the same Room', () => {
    const chart = new Chart()
    const see = (...labyrinth: readonly object[]): void => chart.see({ labyrinth } as unknown as HeroView)
    const up = { ...SECTOR, id: 's1', stairs: 'red' }
    const west = { ...SECTOR, id: 's2', at: [-3, 0], stairs: 'blue' }
    see(up, west)
    // Down by the red Stairs, where the Laboratory lies two Sectors south.
    const down = { ...SECTOR, id: 's3', stairs: 'red', through: { stairs: 'red', from: 's1' } }
    see(down, { ...SECTOR, id: 's4', at: [0, 2], tile: 'laboratory' })
    chart.locate('escape-pods', 4, 'same')
    // Up again and down by the blue ones, from where it is seen a Sector to the east.
    see({ ...up, id: 's5', through: { stairs: 'red', from: 's3' } }, west)
    see({ ...west, at: [0, 0] }, { ...SECTOR, id: 's5', at: [3, 0] })
    see({ ...SECTOR, id: 's6', stairs: 'blue', through: { stairs: 'blue', from: 's2' } })
    expect(chart.here?.sheet.sectors.size).toBe(1)
    see({ ...SECTOR, id: 's6', stairs: 'blue' }, { ...SECTOR, id: 's7', at: [1, 0], tile: 'laboratory' })
    const { here } = chart
    const red = chart.all.find(({ seen, sheet }) => seen.stairs === 'red' && sheet.level === 1)
    expect(here?.sheet.sectors.size).toBe(3)
    expect([red?.sheet === here?.sheet, red?.east, red?.south]).toEqual([true, here!.east + 1, here!.south - 2])
    expect(chart.located[0]?.from).toMatchObject({ east: here!.east + 1, south: here!.south - 2 })
    expect(chart.beyond(here!, 'stairs')?.seen.id).toBe('s2')
  })
  it('hold what he was told where he stood then', () => {
    const chart = new Chart()
    chart.locate('laboratory', 3, 'same')
    expect(chart.located).toEqual([])
    chart.see({ labyrinth: [SECTOR] } as unknown as HeroView)
    chart.locate('laboratory', 3, 'same')
    chart.locate('worm', null, null)
    chart.locate('laboratory', 4, 'other')
    expect(chart.located).toMatchObject([{ target: 'laboratory', distance: 4, level: 1, from: { east: 0, south: 0 } }])
  })
})

describe('what the Hero’s player reads and reckons', () => {
  it('reads a goal from the text of every Mission of the core pack', () => {
    const core = CORE as Pack
    const all = catalogue(core, 'hero')
    for (const mission of core.missions) {
      const view = {
        colour: mission.colour,
        card: mission.card,
        room: mission.room,
        triggered: true,
        done: false,
        progress: 0,
      }
      expect([mission.card, goalOf(all, view)]).toEqual([
        mission.card,
        { how: mission.goal.do, within: mission.goal.within ?? null, steps: mission.goal.times },
      ])
    }
    const unknown = {
      colour: 'blue',
      card: 'no-such',
      room: 'laboratory',
      triggered: true,
      done: false,
      progress: 0,
    } as const
    expect(goalOf(all, unknown)).toEqual({ how: null, within: null, steps: 1 })
  })
  it('knows how likely dice hit', () => {
    expect(atLeast(1, 2, 1 / 3)).toBeCloseTo(5 / 9)
    expect(atLeast(2, 2, 1 / 3)).toBeCloseTo(1 / 9)
    expect([atLeast(0, 0, 0.5), atLeast(3, 2, 0.5)]).toEqual([1, 0])
  })
})
