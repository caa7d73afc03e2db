// The forms of the Creatures, 96 by 96, feet at y=88: what makes the silhouette, what lies inside it, and the one bright feature.
import type { Kind } from '../../../electron/contract/alone.ts'
import { burst, type Point } from './core.ts'

export interface Form {
  /** What shines, and its colour. */
  readonly paint: string
  readonly feature: string
  /** What makes the silhouette, and the lines inside it. */
  readonly body: string
  readonly form: string
  /** Stroked limbs beside the body. */
  readonly limbs?: string
  readonly boss?: true
}

type Ball = readonly [x: number, y: number, r: number]
type Curve = readonly [Point, Point, Point, Point]

/** Circles along a cubic: a fat, ringed body. */
function limb([a, b, c, d]: Curve, r0: number, r1: number, n: number): Ball[] {
  const on = (t: number, i: 0 | 1): number =>
    +((1 - t) ** 3 * a[i] + 3 * (1 - t) ** 2 * t * b[i] + 3 * (1 - t) * t * t * c[i] + t ** 3 * d[i]).toFixed(1)
  return Array.from({ length: n }, (_, i) => {
    const t = i / (n - 1)
    return [on(t, 0), on(t, 1), +(r0 + (r1 - r0) * t).toFixed(1)] as const
  })
}
const balls = (list: readonly Ball[]): string =>
  list.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')
const rings = (list: readonly Ball[]): string => balls(list.slice(1).map(([x, y, r]) => [x, y, r - 1] as const))
const stalk = ([x, y]: Point, [u, v]: Point, r: number): string =>
  `<path d="M${x - 5} ${y}L${u - 3} ${v}H${u + 3}L${x + 6} ${y + 4}Z"/><circle cx="${u}" cy="${v}" r="${r}"/>`
/** The four legs of one side of a Parasite: hip, knee, foot as offsets from the middle. */
const LEGS = [
  [24, 60, 38, 34, 46, 84],
  [20, 54, 34, 18, 40, 58],
  [14, 50, 20, 14, 30, 30],
  [20, 68, 30, 66, 34, 90],
] as const
const legs = (side: number): string =>
  LEGS.map(
    ([ox, oy, kx, ky, fx, fy]) =>
      `<path d="M${48 + side * ox * 0.8} ${oy}L${48 + side * kx} ${ky}L${48 + side * fx} ${fy}"/>`,
  ).join('')

const wormBody = limb(
  [
    [24, 74],
    [4, 18],
    [46, -4],
    [66, 34],
  ],
  15,
  14.5,
  15,
)
const tail = limb(
  [
    [24, 76],
    [44, 92],
    [60, 78],
    [84, 82],
  ],
  13,
  3,
  14,
)
const hybridNeck = limb(
  [
    [47, 44],
    [38, 22],
    [34, 8],
    [58, 12],
  ],
  9,
  8,
  11,
)
const hybridArm = limb(
  [
    [60, 46],
    [84, 48],
    [72, 72],
    [88, 80],
  ],
  8,
  3,
  14,
)
const alphaNeck = limb(
  [
    [48, 73],
    [48, 68],
    [48, 62],
    [48, 54],
  ],
  21,
  19,
  5,
)
const JAWS = [-100, -52, -8, 34, 78, 122, 238]
const jaw = (deg: number): string =>
  `<path transform="rotate(${deg} 48 40)" d="M37 32C28 18 32 -2 54 -12C46 -2 49 2 46 6L54 4L49 12L58 12L52 19L60 21L57 32Z"/>`

