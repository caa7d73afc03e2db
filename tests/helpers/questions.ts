// Which questions there are and what their keys look like, as the protocol names them.
import { absolute } from './invariants.ts'

const way = '(n|e|s|w|stairs)'
const dir = '(n|e|s|w)'
const name = '[a-z]+(-[a-z0-9]+)*'
const creature = 'c[1-9]\\d*'
const handle = 's[1-9]\\d*'
const id = '[a-z-]+-\\d+'
const sector = '[UL][a-d][1-6]'
const kind = '(worm|spore|hybrid|cultist|parasite|cultist-chief|alpha-worm|mech)'
const action = `(move( ${way})?|explore( ${way})?|fight( ${creature})?|locate|scavenge|interact( lcu ${dir})?)`
const room = '(infirmary|escape-pods|hangar-bay|ventilation-room|dormitory|generator-room|laboratory|control-room)'
const ability = '(courage|cold-blood|acute-sight|precision|dexterity)'

/** By who is asked and the question's kind: what one of its keys may be. */
const HERO: Readonly<Record<string, string>> = {
  turn:
    `recover (life|self-control)|bullet-time|sacrifice ${name}|move ${way}|explore ${way}|fight ${creature}|locate|scavenge|` +
    `interact lcu ${dir}|interact mission (blue|green|final)|use ${name} ${action}|end`,
  locate: `target (${room}|room|corridor|cross|tee|straight|curve|door|stairs|red-stairs|blue-stairs|lcu|danger|${kind})`,
  block: `none|block ${dir}`,
  danger: `none|remove ${handle}`,
  discard: `discard ${name}`,
  upgrade: `done|upgrade ${name} with ${name}`,
  trigger: `no|use ${name}|reroll [1-9]\\d*`,
  gain: `gain ${ability}`,
  reward: 'life|self-control',
  difficulty: 'difficulty (easy|normal|nightmare|impossible)',
  character: `character ${name}|random`,
  // what cards add
  go: `go ${way}|stop`,
  choose: `choose ${name}`,
  die: 'reroll [1-9]\\d*',
  creature: `pick ${creature}`,
  item: `pick ${name}|discard ${name}`,
  place: `${handle}|stop`,
  door: `door ${handle} ${dir}|stop`,
}
const EVIL: Readonly<Record<string, string>> = {
  react: `pass|play ${name}|standard ${name}`,
  approve: 'yes|no',
  standard: `move ${id} (${way}|0)|unblock ${id} ${dir}|spawn ${kind} ${sector}|stop`,
  steps: `move ${id} (${way}|0)|unblock ${id} ${dir}|stop`,
  noise: `say (${way}|here|other|sealed)`,
  located: 'say (\\d+ (same|other)|none)',
  tile: sector,
  suffer: `hero|companion ${name}`,
  order: `first ${id}`,
  hand: `keep|discard ${name}`,
  draw: `draw ${name}|give evil-[123]`,
  'place-danger': `${sector}|swap ${sector}|stop`,
  leader: 'leader evil-[123]|random',
  deck: `deck ${name}`,
  swap: `keep|swap ${room} ${room}`,
  'hero-start': sector,
  'opening-creature': `${kind} ${sector}`,
  'opening-danger': sector,
  // what cards add
  choose: `choose ${name}`,
  die: 'reroll [1-9]\\d*',
  creature: `pick ${id}|stop`,
  teleport: `teleport ${id} ${sector}|stop`,
  place: `${sector}|stop`,
  door: `door ${sector}${dir}|stop`,
}
/** Every kind of question, by the side that is asked. */
export const KINDS: readonly string[] = [
  ...Object.keys(HERO).map((kind) => `hero ${kind}`),
  ...Object.keys(EVIL).map((kind) => `evil ${kind}`),
]
const compiled = new Map(
  [
    ...Object.entries(HERO).map(([k, v]) => [`hero ${k}`, v] as const),
    ...Object.entries(EVIL).map(([k, v]) => [`evil ${k}`, v] as const),
  ].map(([k, v]) => [k, new RegExp(`^(${v})$`)]),
)
export const MOMENTS = 'declared before-reveal rolled damage scare communicate spawned drawn turn-end round-end'.split(
  ' ',
)

interface Asked {
  readonly seat: string
  readonly kind: string
  readonly keys: readonly string[]
  readonly moment?: string
  readonly about?: unknown
}

/** What is wrong with a question as it is put to a seat. */
export function questionFault(question: Asked): readonly string[] {
  const { seat, kind: of, keys, moment, about } = question
  const shape = compiled.get(`${seat === 'hero' ? 'hero' : 'evil'} ${of}`)
  if (shape === undefined) return [`${seat} is asked ${of}`]
  const strange = keys.filter((key) => !shape.test(key))
  return [
    ...strange.map((key) => `${of} offers '${key}'`),
    ...(new Set(keys).size === keys.length ? [] : [`${of} offers a key twice`]),
    ...(keys.length > 0 ? [] : [`${of} offers nothing`]),
    ...((of === 'react') === (moment !== undefined && MOMENTS.includes(moment))
      ? []
      : [`${of} has moment ${moment ?? ''}`]),
    ...(seat === 'hero' ? absolute([keys, about]) : []),
  ]
}
