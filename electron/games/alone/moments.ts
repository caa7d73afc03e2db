// Decides who may speak up at a named moment: listeners of cards in play, and triggers that the Hero is offered.
import type { Source, Step, StepOf } from './agenda.ts'
import { alter, push } from './agenda.ts'
import { holds } from './figures.ts'
import { spendCharge } from './hero/items.ts'
import { characterOf, conditionOf, itemOf, missionOf } from './pack/find.ts'
import type { Listener, Moment } from './pack/pack.ts'
import { ask } from './questions.ts'
import { type Facts, leaderSeat, type State } from './state.ts'

interface Ear {
  readonly key: string
  readonly source: Source
  readonly listener: Listener
}

/** All listeners of cards in play: Missions, Conditions, Character, Items, Companions, in that order. (R97) */
function ears(s: State): readonly Ear[] {
  const leader = leaderSeat(s)
  const found: Ear[] = []
  const add = (source: Source, listeners: readonly Listener[] | undefined): void => {
    for (const [i, listener] of (listeners ?? []).entries()) found.push({ key: `${source.id}#${i}`, source, listener })
  }
  for (const mission of s.missions) {
    if (!mission.triggered || mission.done) continue
    add({ kind: 'mission', id: mission.card, chooser: leader }, missionOf(s.pack, mission.card)?.listeners)
  }
  for (const condition of s.conditions) {
    if (condition.at !== s.hero.at) continue
    add({ kind: 'condition', id: condition.kind, chooser: leader }, conditionOf(s.pack, condition.kind)?.listeners)
  }
  const { character, items, companions } = s.hero
  if (character !== null)
    add({ kind: 'character', id: character, chooser: 'hero' }, characterOf(s.pack, character)?.listeners)
  for (const item of items) {
    const kind = itemOf(s.pack, item.card)
    const listeners = (item.component ? kind?.upgradedListeners : undefined) ?? kind?.listeners
    add({ kind: 'item', id: item.card, chooser: 'hero' }, listeners)
  }
  for (const companion of companions) {
    const listeners = characterOf(s.pack, companion.card)?.companion.listeners
    add({ kind: 'companion', id: companion.card, chooser: 'hero' }, listeners)
  }
  return found
}

/** The listeners that may speak now and have not yet. */
const readyEars = (s: State, step: StepOf<'listen'>): readonly Ear[] =>
  ears(s).filter(
    ({ key, source, listener }) =>
      listener.on === step.moment &&
      !step.fired.includes(key) &&
      !s.used.some((used) => used.key === key) &&
      concerns(s, source, step.about) &&
      holds(s, listener.if, step.about),
  )

/** Lets listeners speak at a moment: those that must first, then the Hero is offered those that may. */
export function listen(s: State, step: StepOf<'listen'>): void {
  const ready = readyEars(s, step)
  const must = ready.find(({ listener }) => listener.optional !== true)
  if (must !== undefined) return fire(s, step, must)
  if (ready.length === 0) return
  ask(s, {
    seat: 'hero',
    kind: 'trigger',
    keys: ['no', ...ready.map(({ source }) => `use ${source.id}`)],
    about: { moment: step.moment },
    memory: { kind: 'trigger', step },
  })
}

/** An Interact with a Mission concerns that Mission alone. */
const concerns = (s: State, { id }: Source, { colour }: Facts): boolean =>
  colour === undefined || s.missions.some((mission) => mission.card === id && mission.colour === colour)

function fire(s: State, step: StepOf<'listen'>, ear: Ear): void {
  const { key, source, listener } = ear
  if (listener.once !== undefined) s.used = [...s.used, { key, scope: listener.once }]
  push(
    s,
    { do: 'effects', effects: listener.effects, source, about: step.about },
    { do: 'source-done', source: source.id },
    { ...step, fired: [...step.fired, key] },
  )
  if (listener.charge === true) spendCharge(s, source.id)
}

/** The Hero uses one of the triggers that he was offered. */
export function useTrigger(s: State, step: StepOf<'listen'>, source: string): void {
  const ear = readyEars(s, step).find((e) => e.source.id === source)
  if (ear !== undefined) fire(s, step, ear)
}

/** A moment at which a window may open: listeners first, then the window of Reaction. */
export const momentSteps = (moment: Moment, about: Facts): readonly Step[] => [
  { do: 'listen', moment, about, fired: [] },
  { do: 'window', moment, about },
]

/** Changes the loss that is about to be dealt; never below 0. */
export function changeHarm(s: State, by: number): void {
  alter(s, 'deal', (step) => ({ ...step, harm: { ...step.harm, amount: Math.max(0, step.harm.amount + by) } }))
}
