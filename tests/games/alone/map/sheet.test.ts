import { describe, expect, it } from 'vitest'
import { corridorOf, isFault, parse, turn, turnPlace, write } from '../../../../electron/games/alone/map/sheet.ts'
import { assemble } from '../../../../electron/games/alone/map/board.ts'

/** Six lines as they are, then empty ones. */
const level = (...rows: string[]): string[] => [...rows, ...Array.from({ length: 6 - rows.length }, () => ' ···· ')]

const SAMPLE = [' ┌─┬I', ' │┌┤│', ' └H┼┤b', 'r┌┬┼D', ' V┤└┤', ' └┴─┘']
const padded = SAMPLE.map((line) => line.padEnd(6))

function read(lines: readonly string[]) {
  const parsed = parse(lines, 'levels.upper')
  if (isFault(parsed)) throw new Error(`${parsed.path}: ${parsed.fault}`)
  return parsed
}

describe('a sheet', () => {
  it('gives each Sector its tile', () => {
    const { tile, room } = read(SAMPLE)
    expect(tile.slice(0, 4)).toEqual(['curve', 'straight', 'tee', 'infirmary'])
    expect(tile.slice(8, 12)).toEqual(['curve', 'hangar-bay', 'cross', 'tee'])
    expect(room.flatMap((is, at) => (is ? [at] : []))).toEqual([3, 9, 15, 16])
  })
  it('makes an opening towards a Room a Door, on both Sectors', () => {
    const { door, open } = read(SAMPLE)
    expect(door[3]).toBe(4 | 8) // the Infirmary: south and west
    expect(open[3]).toBe(4 | 8)
    expect(door[2]).toBe(2) // the tee west of it: east alone
    expect(open[2]).toBe(2 | 4 | 8)
    expect(door[6]).toBe(0) // a corridor with no Room beside its openings
    expect(door[9]).toBe(1 | 2 | 8) // the Hangar Bay: the tee south of it has its wall there
  })
  it('has Stairs by its margins, an Element and no opening', () => {
    const { stairs, open } = read(SAMPLE)
    expect(stairs.map((colour, at) => (colour ? `${at}${colour}` : '')).filter(Boolean)).toEqual(['11blue', '12red'])
    expect(open[12]).toBe(2 | 4)
  })
  it('may leave trailing spaces out', () => expect(read(SAMPLE)).toEqual(read(padded)))
  it('needs no cornerstone: one Room without a Door is a Level', () => {
    expect(read(level(' ·□·· ')).room.filter(Boolean)).toHaveLength(1)
    expect(read(level()).tile.every((tile) => tile === null)).toBe(true)
  })
  it('knows every Corridor by its openings and no other mask', () => {
    const kinds = Array.from({ length: 16 }, (_, mask) => corridorOf(mask))
    const count = (kind: string | null): number => kinds.filter((one) => one === kind).length
    expect(['cross', 'tee', 'straight', 'curve', null].map(count)).toEqual([1, 4, 2, 4, 5])
  })
})

