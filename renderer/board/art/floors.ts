// What lies on the floors of Corridors: plates, gratings, marks, stains, and the six ways in which a Corridor may look.
// A variant is drawn from the tile's handle alone: seen again, a Sector may look different, and must.
import type { Dir } from '../../../electron/contract/alone.ts'
import { pick, polar, polygon, range, times, uid, type Stream } from './core.ts'
import { cable, DIRS, rivet, TURN } from './fabric.ts'

/** Floor plates of a corridor; `kind` is plate, grate or deck. */
export function plates(kind: 'plate' | 'deck', next: Stream): string {
  const out: string[] = []
  const step = kind === 'deck' ? 37.33 : 56
  for (let y = 16 - 56; y < 256; y += step)
    for (let x = 16 - 56; x < 256; x += step) {
      const paint = pick(next, ['var(--floor)', 'var(--floor)', 'var(--floor-2)', 'var(--floor-3)'])
      out.push(
        `<rect x="${x}" y="${y}" width="${step}" height="${step}" fill="${paint}" stroke="var(--seam)" stroke-width="2"/><path d="M${x + 2} ${y + step - 3}V${y + 2}H${x + step - 3}" fill="none" stroke="var(--seam-hi)" stroke-width="1" opacity=".6"/>`,
      )
      if (kind === 'plate')
        out.push(
          rivet(x + 7, y + 7),
          rivet(x + step - 7, y + 7),
          rivet(x + 7, y + step - 7),
          rivet(x + step - 7, y + step - 7),
        )
      if (kind === 'deck' && next() > 0.6)
        out.push(
          `<path d="M${x + 9} ${y + 27}l8 -8m4 -4l7 -7M${x + 10} ${y + 14}l5 -5m9 20l5 -5" stroke="var(--seam-hi)" stroke-width="2" opacity=".5"/>`,
        )
    }
  return out.join('')
}
/** A grating let into the floor along an arm, with dark beneath. */
const grating = (x: number, y: number, w: number, h: number): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="var(--pipe-lo)" stroke="var(--seam)" stroke-width="3"/>` +
  (w > h
    ? times(
        Math.floor(w / 9),
        (i) =>
          `<rect x="${x + 4 + i * 9}" y="${y + 4}" width="4" height="${h - 8}" fill="var(--floor-3)"/><path d="M${x + 4 + i * 9} ${y + 4}v${h - 8}" stroke="var(--seam-hi)" opacity=".8"/>`,
      )
    : times(
        Math.floor(h / 9),
        (i) =>
          `<rect x="${x + 4}" y="${y + 4 + i * 9}" width="${w - 8}" height="4" fill="var(--floor-3)"/><path d="M${x + 4} ${y + 4 + i * 9}h${w - 8}" stroke="var(--seam-hi)" opacity=".8"/>`,
      ))
const stain = (x: number, y: number, r: number, next: Stream): string =>
  `<g fill="var(--stain)" opacity=".42"><ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r * 0.7}"/>${times(5, () => `<ellipse cx="${x + (next() - 0.5) * r * 2.4}" cy="${y + (next() - 0.5) * r * 2}" rx="${r * 0.3 * next() + 1.5}" ry="${r * 0.26 * next() + 1.5}"/>`)}</g>`
export const hazard = (x: number, y: number, w: number, h: number): string => {
  const id = uid('hz')
  return `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${w}" height="${h}"/></clipPath><g clip-path="url(#${id})" opacity="var(--decal-op)">${times(Math.ceil((w + h) / 16) + 1, (i) => `<path d="M${x + i * 16 - h} ${y + h}l${h} -${h}" stroke="var(--decal)" stroke-width="6"/>`)}</g>`
}
export const chevrons = (x: number, y: number, turn: number, n = 3): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})" opacity="var(--decal-op)" fill="none" stroke="var(--decal)" stroke-width="5">${times(n, (i) => `<path d="M-13 ${6 - i * 12}L0 ${-5 - i * 12}L13 ${6 - i * 12}"/>`)}</g>`
/** A bar mark, as on freight: no number stands on a floor, since a player would read it as a clue. */
const bars = (x: number, y: number, next: Stream): string =>
  `<g transform="translate(${x} ${y})" fill="var(--decal)" opacity="var(--decal-op)">${times(7, (i) => `<rect x="${-24 + i * 7}" y="-11" width="${2 + Math.floor(next() * 3) * 1.4}" height="22"/>`)}</g>`
