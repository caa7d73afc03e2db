// A Creature as it stands in a Sector, and as a token on a map: a black body with a pale rim, and one bright feature.
// Shape first, colour second. A Wounded one is bitten and gashed; its feature lies above the wound, so that it is known when small.
import type { Kind } from '../../../electron/contract/alone.ts'
import { polar, polygon, range, uid } from './core.ts'
import { FORMS, type Form } from './forms.ts'

export const KINDS = Object.keys(FORMS) as readonly Kind[]
const known = (kind: string): kind is Kind => kind in FORMS
/** A kind that a later pack adds has no drawing yet: it borrows a body. */
export const formOf = (kind: string): Form => FORMS[known(kind) ? kind : 'hybrid']
export const isBoss = (kind: string): boolean => formOf(kind).boss === true

/** What a figure stands on: a shadow and a faint rim, so that it does not float in the dark. A boss has eight sides, a wounded one a broken rim. */
function ground(c: Form, wounded: boolean): string {
  const dash = wounded ? ' stroke-dasharray="26 14"' : ''
  const plate = polygon(range(8).map((i) => polar(0, 0, 40, 22.5 + i * 45)))
  const shape = c.boss
    ? `<g transform="translate(49 88) scale(1 .27)"><polygon points="${plate}" fill="#000" fill-opacity=".7" stroke="${c.paint}" stroke-width="4" stroke-opacity=".8"${dash}/></g>`
    : `<ellipse cx="49" cy="88" rx="37" ry="9" fill="#000" fill-opacity=".62" stroke="#b9c6c6" stroke-opacity=".5" stroke-width="1.6"${dash}/>`
  return `<ellipse cx="55" cy="91" rx="44" ry="11" fill="#000" opacity=".4"/>${shape}`
}

const BITE = 'M-20 22L18 30L14 40L26 42L20 52L32 56L18 66L-20 62Z'
const CUTS = `<path d="M20 30Q54 44 92 80Q80 50 54 40Q40 34 20 30ZM30 52Q54 60 74 84Q66 66 54 58Q44 52 30 52Z" fill="#ff3226" stroke="#ff8d7e" stroke-width="1.4"/>`
const DRIPS = `<path d="M34 56v12m0 5v4M58 68v14m0 5v3M72 76v8" stroke="#ff3226" stroke-width="3.8" stroke-linecap="round"/>`

interface Look {
  readonly wounded?: boolean
  readonly rim?: string
  readonly rimWidth?: number
  /** Without what it stands on: for tokens, which have a disc. */
  readonly bare?: boolean
}
/** A Creature's figure, 96 by 96. `wounded` slashes the body, tears a piece off and lets it drip. */
export function creature(
  kind: string,
  { wounded = false, rim = '#dfe8e4', rimWidth = 5, bare = false }: Look = {},
): string {
  const c = formOf(kind)
  const cut = uid('cut')
  const glow = uid('gl')
  const limbs = (w: number, paint: string): string =>
    c.limbs
      ? `<g fill="none" stroke="${paint}" stroke-width="${w}" stroke-linejoin="round" stroke-linecap="round">${c.limbs}</g>`
      : ''
  const body = `<g fill="${rim}" stroke="${rim}" stroke-width="${rimWidth}" stroke-linejoin="round">${c.body}</g>${limbs(6 + rimWidth, rim)}<g fill="#07090b">${c.body}</g>${limbs(6, '#07090b')}<g fill="none" stroke="#4c5d65" stroke-width="1.8" stroke-linecap="round">${c.form}</g>`
  const under = bare ? '' : ground(c, wounded)
  if (!wounded) {
    const shine = `<radialGradient id="${glow}"><stop offset="0" stop-color="${c.paint}" stop-opacity=".5"/><stop offset="1" stop-color="${c.paint}" stop-opacity="0"/></radialGradient><circle cx="48" cy="46" r="40" fill="url(#${glow})"/>`
    return `<g>${under}${body}${shine}${c.feature}</g>`
  }
  const mask = `<mask id="${cut}" maskUnits="userSpaceOnUse" x="-20" y="-30" width="140" height="150"><rect x="-20" y="-30" width="140" height="150" fill="#fff"/><path d="${BITE}" fill="#000"/></mask><clipPath id="${cut}b">${c.body}</clipPath>`
  return `<g>${mask}${under}<g mask="url(#${cut})">${body}</g><g clip-path="url(#${cut}b)">${CUTS}</g>${DRIPS}<g opacity=".92">${c.feature}</g></g>`
}

/** A token for a map, 120 by 120: the figure on a disc (a boss: on a larger eight-sided plate). A wounded one's ring is broken in two. */
export function token(
  kind: string,
  { wounded = false, ring = '#dfe8e4' }: { wounded?: boolean; ring?: string } = {},
): string {
  const c = formOf(kind)
  const edge = polygon([22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((d) => polar(60, 60, 58, d)))
  const base = c.boss
    ? `<polygon points="${edge}" fill="#56676e"/><polygon points="${edge}" fill="none" stroke="${ring}" stroke-width="5" ${wounded ? 'stroke-dasharray="66 26"' : ''}/><path d="M44 113H76" stroke="${c.paint}" stroke-width="6"/>`
    : `<circle cx="60" cy="60" r="55" fill="#56676e"/><circle cx="60" cy="60" r="55" fill="none" stroke="${ring}" stroke-width="4.5" ${wounded ? 'stroke-dasharray="58 28"' : ''}/>`
  return `${base}<g transform="translate(17 13) scale(.9)">${creature(kind, { wounded, bare: true })}</g>`
}
