// Pictures as components: icons by name (game-icons.net, CC BY 3.0), signs of decks, Matrices and Missions, dice, people, tokens.
// The few icons that the app itself names are read before the first frame; the whole set of some 6 MB only where a pack names another.
import { h, inject, shallowRef, type FunctionalComponent, type InjectionKey, type PropType, type VNode } from 'vue'
import type { Action, Catalogue, Face, MissionColour, Room } from '../../electron/contract/alone.ts'
import { condition, danger } from '../board/art/elements.ts'
import { creature, token } from '../board/art/creatures.ts'
import { die } from '../board/art/dice.ts'
import { mark } from '../board/art/mark.ts'
import { heroToken, person } from '../board/art/people.ts'
import { drawnField, field, sign } from '../board/art/signs.ts'

/** Drawings by name: those that the app and its own packs name, and later all of the set where a pack names another. */
const known = shallowRef<Readonly<Record<string, string | undefined>>>({})
let whole: Promise<void> | undefined

/** Resolves when icons can be drawn. */
export async function loadIcons(): Promise<void> {
  const { default: raw } = await import('./icons.json?raw')
  known.value = JSON.parse(raw) as Record<string, string>
}
/** Reads the whole set, for pages that are drawn without a window, where nothing comes later. */
export async function loadAllIcons(): Promise<void> {
  const { default: raw } = await import('@iconify-json/game-icons/icons.json?raw')
  const { icons, aliases = {} } = JSON.parse(raw) as IconSet
  const all = Object.entries(icons).map(([name, { body }]) => [name, body] as const)
  const others = Object.entries(aliases).map(([name, { parent }]) => [name, icons[parent]?.body] as const)
  known.value = Object.fromEntries([...others, ...all])
}
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
}

/** Resolves when all of these can be drawn that the set knows, so that none of them comes later than its card. */
export async function iconsRead(names: readonly string[]): Promise<void> {
  if (names.some((name) => !hasIcon(name))) await whole
}
export const hasIcon = (name: string): boolean => bodyOf(name) !== ''
/** The drawing, or nothing while it is read; who draws it is told of it then. */
function bodyOf(name: string): string {
  // A pack may name what every object has, such as `constructor`.
  const body = Object.hasOwn(known.value, name) ? known.value[name] : undefined
  if (body === undefined && globalThis.document) whole ??= loadAllIcons().catch(() => undefined)
  return body ?? ''
}

export const ACTION_ICON: Readonly<Record<Action, string>> = {
  move: 'walking-boot',
  explore: 'flashlight',
  fight: 'fist',
  locate: 'radar-sweep',
  scavenge: 'backpack',
  interact: 'toolbox',
}
const MOMENT_ICON: Readonly<Record<string, string>> = {
  declared: 'megaphone',
  'before-reveal': 'doorway',
  rolled: 'rolling-dices',
  damage: 'heart-organ',
  scare: 'brain',
  communicate: 'sonic-shout',
  spawned: 'paw-print',
  drawn: 'card-draw',
  'turn-end': 'sands-of-time',
  'round-end': 'sands-of-time',
}
/** The picture of a Reaction's trigger: its Action, else its moment. */
export const triggerIcon = ({
  actions: [action],
  moment,
}: Pick<Catalogue['cards'][number], 'actions' | 'moment'>): string =>
  (action === undefined ? MOMENT_ICON[moment] : ACTION_ICON[action]) ?? 'uncertainty'

export const ROOM_ICON: Readonly<Record<Room, string>> = {
  infirmary: 'medical-pack',
  'escape-pods': 'apollo-capsule',
  'hangar-bay': 'spaceship',
  'ventilation-room': 'computer-fan',
  dormitory: 'bunk-beds',
  'generator-room': 'power-generator',
  laboratory: 'bubbling-flask',
  'control-room': 'radar-dish',
}
export const ABILITY_ICON: Readonly<Record<string, string>> = {
  courage: 'lion',
  'cold-blood': 'frozen-orb',
  'acute-sight': 'eye-target',
  precision: 'crosshair',
  dexterity: 'dodging',
}
/** Kinds of target that can be located, beside Rooms and Creatures. */
export const TARGET_ICON: Readonly<Record<string, string>> = {
  room: 'doorway',
  door: 'steel-door',
  stairs: 'stairs',
  lcu: 'electrical-socket',
  danger: 'claw-slashes',
}

/** How the ways of each shape of Corridor run, and of any. */
const SHAPES: Readonly<Record<string, string>> = {
  cross: 'M9 1H15V9H23V15H15V23H9V15H1V9H9Z',
  tee: 'M1 7H23V13H15V23H9V13H1Z',
  straight: 'M9 1H15V23H9Z',
  curve: 'M9 23V9H23V15H15V23Z',
  corridor: 'M9 1H15V5H9ZM9 8H15V16H9ZM9 19H15V23H9Z',
}
/** The outline of a Corridor shape, or nothing where the name is none. */
export const isShape = (name: string): boolean => name in SHAPES

