import { describe, expect, it } from 'vitest'
import type { Board } from '../../../../electron/games/alone/map/board.ts'
import type { Dir, Way } from '../../../../electron/contract/alone.ts'
import { adjacent } from '../../../../electron/games/alone/map/distance.ts'
import { exploreLine, inSight, lampLine, litInLine } from '../../../../electron/games/alone/map/sight.ts'
import { ALL, among, at, drawn, names, sides } from '../../../helpers/text-map.ts'

const sees = (board: Board, hero: string, revealed = 'all', blocked: string[] = []): string =>
  names(inSight(board, at(hero), revealed === 'all' ? ALL : among(revealed), sides(...blocked)))
const reveals = (board: Board, hero: string, revealed: string, lit: string, blocked: string[] = []): string =>
  names(litInLine(board, at(hero), among(revealed), among(lit), sides(...blocked)))
const explores = (board: Board, hero: string, way: Way, blocked: string[] = []): string =>
  names(exploreLine(board, at(hero), way, sides(...blocked)))
const lights = (board: Board, lcu: string, dir: Dir, blocked: string[] = []): string =>
  names(lampLine(board, at(lcu), dir, sides(...blocked)))

// A passage of three along the north, open straight lines south on both sides, a bar in the third row.
const HALL = drawn([' ┌──┐', ' │··│', ' ├──┤', ' │··│', ' └──┘'])
// Corridor, Door, Room, Door, corridor: along the first row and down the first column.
const ROOMS = drawn([' ┌□─□', ' □·□', ' └─┘'])
// A Room in the middle with a Door on every side but the east.
const CROSSING = drawn([' ·┌┐·', ' ·│└□', ' ┌□··', ' │├─□', ' └┴□'])

describe('Line of Sight', () => {
  it('C089 runs along a corridor of Revealed Sectors, and C099 holds the own Sector always', () => {
    expect(sees(HALL, 'Ua1')).toBe('Ua1 Ub1 Uc1 Ud1 Ua2 Ua3 Ua4 Ua5')
    expect(sees(HALL, 'Ua1', '')).toBe('Ua1')
  })
  it('C090 stops at an Unrevealed Sector, though one beyond it is Revealed', () => {
    expect(sees(HALL, 'Ua1', 'Ua1 Uc1 Ud1 Ua2')).toBe('Ua1 Ua2')
    expect(sees(HALL, 'Ua1', 'Ua1 Ub1 Ud1')).toBe('Ua1 Ub1')
  })
  it('C091 R26 sees a Curve and nothing beyond it', () => {
    const board = drawn([' ·┌─□', ' □┘·'])
    expect(sees(board, 'Uc1')).toBe('Uc1 Ud1 Ub1')
    expect(sees(board, 'Ub2')).toBe('Ub2 Ub1 Ua2')
  })
  it('C092 R26 sees a T from its stem and nothing behind its flat side; along its bar sight goes on', () => {
    const board = drawn([' □┬─□', ' ·│··', ' ·└□·'])
    expect(sees(board, 'Ub2')).toBe('Ub2 Ub1 Ub3')
    expect(sees(board, 'Uc1')).toBe('Uc1 Ud1 Ub1')
    const walled = drawn([' ·□··', ' □┬□·', ' ·□··'])
    expect(sees(walled, 'Ub2')).toBe('Ub2 Uc2 Ub3 Ua2')
    expect(sees(HALL, 'Ub3')).toBe('Ub3 Uc3 Ud3 Ua3')
    expect(sees(HALL, 'Ua4')).toBe('Ua4 Ua3 Ua2 Ua1 Ua5')
  })
  it('sees neither round a corner nor across a wall between two corridors', () => {
    const board = drawn([' ┌┐┌┐', ' └┘└┘'])
    expect(sees(board, 'Ub1')).toBe('Ub1 Ub2 Ua1')
  })
  it('C093 sees through a Door of the own Sector; R24 not while it is Blocked, and then it sees the rest', () => {
    expect(sees(ROOMS, 'Ua1')).toBe('Ua1 Ub1 Ua2')
    expect(sees(ROOMS, 'Ua1', 'all', ['Ua1e'])).toBe('Ua1 Ua2')
    expect(sees(ROOMS, 'Ua1', 'all', ['Ub1w'])).toBe('Ua1 Ua2')
    expect(sees(ROOMS, 'Ua1', 'all', ['Ub1e', 'Uc1e'])).toBe('Ua1 Ub1 Ua2') // the bystanders
  })
  it('C094 a far Door is shut', () => {
    const board = drawn([' □──□'])
    expect(sees(board, 'Ub1')).toBe('Ub1 Uc1 Ua1')
    expect(sees(board, 'Uc1')).toBe('Uc1 Ud1 Ub1')
  })
  it('R25 the second of two Doors in line is shut', () => {
    expect(sees(ROOMS, 'Ua1')).not.toContain('Uc1')
    expect(sees(ROOMS, 'Ua1')).not.toContain('Ua3')
  })
  it('C096 R93 from a Room sight runs through each Door to the next wall or Door', () => {
    expect(sees(CROSSING, 'Ub3')).toBe('Ub3 Ub2 Ub1 Ub4 Ub5 Ua3')
    expect(sees(CROSSING, 'Ub3', 'all', ['Ub3n'])).toBe('Ub3 Ub4 Ub5 Ua3')
    expect(sees(ROOMS, 'Ub1')).toBe('Ub1 Uc1 Ua1')
  })
  it('C098 R27 the other end of the Stairs is adjacent and not in sight', () => {
    const board = drawn(['r□─□'], ['r□─□'])
    expect(sees(board, 'Ua1')).toBe('Ua1 Ub1')
    expect(adjacent(board, at('Ua1'), at('La1'), [])).toBe(true)
  })
  it('stays on its Level and at its edge', () => {
    const board = drawn([' ┌──┐', ' │··│', ' │··│', ' │··│', ' │··│', ' └──┘'], [' ┌──┐', ' └──┘'])
    expect(sees(board, 'Ud6')).toBe('Ud6 Ud5 Ud4 Ud3 Ud2 Ud1 Uc6 Ub6 Ua6')
  })
})

