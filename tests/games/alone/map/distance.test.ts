import { describe, expect, it } from 'vitest'
import { adjacent, distances, firstSteps, neighbours } from '../../../../electron/games/alone/map/distance.ts'
import { at, drawn, names, sides } from '../../../helpers/text-map.ts'

// A ring of six with a Room in its south, red Stairs in the west; below, a passage with red and blue Stairs.
const RING = drawn(['r┌─┬┐', ' └□┘□'], ['r┌──┐', ' └──□b'])
// The same two Rooms are eight apart on foot and four by way of the Stairs.
const SHORTCUT = drawn(['r□──┐', ' ···│', 'b□──┘'], ['r┌□', ' │', 'b└□'])
const far = (board = RING, from: string, to: string, blocked: number[] | null = null): number =>
  distances(board, at(from), blocked)[at(to)]!
const first = (board = RING, from: string, to: string, blocked: number[] | null = null): string =>
  firstSteps(board, at(from), at(to), blocked).join(' ')

describe('adjacent Sectors', () => {
  it('lie beyond open sides, Doors and Stairs, in order n e s w stairs (C053, C056, C062)', () => {
    expect(names(neighbours(RING, at('Ua1'), null))).toBe('Ub1 Ua2 La1')
    expect(names(neighbours(RING, at('Ub2'), null))).toBe('Uc2 Ua2')
    expect(names(neighbours(RING, at('Uc1'), null))).toBe('Ud1 Uc2 Ub1')
  })
  it('not beyond a wall (C054)', () => {
    expect(adjacent(RING, at('Ub1'), at('Ub2'), null)).toBe(false)
    expect(adjacent(RING, at('Uc2'), at('Ud2'), null)).toBe(false)
  })
  it('not beyond a Blocked Door, from either side; other Doors stay (C061)', () => {
    const blocked = sides('Ua2e')
    expect(adjacent(RING, at('Ua2'), at('Ub2'), blocked)).toBe(false)
    expect(adjacent(RING, at('Ub2'), at('Ua2'), blocked)).toBe(false)
    expect(adjacent(RING, at('Ub2'), at('Uc2'), blocked)).toBe(true)
    expect(adjacent(RING, at('Ud1'), at('Ud2'), blocked)).toBe(true)
  })
  it('by Stairs of the same colour alone (C016)', () => {
    expect(adjacent(RING, at('Ua1'), at('La1'), null)).toBe(true)
    expect(adjacent(RING, at('Ua1'), at('Ld2'), null)).toBe(false)
    expect(names(neighbours(RING, at('Ld2'), null))).toBe('Ld1 Lc2') // blue Stairs without an other end
  })
  it('a Sector is not its own neighbour', () => expect(adjacent(RING, at('Ua1'), at('Ua1'), null)).toBe(false))
})

describe('distances', () => {
  it('own Sector is 0, Stairs count 1, both Levels (R43, R88, C147)', () => {
    expect(far(RING, 'Ua1', 'Ua1')).toBe(0)
    expect(far(RING, 'Ua1', 'La1')).toBe(1)
    expect(far(RING, 'Ub1', 'Lb2')).toBe(4)
    expect(far(RING, 'Ua1', 'Ub2')).toBe(2)
  })
  it('Blocked Doors do not interrupt Locate and Spawning, but Noise (R43, R44)', () => {
    const blocked = sides('Ua2e')
    expect(far(RING, 'Ua1', 'Ub2', null)).toBe(2)
    expect(far(RING, 'Ua1', 'Ub2', blocked)).toBe(4)
    expect(far(RING, 'Ua1', 'Uc2', blocked)).toBe(3) // the bystander
    expect(far(RING, 'Ua1', 'Uc2', sides('Ub2w'))).toBe(3)
  })
  it('is −1 where no route leads', () => {
    expect(far(RING, 'Ua1', 'Ub2', sides('Ub2w', 'Ub2e'))).toBe(-1)
    expect(far(drawn([' □──□'], [' □──□']), 'Ua1', 'La1')).toBe(-1)
    expect(far(RING, 'Ua1', 'Ua6')).toBe(-1)
  })
  it('uses the Stairs where they are the shorter way on one Level (R88)', () => {
    expect(far(SHORTCUT, 'Ua1', 'Ua3')).toBe(4)
    expect(far(SHORTCUT, 'Ua1', 'Uc3')).toBe(6)
    expect(far(SHORTCUT, 'Ua1', 'Ud3')).toBe(5) // the bystander: on foot
  })
  it('no answer is shared with the caller', () => {
    distances(RING, at('Ua1'), null).fill(9)
    expect(far(RING, 'Ua1', 'Ua1')).toBe(0)
  })
})

describe('first steps', () => {
  const loop = drawn([' ┌──┐', ' └──┘'])
  it('the only shortest route (C081)', () => expect(first(loop, 'Ub1', 'Ud1')).toBe('e'))
  it('two that are equally short, and nothing else (C082)', () => {
    expect(first(loop, 'Ub1', 'Uc2')).toBe('e w')
    expect(first(drawn([' ┌─┬┐', ' └┬┼┘', ' ·└┘·']), 'Ub2', 'Uc1')).toBe('e')
  })
  it('a tie further on is none, since only the first step is told (R88)', () => {
    const board = drawn([' □┬─┐', ' ·└─□'])
    expect(first(board, 'Ua1', 'Ud2')).toBe('e')
    expect(first(board, 'Ub1', 'Ud2')).toBe('e s')
  })
  it('through a Door that is Blocked no Noise comes: the way round is told (R43, How to Interpret Noise)', () => {
    expect(first(RING, 'Ua1', 'Ub2', [])).toBe('s')
    expect(first(RING, 'Ua1', 'Ub2', sides('Ua2e'))).toBe('e')
    expect(first(RING, 'Ua1', 'Ub2', sides('Ud1s'))).toBe('s') // the bystander
  })
  it('a Blocked Door is no first step, though what lies beyond it is nearer', () => {
    expect(first(RING, 'Ua2', 'Uc1', [])).toBe('n e')
    expect(first(RING, 'Ua2', 'Uc1', sides('Ub2w'))).toBe('n')
  })
  it('none where it is sealed off (R46) and none in the own Sector (R47)', () => {
    expect(first(RING, 'Ua1', 'Ub2', sides('Ub2w', 'Ub2e'))).toBe('')
    expect(first(RING, 'Ua1', 'Ua1', [])).toBe('')
  })
  it('the Stairs, for a source on the same Level (R45, R88) and on the other (R48)', () => {
    expect(first(SHORTCUT, 'Ua1', 'Ua3')).toBe('stairs')
    expect(first(SHORTCUT, 'Ua1', 'Ud3')).toBe('e')
    expect(first(SHORTCUT, 'Ub1', 'Ua3')).toBe('w')
    expect(first(RING, 'Ua1', 'La1')).toBe('stairs')
  })
  it('told in order n e s w stairs', () => {
    expect(first(SHORTCUT, 'Ua1', 'Uc3')).toBe('e stairs')
    expect(first(SHORTCUT, 'Ub1', 'Ub3')).toBe('e w')
    expect(first(drawn([' ┌┬┐', ' ├┼┤', ' └┴┘']), 'Ub2', 'Ua1')).toBe('n w')
    expect(first(drawn([' ┌┬┐', ' ├┼┤', ' └┴┘']), 'Ub2', 'Uc3')).toBe('e s')
  })
})
