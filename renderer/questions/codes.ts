// A way by keyboard to every choice, from either window: one key each while there are keys enough, else two one after the other.
import { placeOf, type Choice } from './choices.ts'

/** Codes for so many things in a row: all of one key, or all of two, of which the first stands for a part of the row. */
export function codesOf(count: number, pool: readonly string[], firsts = pool): readonly string[] {
  const row = Array.from({ length: count }, (_, i) => i)
  if (count <= pool.length && firsts === pool) return row.map((i) => pool[i] ?? '')
  return row.map((i) => {
    const first = firsts[Math.floor(i / pool.length)]
    return first === undefined ? '' : `${first}${pool[i % pool.length] ?? ''}`
  })
}

const COLUMNS = ['Ua', 'Ub', 'Uc', 'Ud', 'La', 'Lb', 'Lc', 'Ld']
/** The column of the Map that a choice lies in, as `Ub` of `Ub3`; null where it is no place. */
export const columnOf = ({ option }: Choice): string | null => (option && placeOf(option)?.slice(0, 2)) || null

/** A number that may be said has its own digits as keys: `say 3` is 0 3. */
const numberOf = ({ id }: Choice): string | undefined => /^say (\d\d?)$/.exec(id)?.[1]?.padStart(2, '0')

/** Places have the keys of their column and row, always the same ones: `Ub3` is 2 3, `La1` is 5 1. The rest shares what is left. */
export function codesFor(choices: readonly Choice[], pool: readonly string[]): readonly string[] {
  if (choices.length <= pool.length) return codesOf(choices.length, pool)
  const codes = new Map<Choice, string>()
  for (const choice of choices) {
    const column = COLUMNS.indexOf(columnOf(choice) ?? '')
    const row = Number(choice.option && placeOf(choice.option)?.at(-1)) - 1
    const said = numberOf(choice)
    const code = said ?? `${pool[column] ?? ''}${pool[row] ?? ''}`
    if ((said !== undefined || column >= 0) && ![...codes.values()].includes(code)) codes.set(choice, code)
  }
  const rest = choices.filter((choice) => !codes.has(choice))
  const left = codes.size === 0 ? [...pool] : pool.slice(COLUMNS.length)
  const theirs = codesOf(rest.length, pool, left)
  for (const [i, choice] of rest.entries()) codes.set(choice, theirs[i] ?? '')
  return choices.map((choice) => codes.get(choice) ?? '')
}
