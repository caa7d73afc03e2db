// Decides when a part of a view is built anew: only once a piece of the state that it is made of was replaced.
import type { Seat } from '../../../contract/wire.ts'
import type { State } from '../state.ts'

/**
 * Remembers the last value for each seat that it is built for. State is replaced piece by piece and never changed, so the same
 * pieces make the same part; a table then sees by identity that nothing is new.
 */
export function remembered<T>(
  pieces: (s: State) => readonly unknown[],
  build: (s: State, seat: Seat) => T,
): (s: State, seat: Seat) => T {
  const last = new Map<Seat, { readonly pieces: readonly unknown[]; readonly value: T }>()
  return (s, seat) => {
    const now = pieces(s)
    const known = last.get(seat)
    if (known !== undefined && now.every((piece, i) => piece === known.pieces[i])) return known.value
    const value = build(s, seat)
    last.set(seat, { pieces: now, value })
    return value
  }
}
