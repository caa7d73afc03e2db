// What stands on a tile: Doors, Stairs, LCUs, Danger and Condition tokens. Drawn about (0,0) and placed by tile.ts.
import type { Colour } from '../../../electron/contract/alone.ts'
import { halo, polar, polygon, seedOf, times } from './core.ts'

/** A Door across a 112 px opening, lying along x. state: open, closed, blocked. */
export function door(state: 'open' | 'closed' | 'blocked'): string {
  const jamb = (x: number): string =>
    `<path d="M${x - 9} -17H${x + 9}V17H${x - 9}Z" fill="var(--prop)" stroke="#000" stroke-width="2.5"/><path d="M${x - 7} 14V-15H${x + 7}" fill="none" stroke="var(--prop-hi)" stroke-width="1.6"/>`
  const leaf = (x: number, w: number): string =>
    `<rect x="${x}" y="-11" width="${w}" height="22" fill="var(--prop)" stroke="#000" stroke-width="2"/><path d="M${x + 2} -9H${x + w - 2}" stroke="var(--prop-hi)" stroke-width="2"/>`
  if (state === 'open')
    return `<rect x="-56" y="-13" width="112" height="26" fill="#000" opacity=".35"/><path d="M-46 -10H46M-46 10H46" stroke="var(--prop-hi)" stroke-width="1.6" stroke-dasharray="6 5"/>${leaf(-56, 14)}${leaf(42, 14)}${jamb(-58)}${jamb(58)}<rect x="-62" y="-3" width="8" height="6" fill="var(--sound)"/><rect x="54" y="-3" width="8" height="6" fill="var(--sound)"/>`
  const teeth = `<path d="M0 -11L6 -5.5L-6 0L6 5.5L0 11" fill="none" stroke="#000" stroke-width="3"/><path d="M-1 -11L5 -5.5L-7 0L5 5.5L-1 11" fill="none" stroke="var(--prop-hi)" stroke-width="1.2"/>`
  const shut = `<rect x="-56" y="-16" width="112" height="34" fill="#000" opacity=".55"/>${leaf(-52, 52)}${leaf(0, 52)}<path d="M-38 -6h22v12h-22zM16 -6h22v12H16z" fill="var(--prop-lo)" stroke="var(--prop-hi)" stroke-width="1"/>${teeth}${jamb(-58)}${jamb(58)}`
  if (state === 'closed')
    return `${shut}<rect x="-62" y="-3" width="8" height="6" fill="var(--lamp)"/><rect x="54" y="-3" width="8" height="6" fill="var(--lamp)"/>`
  const bar = (d: string): string =>
    `<path d="${d}" stroke="#000" stroke-width="17"/><path d="${d}" stroke="#8c2015" stroke-width="12.5"/><path d="${d}" stroke="#ff8a76" stroke-width="1.8" transform="translate(-1 -4.5)"/>`
  return `${halo(0, 0, 74, '#ff4a35', 0.5)}${shut}${bar('M-46 -20L46 20')}${bar('M46 -20L-46 20')}${[
    [-46, -20],
    [46, 20],
    [46, -20],
    [-46, 20],
    [0, 0],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="5.5" fill="var(--alarm)"/><circle cx="${x}" cy="${y}" r="2.4" fill="#fff0d8"/>`,
    )
    .join('')}`
}

/** Stairs in the place of a wall, drawn as a well going away north. Red: a triangle and slanted bars. Blue: a ring and level bars. */
export function stairs(colour: Colour, upright = 0): string {
  const red = colour === 'red'
  const ink = red ? 'var(--red-stairs)' : 'var(--blue-stairs)'
  const treads = times(6, (i) => {
    const w = 78 - i * 5
    return `<rect x="${-w / 2}" y="${-8 - i * 10}" width="${w}" height="9" fill="var(--prop)" opacity="${1 - i * 0.13}"/><path d="M${-w / 2} ${1 - 9 - i * 10}h${w}" stroke="${ink}" stroke-width="2.4" opacity="${1 - i * 0.13}"/>`
  })
  const sign = red
    ? `<path d="M0 -15L15 11H-15Z" fill="#2a0906" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/><path d="M-4 7L3 -5M3 8L7 1" stroke="${ink}" stroke-width="3"/>`
    : `<circle r="14" fill="#061626" stroke="${ink}" stroke-width="4"/><path d="M-8 -3.5H8M-8 3.5H8" stroke="${ink}" stroke-width="3"/>`
  return `<rect x="-48" y="-64" width="96" height="66" fill="#000"/><path d="M-48 2V-64M48 2V-64" stroke="var(--wall-nw)" stroke-width="7"/><path d="M-44 2V-64M44 2V-64" stroke="${ink}" stroke-width="2" stroke-dasharray="${red ? '4 4' : 'none'}"/>${treads}${halo(0, -20, 62, ink, 0.38)}<g transform="translate(0 22) rotate(${upright})">${sign}</g>`
}

/** A Light Control Unit on a wall that lies north of it. */
export function lcu(repaired: boolean): string {
  const frame = `<rect x="-25" y="-27" width="54" height="46" fill="#000" opacity=".5"/><rect x="-28" y="-31" width="56" height="46" rx="3" fill="var(--prop)" stroke="#000" stroke-width="2.5"/><path d="M-26 12V-29H25" fill="none" stroke="var(--prop-hi)" stroke-width="2"/>`
  if (repaired)
    return `${halo(0, -6, 60, 'var(--lamp)', 0.75)}${frame}<rect x="-20" y="-24" width="40" height="32" fill="#2b1a05" stroke="var(--lamp)" stroke-width="1.6"/><circle cx="0" cy="-10" r="8.5" fill="var(--lamp-hot)"/><path d="M-4 -1h8v5h-8z" fill="var(--lamp)"/>${[-62, -31, 0, 31, 62].map((a) => `<path d="M0 -22V-27" transform="rotate(${a} 0 -10)" stroke="var(--lamp-hot)" stroke-width="3" stroke-linecap="round"/>`).join('')}`
  return `${frame}<rect x="-20" y="-24" width="40" height="32" fill="#020405" stroke="var(--prop-hi)" stroke-width="1.4"/><circle cx="0" cy="-11" r="8.5" fill="none" stroke="#9fb4bb" stroke-width="2.2"/><path d="M-3 -1.5h6v5h-6z" fill="#9fb4bb"/><path d="M-2 -19l4 6l-5 3l4 6" fill="none" stroke="#9fb4bb" stroke-width="1.8"/><path d="M-20 8L-40 17L-33 26L-12 16" fill="var(--prop-lo)" stroke="var(--prop-hi)" stroke-width="1.4"/><path d="M-8 8q-2 14 -11 20M2 8q1 18 6 24M12 8q8 10 5 20" fill="none" stroke="#7a8d95" stroke-width="2.2"/><path d="M8 32l-5 6l6 1l-4 7M17 28l6 3l-1 5l6 3" fill="none" stroke="#bfe9ff" stroke-width="2"/>`
}

/** Danger: three claw cuts in a downward triangle. */
export const danger = (s = 1): string =>
  `<g transform="scale(${s})"><path d="M-28 -22H28Q33 -22 30 -17L4 27Q0 33 -4 27L-30 -17Q-33 -22 -28 -22Z" fill="#000" opacity=".55" transform="translate(3 4)"/><path d="M-28 -22H28Q33 -22 30 -17L4 27Q0 33 -4 27L-30 -17Q-33 -22 -28 -22Z" fill="var(--alarm)" stroke="#fff0e4" stroke-width="2.5"/><path d="M-17 -16Q-10 -4 -9 8Q-4 -6 -8 -16ZM-4 -16Q1 2 -2 21Q6 4 5 -16ZM9 -16Q10 -4 7 9Q16 -6 18 -16Z" fill="#1c0503"/></g>`
/** One glyph for each Condition, in one ink: told apart by shape. A kind always has the same one. */
const GLYPHS: readonly ((ink: string) => string)[] = [
  (i) =>
    `<path d="M11 -11A16 16 0 1 0 15 6" fill="none" stroke="${i}" stroke-width="6" stroke-linecap="round"/><circle r="5.5" fill="${i}"/><path d="M12 -4h8" stroke="${i}" stroke-width="5" stroke-linecap="round"/>`,
  (i) =>
    `<path d="M-17 8Q-9 -2 0 8T17 8M-17 -6Q-9 -16 0 -6T17 -6" fill="none" stroke="${i}" stroke-width="6" stroke-linecap="round"/>`,
  (i) =>
    `<path d="M0 -19Q16 2 8 13Q0 22 -8 13Q-16 2 0 -19Z" fill="${i}"/><path d="M0 2Q7 10 0 15Q-7 10 0 2Z" fill="#d8d2f2"/>`,
  (i) =>
    `<path d="M-15 -15L15 15M15 -15L-15 15" stroke="${i}" stroke-width="7" stroke-linecap="round"/><circle r="6" fill="#d8d2f2" stroke="${i}" stroke-width="4"/>`,
  (i) => `<path d="M0 -18V18M-16 -9L16 9M-16 9L16 -9" stroke="${i}" stroke-width="5.5" stroke-linecap="round"/>`,
  (i) =>
    `<path d="M-16 12Q-16 -14 0 -14T16 12M-8 14Q-8 -4 0 -4T8 14" fill="none" stroke="${i}" stroke-width="6" stroke-linecap="round"/>`,
  (i) =>
    `<path d="M-14 -16H14L4 0L14 16H-14L-4 0Z" fill="none" stroke="${i}" stroke-width="5.5" stroke-linejoin="round"/>`,
  (i) =>
    `<path d="M-18 0H-8L-3 -14L4 14L9 0H18" fill="none" stroke="${i}" stroke-width="5.5" stroke-linejoin="round" stroke-linecap="round"/>`,
]
/** The core pack's own; what other packs bring gets one by its name. */
const OWN: Readonly<Record<string, number>> = { smoke: 1, leak: 2, resin: 4 }
/** A Condition: a hexagon with the glyph of its kind. */
export function condition(s = 1, kind = ''): string {
  const hexagon = (x: number, y: number): string => polygon([0, 60, 120, 180, 240, 300].map((d) => polar(x, y, 30, d)))
  const glyph = GLYPHS[(OWN[kind] ?? seedOf(kind)) % GLYPHS.length]?.('#2a1f4a') ?? ''
  return `<g transform="scale(${s})"><polygon points="${hexagon(3, 4)}" fill="#000" opacity=".55"/><polygon points="${hexagon(0, 0)}" fill="#d8d2f2" stroke="#16121f" stroke-width="2.5"/><g transform="scale(.92)">${glyph}</g></g>`
}