const ringMark = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="26" fill="none" stroke="var(--decal)" stroke-width="5" stroke-dasharray="14 7" opacity="var(--decal-op)"/>`

/** Round holes over dark: a walkway of punched sheet. */
const punched = (x: number, y: number, w: number, h: number): string => {
  const id = uid('pu')
  return `<pattern id="${id}" width="16" height="16" patternUnits="userSpaceOnUse"><rect width="16" height="16" fill="var(--floor-2)"/><circle cx="8" cy="8" r="4.6" fill="var(--pipe-lo)"/><path d="M4.5 6.2A4.6 4.6 0 0 1 9 3.5" fill="none" stroke="var(--seam-hi)" stroke-width="1.3"/></pattern><rect x="${x}" y="${y}" width="${w}" height="${h}" fill="url(#${id})" stroke="var(--seam)" stroke-width="3"/>`
}
/** A small light let into the floor's edge: it shows the way even in the dark, and says nothing. */
const guide = (x: number, y: number, paint: string): string =>
  `<circle cx="${x}" cy="${y}" r="7" fill="${paint}" opacity=".22"/><circle cx="${x}" cy="${y}" r="2.6" fill="${paint}"/>`
const rot = (d: Dir, art: string): string => `<g transform="rotate(${TURN[d]} 128 128)">${art}</g>`

interface Place {
  readonly open: readonly Dir[]
  /** A side with a wall, or undefined on a crossing. */
  readonly wall: Dir | undefined
  readonly next: Stream
}

/** Riveted plate, a grating down each arm, freight bars by the wall. */
const plated = ({ open, wall, next }: Place): string =>
  plates('plate', next) +
  open.map((d) => rot(d, grating(110, -8, 36, 74))).join('') +
  (wall ? rot(wall, bars(128, 102, next)) : ringMark(128, 128)) +
  stain(150, 160, 18, next) +
  open
    .slice(0, 1)
    .map((d) => rot(d, hazard(74, 4, 34, 12) + hazard(148, 4, 34, 12)))
    .join('')

/** Small deck plates, chevrons to every open side, a loose cable. */
const decked = ({ open, wall, next }: Place): string =>
  plates('deck', next) +
  open
    .map((d) =>
      rot(
        d,
        chevrons(128, 44, 0, 2) +
          `<path d="M80 -8V66M176 -8V66" stroke="var(--decal)" stroke-width="3" opacity=".45"/>`,
      ),
    )
    .join('') +
  stain(112, 118, 24, next) +
  (wall
    ? rot(wall, cable('M78 84C100 98 118 78 140 94S168 110 186 92', 'var(--rust)'))
    : cable('M84 180C100 150 140 170 150 130S176 96 178 80', 'var(--rust)'))

/** A walkway of punched sheet over the dark, pipes under it, a kerb on both sides. */
const walkway = ({ open, next }: Place): string =>
  `<rect width="256" height="256" fill="var(--floor-3)"/>` +
  open
    .map((d) =>
      rot(
        d,
        `<path d="M94 -20V128M162 -20V128" stroke="var(--pipe-hi)" stroke-width="7" opacity=".55"/>${punched(98, -16, 60, 92)}<path d="M84 -8V72M172 -8V72" stroke="var(--decal)" stroke-width="6" stroke-dasharray="14 10" opacity="var(--decal-op)"/>`,
      ),
    )
    .join('') +
  punched(96, 96, 64, 64) +
  `<path d="M96 96H160V160H96Z" fill="none" stroke="var(--decal)" stroke-width="4" opacity="var(--decal-op)"/>` +
  stain(120, 140, 20, next)

/** Six-sided tread, worn bright down the middle, a barred square where the ways meet. */
const treaded = ({ open, next }: Place): string => {
  const hexes = range(130).map((i) => {
    const c = i % 10
    const r = Math.floor(i / 10)
    const centre = [c * 28 + (r % 2) * 14, r * 24.2] as const
    const worn = Math.abs(centre[0] - 128) < 26 || Math.abs(centre[1] - 128) < 26
    const paint = next() > 0.85 ? 'var(--floor-3)' : worn ? 'var(--floor-2)' : 'var(--floor)'
    return `<polygon points="${polygon([0, 60, 120, 180, 240, 300].map((d) => polar(centre[0], centre[1], 15.4, d)))}" fill="${paint}" stroke="var(--seam)" stroke-width="2"/>`
  })
  return (
    `<rect width="256" height="256" fill="var(--seam)"/>${hexes.join('')}` +
    open.map((d) => rot(d, hazard(74, 58, 108, 10))).join('') +
    stain(138, 120, 16, next)
  )
}

/** Long planks of smooth panel with guide lights along the edges. */
const guided = ({ open, next }: Place): string => {
  const panel = (y: number): string =>
    `<rect x="-8" y="${y}" width="272" height="28" fill="${pick(next, ['var(--floor)', 'var(--floor-2)', 'var(--floor)'])}" stroke="var(--seam)" stroke-width="2"/><path d="M-8 ${y + 2}H264" stroke="var(--seam-hi)" opacity=".7"/>`
  const lie = open.includes('e') && open.includes('w') ? 0 : 90
  return (
    `<g transform="rotate(${lie} 128 128)">${[-12, 16, 44, 72, 100, 128, 156, 184, 212, 240].map(panel).join('')}${times(5, () => `<path d="M${Math.floor(next() * 256)} ${16 + 28 * Math.floor(next() * 8)}v28" stroke="var(--seam)" stroke-width="3"/>`)}</g>` +
    open
      .map((d) =>
        rot(
          d,
          [8, 36, 64].map((y) => guide(84, y, '#8fe0c8') + guide(172, y, '#8fe0c8')).join('') +
            `<path d="M128 -8V60" stroke="var(--decal)" stroke-width="8" stroke-dasharray="22 12" opacity="var(--decal-op)"/>`,
        ),
      )
      .join('') +
    `<path d="M112 112H144V144H112Z" fill="none" stroke="var(--decal)" stroke-width="5" opacity="var(--decal-op)"/>`
  )
}

/** Torn up: plates gone, cables and struts beneath, sheets askew. */
const torn = ({ open, wall, next }: Place): string => {
  const x = 96 + next() * 20
  const y = 100 + next() * 16
  const hole = `M${x} ${y}l34 -14l30 10l14 30l-18 26l-40 4l-24 -24Z`
  const id = uid('ho')
  return (
    plates('plate', next) +
    open
      .map((d) =>
        rot(
          d,
          `<path d="M86 ${20 + next() * 20}l40 -6l8 30l-38 10z" fill="var(--floor-2)" stroke="var(--seam-hi)" stroke-width="1.6"/>`,
        ),
      )
      .join('') +
    `<clipPath id="${id}"><path d="${hole}"/></clipPath><path d="${hole}" transform="translate(-3 -3)" fill="none" stroke="var(--seam-hi)" stroke-width="3"/><path d="${hole}" fill="#010203"/><g clip-path="url(#${id})"><path d="M60 ${y + 8}H210M60 ${y + 34}H210" stroke="var(--pipe)" stroke-width="9"/><path d="M60 ${y + 6}H210M60 ${y + 32}H210" stroke="var(--pipe-hi)" stroke-width="2"/>${cable(`M${x - 10} ${y + 50}C${x + 20} ${y} ${x + 40} ${y + 60} ${x + 90} ${y + 4}`, 'var(--rust)')}${cable(`M${x + 20} ${y - 20}C${x + 10} ${y + 20} ${x + 60} ${y + 10} ${x + 44} ${y + 70}`, 'var(--accent)')}</g><path d="${hole}" fill="none" stroke="var(--seam)" stroke-width="3"/>` +
    (wall
      ? rot(
          wall,
          cable('M100 76C104 96 96 104 112 118', 'var(--accent)') +
            cable('M108 76C116 92 108 100 124 112', 'var(--rust)'),
        )
      : '') +
    times(
      6,
      () =>
        `<path d="M${84 + next() * 88} ${84 + next() * 88}l${4 + next() * 8} -4l2 8z" fill="var(--rust)" stroke="var(--seam)"/>`,
    )
  )
}

const LOOKS = [plated, decked, walkway, treaded, guided, torn] as const

/** The floor of a Corridor in one of its looks. */
export function corridorFloor(open: readonly Dir[], look: number, next: Stream): string {
  const wall = DIRS.find((d) => !open.includes(d))
  return (LOOKS[look % LOOKS.length] ?? plated)({ open, wall, next })
}
export const FLOORS = LOOKS.length
