// Words about Creatures: move, spawn, teleport, attack, scare, strike, heal, daze.
import { reaches } from '../actions/fight.ts'
import { push } from '../agenda.ts'
import { attackOf } from '../evil/attacks.ts'
import { arrive, levelHasRoom } from '../evil/movement.ts'
import { amountOf, figure, sightOf } from '../figures.ts'
import { strike } from '../hero/experience.ts'
import { LEVEL } from '../map/grid.ts'
import {
  changeCreature,
  type Creature,
  creatureById,
  creatureHandle,
  creaturesShown,
  type EvilSeat,
  isRevealed,
  leaderSeat,
  type State,
} from '../state.ts'
import { tell } from '../tell/tell.ts'
import type { Source } from '../agenda.ts'
import { placeKey, placeOfKey, sectorsIn } from './places.ts'
import { choose, type PicksOf, type WordsOf } from './words.ts'

type Own = 'move' | 'spawn' | 'teleport' | 'attack' | 'scare' | 'strike' | 'heal' | 'daze'

/** The player of Evil who carries an effect out; the Leader for the Hero's and for Missions. */
const evilOf = (s: State, source: Source): EvilSeat => (source.chooser === 'hero' ? leaderSeat(s) : source.chooser)

/** A Creature's name for the side that chooses. */
const creatureKey = (creature: Creature, chooser: Source['chooser']): string =>
  chooser === 'hero' ? creatureHandle(creature.handle ?? 0) : creature.id

const creatureOfKey = (s: State, key: string, chooser: Source['chooser']): Creature | undefined =>
  s.creatures.find((c) => (chooser === 'hero' ? c.handle !== null : true) && creatureKey(c, chooser) === key)

/** Creatures of an effect's `who` in the Hero's Sector, in the order in which he counts them: that of the state is made in the dark. */
function these(s: State, who: 'each' | 'choose' | 'moved'): readonly Creature[] {
  const here = creaturesShown(s, [s.hero.at])
  return who === 'moved' ? here.filter((c) => c.id === s.lastMoved) : here
}

export const creatureWords: WordsOf<Own> = {
  move(s, effect, source) {
    const left = figure(s, 'creature-steps', amountOf(s, effect.steps))
    const seat = evilOf(s, source)
    const limits = {
      ...(effect.kinds === undefined ? {} : { kinds: effect.kinds }),
      ...(effect.from === undefined ? {} : { from: effect.from }),
      ...(effect.quiet === undefined ? {} : { quiet: effect.quiet }),
      card: source.kind === 'card',
    }
    push(s, {
      do: 'marches',
      left: effect.creatures ?? 1,
      march: { seat, left, creature: null, began: false, standard: false, shown: false, not: [], ...limits },
    })
  },
  spawn(s, effect, source) {
    const step = {
      do: 'spawn',
      seat: evilOf(s, source),
      nearer: effect.nearer ?? 0,
      ...(effect.kinds === undefined ? {} : { kinds: effect.kinds }),
      ...(effect.where === undefined ? {} : { where: effect.where }),
      source,
    } as const
    push(s, ...Array.from({ length: effect.count ?? 1 }, () => step))
  },
  teleport(s, effect, source, about) {
    const from = effect.from === undefined ? null : sectorsIn(s, effect.from, source)
    const able = s.creatures
      .filter((c) => effect.kinds === undefined || effect.kinds.includes(c.kind))
      .filter((c) => from === null || from.includes(c.at))
    const keys = able.flatMap((c) =>
      sectorsIn(s, effect.to, source)
        .filter((at) => at !== c.at && (LEVEL(at) === LEVEL(c.at) || levelHasRoom(s, LEVEL(at))))
        .map((at) => `teleport ${c.id} ${placeKey(s, at, evilOf(s, source)) ?? ''}`),
    )
    choose(s, 'teleport', keys, { effect, source, about, left: 1 }, evilOf(s, source))
  },
  attack(s, effect, source, about) {
    const able = these(s, effect.who)
    const extra = effect.dice === undefined ? 0 : amountOf(s, effect.dice)
    if (effect.who !== 'choose') return push(s, ...able.map((c) => attackOf(c.id, extra)))
    choose(
      s,
      'creature',
      able.map((c) => `pick ${c.id}`),
      { effect, source, about, left: 1 },
      evilOf(s, source),
    )
  },
  scare(s, effect, source, about) {
    const able = these(s, effect.who)
    if (effect.who !== 'choose') return push(s, ...able.map((c) => ({ do: 'scare', creature: c.id }) as const))
    choose(
      s,
      'creature',
      able.map((c) => `pick ${c.id}`),
      { effect, source, about, left: 1 },
      evilOf(s, source),
    )
  },
  strike(s, effect, source, about) {
    const { target } = effect
    if (target === 'aim')
      return hit(s, effect, source.creature !== undefined && reaches(s, source.creature) ? [source.creature] : [])
    if (target === 'each-here')
      return hit(
        s,
        effect,
        these(s, 'each').map((c) => c.id),
      )
    const places = target === 'here' ? [s.hero.at] : sightOf(s)
    const able = creaturesShown(s, places)
    choose(
      s,
      'creature',
      able.map((c) => `pick ${creatureKey(c, source.chooser)}`),
      { effect, source, about, left: 1 },
    )
  },
  heal(s, effect, source, about) {
    const able = s.creatures.filter((c) => c.wounded && (effect.target === 'anywhere' || c.at === s.hero.at))
    choose(
      s,
      'creature',
      able.map((c) => `pick ${c.id}`),
      { effect, source, about, left: 1 },
      evilOf(s, source),
    )
  },
  daze(s, effect, source) {
    const aimed = source.creature === undefined ? [] : [source.creature]
    const dazed = effect.target === 'aim' ? aimed : these(s, 'each').map((c) => c.id)
    for (const id of dazed) changeCreature(s, id, { attacked: true })
  },
}