/** An SVG from text of our own drawing; the text never comes from outside the app, its data or a checked pack's icon names. */
const svg = (box: string, size: number | string | undefined, art: string, more: Record<string, unknown> = {}): VNode =>
  h('svg', { viewBox: box, width: size, height: size, 'aria-hidden': 'true', class: 'art', innerHTML: art, ...more })

interface Sized {
  readonly size?: number | string
}
const sized = { size: [Number, String] }

export const Icon: FunctionalComponent<Sized & { readonly name: string }> = ({ name, size = 32 }) =>
  svg(
    '0 0 512 512',
    size,
    bodyOf(name) || '<path d="M256 64L448 256L256 448L64 256Z" fill="none" stroke="currentColor" stroke-width="40"/>',
  )
Icon.props = { ...sized, name: { type: String, required: true } }

/** Any drawing of our own, in its box. */
export const Drawing: FunctionalComponent<Sized & { readonly box: string; readonly art: string }> = ({
  box,
  art,
  size = 100,
}) => svg(box, size, art, { overflow: 'visible' })
Drawing.props = { ...sized, box: { type: String, required: true }, art: { type: String, required: true } }

/** The sign of a deck, a Matrix or a Mission colour (`m-blue`…), in its own paint or in `ink`. */
export const Sign: FunctionalComponent<Sized & { readonly name: string; readonly ink?: string }> = ({
  name,
  size = 24,
  ink,
}) => svg('-22 -22 44 44', size, ink === undefined ? sign(name) : sign(name, ink))
Sign.props = { ...sized, name: { type: String, required: true }, ink: String }
export const missionSign = (colour: MissionColour): string => `m-${colour}`

/** Given where cards are drawn for paper: the most that a field on one of them fills. */
export const ON_PAPER: InjectionKey<{ readonly width: number; readonly height: number } | null> = Symbol('paper')

/** The weave of a deck or Matrix: fills the positioned box that it stands in. */
export const Field: FunctionalComponent<{ readonly name: string; readonly opacity?: number }> = ({
  name,
  opacity = 0.3,
}) => {
  const paper = inject(ON_PAPER, null)
  const art = paper === null ? field(name, opacity) : drawnField(name, opacity, paper.width, paper.height)
  return h('svg', { class: 'field', width: '100%', height: '100%', 'aria-hidden': 'true', innerHTML: art })
}
Field.props = { name: { type: String, required: true }, opacity: Number }

export const Die: FunctionalComponent<
  Sized & { readonly face: Face; readonly by: 'hero' | 'evil'; readonly counts: boolean }
> = ({ face, by, counts, size = 52 }) => svg('-44 -44 88 88', size, die(face, by, counts), { overflow: 'visible' })
Die.props = {
  ...sized,
  face: { type: String as PropType<Face>, required: true },
  by: { type: String as PropType<'hero' | 'evil'>, required: true },
  counts: Boolean,
}

export const Person: FunctionalComponent<Sized & { readonly who: string }> = ({ who, size = 84 }) =>
  svg('4 4 88 88', size, person(who))
Person.props = { ...sized, who: { type: String, required: true } }

const HeroToken: FunctionalComponent<Sized & { readonly who: string }> = ({ who, size = 60 }) =>
  svg('0 0 120 120', size, heroToken(who), { overflow: 'visible' })
HeroToken.props = { ...sized, who: { type: String, required: true } }

/** A Creature on its disc, for maps and lists. */
export const Token: FunctionalComponent<Sized & { readonly kind: string; readonly wounded?: boolean }> = ({
  kind,
  wounded = false,
  size = 48,
}) => svg('0 0 120 120', size, token(kind, { wounded }), { overflow: 'visible' })
Token.props = { ...sized, kind: { type: String, required: true }, wounded: Boolean }

/** A Creature without a disc. */
const Figure: FunctionalComponent<Sized & { readonly kind: string; readonly wounded?: boolean }> = ({
  kind,
  wounded = false,
  size = 96,
}) => svg('-6 -10 108 108', size, creature(kind, { wounded, rimWidth: 3.4 }), { overflow: 'visible' })
Figure.props = { ...sized, kind: { type: String, required: true }, wounded: Boolean }

export const Shape: FunctionalComponent<Sized & { readonly name: string }> = ({ name, size = 32 }) =>
  svg(
    '0 0 24 24',
    size,
    `<path d="${SHAPES[name] ?? ''}" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>`,
  )
Shape.props = { ...sized, name: { type: String, required: true } }
export const Danger: FunctionalComponent<Sized> = ({ size = 26 }) => svg('-36 -32 72 72', size, danger())
Danger.props = sized
export const Condition: FunctionalComponent<Sized & { readonly kind?: string }> = ({ size = 26, kind = '' }) =>
  svg('-36 -36 72 72', size, condition(1, kind))
Condition.props = { ...sized, kind: String }
export const Mark: FunctionalComponent<Sized> = ({ size = 96 }) => svg('0 -6 100 110', size, mark())
Mark.props = sized
