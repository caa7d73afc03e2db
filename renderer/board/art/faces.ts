// The second, large drawing of each Creature: what the Hero sees when it scares him. In a box of -200 -200 400 400, about its middle.
import type { Kind } from '../../../electron/contract/alone.ts'
import { burst, polar, polygon, range, seedOf, stream, times, uid, type Stream } from './core.ts'
import { formOf, KINDS } from './creatures.ts'

/** A ring of teeth pointing inwards, each a little different. */
function teeth(next: Stream, r: number, n: number, long: number, paint: string, shade: string): string {
  return times(n, (i) => {
    const mid = (i * 360) / n + (next() - 0.5) * 4
    const half = (180 / n) * (0.74 + next() * 0.3)
    const [x1, y1] = polar(0, 0, r + 12, mid - half)
    const [x2, y2] = polar(0, 0, r + 12, mid + half)
    const [tx, ty] = polar(0, 0, r - long * (0.62 + next() * 0.55), mid + (next() - 0.5) * 5)
    const [ax, ay] = polar(0, 0, r - long * 0.28, mid - half * 0.86)
    const [bx, by] = polar(0, 0, r - long * 0.28, mid + half * 0.7)
    const [rx, ry] = polar(0, 0, r + 4, mid)
    return `<path d="M${x1} ${y1}Q${ax} ${ay} ${tx} ${ty}Q${bx} ${by} ${x2} ${y2}Z" fill="${paint}" stroke="#0a0202" stroke-width="2"/><path d="M${tx} ${ty}Q${bx} ${by} ${x2} ${y2}L${rx} ${ry}Z" fill="${shade}"/>`
  })
}

