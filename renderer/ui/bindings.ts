// Which act each key does: one table of the acts of both sides, with what either side has changed in it. Told by the app with the frame,
// since a bound key reaches its side from either window.
import { computed, ref } from 'vue'
import type { Side } from '../../electron/contract/wire.ts'

/** The acts that have a key of their own, by side, each with the key that it has at first. */
export const ACTS = [
  { side: 'hero', act: 'move', key: 'm' },
  { side: 'hero', act: 'explore', key: 'x' },
  { side: 'hero', act: 'fight', key: 'f' },
  { side: 'hero', act: 'locate', key: 'l' },
  { side: 'hero', act: 'scavenge', key: 'v' },
  { side: 'hero', act: 'interact', key: 'i' },
  { side: 'hero', act: 'recover-life', key: 'r' },
  { side: 'hero', act: 'recover-self-control', key: 'c' },
  { side: 'hero', act: 'bullet-time', key: 'b' },
  { side: 'hero', act: 'end', key: 'e' },
  { side: 'hero', act: 'out', key: 'k' },
  { side: 'hero', act: 'notes', key: 'p' },
  { side: 'hero', act: 'log', key: 'j' },
  { side: 'hero', act: 'news', key: 'u' },
  { side: 'hero', act: 'advice', key: 'g' },
  { side: 'hero', act: 'rules', key: 'h' },
  { side: 'evil', act: 'pass', key: ' ' },
  { side: 'evil', act: 'down', key: 'd' },
  { side: 'evil', act: 'hand-1', key: 'F1' },
  { side: 'evil', act: 'hand-2', key: 'F2' },
  { side: 'evil', act: 'hand-3', key: 'F3' },
  { side: 'evil', act: 'book', key: 'F4' },
  { side: 'evil', act: 'changes', key: 'F9' },
  { side: 'evil', act: 'counsel', key: 'F8' },
] as const satisfies readonly { side: Side; act: string; key: string }[]
export type Act = (typeof ACTS)[number]['act']
type Bound = Readonly<Record<Act, string>>

/** Held down, they open the hand of the first, second or third player of Evil. */
export const HOLDS = ['hand-1', 'hand-2', 'hand-3'] as const satisfies readonly Act[]
/** Acts of the Hero's that count whatever he is asked. The letters of the others are free for options, but in the question of the Turn. */
const ALWAYS: readonly Act[] = ['out', 'notes', 'log', 'news', 'advice', 'rules']

/** What each side has changed, as the app keeps it: `move=y&log=F5`. */
export type Changes = Readonly<Record<Side, string>>
const NONE: Changes = { hero: '', evil: '' }

/** The name under which a key is bound: a lower-case letter, a space, a sign, or the key's own name. */
export const nameOf = (key: string): string => (key.length === 1 ? key.toLowerCase() : key)

/** Digits are Evil's cards and places, `?` is the sheet of keys, `+` and `-` are sizes; the rest walks, presses and leads out everywhere. */
export const isBindable = (key: string): boolean => /^(?:F(?:[1-9]|1[0-2])|[^\d?+\-\p{C}])$/u.test(key)

function applied(changes: Changes): Bound {
  const said = (['hero', 'evil'] as const).map((side) => new URLSearchParams(changes[side]))
  const bound = ACTS.map(({ side, act, key }) => {
    const own = said[side === 'hero' ? 0 : 1]?.get(act)
    return [act, own !== null && own !== undefined && isBindable(own) ? nameOf(own) : key] as const
  })
  return Object.fromEntries(bound) as Bound
}
const isClear = (bound: Bound): boolean => new Set(Object.values(bound)).size === ACTS.length

/** The key of each act. Changes that would give two acts one key do not count: the Hero's alone stand before Evil's alone. */
export function boundBy({ hero, evil }: Changes): Bound {
  const tries = [
    { hero, evil },
    { hero, evil: '' },
    { hero: '', evil },
  ].map(applied)
  return tries.find(isClear) ?? applied(NONE)
}

/** Why an act cannot have a key: it is nobody's to give, or another act has it. */
type Refusal = { readonly why: 'fixed' } | { readonly why: 'taken'; readonly by: Act }

/** The changes of an act's side once the act has this key, or why it cannot have it. */
export function rebound(changes: Changes, act: Act, key: string): { readonly changes: string } | Refusal {
  const name = nameOf(key)
  if (!isBindable(name)) return { why: 'fixed' }
  const other = ACTS.find((each) => each.act !== act && boundBy(changes)[each.act] === name)
  if (other !== undefined) return { why: 'taken', by: other.act }
  const own = ACTS.find((each) => each.act === act)
  const said = new URLSearchParams(changes[own?.side ?? 'hero'])
  if (name === own?.key) said.delete(act)
  else said.set(act, name)
  return { changes: said.toString() }
}

const changed = ref<Changes>(NONE)
const bound = computed(() => boundBy(changed.value))
/** What the app says of both sides' keys. */
export const takeKeys = (told: Changes): void => void (changed.value = told)
export const keysChanged = (): Changes => changed.value

/** The key of an act, as it is bound now. */
export const keyOf = (act: Act): string => bound.value[act]
/** The act that a key does, as it is bound now. */
export const actOf = (key: string): (typeof ACTS)[number] | undefined =>
  ACTS.find(({ act }) => bound.value[act] === nameOf(key))
/** As a key says it on a button; the space bar is named by its window's language. */
export const shown = (key: string, space: string): string =>
  key === ' ' ? space : key.length === 1 ? key.toUpperCase() : key

/** Letters that no option may have, whatever is asked: bound to Evil, or to what lies beside the Hero's table. */
export const reserved = (): readonly string[] =>
  ACTS.filter(({ side, act }) => side === 'evil' || ALWAYS.includes(act)).map(({ act }) => keyOf(act))
