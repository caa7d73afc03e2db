// The fabric of a tile, 256 by 256: hull, walls, pipes, cables, shadow, grain. Light falls from the north-west.
import type { Dir } from '../../../electron/contract/alone.ts'
import { pick, times, uid, type Point, type Stream } from './core.ts'

/** The corridor lies between A and B; open arms run past the edge by OUT. */
const A = 72
const B = 184
const OUT = 40
export const DIRS = ['n', 'e', 's', 'w'] as const
export const TURN: Readonly<Record<Dir, number>> = { n: 0, e: 90, s: 180, w: 270 }

/** The floor's outline: a corridor by its open sides, chamfered where two walls meet. */
export function corridorPath(open: readonly Dir[]): string {
  const cut = 30
  const far = 256 + OUT
  const is = (d: Dir): boolean => open.includes(d)
  const arm = (d: Dir, from: Point, to: Point): Point[] => (is(d) ? [from, to] : [])
  const corner = (at: Point, before: Point, after: Point, a: Dir, b: Dir): Point[] =>
    is(a) || is(b) ? [at] : [before, after]
  const points = [
    ...corner([A, A], [A, A + cut], [A + cut, A], 'w', 'n'),
    ...arm('n', [A, -OUT], [B, -OUT]),
    ...corner([B, A], [B - cut, A], [B, A + cut], 'n', 'e'),
    ...arm('e', [far, A], [far, B]),
    ...corner([B, B], [B, B - cut], [B - cut, B], 'e', 's'),
    ...arm('s', [B, far], [A, far]),
    ...corner([A, B], [A + cut, B], [A, B - cut], 's', 'w'),
    ...arm('w', [-OUT, B], [-OUT, A]),
  ]
  return 'M' + points.map((p) => p.join(' ')).join('L') + 'Z'
}

/** A Room's outline: the whole tile but its walls, with a gap at each Door. */
export function roomPath(doors: readonly Dir[]): string {
  const r = 24
  const R = 232
  const c = 16
  const has = (d: Dir): boolean => doors.includes(d)
  return (
    `M${r} ${r + c}L${r + c} ${r}` +
    (has('n') ? `H${A}V${-OUT}H${B}V${r}` : '') +
    `H${R - c}L${R} ${r + c}` +
    (has('e') ? `V${A}H${256 + OUT}V${B}H${R}` : '') +
    `V${R - c}L${R - c} ${R}` +
    (has('s') ? `H${B}V${256 + OUT}H${A}V${R}` : '') +
    `H${r + c}L${r} ${R - c}` +
    (has('w') ? `V${B}H${-OUT}V${A}H${r}` : '') +
    'Z'
  )
}

/** One pipe with its highlight; `d` is a path. */
const pipe = (d: string, w = 9): string =>
  `<g fill="none"><path d="${d}" stroke="var(--pipe-lo)" stroke-width="${w + 4}"/><path d="${d}" stroke="var(--pipe)" stroke-width="${w}"/>` +
  `<path d="${d}" stroke="var(--pipe-hi)" stroke-width="${w * 0.22}" transform="translate(-${w * 0.22} -${w * 0.22})" opacity=".8"/></g>`