describe('a fault has the path of its line', () => {
  const fault = (lines: string[]): string => {
    const parsed = parse(lines, 'levels.lower')
    return isFault(parsed) ? `${parsed.path}: ${parsed.fault}` : 'none'
  }
  it.each<[string, string[], string]>([
    ['five lines', level().slice(1), 'levels.lower: A Level has 6 lines, not 5'],
    ['seven lines', [...level(), ' ···· '], 'levels.lower: A Level has 6 lines, not 7'],
    ['a line too long', level(' ···· ', ' ····  '), 'levels.lower[1]: A line has 6 characters, not 7'],
    ['a line too short', level(' ··· '), "levels.lower[0]: ' ' at d1 is no Sector"],
    ['an unknown Room', level(' ···· ', ' ·X·· '), "levels.lower[1]: 'X' at b2 is no Sector"],
    ['a small letter', level(' i··· '), "levels.lower[0]: 'i' at a1 is no Sector"],
    ['a dead end', level(' ╴··· '), "levels.lower[0]: '╴' at a1 is no Sector"],
    ['a wide character', level(' 🜁·· '), "levels.lower[0]: '🜁' at a1 is no Sector"],
    ['an unknown margin', level('g□··· '), "levels.lower[0]: A margin is a space, r or b, not 'g'"],
    ['a cell in the margin', level(' ····□'), "levels.lower[0]: A margin is a space, r or b, not '□'"],
    ['Stairs beside nothing', level('r···· '), 'levels.lower[0]: The red Stairs stand beside nothing at a1'],
    ['one colour twice', level(' □··· ', 'b□··□b'), 'levels.lower[1]: A Level has blue Stairs once'],
    ['the north edge', level(' └┘·· ', ' ···· '), 'levels.lower[0]: a1 opens north towards the edge'],
    ['the east edge', level(' ··□─ '), 'levels.lower[0]: d1 opens east towards the edge'],
    [
      'the south edge',
      level(' □··· ', ' │··· ', ' │··· ', ' │··· ', ' │··· ', ' │··· '),
      'levels.lower[5]: a6 opens south towards the edge',
    ],
    ['the west edge', level(' ─□·· '), 'levels.lower[0]: a1 opens west towards the edge'],
    ['a void', level(' □─·· '), 'levels.lower[0]: b1 opens east towards nothing'],
    ['a void in the first place', level(' ·─□· '), 'levels.lower[0]: b1 opens west towards nothing'],
    ['a wall', level(' □─┌┐ ', ' ··└┘ '), 'levels.lower[0]: b1 opens east towards a wall'],
    [
      'a wall seen from the south',
      level(' ┌┐□─□', ' ├┘·· ', ' □··· ').map((line) => line.slice(0, 5)),
      'levels.lower[0]: d1 opens east towards the edge',
    ],
  ])('%s', (_, lines, expected) => expect(fault(lines)).toBe(expected))
  it('is the first: lines before what they join', () => {
    expect(fault(level(' ┼··· ', ' ?··· '))).toBe("levels.lower[1]: '?' at a2 is no Sector")
    expect(fault(level(' ┌┐·· ', ' └─·· ', ' ─··· '))).toBe('levels.lower[0]: b1 opens south towards a wall')
  })
  it('the same lines closed are none', () => {
    expect(fault(level(' □──□ '))).toBe('none')
    expect(fault(level(' □┐·· ', ' ·└□· '))).toBe('none')
  })
})

describe('turning a sheet', () => {
  it('turns characters and swaps margins', () => {
    expect(turn(level('r┌┬□· ', ' └┴┐· ', ' ··│· ', ' ··□·b'))).toEqual([
      ' ···· ',
      ' ···· ',
      'b·□·· ',
      ' ·│·· ',
      ' ·└┬┐ ',
      ' ·□┴┘r',
    ])
  })
  it('twice is the same', () => expect(turn(turn(SAMPLE))).toEqual(padded))
  it('turns what it says', () => {
    const [before, after] = [read(SAMPLE), read(turn(SAMPLE))]
    for (let place = 0; place < 24; place++) {
      const mask = before.open[place]!
      expect(after.tile[turnPlace(place)]).toBe(before.tile[place])
      expect(after.stairs[turnPlace(place)]).toBe(before.stairs[place])
      expect(after.open[turnPlace(place)]).toBe(((mask << 2) | (mask >> 2)) & 15)
    }
  })
})

describe('writing a Level', () => {
  it('gives six lines of six characters, which read the same', () => {
    const board = assemble({ upper: SAMPLE, lower: level('r┌□·· ', ' □┘·· ') }, [])
    if (isFault(board)) throw new Error(board.fault)
    expect(write(board, 0)).toEqual(padded)
    expect(write(board, 1)).toEqual(level('r┌□·· ', ' □┘·· '))
  })
})