/** A throat, its gums and one or two rings of teeth. */
function mouth(next: Stream, throat: string, rows: 1 | 2): string {
  const deep = uid('dp')
  const bone = uid('bn')
  const defs = `<radialGradient id="${deep}"><stop offset="0" stop-color="#0a0202"/><stop offset=".5" stop-color="#2c0906"/><stop offset=".8" stop-color="${throat}"/><stop offset="1" stop-color="#1c0403"/></radialGradient><radialGradient id="${bone}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="170"><stop offset=".3" stop-color="#fffaf0"/><stop offset=".7" stop-color="#e2cfa8"/><stop offset="1" stop-color="#6a2f1c"/></radialGradient>`
  const gums = times(30, (i) => {
    const t = i * 12 + next() * 5
    const [x, y] = polar(0, 0, 164 + next() * 6, t)
    return `<ellipse cx="${x}" cy="${y}" rx="${12 + next() * 10}" ry="${5 + next() * 7}" transform="rotate(${t} ${x} ${y})" fill="#5d120a" stroke="#a83a26" stroke-width="1.4"/>`
  })
  const far = rows === 2 ? teeth(next, 118, 19, 62, '#a08a6c', '#0004') : ''
  return `${defs}<circle r="186" fill="#1c0403"/><circle r="172" fill="url(#${deep})"/>${far}${teeth(next, 158, rows === 2 ? 15 : 12, rows === 2 ? 104 : 116, `url(#${bone})`, '#2a0a0466')}<circle r="170" fill="none" stroke="#4f0d07" stroke-width="26"/>${gums}`
}

const eye = (x: number, y: number, r: number, paint: string, slit: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.35}" fill="${paint}" opacity=".22"/><circle cx="${x}" cy="${y}" r="${r}" fill="${paint}" stroke="#fff8e8" stroke-width="${r * 0.08}"/><ellipse cx="${x}" cy="${y}" rx="${r * slit}" ry="${r * 0.72}" fill="#07090b"/><circle cx="${x - r * 0.34}" cy="${y - r * 0.38}" r="${r * 0.16}" fill="#fff" opacity=".85"/>`

const body = (d: string): string =>
  `<path d="${d}" fill="#07090b" stroke="#dfe8e4" stroke-width="7" stroke-linejoin="round"/>`

function spore(next: Stream): string {
  const bulbs = range(9).map((i) => polar(0, 0, i === 0 ? 0 : i < 5 ? 88 : 128, i * 90 + (i < 5 ? 20 : 66)))
  const stalks = bulbs.map(
    ([x, y]) =>
      `<path d="M0 120Q${x * 0.3} ${y * 0.2 + 60} ${x} ${y}" stroke="#dfe8e4" stroke-width="30"/><path d="M0 120Q${x * 0.3} ${y * 0.2 + 60} ${x} ${y}" stroke="#07090b" stroke-width="20"/>`,
  )
  const warts = times(
    26,
    () =>
      `<circle cx="${(next() - 0.5) * 220}" cy="${90 + next() * 80}" r="${4 + next() * 11}" fill="var(--kind-spore)" opacity="${0.3 + next() * 0.6}"/>`,
  )
  return `${body('M-170 190C-150 70 -90 40 0 44S150 70 170 190Z')}<g fill="none">${stalks.join('')}</g>${warts}${bulbs.map(([x, y], i) => eye(x, y, i === 0 ? 52 : 26 + (i % 3) * 5, 'var(--kind-spore)', 0.22)).join('')}`
}

function hybrid(): string {
  const beak = range(7).map(
    (i) =>
      `<path d="M${-150 + i * 50} 92L${-126 + i * 50} 176L${-102 + i * 50} 92Z" fill="#e9e2d2" stroke="#07090b" stroke-width="4"/><path d="M${-130 + i * 50} 196L${-106 + i * 50} 128L${-82 + i * 50} 196Z" fill="#b5ac98" stroke="#07090b" stroke-width="4"/>`,
  )
  const folds = times(
    6,
    (i) =>
      `<path d="M${-180 + i * 9} ${-70 + i * 6}Q0 ${-190 + i * 24} ${180 - i * 9} ${-70 + i * 6}" fill="none" stroke="#46565d" stroke-width="5"/>`,
  )
  return `${body('M-190 -60Q-120 -190 0 -188T190 -60L176 100Q120 196 0 196T-176 100Z')}${folds}<path d="M-150 -8Q0 -120 150 -8Q0 78 -150 -8Z" fill="#300516" stroke="#dfe8e4" stroke-width="5"/>${eye(0, -14, 62, 'var(--kind-hybrid)', 0.16)}<path d="M-176 92H176" stroke="#dfe8e4" stroke-width="6"/>${beak.join('')}`
}

function cultist(): string {
  const spiral = range(60).map((i) => polar(0, 0, 4 + i * 1.45, i * 21))
  return `${body('M0 -190C120 -180 150 -70 140 10C170 60 184 120 190 196H-190C-184 120 -170 60 -140 10C-150 -70 -120 -180 0 -190Z')}<path d="M-104 -20C-110 -110 -60 -152 0 -152S110 -110 104 -20C100 60 50 120 0 150C-50 120 -100 60 -104 -20Z" fill="#020304"/><path d="M-78 -24C-82 -92 -44 -124 0 -124S82 -92 78 -24C74 44 38 90 0 112C-38 90 -74 44 -78 -24Z" fill="var(--kind-cultist)"/><path d="M30 -118C70 -100 84 -60 78 -24C74 44 38 90 0 112Q44 40 30 -118Z" fill="#b7a98a" opacity=".6"/><g transform="translate(0 -16) scale(.62)"><polyline points="${polygon(spiral)}" fill="none" stroke="#1b140c" stroke-width="15" stroke-linecap="round"/></g><path d="M-40 74Q0 62 40 74" fill="none" stroke="#1b140c" stroke-width="7" stroke-linecap="round"/>`
}

function parasite(next: Stream): string {
  const legs = [-1, 1]
    .map((s) =>
      range(4)
        .map(
          (i) => `M${s * 60} ${40 + i * 8}L${s * (130 + i * 14)} ${-150 + i * 74}L${s * (176 + i * 5)} ${20 + i * 58}`,
        )
        .join(''),
    )
    .join('')
  const hairs = times(40, () => {
    const [x, y] = polar(0, 30, 118 + next() * 10, next() * 360)
    return `<path d="M${x * 0.9} ${y * 0.9}L${x * 1.06} ${y * 1.06}" stroke="#46565d" stroke-width="3"/>`
  })
  const eyes: readonly (readonly [number, number, number])[] = [
    [-38, 14, 36],
    [38, 14, 36],
    [-94, -8, 21],
    [94, -8, 21],
    [-66, -52, 15],
    [66, -52, 15],
    [-22, -52, 13],
    [22, -52, 13],
  ]
  const fang = (s: number): string =>
    `<path d="M${s * 14} 84Q${s * 74} 90 ${s * 54} 188Q${s * 34} 130 ${s * 8} 112Z" fill="#e9dcc2" stroke="#07090b" stroke-width="4"/><path d="M${s * 54} 188q${s * 2} 8 0 12" stroke="#bfe86a" stroke-width="6" stroke-linecap="round"/>`
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round"><path d="${legs}" stroke="#dfe8e4" stroke-width="24"/><path d="${legs}" stroke="#07090b" stroke-width="13"/></g>${body('M-130 10C-130 -80 -70 -112 0 -112S130 -80 130 10C130 90 70 134 0 134S-130 90 -130 10Z')}${hairs}${eyes.map(([x, y, r]) => eye(x, y, r, 'var(--kind-parasite)', 0.7)).join('')}${fang(-1)}${fang(1)}`
}

function chief(): string {
  const antler = (s: number): string =>
    `M${s * 40} -96Q${s * 120} -110 ${s * 150} -196L${s * 132} -150L${s * 118} -192L${s * 112} -138Q${s * 92} -120 ${s * 70} -118L${s * 84} -176L${s * 56} -122Z`
  return `${body('M-190 196C-170 80 -120 20 -60 -10C-80 -60 -60 -116 0 -120S80 -60 60 -10C120 20 170 80 190 196Z')}${body(antler(-1))}${body(antler(1))}<circle r="92" cy="-20" fill="var(--kind-cultist-chief)" opacity=".16"/><circle r="74" cy="-20" fill="none" stroke="var(--kind-cultist-chief)" stroke-width="14"/><circle r="88" cy="-20" fill="none" stroke="var(--kind-cultist-chief)" stroke-width="4" stroke-dasharray="6 17"/><path d="M0 -74L44 -20L0 40L-44 -20Z" fill="var(--kind-cultist-chief)"/><path d="M0 -50L24 -20L0 14L-24 -20Z" fill="#2a1a00"/>${eye(0, -18, 13, '#fff3c0', 0.4)}<path d="M-70 90Q0 60 70 90M-84 130Q0 96 84 130M-96 170Q0 134 96 170" fill="none" stroke="#46565d" stroke-width="6"/>`
}

function mech(): string {
  const bolts = (
    [
      [-130, -110],
      [130, -110],
      [-140, 90],
      [140, 90],
      [-70, 150],
      [70, 150],
    ] as const
  ).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#46565d" stroke="#dfe8e4" stroke-width="3"/>`)
  return `<polygon points="${burst(150, 130, 14, 64, 46)}" fill="#07090b" stroke="#dfe8e4" stroke-width="6"/><circle cx="150" cy="130" r="16" fill="#46565d"/>${body('M-110 -180H110L160 -120L180 60L120 170H-120L-180 60L-160 -120Z')}<path d="M-150 -60L-120 -84H120L150 -60L120 -6H-120Z" fill="#03242b" stroke="#dfe8e4" stroke-width="5"/><path d="M-128 -58L-108 -70H108L128 -58L106 -22H-106Z" fill="var(--kind-mech)"/><path d="M-108 -46H108" stroke="#eaffff" stroke-width="10"/><circle cx="34" cy="-46" r="20" fill="#eaffff"/><circle cx="34" cy="-46" r="9" fill="#03242b"/><path d="M-90 40H90M-90 66H90M-90 92H90M-90 118H90" stroke="#46565d" stroke-width="9"/><path d="M-160 0H-116M116 0H160M0 -180V-120" stroke="#46565d" stroke-width="6"/>${bolts.join('')}`
}

const FACES: Readonly<Record<Kind, (next: Stream) => string>> = {
  worm: (next) => mouth(next, '#7d3a0b', 1),
  'alpha-worm': (next) => mouth(next, '#8c1b10', 2),
  spore,
  hybrid,
  cultist,
  parasite,
  'cultist-chief': chief,
  mech,
}

/** The face of a Creature, in its own light. */
export function face(kind: string): string {
  const light = uid('fl')
  const known = KINDS.find((one) => one === kind) ?? 'hybrid'
  const { paint } = formOf(known)
  return `<radialGradient id="${light}"><stop offset=".3" stop-color="${paint}" stop-opacity=".5"/><stop offset="1" stop-color="${paint}" stop-opacity="0"/></radialGradient><circle r="200" fill="url(#${light})"/>${FACES[known](stream(seedOf(known)))}`
}