export const clamp = (x: number, y: number, horizontal: boolean, n = 2): string => {
  const w = horizontal ? 7 : 12 * n + 4
  const h = horizontal ? 12 * n + 4 : 7
  return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="1" fill="var(--pipe-hi)" opacity=".75"/><rect x="${x - w / 2 + 1.5}" y="${y - h / 2 + 1.5}" width="${w}" height="${h}" fill="var(--pipe-lo)" opacity=".55"/>`
}
export const rivet = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="2" fill="var(--seam)"/><circle cx="${x - 0.6}" cy="${y - 0.6}" r="1" fill="var(--seam-hi)"/>`
export const cable = (d: string, paint = 'var(--pipe-lo)'): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="5" transform="translate(2 2.5)"/><path d="${d}" fill="none" stroke="${paint}" stroke-width="3.4"/><path d="${d}" fill="none" stroke="var(--pipe-hi)" stroke-width="1" opacity=".7" transform="translate(-.7 -.7)"/>`

/** What may fill the 56 px of hull in a corner of the tile. Drawn about (0,0), 48 by 48. */
const corners = {
  vent: () =>
    `<rect x="-21" y="-21" width="42" height="42" fill="var(--hull-2)" stroke="var(--hull-edge)" stroke-width="2"/>` +
    times(
      5,
      (i) =>
        `<path d="M-15 ${-14 + i * 7}H15" stroke="var(--pipe-lo)" stroke-width="4"/><path d="M-15 ${-16 + i * 7}H15" stroke="var(--pipe-hi)" stroke-width="1" opacity=".7"/>`,
    ),
  tank: () =>
    `<circle r="20" fill="var(--pipe-lo)"/><circle r="18" fill="var(--pipe)"/><circle r="18" fill="none" stroke="var(--pipe-hi)" stroke-width="1.5" stroke-dasharray="28 90" transform="rotate(190)"/><circle r="7" fill="var(--pipe-lo)"/><path d="M-7 0H7M0 -7V7" stroke="var(--pipe-hi)" stroke-width="1.6"/>`,
  hatch: () =>
    `<path d="M-21 -13L-13 -21H13L21 -13V13L13 21H-13L-21 13Z" fill="var(--hull-2)" stroke="var(--hull-edge)" stroke-width="2"/><path d="M-13 -13H13V13H-13Z" fill="none" stroke="var(--pipe)" stroke-width="2"/><path d="M-6 0H6" stroke="var(--pipe-hi)" stroke-width="3"/>`,
  coil: () =>
    times(
      4,
      (i) =>
        `<rect x="${-20 + i * 11}" y="-19" width="7" height="38" rx="3" fill="var(--pipe)" stroke="var(--pipe-lo)"/><path d="M${-18 + i * 11} -15V15" stroke="var(--pipe-hi)" stroke-width="1" opacity=".8"/>`,
    ),
  box: () =>
    `<rect x="-19" y="-15" width="38" height="30" fill="var(--pipe)" stroke="var(--pipe-lo)" stroke-width="3"/><path d="M-19 -15H19" stroke="var(--pipe-hi)" stroke-width="1.5"/><path d="M-12 -5H4M-12 2H12M-12 8H-2" stroke="var(--pipe-hi)" stroke-width="2" opacity=".7"/>`,
}
const spots: readonly (readonly [x: number, y: number, a: Dir, b: Dir])[] = [
  [27, 27, 'n', 'w'],
  [229, 27, 'n', 'e'],
  [229, 229, 's', 'e'],
  [27, 229, 's', 'w'],
]

/** The hull round a corridor: plates, a run of pipes along each closed side, something in each corner. */
export function hull(open: readonly Dir[], next: Stream): string {
  const lines = `<path d="M54 0V256M202 0V256M0 54H256M0 202H256" stroke="var(--hull-edge)" stroke-width="1.5" opacity=".7"/>`
  const runs = DIRS.filter((d) => !open.includes(d))
    .map((d) => {
      const turn = TURN[d]
      const two = next() > 0.4
      return `<g transform="rotate(${turn} 128 128)">${pipe('M-6 22H262', 10)}${two ? pipe('M-6 39H262', 6) : cable('M-6 40C50 34 60 47 128 40S220 36 262 41')}${clamp(60 + next() * 30, 30, true)}${clamp(170 + next() * 30, 30, true)}</g>`
    })
    .join('')
  const bits = spots
    .filter(([, , a, b]) => open.includes(a) && open.includes(b))
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) rotate(${pick(next, [0, 90])})">${corners[pick<keyof typeof corners>(next, ['vent', 'tank', 'hatch', 'coil', 'box'])]()}</g>`,
    )
    .join('')
  const loose = spots
    .filter(([, , a, b]) => open.includes(a) !== open.includes(b) && next() > 0.55)
    .map(
      ([x, y]) =>
        `<g transform="translate(${x} ${y}) scale(.86)">${corners[pick<keyof typeof corners>(next, ['tank', 'box', 'hatch'])]()}</g>`,
    )
    .join('')
  return `<rect width="256" height="256" fill="var(--hull)"/>${lines}${runs}${bits}${loose}`
}

/** Walls, floor, shadow and light about one outline; the caller says what lies on the floor and above it. */
interface Chamber {
  readonly path: string
  readonly under: string
  readonly floor: string
  readonly props?: string
  readonly glow?: string
  readonly lit: boolean
  readonly seed: number
}
export function chamber({ path, under, floor, props = '', glow = '', lit, seed }: Chamber): string {
  const clip = uid('fl')
  const wall = uid('wl')
  const blur = uid('bl')
  const pool = uid('lp')
  const grain = uid('gr')
  const soft = uid('so')
  return `<defs>
    <clipPath id="${clip}"><path d="${path}"/></clipPath>
    <linearGradient id="${wall}" gradientUnits="userSpaceOnUse" x1="40" y1="40" x2="216" y2="216"><stop offset="0" stop-color="var(--wall-nw)"/><stop offset="1" stop-color="var(--wall-se)"/></linearGradient>
    <filter id="${blur}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="6"/></filter>
    <filter id="${soft}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="5"/></filter>
    <radialGradient id="${pool}" gradientUnits="userSpaceOnUse" cx="128" cy="128" r="150"><stop offset="0" stop-color="#ffd596" stop-opacity=".36"/><stop offset=".5" stop-color="#e08a3a" stop-opacity=".14"/><stop offset="1" stop-color="#0c0a0c" stop-opacity=".5"/></radialGradient>
    <filter id="${grain}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="${seed}"/><feColorMatrix values="0 0 0 0 .62  0 0 0 0 .74  0 0 0 0 .8  1.7 0 0 0 -.86"/></filter>
  </defs>
  ${under}
  <path d="${path}" fill="none" stroke="#000" stroke-width="50" stroke-linejoin="bevel" opacity=".6" filter="url(#${blur})"/>
  <path d="${path}" fill="none" stroke="#000" stroke-width="42" stroke-linejoin="bevel"/>
  <path d="${path}" fill="none" stroke="url(#${wall})" stroke-width="37" stroke-linejoin="bevel"/>
  <path d="${path}" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="24" stroke-linejoin="bevel"/>
  <path d="${path}" fill="none" stroke="url(#${wall})" stroke-width="18" stroke-linejoin="bevel"/>
  <g clip-path="url(#${clip})">${floor}${props}
    <path d="M-60 -60H316V316H-60Z${path}" transform="translate(9 11)" fill="#000" fill-rule="evenodd" opacity="var(--shade)" filter="url(#${soft})"/>
    ${lit ? `<path d="${path}" fill="url(#${pool})"/>` : ''}
  </g>
  <path d="${path}" fill="none" stroke="#000" stroke-width="5" stroke-linejoin="bevel"/><path d="${path}" fill="none" stroke="var(--wall-rim)" stroke-width="1.6" stroke-linejoin="bevel" transform="translate(1.2 1.2)" opacity=".9"/>
  ${glow}
  <rect width="256" height="256" filter="url(#${grain})" opacity="var(--grain)" class="over"/>
  ${lit ? '' : `<rect width="256" height="256" filter="url(#${grain})" opacity=".10"/>`}`
}