/** body: what makes the silhouette; form: lines inside it; feature: what shines; paint: its colour. */
export const FORMS: Readonly<Record<Kind, Form>> = {
  worm: {
    paint: 'var(--kind-worm)',
    body: balls(wormBody) + balls(tail),
    form: rings(wormBody) + rings(tail),
    feature: `<g transform="rotate(35 68 40) translate(68 40) scale(1 .9) translate(-68 -40)"><circle cx="68" cy="40" r="13.4" fill="var(--kind-worm)"/><circle cx="68" cy="40" r="13.4" fill="none" stroke="#ffd9a8" stroke-width="1.6"/><polygon points="${burst(68, 40, 9, 11.6, 5.4)}" fill="#2a0a00"/><circle cx="68" cy="40" r="3" fill="#ff6a1f"/></g>`,
  },
  spore: {
    paint: 'var(--kind-spore)',
    body:
      `<circle cx="48" cy="62" r="25"/><circle cx="25" cy="74" r="13"/><circle cx="72" cy="75" r="12"/>` +
      stalk([40, 44], [30, 14], 9) +
      stalk([56, 42], [62, 6], 8) +
      stalk([68, 52], [84, 28], 9) +
      stalk([28, 56], [10, 36], 8) +
      `<path d="M22 82L10 90L26 88L34 92L40 86L52 92L60 86L72 92L88 90L74 82Z"/>`,
    form: `<path d="M24 62a25 25 0 0 0 46 10M16 78a12 12 0 0 0 16 6M64 80a11 11 0 0 0 16 0M32 38l4 8M63 34l-4 10M78 42l-8 12M16 46l10 12"/>`,
    feature: `<g fill="var(--kind-spore)">${balls([
      [48, 58, 7],
      [36, 68, 4.6],
      [60, 68, 5],
      [50, 76, 3.6],
      [30, 14, 4.4],
      [62, 6, 3.8],
      [84, 28, 4.4],
      [10, 36, 3.8],
      [24, 77, 3],
      [73, 77, 3],
    ])}</g>`,
  },
  hybrid: {
    paint: 'var(--kind-hybrid)',
    body:
      `<path d="M34 40Q46 32 62 40L64 60L58 66L60 88H50L48 68L42 88H30L38 64Z"/><path d="M36 42Q22 50 18 70L12 78L18 80L22 74L24 82L29 72Q32 60 40 54Z"/>` +
      balls(hybridNeck) +
      `<path d="M54 4L76 0L70 8L84 8L70 13L82 22L66 17L66 28L54 20Z"/>` +
      balls(hybridArm),
    form: rings(hybridNeck) + rings(hybridArm) + `<path d="M40 60h18"/>`,
    feature: `<path d="M48 40C55 46 55 56 48 63C41 56 41 46 48 40Z" fill="var(--kind-hybrid)"/><path d="M48 45V58" stroke="#300516" stroke-width="3" stroke-linecap="round"/><circle cx="61" cy="10" r="3.6" fill="var(--kind-hybrid)"/><circle cx="61" cy="10" r="1.4" fill="#300516"/>`,
  },
  cultist: {
    paint: 'var(--kind-cultist)',
    body: `<path d="M46 8C60 10 64 24 62 34C74 40 76 62 80 88H16C20 62 24 42 34 34C30 22 36 10 46 8Z"/><path d="M64 46L80 36L86 40L74 56Z"/><path d="M80 42L76 18Q92 4 90 -2Q100 16 86 24L88 40Z" transform="translate(-4 6)"/>`,
    form: `<path d="M40 44Q34 62 32 86M56 44Q60 62 64 86M48 56V86"/>`,
    feature: `<path d="M48 13C58 14 59 24 57 32C55 39 50 43 48 43C46 43 41 39 39 32C37 24 38 14 48 13Z" fill="var(--kind-cultist)"/><path d="M48 29.5C50 27.5 52.5 29.5 51 32.5C49 35.5 44 34 43.6 29C43.4 23.5 49 20 53.4 23" fill="none" stroke="#1b140c" stroke-width="2.5" stroke-linecap="round"/>`,
  },
  parasite: {
    paint: 'var(--kind-parasite)',
    body: `<ellipse cx="48" cy="62" rx="24" ry="16"/><ellipse cx="48" cy="76" rx="11" ry="8"/>`,
    limbs: [-1, 1].map(legs).join(''),
    form: `<path d="M28 58Q48 46 68 58M32 66Q48 56 64 66"/>`,
    feature: `<g fill="var(--kind-parasite)">${balls([
      [42, 74, 4.4],
      [54, 74, 4.4],
      [34, 69, 3],
      [62, 69, 3],
      [45, 81, 2.4],
      [51, 81, 2.4],
    ])}</g>`,
  },
  'cultist-chief': {
    boss: true,
    paint: 'var(--kind-cultist-chief)',
    body: `<path d="M48 22C58 24 60 34 58 40C66 44 70 62 76 90H20C26 62 30 44 38 40C36 34 38 24 48 22Z"/><path d="M38 44Q20 40 10 20L4 24Q8 50 34 62ZM58 44Q76 40 86 20L92 24Q88 50 62 62Z"/><path d="M4 24L2 12L8 18L10 8L14 20ZM92 24L94 12L88 18L86 8L82 20Z"/><path d="M40 26Q28 22 26 6L32 14L34 2L38 16Q40 20 44 22ZM56 26Q68 22 70 6L64 14L62 2L58 16Q56 20 52 22Z"/>`,
    form: `<path d="M40 58Q36 72 34 88M56 58Q60 72 62 88M48 62V88"/>`,
    feature: `<circle cx="48" cy="34" r="15" fill="none" stroke="var(--kind-cultist-chief)" stroke-width="4"/><path d="M48 26L54 36L48 44L42 36Z" fill="var(--kind-cultist-chief)"/><circle cx="48" cy="36" r="2.6" fill="#2a1a00"/>`,
  },
  'alpha-worm': {
    boss: true,
    paint: 'var(--kind-alpha-worm)',
    body: balls(alphaNeck) + `<circle cx="48" cy="40" r="23"/>` + JAWS.map(jaw).join(''),
    form:
      rings(alphaNeck) + JAWS.map((d) => `<path transform="rotate(${d} 48 40)" d="M41 26C36 14 38 4 46 -2"/>`).join(''),
    feature: `<circle cx="48" cy="40" r="18" fill="var(--kind-alpha-worm)"/><circle cx="48" cy="40" r="12" fill="#8a1408"/><circle cx="48" cy="40" r="6" fill="#1a0200"/><polygon points="${burst(48, 40, 11, 18, 10, 8)}" fill="none" stroke="#ffe9d6" stroke-width="2.2" stroke-linejoin="round"/>`,
  },
  mech: {
    boss: true,
    paint: 'var(--kind-mech)',
    body: `<path d="M26 24H70L76 34V56L66 62H30L20 56V34Z"/><path d="M4 22H24V54H20V70H14V62H10V70H4ZM92 22H72V46H78V54H86V46H92Z"/><polygon points="${burst(82, 64, 9, 15, 10)}"/><path d="M34 60H46V72L42 76V82H48V90H24V82H30V74ZM62 60H50V72L54 76V82H48V90H72V82H66V74Z"/><path d="M38 12H58L62 26H34Z"/>`,
    form: `<path d="M30 44H66M30 52H66M8 30H20M76 30H88M8 40H20M76 40H88M48 44V60M82 58v12M76 64h12"/>`,
    feature: `<path d="M30 30H66L62 38H34Z" fill="var(--kind-mech)"/><path d="M36 34H60" stroke="#eaffff" stroke-width="2.4"/>`,
  },
}