describe('Light that Reveals', () => {
  it('C100 C167 R28 a lit Unrevealed Sector in a clear line is Revealed', () => {
    expect(reveals(HALL, 'Ua1', 'Ua1 Ub1', 'Uc1')).toBe('Uc1')
    expect(reveals(HALL, 'Ua1', 'Ua1 Ub1', '')).toBe('')
  })
  it('R28 nearest first, and the line goes on beyond each', () => {
    expect(reveals(HALL, 'Ua1', 'Ua1', 'Ub1 Uc1 Ud1 Ua2 Ua3')).toBe('Ub1 Uc1 Ud1 Ua2 Ua3')
    expect(reveals(HALL, 'Ua1', 'Ua1 Uc1', 'Ub1 Ud1')).toBe('Ub1 Ud1')
  })
  it('R28 a dark Unrevealed Sector stops the line', () => {
    expect(reveals(HALL, 'Ua1', 'Ua1', 'Uc1 Ud1 Ua2')).toBe('Ua2')
    expect(reveals(HALL, 'Ua1', 'Ua1 Ud1', 'Uc1')).toBe('')
  })
  it('R28 Revealed Sectors are not Revealed again', () => {
    expect(reveals(HALL, 'Ua1', 'Ua1 Ub1 Uc1', 'Ua1 Ub1 Uc1 Ud1')).toBe('Ud1')
  })
  it('C101 not round a Curve', () => {
    const board = drawn([' ·┌─□', ' □┘·'])
    expect(reveals(board, 'Uc1', 'Uc1 Ub1', 'Ub2')).toBe('')
    expect(reveals(board, 'Ub1', 'Ub1', 'Ub2')).toBe('Ub2')
  })
  it('R24 R25 R28 through the own unblocked Door alone', () => {
    expect(reveals(ROOMS, 'Ua1', 'Ua1', 'Ub1 Uc1 Ua2')).toBe('Ub1 Ua2')
    expect(reveals(ROOMS, 'Ua1', 'Ua1', 'Ub1 Ua2', ['Ub1w'])).toBe('Ua2')
    const board = drawn([' □──□'])
    expect(reveals(board, 'Ub1', 'Ub1 Uc1', 'Ud1')).toBe('')
    expect(reveals(board, 'Uc1', 'Uc1', 'Ud1')).toBe('Ud1')
  })
  it('R93 from a Room, through each of its Doors', () => {
    expect(reveals(CROSSING, 'Ub3', 'Ub3', 'Ub2 Ub1 Ub4 Ub5 Uc4 Ua3')).toBe('Ub2 Ub1 Ub4 Ub5 Ua3')
  })
  it('R27 not by the Stairs', () => {
    expect(reveals(drawn(['r□─□'], ['r□─□']), 'Ua1', 'Ua1', 'La1 Ub1')).toBe('Ub1')
  })
})

