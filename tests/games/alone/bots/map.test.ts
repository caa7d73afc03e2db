// Evil's players read the Map from their view: it is the one that the rules have.
import { describe, expect, it } from 'vitest'
import { distances, isBlocked, mapOf, routeOf } from '../../../../electron/games/alone/bots/map.ts'
import { openDirs } from '../../../../electron/games/alone/map/board.ts'
import { distances as trueDistances } from '../../../../electron/games/alone/map/distance.ts'
import { nameOf, sideFrom } from '../../../../electron/games/alone/map/grid.ts'
import { write } from '../../../../electron/games/alone/map/sheet.ts'
import { at, drawn } from '../../../helpers/text-map.ts'

const board = drawn(
  [' ┌─┬I', ' │┌┤│', ' └H┼┤b', 'r┌┬┼D', ' V┤└┤', ' └┴─┘'],
  [' ┌─┬E', ' │┌┤│', ' └G┼┤b', 'r┌┬┼L', ' C┤└┤', ' └┴─┘'],
)
const plot = mapOf({ upper: write(board, 0), lower: write(board, 1) })

describe('the Map that Evil’s players read', () => {
  it('has the Sectors and the ways of the rules, Stairs among them', () => {
    for (const [name, { ways }] of plot) {
      const dirs = [...ways.keys()].filter((way) => way !== 'stairs')
      expect([name, dirs]).toEqual([name, openDirs(board, at(name))])
      const beyond = board.beyond[at(name)] ?? -1
      expect([name, ways.get('stairs')]).toEqual([name, beyond < 0 ? undefined : nameOf(beyond)])
    }
    expect([...plot.values()].filter(({ room }) => room !== null)).toHaveLength(8)
    expect(plot.get('Ub3')?.room).toBe('hangar-bay')
    expect(plot.get('Ub3')?.doors).toEqual([...plot.get('Ub3')!.ways.keys()])
  })
  it('has the distances of the rules, with Doors open and Blocked', () => {
    for (const blocked of [[], ['Ub3e', 'Ud1s']])
      for (const name of ['Ua1', 'Ld6', 'Ub3']) {
        const far = distances(plot, name, blocked)
        const rightly = trueDistances(
          board,
          at(name),
          blocked.map((side) => sideFrom(side)!),
        )
        for (const other of plot.keys())
          expect([name, other, far.get(other) ?? -1]).toEqual([name, other, rightly[at(other)]])
      }
    expect(isBlocked(plot, 'Uc3', 'w', ['Ub3e'])).toBe(true)
    expect(isBlocked(plot, 'Uc3', 'e', ['Ub3e'])).toBe(false)
  })
  it('finds a shortest route', () => {
    const route = routeOf(plot, 'Ua1', 'Ld6')
    expect(route).toHaveLength(distances(plot, 'Ua1', []).get('Ld6')!)
    expect(route.at(-1)).toBe('Ld6')
  })
})
