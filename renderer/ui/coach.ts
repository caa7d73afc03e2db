// Where a lesson points: the control that answers what it asks for, as far as it can be pressed now, else the part of the window that it names.
// And where its panel stands, so that it covers neither that nor the question.
import { drawnBoxes } from './pointed.ts'

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
  notes: ['.pad', '[data-door="notes"]', '.known'],
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

/** Where a part stands; a hand is no wider than its cards. */
export function boxOf(part: HTMLElement): Rect {
  if (part.dataset['test'] !== 'hand') return part.getBoundingClientRect()
  const cards = document.createRange()
  cards.selectNodeContents(part.querySelector('.row') ?? part)
  return cards.getBoundingClientRect()
}

/** The ring stands outside of what it is around, never outside of the window; a part as large as the board has it on its own ground. */
export function ringAbout({ left, top, width, height }: Rect): Rect {
  const room = { width: window.innerWidth, height: window.innerHeight }
  const out = width * height > (room.width * room.height) / 6 ? -4 : 8
  const from = { left: Math.max(2, left - out), top: Math.max(2, top - out) }
  const right = Math.min(room.width - 2, left + width + out)
  const bottom = Math.min(room.height - 2, top + height + out)
  return { ...from, width: right - from.left, height: bottom - from.top }
}

/** What a panel covers only if it must, and how much that counts by the pixel. */
const WEIGHTS: readonly (readonly [selector: string, weight: number])[] = [
  ['.ask .grown > *, nav.acts, .asked > *, nav.doors, nav.drawers', 9],
  ['[data-test="hand"], header.strip', 4],
  ['.chips > *', 9], // small, and more than what a panel stays for
  ['.side > *', 1.5],
]
/** What boards draw counts so much. */
const DRAWN = 5
/** A panel stays where it is unless that covers so much more than another place. */
const STAY = 4_000
const GAP = 18

/** What must be left free around a panel. */
const MARGIN = 6
interface Part {
  readonly box: Rect
  readonly weight: number
}

/** How much of one stretch lies in another. */
const shared = (from: number, size: number, other: number, otherSize: number): number =>
  Math.max(0, Math.min(from + size, other + otherSize) - Math.max(from, other))

/** All that is better not covered. While something is to be settled over the table, that alone counts. */
function busyBoxes(hasTarget: boolean): readonly Part[] {
  const isCovered = document.querySelector('[aria-modal="true"]') !== null
  const weights = isCovered ? ([['.sheet', 9]] as const) : [...WEIGHTS, ['.plot', hasTarget ? 0.5 : 3] as const]
  const parts = weights.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((each) => ({ box: each.getBoundingClientRect(), weight })),
  )
  return isCovered ? parts : [...parts, ...drawnBoxes().map((box) => ({ box, weight: DRAWN }))]
}

/** Where a panel stands: near what it speaks of, over nothing that is to be pressed or seen; where it is, if that is as good. */
export function placeFor(
  panel: Rect,
  target: Rect | undefined,
  room: { width: number; height: number },
  now?: Rect,
): Rect {
  const { width, height } = panel
  // In what is half of the window there is room beside what matters.
  const small =
    target !== undefined && target.width * target.height < (room.width * room.height) / 6 ? target : undefined
  const busy = busyBoxes(target !== undefined)
  const main = document.querySelector('main')?.getBoundingClientRect() ?? { left: 0, top: 0, ...room }
  const about = small ?? main
  const beside = [about.left - width - GAP, about.left + about.width + GAP, about.left + (about.width - width) / 2]
  const above = [about.top - height - GAP, about.top + about.height + GAP, about.top + (about.height - height) / 2]
  const within = (at: number, size: number, most: number): number => Math.max(8, Math.min(at, most - size - 8))
  const at = (left: number, top: number): Rect => ({
    left: within(left, width, room.width),
    top: within(top, height, room.height),
    width,
    height,
  })
  const steps = (most: number): readonly number[] => Array.from({ length: 33 }, (_, i) => (most * i) / 32)
  const lefts = [main.left + GAP, main.left + main.width - width - GAP, ...(small ? beside : []), ...steps(room.width)]
  const tops = [main.top + main.height - height - GAP, main.top + GAP, ...(small ? above : []), ...steps(room.height)]
  const far = (left: number, top: number): number =>
    small === undefined
      ? 0
      : 20 * Math.hypot(left + (width - about.width) / 2 - about.left, top + (height - about.height) / 2 - about.top)
  const column = columnsOver(panel, small === undefined ? busy : [...busy, { box: small, weight: 50 }])
  const stays = now && at(now.left, now.top)
  const kept = stays ? column(stays.left)(stays.top) + far(stays.left, stays.top) : Infinity
  if (stays && kept < STAY) return stays // no other place costs less than nothing
  let [spot, least] = [stays ?? at(0, 0), Infinity]
  for (const { left } of lefts.map((each) => at(each, 0))) {
    const covered = column(left)
    for (const { top } of tops.map((each) => at(0, each))) {
      const cost = covered(top) + far(left, top)
      if (cost < least) [spot, least] = [at(left, top), cost]
    }
  }
  return stays && kept - least < STAY ? stays : spot
}

/** What a panel covers at a left and then at a top: what lies beside a whole column of places is left out of all of them at once. */
function columnsOver({ width, height }: Rect, parts: readonly Part[]): (left: number) => (top: number) => number {
  return (left) => {
    const above = parts.flatMap(({ box, weight }) => {
      const across = shared(left - MARGIN, width + 2 * MARGIN, box.left, box.width)
      return across > 0 ? [{ box, weight: weight * across }] : []
    })
    return (top) =>
      above.reduce(
        (sum, { box, weight }) => sum + weight * shared(top - MARGIN, height + 2 * MARGIN, box.top, box.height),
        0,
      )
  }
}
