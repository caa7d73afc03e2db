// The pictures of the rules book, put together from what the board, the strip and the cards draw. Each is a whole SVG document, so that the
// paints of a lit tile stay within it; what is seen in it the texts `figure.<name>` say.
import type { Dir } from '../../electron/contract/alone.ts'
import { range, times } from '../board/art/core.ts'
import { die } from '../board/art/dice.ts'
import { condition, danger, door, lcu } from '../board/art/elements.ts'
import { litBy } from '../board/art/paint.ts'
import { heroToken } from '../board/art/people.ts'
import { sign } from '../board/art/signs.ts'
import { tile } from '../board/art/tile.ts'
import type { TileSpec } from '../board/art/tile.ts'

interface Figure {
  readonly width: number
  readonly height: number
  readonly draw: () => string
}

const TILE = 256
/** What a picture has of its own is drawn in the bone of the Hero's letters. */
const INK = '#ebe7da'
const at = (x: number, y: number, art: string, scale = 1): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${art}</g>`
const sector = (x: number, shape: TileSpec['tile'], open: readonly Dir[], lit: boolean, seed: number): string =>
  at(x, 0, litBy(tile({ tile: shape, open, lit, seed }), lit))
const doorAt = (x: number, y: number, state: Parameters<typeof door>[0], lit: boolean, turn = 90): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${litBy(door(state), lit)}</g>`

/** A Corridor of three Sectors and the Room behind them: the look ends at its Door. */
function sight(): string {
  const hall = range(3).map((i) => sector(i * TILE, 'straight', ['e', 'w'], i === 1, 3 + i * 4))
  const look = `<path d="M200 128H752" stroke="#000" stroke-width="16"/><path d="M200 128H752" stroke="${INK}" stroke-width="8" stroke-dasharray="22 16"/>`
  const end = `<path d="M732 98L752 128L732 158" fill="none" stroke="${INK}" stroke-width="9"/>`
  const room = `<g opacity=".45">${sector(3 * TILE, 'laboratory', ['w'], false, 3)}</g>`
  return hall.join('') + room + look + end + doorAt(3 * TILE, 128, 'closed', false) + at(68, 68, heroToken('medic'))
}

const doors = (): string =>
  (['open', 'closed', 'blocked'] as const).map((state, i) => doorAt(100 + i * 190, 70, state, false, 0)).join('')

const units = (): string => [false, true].map((lit, i) => at(90 + i * 170, 75, litBy(lcu(lit), lit), 1.5)).join('')

const tokens = (): string =>
  at(60, 62, danger(1.4)) +
  ['smoke', 'leak', 'resin'].map((kind, i) => at(190 + i * 110, 60, condition(1.4, kind))).join('')

/** As it lies after a Turn with two cards and one with one; the last spaces bear Danger, and a token beside them always counts. */
function track(): string {
  const [SPACES, FIRST_DANGER, STEP] = [12, 8, 54]
  const space = (i: number): string =>
    `<rect x="${i * STEP + 2}" y="4" width="50" height="70" rx="4" fill="none" stroke="#5b6b72" stroke-width="2" stroke-dasharray="6 5"/>${i < FIRST_DANGER ? '' : at(i * STEP + 27, 39, danger(0.5))}`
  const card = (from: number, wide: boolean, deck: string): string =>
    `<rect x="${from * STEP + 4}" y="${wide ? 14 : 4}" width="${wide ? 104 : 50}" height="${wide ? 50 : 70}" rx="4" fill="#0b0d10" stroke="var(--${deck})" stroke-width="4"/>${at(from * STEP + (wide ? 56 : 29), 39, sign(deck), 0.8)}`
  const played = card(0, false, 'fury') + card(1, true, 'terror') + card(3, false, 'fury')
  return times(SPACES, space) + played + at(SPACES * STEP + 26, 39, danger(0.5))
}

const dice = (): string =>
  (['hero', 'evil'] as const)
    .flatMap((by, row) =>
      (['hit', 'light', 'danger'] as const).map((face, i) =>
        at(60 + i * 110, 56 + row * 108, die(face, by, face === 'hit' || (face === 'light') === (by === 'hero'))),
      ),
    )
    .join('')

/** Life at 9, Self Control at 6, the Healing Cap at 7: two points of Life stand above it, and one of Self Control can come back. */
function health(): string {
  const [MOST, CAP, CELL] = [12, 7, 20]
  const column = (x: number, value: number, paint: string, round: number): string =>
    times(MOST, (i) => {
      const level = MOST - i
      const fill = level <= value ? `var(--${paint})` : 'none'
      const bars = level > value && level > CAP ? ' stroke-dasharray="4 5" opacity=".6"' : ''
      return `<rect x="${x}" y="${10 + i * CELL}" width="92" height="16" rx="${round}" fill="${fill}" stroke="#8fa0a6" stroke-width="2"${bars}/>`
    })
  const y = 10 + (MOST - CAP) * CELL - 2
  const cap = `<path d="M112 12H188V${y}H112Z" fill="#5b6b72" opacity=".35"/><path d="M8 ${y}H292" stroke="var(--lamp)" stroke-width="4"/><path d="M126 ${y - 26}H174V${y - 12}L150 ${y - 2}L126 ${y - 12}Z" fill="var(--lamp)"/>`
  return column(12, 9, 'life', 3) + column(196, 6, 'mind', 8) + cap
}

/** By name, as a page of the handbook asks for them: `<!-- figure: light -->`. */
export const FIGURES: Readonly<Record<string, Figure>> = {
  light: {
    width: 528,
    height: TILE,
    draw: () => [true, false].map((lit, i) => sector(i * 272, 'tee', ['n', 'e', 's'], lit, 9)).join(''),
  },
  sight: { width: 4 * TILE, height: TILE, draw: sight },
  doors: { width: 580, height: 140, draw: doors },
  lcu: { width: 350, height: 150, draw: units },
  tokens: { width: 470, height: 120, draw: tokens },
  track: { width: 702, height: 78, draw: track },
  dice: { width: 340, height: 220, draw: dice },
  health: { width: 300, height: 258, draw: health },
}

/** A picture as an SVG document, or null where there is none of that name. */
export function figureOf(name: string): string | null {
  const figure = Object.hasOwn(FIGURES, name) ? FIGURES[name] : undefined
  if (figure === undefined) return null
  const { width, height, draw } = figure
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><style>.over{mix-blend-mode:overlay}</style>${draw()}</svg>`
}