function hit(s: State, effect: Parameters<WordsOf<Own>['strike']>[1], targets: readonly string[]): void {
  const alive = targets.filter((id) => creatureById(s, id) !== undefined)
  if (alive.length === 0) return
  const dice = effect.dice === undefined ? 0 : amountOf(s, effect.dice)
  const damage = effect.damage === undefined ? 0 : amountOf(s, effect.damage)
  if (dice > 0)
    push(s, { do: 'roll', dice, roll: { by: 'hero', reason: 'card', extra: damage, rerolls: 0, targets: alive } })
  else for (const id of alive) strike(s, id, damage)
}

export const creaturePicks: PicksOf<'teleport' | 'attack' | 'scare' | 'strike' | 'heal'> = {
  teleport(s, choice, key) {
    const [, id = '', place = ''] = key.split(' ')
    const creature = creatureById(s, id)
    const at = placeOfKey(s, place, evilOf(s, choice.source))
    if (creature === undefined || at === undefined) return
    const unseen = creature.handle === null
    const intoDark = !unseen && !isRevealed(s, at)
    changeCreature(s, id, { at, moved: true, ...(intoDark ? { handle: null } : {}) })
    s.lastMoved = id
    tell(s, { type: 'creature-moved', id, from: creature.at, to: at })
    arrive(s, id, unseen)
  },
  attack(s, choice, key) {
    const extra = choice.effect.dice === undefined ? 0 : amountOf(s, choice.effect.dice)
    push(s, attackOf(key.split(' ')[1] ?? '', extra))
  },
  scare(s, _choice, key) {
    push(s, { do: 'scare', creature: key.split(' ')[1] ?? '' })
  },
  strike(s, choice, key) {
    const creature = creatureOfKey(s, key.split(' ')[1] ?? '', choice.source.chooser)
    if (creature !== undefined) hit(s, choice.effect, [creature.id])
  },
  heal(s, _choice, key) {
    const id = key.split(' ')[1] ?? ''
    changeCreature(s, id, { wounded: false })
    tell(s, { type: 'healed', id })
  },
}
