// Signs and patterns: each Reaction deck, Matrix and Mission colour has a shape and a weave of its own beside its colour.
import { burst, range, uid } from './core.ts'

/** Its own colour; what a house pack brings has none. */
const inkOf = (name: string): string => `var(--${name}, var(--rim))`

// Signs, 40 by 40 about (0,0), in one ink.
const SIGNS: Readonly<Record<string, (ink: string) => string>> = {
  'red-stairs': () =>
    `<path d="M0 -17L18 14H-18Z" fill="#2a0906" stroke="var(--red-stairs)" stroke-width="4" stroke-linejoin="round"/><path d="M-6 10L3 -6M4 10L8 2" stroke="var(--red-stairs)" stroke-width="3"/>`,
  'blue-stairs': () =>
    `<circle r="16" fill="#061626" stroke="var(--blue-stairs)" stroke-width="4"/><path d="M-9 -4H9M-9 4H9" stroke="var(--blue-stairs)" stroke-width="3"/>`,
  fury: (i) => `<path d="M0 -19L7 -5L16 -12L13 3L19 14L6 11L0 19L-6 11L-19 14L-13 3L-16 -12L-7 -5Z" fill="${i}"/>`,
  speed: (i) => `<path d="M-18 -15L0 0L-18 15M0 -15L18 0L0 15" fill="none" stroke="${i}" stroke-width="7"/>`,
  terror: (i) =>
    `<path d="M-20 0Q0 -24 20 0Q0 24 -20 0Z" fill="none" stroke="${i}" stroke-width="4.5"/><path d="M0 -10Q6 0 0 10Q-6 0 0 -10Z" fill="${i}" stroke="${i}" stroke-width="3"/>`,
  traps: (i) =>
    `<path d="M-20 -15H20V-6L13 4L7 -6L0 4L-7 -6L-13 4L-20 -6Z" fill="${i}"/><path d="M-20 17H20V10L16 3L10 12L3 3L-3 3L-10 12L-16 3L-20 10Z" fill="${i}"/>`,
  mechanical: (i) => `<polygon points="${burst(0, 0, 8, 19, 13)}" fill="${i}"/><circle r="6" fill="#0b0d0e"/>`,
  chemical: (i) =>
    `<path d="M-6 -18H6M-4 -18V-5L-16 15Q-16 18 -13 18H13Q16 18 16 15L4 -5V-18" fill="none" stroke="${i}" stroke-width="4"/><path d="M-9 6H9L13 15H-13Z" fill="${i}"/>`,
  electronic: (i) => `<path d="M5 -19L-12 3H-1L-5 19L12 -4H1Z" fill="${i}"/>`,
  'm-blue': (i) =>
    `<circle r="13" fill="none" stroke="${i}" stroke-width="5"/><path d="M-18 18L18 -18" stroke="${i}" stroke-width="5"/>`,
  'm-green': (i) => `<path d="M-6 -18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z" fill="${i}"/>`,
  'm-final': (i) =>
    `<path d="M-14 18V-6Q-14 -19 0 -19T14 -6V18Z" fill="none" stroke="${i}" stroke-width="4"/><path d="M0 18V-10M-6 -4L0 -11L6 -4" stroke="${i}" stroke-width="4" fill="none"/>`,
}
/** Content of a house pack: a plain lozenge. */
const plain = (i: string): string => `<path d="M0 -18L18 0L0 18L-18 0Z" fill="none" stroke="${i}" stroke-width="5"/>`

/** A sign, in a box of -22 -22 44 44. */
export const sign = (name: string, ink = inkOf(name)): string => (SIGNS[name] ?? plain)(ink)

// Weaves: the field of a card of that deck or Matrix.
type Weave = readonly [width: number, height: number, art: string]
const WEAVES: Readonly<Record<string, (ink: string) => Weave>> = {
  fury: (i) => [36, 24, `<path d="M0 18L9 6L18 18L27 6L36 18" fill="none" stroke="${i}" stroke-width="2.4"/>`],
  speed: (i) => [48, 20, `<path d="M0 5H30M40 5H48M10 15H48" stroke="${i}" stroke-width="2.4"/>`],
  terror: (i) => [
    40,
    40,
    `<circle cx="20" cy="20" r="6" fill="none" stroke="${i}" stroke-width="2"/><circle cx="20" cy="20" r="14" fill="none" stroke="${i}" stroke-width="2"/>`,
  ],
  traps: (i) => [
    24,
    24,
    `<path d="M0 0L24 24M24 0L0 24" stroke="${i}" stroke-width="2"/><circle cx="12" cy="12" r="3" fill="${i}"/>`,
  ],
  mechanical: (i) => [22, 22, `<path d="M-4 26L26 -4M-15 15L15 -15M7 37L37 7" stroke="${i}" stroke-width="4"/>`],
  chemical: (i) => [
    34,
    58,
    `<path d="M17 0V9L0 19V39L17 49V58M17 9L34 19V39L17 49" fill="none" stroke="${i}" stroke-width="2.2"/>`,
  ],
  electronic: (i) => [
    44,
    44,
    `<path d="M0 10H18L26 18V44M44 30H36V0" fill="none" stroke="${i}" stroke-width="2.2"/><circle cx="18" cy="10" r="3.5" fill="${i}"/><circle cx="36" cy="30" r="3.5" fill="${i}"/>`,
  ],
  'm-blue': (i) => [30, 30, `<path d="M15 4V26M4 15H26" stroke="${i}" stroke-width="2" transform="rotate(45 15 15)"/>`],
  'm-green': (i) => [30, 30, `<path d="M15 7V23M7 15H23" stroke="${i}" stroke-width="2.4"/>`],
  'm-final': (i) => [30, 16, `<path d="M0 16L15 2L30 16" fill="none" stroke="${i}" stroke-width="2.2"/>`],
}
/** Content of a house pack: a plain lattice. */
const plainWeave = (i: string): Weave => [
  32,
  32,
  `<path d="M0 16L16 0L32 16L16 32Z" fill="none" stroke="${i}" stroke-width="2"/>`,
]

const GROUND = '<rect width="100%" height="100%" fill="#0b0d10"/>'

/** The field of a card: fills the SVG that it is put into. */
export function field(name: string, opacity = 0.3, ink = inkOf(name)): string {
  const id = uid('w')
  const [width, height, art] = (WEAVES[name] ?? plainWeave)(ink)
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${art}</pattern>${GROUND}<rect width="100%" height="100%" fill="url(#${id})" opacity="${opacity}"/>`
}

/** The same drawn out stitch by stitch, for paper: of each pattern a PDF would hold a picture, large and slow to make. */
export function drawnField(name: string, opacity: number, across: number, down: number): string {
  const id = uid('w')
  const [width, height, art] = (WEAVES[name] ?? plainWeave)(inkOf(name))
  const stitches = range(Math.ceil(down / height)).flatMap((row) =>
    range(Math.ceil(across / width)).map((column) => `<use href="#${id}" x="${column * width}" y="${row * height}"/>`),
  )
  return `<defs><g id="${id}">${art}</g></defs>${GROUND}<g opacity="${opacity}">${stitches.join('')}</g>`
}