describe('Explore', () => {
  it('C109 reaches two Sectors, known or not, and never a third', () => {
    expect(explores(HALL, 'Ua1', 'e')).toBe('Ub1 Uc1')
    expect(explores(HALL, 'Ua1', 's')).toBe('Ua2 Ua3')
    expect(explores(HALL, 'Uc1', 'e')).toBe('Ud1')
  })
  it('C110 a wall ends it', () => {
    const board = drawn([' ·┌─□', ' □┘·'])
    expect(explores(board, 'Uc1', 'w')).toBe('Ub1')
  })
  it('R62 a wall beside the Hero leaves nothing to Explore', () => {
    expect(explores(HALL, 'Ua1', 'n')).toBe('')
    expect(explores(HALL, 'Ub1', 's')).toBe('')
  })
  it('C112 a far Door ends it', () => {
    const board = drawn([' ┌──□', ' └□··'])
    expect(explores(board, 'Ub1', 'e')).toBe('Uc1')
    expect(explores(board, 'Uc1', 'e')).toBe('Ud1')
  })
  it('R63 R25 into a Room it stops there', () => {
    expect(explores(ROOMS, 'Ua1', 'e')).toBe('Ub1')
    expect(explores(ROOMS, 'Ua1', 's')).toBe('Ua2')
  })
  it('R93 from a Room it runs through each Door', () => {
    expect(explores(CROSSING, 'Ub3', 'n')).toBe('Ub2 Ub1')
    expect(explores(CROSSING, 'Ub3', 's')).toBe('Ub4 Ub5')
    expect(explores(CROSSING, 'Ub3', 'e')).toBe('')
    expect(explores(ROOMS, 'Ub1', 'e')).toBe('Uc1')
  })
  it('R24 a Blocked Door leaves nothing, on its side alone', () => {
    expect(explores(CROSSING, 'Ub3', 'n', ['Ub2s'])).toBe('')
    expect(explores(CROSSING, 'Ub3', 's', ['Ub2s'])).toBe('Ub4 Ub5')
  })
  it('by the Stairs it reaches the far end alone (Explore)', () => {
    const board = drawn(['r┌──□', ' └□··'], ['r┌──□', ' └□··', 'b□··'])
    expect(explores(board, 'Ua1', 'stairs')).toBe('La1')
    expect(explores(board, 'Ub1', 'stairs')).toBe('')
    expect(explores(board, 'La3', 'stairs')).toBe('')
  })
})

describe('the first Sector of the Map', () => {
  const board = drawn(['b□──□'], ['b□──□'])
  it('is seen, Revealed, Explored and lit as any other', () => {
    expect(sees(board, 'Ub1')).toBe('Ub1 Uc1 Ua1')
    expect(reveals(board, 'Ub1', 'Ub1', 'Ua1')).toBe('Ua1')
    expect(explores(board, 'Ub1', 'w')).toBe('Ua1')
    expect(explores(board, 'La1', 'stairs')).toBe('Ua1')
    expect(lights(board, 'Ub1', 'w')).toBe('Ub1 Ua1')
    expect(['Ub1', 'La1'].map((from) => adjacent(board, at(from), at('Ua1'), []))).toEqual([true, true])
  })
})

describe('another range', () => {
  it('reaches as far as a card says, in a line alone', () => {
    const board = drawn(['r┌──□', ' └□··'], ['r┌──□', ' └□··'])
    const from = at('Ua1')
    expect([0, 1, 3].map((range) => names(exploreLine(HALL, from, 'e', [], range)))).toEqual(['', 'Ub1', 'Ub1 Uc1 Ud1'])
    expect(names(exploreLine(board, from, 'stairs', [], 3))).toBe('La1')
    expect([0, 1, 3].map((range) => names(lampLine(HALL, from, 's', [], range)))).toEqual([
      'Ua1',
      'Ua1 Ua2',
      'Ua1 Ua2 Ua3 Ua4',
    ])
  })
})

describe('an LCU', () => {
  it('C163 lights its own Sector and two more, never a third', () => {
    expect(lights(HALL, 'Ua1', 'e')).toBe('Ua1 Ub1 Uc1')
    expect(lights(HALL, 'Ua1', 's')).toBe('Ua1 Ua2 Ua3')
  })
  it('C164 fewer before a wall', () => {
    expect(lights(HALL, 'Ub1', 'w')).toBe('Ub1 Ua1')
    expect(lights(HALL, 'Ua1', 'n')).toBe('Ua1')
  })
  it('C166 R61 passes unblocked Doors, the far Door of a Room too', () => {
    expect(lights(ROOMS, 'Ua1', 'e')).toBe('Ua1 Ub1 Uc1')
    expect(lights(ROOMS, 'Uc1', 'w')).toBe('Uc1 Ub1 Ua1')
    expect(lights(drawn([' ┌──□', ' └□··']), 'Ub1', 'e')).toBe('Ub1 Uc1 Ud1')
    expect(lights(CROSSING, 'Ub2', 's')).toBe('Ub2 Ub3 Ub4')
  })
  it('R61 R92 stops at a Blocked Door; in front of one it lights its own Sector only', () => {
    expect(lights(ROOMS, 'Ua1', 'e', ['Ub1e'])).toBe('Ua1 Ub1')
    expect(lights(ROOMS, 'Ua1', 'e', ['Ua1e'])).toBe('Ua1')
    expect(lights(ROOMS, 'Ua1', 's', ['Ua1e'])).toBe('Ua1 Ua2 Ua3')
  })
  it('R61 never lights by the Stairs', () => {
    expect(lights(drawn(['r□─□'], ['r□─□']), 'Ub1', 'w')).toBe('Ub1 Ua1')
  })
})
