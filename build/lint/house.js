// The arrows of the house as one ESLint rule: which room may import which, and why not the others.
// Specifiers are resolved before they are judged, so '../bots/x.ts' means what it means where it stands.
import { posix, relative, sep } from 'node:path'

const CORE = 'The rules are pure: they import the rules and the contract, no package and nothing of Node.'
const ANY_GAME = 'This room serves any game: of a game it may know games/game.ts only, never ALONE itself.'
const WINDOW = 'A window knows the contract alone; rules, store and shell would carry secrets into its bundle.'
const TABLE = ['contract', 'schemas', 'game', 'table']

/**
 * Rooms in order: the first whose pattern matches a path owns it.
 * may: rooms it may import besides itself. packages: the only packages it may import (left out: any but the guarded).
 * node: false forbids Node's own modules. why: the message of a wrong import.
 */
export const rooms = [
  {
    name: 'schemas',
    path: /^electron\/contract\/schemas\//,
    may: ['contract'],
    packages: ['zod'],
    node: false,
    why: 'Schemas describe the contract in zod and know nothing else.',
  },
  {
    name: 'contract',
    path: /^electron\/contract\//,
    may: [],
    packages: [],
    node: false,
    why: 'The contract holds types only and stands below everything: it imports nothing, no schema either.',
  },
  { name: 'game', path: /^electron\/games\/[^/]+\.ts$/, may: ['contract'], packages: [], node: false, why: ANY_GAME },
  {
    name: 'content',
    path: /^electron\/games\/alone\/(pack|position)\//,
    may: ['contract', 'game', 'alone'],
    packages: ['zod'],
    node: false,
    why: 'Packs and positions are checked by pure code: the rules, the contract and zod.',
  },
  {
    name: 'players',
    path: /^electron\/games\/alone\/bots\//,
    may: ['contract'],
    packages: [],
    node: false,
    why: 'A player of the computer has what his seat is told and nothing else: rules and state would show him the rest.',
  },
  {
    name: 'alone',
    path: /^electron\/games\//,
    may: ['contract', 'game', 'content'],
    packages: [],
    node: false,
    why: CORE,
  },
  { name: 'table', path: /^electron\/table\//, may: ['contract', 'schemas', 'game'], why: ANY_GAME },
  { name: 'store', path: /^electron\/store\//, may: TABLE, why: ANY_GAME },
  { name: 'links', path: /^electron\/links\//, may: TABLE, why: ANY_GAME },
  { name: 'bots', path: /^electron\/bots\//, may: ['contract', 'game', 'table'], why: ANY_GAME },
  {
    name: 'packs',
    path: /^electron\/packs\//,
    may: [...TABLE, 'content', 'alone'],
    why: 'Reading packs needs the table and the checks of a game, no store, link or window.',
  },
  { name: 'lessons', path: /^electron\/lessons\//, may: TABLE, why: ANY_GAME },
  {
    name: 'curtain',
    path: /^electron\/curtain\//,
    may: ['contract'],
    packages: [],
    node: false,
    why: 'The curtain is a pure state machine: it is told facts and knows no display, clock or window.',
  },
  {
    name: 'shell',
    path: /^electron\/shell\//,
    may: [...TABLE, 'links', 'bots', 'store', 'packs', 'lessons', 'curtain'],
    why: ANY_GAME,
  },
  {
    name: 'cli',
    path: /^electron\/cli\//,
    may: [...TABLE, 'content', 'alone', 'players', 'links', 'bots', 'store', 'packs'],
    why: 'The command line runs without windows: no shell, preload or curtain.',
  },
  {
    name: 'preload',
    path: /^electron\/preload\//,
    may: ['contract'],
    packages: ['electron'],
    node: false,
    why: WINDOW,
  },
  {
    name: 'main',
    path: /^electron\/(main|mind)\.ts$/,
    may: [...TABLE, 'content', 'alone', 'players', 'links', 'bots', 'store', 'packs', 'curtain', 'shell'],
    why: 'The start-up order wires the rooms; it needs no preload and no command line.',
  },
  {
    name: 'sound',
    path: /^renderer\/sound\//,
    may: ['contract'],
    packages: [],
    node: false,
    why: 'Sound is made of the contract alone: everybody at the table hears it.',
  },
  {
    name: 'hero window',
    path: /^renderer\/hero\//,
    may: ['contract', 'renderer', 'sound', 'assets'],
    node: false,
    why: `${WINDOW} The Hero window never imports Evil's.`,
  },
  {
    name: 'evil window',
    path: /^renderer\/evil\//,
    may: ['contract', 'renderer', 'assets'],
    node: false,
    why: `${WINDOW} The Evil window never imports the Hero's.`,
  },
  {
    name: 'renderer',
    path: /^renderer\//,
    may: ['contract', 'assets'],
    node: false,
    why: `${WINDOW} What both windows share belongs to neither.`,
  },
  { name: 'assets', path: /^resources\/(art|sounds|fonts|icons)\//, may: [], why: '' },
]

/** Packages that few rooms may import: those in `rooms`, or the files in `files`. */
const guarded = [
  {
    name: /^electron(\/|$)/,
    rooms: ['shell', 'preload', 'main'],
    files: ['electron/links/ipc.ts'],
    why: 'Electron is known in shell/, preload/, links/ipc.ts and main.ts alone: everything else runs without it.',
  },
  {
    name: /^better-sqlite3$/,
    rooms: ['store'],
    files: [],
    why: 'The database is known in store/ alone; others ask through what the table declares.',
  },
  {
    name: /^zod(\/|$)/,
    rooms: ['schemas', 'content', 'store', 'links', 'packs', 'lessons', 'shell', 'cli', 'main', 'table'],
    files: [],
    why: 'zod checks at the boundaries; windows and rules use the types of the contract.',
  },
]

const guardedHouse = /^(electron|renderer)\//

export const roomOf = (path) => rooms.find((room) => room.path.test(path))

/** Why the file may not import this specifier, or undefined when it may. */
export function judge(file, specifier) {
  if (!guardedHouse.test(file)) return undefined
  const room = roomOf(file)
  if (!room) return 'This folder is no room of the house: add it to build/lint/house.js and CONTRIBUTING.md first.'
  if (specifier.startsWith('.')) {
    const bare = specifier.replace(/\?.*$/, '')
    if (!/\.[a-z0-9]+$/i.test(bare))
      return 'Relative imports carry their extension, since Node runs the sources as they are.'
    const target = roomOf(posix.join(posix.dirname(file), bare))
    if (target && (target === room || room.may.includes(target.name))) return undefined
    return room.why
  }
  if (/^node:/.test(specifier)) return room.node === false ? room.why : undefined
  const guard = guarded.find((g) => g.name.test(specifier))
  if (guard && !guard.rooms.includes(room.name) && !guard.files.includes(file)) return guard.why
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
  if (room.packages && !room.packages.includes(name)) return room.why
  return undefined
}

const arrows = {
  meta: { type: 'problem', schema: [], messages: { wrong: "'{{specifier}}' may not be imported here. {{why}}" } },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    const check = (node) => {
      const source = node?.source ?? node?.argument
      const literal = source?.type === 'TSLiteralType' ? source.literal : source
      if (typeof literal?.value !== 'string') return
      const why = judge(file, literal.value)
      if (why) context.report({ node: literal, messageId: 'wrong', data: { specifier: literal.value, why } })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    }
  },
}

export default { rules: { arrows } }
