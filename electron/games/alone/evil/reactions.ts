// Decides when a window of Reaction opens, what each player of Evil may play in it, and how a card is played.
import { pending, push, type Source, type StepOf } from '../agenda.ts'
import { dropRunning, figure, holds } from '../figures.ts'
import { momentSteps } from '../moments.ts'
import { cardOf, deckOf } from '../pack/find.ts'
import type { Card, Effect } from '../pack/pack.ts'
import { ask, type MemoryOf, unique } from '../questions.ts'
import {
  changeTurn,
  type EvilSeat,
  evilSeats,
  type Facts,
  handIndex,
  hasDanger,
  leaderSeat,
  type State,
} from '../state.ts'
import { tell } from '../tell/tell.ts'

/** Empty spaces of the Track. */
const freeSpaces = (s: State): number =>
  s.pack.reactionTrack.spaces - s.track.reduce((sum, played) => sum + played.span, 0)

/** The first card of a Turn covers one space, later ones two. (Reaction Track, R6) */
const spanNow = (s: State): 1 | 2 => (s.turn.played === 0 ? 1 : 2)

/** Whether the caps of the Turn and the Track let a card be played, or the card breaks them. (R7) */
function capsAllow(s: State, breaks: Card['breaks']): boolean {
  const turn = breaks === 'turn' || s.turn.played < figure(s, 'cards-per-turn', 2)
  return turn && (breaks === 'track' || freeSpaces(s) >= spanNow(s))
}

/** Whether a card's trigger fits a moment, by public facts alone. */
function fits(s: State, card: Card, moment: string, about: Facts): boolean {
  if (card.moment !== moment || !holds(s, card.if, about)) return false
  if (card.actions === undefined) return true
  const done = s.turn.acting === null ? s.turn.done : [s.turn.acting.action]
  return card.actions.some((action) => done.includes(action))
}

/** The public test: an open deck's list holds a card for this moment that the caps allow, or it is the Turn's end. */
function opens(s: State, moment: string, about: Facts): boolean {
  if (moment === 'turn-end' && capsAllow(s, undefined)) return true
  return s.decks.some((name) =>
    s.pack.decks
      .find((deck) => deck.deck === name)
      ?.cards.some((card) => fits(s, card, moment, about) && capsAllow(s, card.breaks)),
  )
}

/** No Reactions to a Sacrifice nor in the steps of the end of a Round, before which `round-end` comes. (R102) */
const mayReact = (s: State): boolean => s.turn.underway || pending(s, 'round-end')?.stage === 1

/** Opens a window for all players of Evil at once, or passes the moment by where the public test says so. */
export function openWindow(s: State, step: StepOf<'window'>): void {
  if (step.outer !== undefined) {
    s.lastMoved = step.outer.lastMoved
    s.spawned = step.outer.spawned
  }
  if (!mayReact(s) || !opens(s, step.moment, step.about)) {
    s.window = null
    return
  }
  s.window = { moment: step.moment, about: step.about, barred: step.barred ?? [], passed: [], fresh: true }
  putReacts(s)
}

/** Puts the window's question to every player who has not passed. */
function putReacts(s: State): void {
  const window = s.window
  if (window === null) return
  const about = { ...publicFacts(window.about), ...(mayLie(s, window.moment) ? { lie: 'allowed' } : {}) }
  for (const seat of evilSeats(s)) {
    if (window.passed.includes(seat)) continue
    ask(s, {
      seat,
      kind: 'react',
      moment: window.moment,
      keys: ['pass', ...playable(s, seat)],
      about,
      secret: true,
      memory: { kind: 'react' },
    })
  }
}

/** A card has already made the answer free: one more would be played for nothing. */
function mayLie(s: State, moment: string): boolean {
  const next = s.agenda.findLast((step) => step.do === 'say-noise' || step.do === 'say-located')
  return moment === 'communicate' && next?.lie === true
}

/** What the moment is about, in words that lie on the table. */
function publicFacts({ action, by, reason, damage, kind, what }: Facts): Readonly<Record<string, string>> {
  const facts: Record<string, string> = {}
  if (action !== undefined) facts['action'] = action
  if (by !== undefined) facts['by'] = by
  if (reason !== undefined) facts['reason'] = reason
  if (damage !== undefined) facts['damage'] = damage
  if (kind !== undefined) facts['kind'] = kind
  if (what !== undefined) facts['what'] = what
  return facts
}

