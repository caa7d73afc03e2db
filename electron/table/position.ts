// The little that the table itself reads of a position or dump: with which pack, and how many players of Evil, it is set up.
import type { Setting } from '../games/game.ts'

interface Basis extends Pick<Setting, 'evil' | 'pack'> {
  /** Where the pack is named. */
  readonly path: string
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined

/** What is left out or malformed takes its usual value: the game's own check of the position names the fault. */
export function settingOf(loaded: unknown): Basis {
  const inner = field(loaded, 'state') === undefined ? undefined : field(loaded, 'position')
  const position = inner ?? loaded
  const players = field(field(position, 'evil'), 'players')
  const pack = field(position, 'pack')
  return {
    evil: players === 2 || players === 3 ? players : 1,
    pack: typeof pack === 'string' ? pack : 'core',
    path: inner === undefined ? 'pack' : 'position.pack',
  }
}
