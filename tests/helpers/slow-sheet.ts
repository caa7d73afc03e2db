// The cornerstones of Orienteering 101 a second time, slow and obvious, to hold a sheet against. Written from the rulebook and
// the rulings alone; shares no code with the rules.
import { isWrong, type Lines, SlowMap } from './slow-map.ts'

const NOTHING = Array.from({ length: 6 }, () => ' ···· ')
const WAYS = ['n', 'e', 's', 'w']

interface Side {
  readonly lines: Lines
  readonly lcus: readonly string[]
}

/** All that is wrong with a side, in words; nothing for one to play on. */
export function wrongs({ lines, lcus }: Side): string[] {
  if (lines.length !== 6 || lines.some((line) => !/^[ rb][┼├┤┬┴│─┌┐└┘□·]{4}[ rb]$/.test(line)))
    return ['no sheet at all']
  if (isWrong(lines)) return ['an opening towards a wall, or Stairs beside nothing']
  const map = new SlowMap(lines, NOTHING)
  const far = map.lengths([])
  const rooms = map.names.filter((name) => map.chars.get(name) === '□')
  const steps = (from: string, to: string): number => far.get(from)!.get(to) ?? Infinity
  const wrong: string[] = []

  if (rooms.length !== 4) wrong.push(`${rooms.length} Rooms`)
  for (const room of rooms) {
    const doors = WAYS.filter((way) => map.isDoor(room, way)).length
    if (doors !== 2 && doors !== 3) wrong.push(`${doors} Doors at ${room}`)
    for (const other of rooms.filter((one) => one > room))
      if (!(steps(room, other) >= 3 && steps(room, other) <= 8))
        wrong.push(`${room} and ${other} ${steps(room, other)} apart`)
  }

  const [west, east] = [lines.map((line) => line[0]).join(''), lines.map((line) => line[5]).join('')]
  const halfway = /^ {2}(r | r|b | b) {2}$/
  if (!halfway.test(west) || !halfway.test(east)) wrong.push('Stairs not half-way down a side')
  if (west.trim() === east.trim()) wrong.push('Stairs of one colour')

  const lit = new Set<string>()
  const places = lcus.map((lcu) => `U${lcu}`)
  if (new Set(places).size !== 4 || lcus.length !== 4) wrong.push('not four LCUs')
  for (const lcu of places) {
    if (!map.chars.has(lcu)) wrong.push(`an LCU on nothing at ${lcu}`)
    const lines = WAYS.map((way) => map.lamp(lcu, way, []))
    if (!lines.some((line) => line.length >= 3)) wrong.push(`the LCU at ${lcu} never lights two more`)
    for (const one of lines.flat()) lit.add(one)
  }
  const bright = rooms.filter((room) => lit.has(room)).length
  if (bright < 2) wrong.push(`${bright} Rooms can be lit`)
  if (bright === rooms.length) wrong.push('no Room stays dark')

  if (map.names.some((name) => steps(map.names[0]!, name) === Infinity)) wrong.push('a part that cannot be reached')
  return wrong
}
