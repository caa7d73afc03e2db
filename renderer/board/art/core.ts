// Small helpers that every drawing uses: fresh ids, a seeded stream for variants, polygons. Drawings are pure functions to SVG text.
let count = 0
/** An id that no other drawing on the page has. */
export const uid = (name: string): string => `${name}${(++count).toString(36)}`

export type Point = readonly [x: number, y: number]
export type Stream = () => number

/** A seeded stream of numbers in [0,1): variants are drawn from it, so a tile is the same each time it is asked for. */
export function stream(seed: number): Stream {
  let a = (seed * 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) >>> 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** A seed from any text: a tile's handle, a card's name. */
export function seedOf(text: string): number {
  let h = 2166136261
  for (const c of text) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 16777619) >>> 0
  return h
}

export function pick<T>(next: Stream, list: readonly [T, ...T[]]): T {
  return list[Math.floor(next() * list.length)] ?? list[0]
}
export const times = (n: number, draw: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => draw(i)).join('')
export const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
export const polar = (cx: number, cy: number, r: number, deg: number): Point => {
  const a = ((deg - 90) * Math.PI) / 180
  return [+(cx + r * Math.cos(a)).toFixed(2), +(cy + r * Math.sin(a)).toFixed(2)]
}
export const polygon = (points: readonly Point[]): string => points.map((p) => p.join(',')).join(' ')
/** A burst: n teeth between radius r and q. */
export const burst = (cx: number, cy: number, n: number, r: number, q: number, turn = 0): string =>
  polygon(range(n * 2).map((i) => polar(cx, cy, i % 2 ? q : r, turn + (i * 180) / n)))
/** An arc of a circle, from one bearing to another, clockwise from north. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number): string => {
  const [x1, y1] = polar(cx, cy, r, from)
  const [x2, y2] = polar(cx, cy, r, to)
  return `M${x1} ${y1}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${x2} ${y2}`
}
/** A soft round light. */
export const halo = (x: number, y: number, r: number, paint: string, o = 0.5): string => {
  const id = uid('h')
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${paint}" stop-opacity="${o}"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
}