/** What a player may play in the window that is open. (Playing Reactions, R3–R7) */
function playable(s: State, seat: EvilSeat): readonly string[] {
  const window = s.window
  if (window === null) return []
  const hand = unique(s.hands[handIndex(seat)] ?? [])
  const barred = (card: string, standard: boolean): boolean =>
    window.barred.some((b) => b.seat === seat && b.card === card && b.standard === standard)
  const open = hand.filter((name) => {
    const card = cardOf(s.pack, name)
    if (card === undefined || !fits(s, card, window.moment, window.about) || !capsAllow(s, card.breaks)) return false
    return (window.moment !== 'spawned' || window.about.spawned === true) && !barred(name, false)
  })
  const standard =
    window.moment === 'turn-end' && capsAllow(s, undefined) ? hand.filter((name) => !barred(name, true)) : []
  return [...open.map((name) => `play ${name}`), ...standard.map((name) => `standard ${name}`)]
}

/** A player of Evil answers a window: the Leader's pass closes it, another's card needs his approval. */
export function react(s: State, seat: EvilSeat, key: string): void {
  const leader = leaderSeat(s)
  const window = s.window
  if (window === null) return
  if (key === 'pass') {
    if (seat === leader) closeWindow(s)
    else s.window = { ...window, passed: [...window.passed, seat] }
    return
  }
  const [verb = '', card = ''] = key.split(' ')
  const faceDown = verb === 'standard'
  s.questions = []
  if (seat === leader) return play(s, seat, card, faceDown)
  ask(s, {
    seat: leader,
    kind: 'approve',
    keys: ['yes', 'no'],
    about: { seat, deck: deckOf(s.pack, card), face: faceDown ? 'down' : 'up' },
    memory: { kind: 'approve', by: seat, card, faceDown },
  })
}

/** The Leader approves another player's card or bars it for this window. (Evil Leader duties) */
export function approve(s: State, { by, card, faceDown }: MemoryOf<'approve'>, yes: boolean): void {
  if (s.window === null) return
  if (yes) return play(s, by, card, faceDown)
  s.window = { ...s.window, barred: [...s.window.barred, { seat: by, card, standard: faceDown }] }
  putReacts(s)
}

function closeWindow(s: State): void {
  s.questions = []
  s.window = null
}

/** Plays a card: to the Track, its first half, the Dangerous half where the Hero's Sector holds Danger now, then the window again. (R53, R54) */
function play(s: State, seat: EvilSeat, name: string, faceDown: boolean): void {
  const card = cardOf(s.pack, name)
  const window = s.window
  if (card === undefined || window === null) return
  closeWindow(s)
  const span = spanNow(s)
  const hand = s.hands[handIndex(seat)] ?? []
  const at = hand.indexOf(name)
  s.hands = s.hands.with(handIndex(seat), hand.toSpliced(at, 1))
  s.handsTold = s.hands.map((cards) => cards.length)
  const deck = deckOf(s.pack, name)
  s.track = [...s.track, { deck, card: name, by: seat, faceDown, span }]
  changeTurn(s, { played: s.turn.played + 1 })
  const danger = hasDanger(s, s.hero.at) ? 1 : 0
  const dangerous = !faceDown && figure(s, 'dangerous', danger) > 0
  tell(s, { type: 'played', deck, card: name, faceDown, span, dangerous, by: seat })
  const { moment, about, barred } = window
  const again = { do: 'window', moment, about, barred, outer: { lastMoved: s.lastMoved, spawned: s.spawned } } as const
  if (moment !== 'spawned') s.lastMoved = null
  s.spawned = false
  s.asked = true
  if (faceDown) {
    push(
      s,
      {
        do: 'march',
        march: { seat, left: 1, creature: null, began: false, standard: true, card: true, shown: false, not: [] },
      },
      { do: 'card-done', card: name, spawns: true },
      again,
    )
    return
  }
  const source = { kind: 'card', id: name, chooser: seat, ...aimOf(s) } as const
  const effects = dangerous ? [...card.effects, ...card.dangerous] : card.effects
  push(
    s,
    { do: 'effects', effects, source, about },
    { do: 'card-done', card: name, spawns: maySpawn([...card.effects, ...card.dangerous]) },
    again,
  )
}

/** What the Action in course names, so that a card can take aim at it: of several steps the one to come. */
function aimOf(s: State): Pick<Source, 'way' | 'creature'> {
  const step = pending(s, 'enter')
  return step === undefined ? (s.turn.acting?.aim ?? {}) : { way: step.way }
}

/** A card whose text may Spawn opens the window `spawned`, Spawned or not. */
function maySpawn(effects: readonly Effect[]): boolean {
  return JSON.stringify(effects).includes('"do":"spawn"')
}

/** A card has resolved: what held for it alone ends, and a Standard or a card that may Spawn opens `spawned`. */
export function cardDone(s: State, step: StepOf<'card-done'>): void {
  dropRunning(s, 'card', step.card)
  if (step.spawns) push(s, ...momentSteps('spawned', { spawned: s.spawned }))
}
