// Where a lesson points: the control that answers what it asks for, as far as it can be pressed now, else the part of the window that it names.
// And where its panel stands, so that it covers neither that nor the question.
interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Parts of either window; the first that can be seen is meant. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  labyrinth: ['.dial'],
  health: ['.health', '.vitals'],
  actions: ['nav.acts', '.asked'],
  question: ['.ask', '.asked'],
  heard: ['section.heard', '.dial'],
  items: ['.carried', '.vitals'],
  missions: ['.missions', '.known'],
  notes: ['.pad', '.doors', '.known'],
  pause: ['[data-menu="pause"]', '[data-test="go-on"]'],
  turn: ['.turns', 'header.strip'],
  track: ['header .track', 'header.strip'],
  map: ['.plot'],
  hand: ['[data-test="hand"]'],
  log: ['section.log'],
  hero: ['.prey', '[data-drawer] [aria-expanded]'],
  signs: ['.orders', 'nav.drawers:last-of-type'],
}
/** What the app itself asks for. */
const COMMANDS = ['[data-test="agree"]', '[data-test="take-back"]']

const seen = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && each.getBoundingClientRect().width > 0,
  )
const attr = (name: string, value: string): HTMLElement | undefined => seen(`[${name}="${CSS.escape(value)}"]`)

/** What is to be pressed next on the way to an answer. */
function controlFor(answer: string): HTMLElement | undefined {
  const words = answer.split(' ')
  const [verb = '', card = ''] = words
  const exact = attr('data-key', answer)
  if (exact !== undefined) return exact
  if (verb === 'play' || verb === 'standard') {
    const flip = attr('data-key', 'face-down')
    const isDown = flip?.getAttribute('aria-pressed') === 'true'
    return flip !== undefined && isDown !== (verb === 'standard')
      ? flip
      : seen(`[data-test="hand"] [data-card="${card}"]`)
  }
  // A group that opens on the way, the longest first; an Action of the Hero's, with an Item or without.
  const begun = words.map((_, i) => words.slice(0, words.length - i).join(' '))
  for (const key of begun) {
    const group = attr('data-key', key)
    if (group !== undefined) return group
  }
  return attr('data-action', verb === 'use' ? (words[2] ?? '') : verb)
}

/** What the ring stands around. */
export function targetOf(point: string | null, answers: readonly string[]): HTMLElement | undefined {
  if (document.querySelector('[aria-modal="true"]') !== null)
    return COMMANDS.map(seen).find((each) => each !== undefined)
  for (const answer of answers) {
    const control = controlFor(answer)
    if (control !== undefined) return control
  }
  if (point?.startsWith('sector ')) return seen('[data-pointed]')
  return (PARTS[point ?? ''] ?? []).map(seen).find((each) => each !== undefined)
}

/** What a panel covers only if it must, and how much that counts by the pixel. */
const WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  ['.ask .grown > *, nav.acts, .asked > *, .sheet, nav.doors, nav.drawers', 9],
  ['[data-test="hand"], header.strip', 4],
  ['.side', 1.5],
]

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

/** Where a panel stands: near what it speaks of, beside it, and over nothing that is to be pressed. */
export function placeFor(panel: Rect, target: Rect | undefined, room: { width: number; height: number }): Rect {
  const GAP = 18
  const { width, height } = panel
  // In what is half of the window there is room beside what matters.
  const small =
    target !== undefined && target.width * target.height < (room.width * room.height) / 6 ? target : undefined
  const busy = [...WEIGHTS, ['.plot', target === undefined ? 3 : 0.5] as const].flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((each) => ({ box: each.getBoundingClientRect(), weight })),
  )
  const main = document.querySelector('main')?.getBoundingClientRect() ?? { left: 0, top: 0, ...room }
  const about = small ?? main
  const [inLeft, inTop] = [main.left + GAP, main.top + GAP]
  const [inRight, inBottom] = [main.left + main.width - width - GAP, main.top + main.height - height - GAP]
  const beside = [about.left - width - GAP, about.left + about.width + GAP, about.left + (about.width - width) / 2]
  const above = [about.top - height - GAP, about.top + about.height + GAP, about.top + (about.height - height) / 2]
  const within = (at: number, size: number, most: number): number => Math.max(8, Math.min(at, most - size - 8))
  const at = (left: number, top: number): Rect => ({
    left: within(left, width, room.width),
    top: within(top, height, room.height),
    width,
    height,
  })
  const spots = [...(small ? beside : []), inLeft, inRight].flatMap((left) =>
    [...(small ? above : []), inBottom, inTop].map((top) => at(left, top)),
  )
  // What speaks of nothing on the table keeps off the Map, and lies at the foot of a column.
  const columns = target === undefined ? [...document.querySelectorAll('.side')] : []
  for (const { left, bottom, width: wide } of columns.map((each) => each.getBoundingClientRect()))
    if (wide > 0) spots.push(at(left, bottom - height))
  const far = (at: Rect): number =>
    Math.hypot(at.left + (width - about.width) / 2 - about.left, at.top + (height - about.height) / 2 - about.top)
  const cost = (at: Rect): number =>
    (small === undefined ? 0 : overlap(at, small) * 50 + far(at) * 20) +
    busy.reduce((sum, { box, weight }) => sum + overlap(at, box) * weight, 0)
  return spots.toSorted((one, other) => cost(one) - cost(other))[0] ?? panel
}
