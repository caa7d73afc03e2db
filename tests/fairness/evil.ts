// The same between players of Evil: what the others hold and laid face down is dealt anew, and one player's lines must stay as they are.
import type { Seat } from '../../electron/contract/wire.ts'
import type { OpenQuestion } from '../../electron/games/alone/questions.ts'
import type { State } from '../../electron/games/alone/state.ts'
import type { Random } from '../helpers/random-map.ts'
import { dealFor, deckOf, differing, mixCards, type Need } from './cards.ts'
import { play, type Run, type Shot } from './play.ts'
import { type Parts, Room, type Start } from './watch.ts'

export type EvilVerdict =
  | { readonly verdict: 'alike'; readonly lines: number; readonly cards: number }
  | { readonly verdict: 'dropped'; readonly why: string }
  | { readonly verdict: 'leak'; readonly why: string }

const ME: Seat = 'evil-1'
/** Time for whatever still runs by itself. */
const LONG = 60_000
const handOf = (s: State): readonly string[] => s.hands[0] ?? []

/** Plays a run, then the same with the others' cards dealt anew: their answers by another card of the same deck. */
export function evilPair(start: Start, chance: Random, asks: number, parts: Parts = {}): EvilVerdict {
  const run = play(start, chance, asks, parts)
  const mine = [...run.inputs]
  let lost: string | undefined
  let cards = 0
  let isMixed = false
  let shot = 0
  const hidden = (s: State): void => {
    if (isMixed || s.phase !== 'play') return
    isMixed = true
    const before = s.hands
    mixCards(s, chance, [ME])
    cards = differing(before, s.hands)
  }
  const room = new Room(
    start,
    {
      before(s) {
        hidden(s)
        if (s.phase === 'play') dealFor(s, needs(run, shot), chance, [ME])
      },
      answer(s, seat, _key, question) {
        const first = run.shots[shot]
        shot += 1
        if (first?.seat !== seat || first.question.kind !== question.kind) lost ??= `${question.kind} out of turn`
        else if (seat === ME && question.memory.kind === 'draw') {
          if (!giveTop(s, first, run.shots[shot]?.before ?? run.end)) lost ??= 'a card that is drawn lies elsewhere'
        }
      },
    },
    parts,
    ME,
  )
  for (const { at, line } of mine) {
    room.clock.advance(Math.max(0, at - room.clock.now))
    if ((room.state?.chance['forget'] ?? 0) > 0) lost ??= 'a card was lost by chance'
    const verdict = compare(run, room)
    if (verdict !== undefined && lost === undefined) return { verdict: 'leak', why: verdict }
    if (lost !== undefined) return { verdict: 'dropped', why: lost }
    if (!('choose' in line)) {
      room.say(line)
      continue
    }
    const question = room.question(line.from)
    const key =
      line.from === ME || line.from === 'hero' || question === undefined
        ? line.choose
        : other(room.state!, question, line.choose, chance, needs(run, shot + 1))
    if (key === undefined) return { verdict: 'dropped', why: question?.kind ?? '' }
    room.choose(line.from, key)
  }
  room.clock.advance(LONG)
  const verdict = compare(run, room)
  if (lost !== undefined) return { verdict: 'dropped', why: lost }
  if (verdict !== undefined) return { verdict: 'leak', why: verdict }
  if (room.own.length !== run.own.length)
    return { verdict: 'leak', why: `${run.own.length} lines, in the partner ${room.own.length}` }
  return { verdict: 'alike', lines: room.own.length, cards }
}

function compare(run: Run, room: Room): string | undefined {
  const i = room.own.findIndex((sent, n) => sent.text !== run.own[n]?.text || sent.at !== run.own[n].at)
  if (i < 0) return undefined
  const [a = '', b = ''] = [run.own[i]?.text, room.own[i]!.text]
  const from = Math.max(0, [...b].findIndex((char, at) => char !== a[at]) - 80)
  return `line ${i}: …${a.slice(from, from + 240)}… against …${b.slice(from, from + 240)}…`
}

/** Another player's answer: the same but for cards that only he may read. */
function other(
  s: State,
  { keys, memory }: OpenQuestion,
  key: string,
  chance: Random,
  later: readonly Need[],
): string | undefined {
  const [verb = '', card = ''] = key.split(' ')
  if (memory.kind !== 'react' && memory.kind !== 'hand') return keys.includes(key) ? key : undefined
  if (card === '') return keys.includes(key) ? key : undefined
  const deck = deckOf(s, card)
  const able = keys.filter((k) => k.startsWith(`${verb} `) && deckOf(s, k.split(' ')[1]!) === deck)
  if (verb === 'play') return able.includes(key) ? key : undefined
  const spare = able.filter((k) => !later.some((need) => need.card === k.split(' ')[1] && !need.down))
  const from = spare.length > 0 ? spare : able
  return from[chance(Math.max(1, from.length))]
}

/** Cards that the others are about to play or to offer to the Leader before hands are filled again. */
function needs(run: Run, from: number): readonly Need[] {
  const found: Need[] = []
  for (let i = from; i < run.shots.length; i++) {
    const { seat, key, question, before } = run.shots[i]!
    if (question.memory.kind === 'hand' && found.length > 0) break
    const [verb, card = ''] = key.split(' ')
    if (question.memory.kind !== 'react' || card === '' || seat === ME) continue
    found.push({ seat, card, deck: deckOf(before, card), down: verb === 'standard' })
  }
  return found
}

/** The card that this player drew before comes to lie on top again. False where it cannot be had. */
function giveTop(s: State, shot: Shot, after: State): boolean {
  const drawn = [...handOf(after)]
  for (const card of handOf(shot.before)) drawn.splice(drawn.indexOf(card), 1)
  const card = drawn[0]
  const deck = shot.key.split(' ')[1]!
  const pile = s.piles[deck] ?? []
  const top = pile[0]
  if (card === undefined || top === card) return true
  if (top === undefined) return shuffledFor(s, deck, card)
  const at = pile.indexOf(card)
  if (at < 0) return swapIn(s, deck, card, top)
  s.piles = { ...s.piles, [deck]: pile.with(at, top).with(0, card) }
  return true
}

/** The discards are made a deck first, with that card on top. */
function shuffledFor(s: State, deck: string, card: string): boolean {
  const cards = (s.discards[deck] ?? []).map((laid) => laid.card)
  const at = cards.indexOf(card)
  if (at < 0) return false
  s.piles = { ...s.piles, [deck]: [card, ...cards.toSpliced(at, 1)] }
  s.discards = { ...s.discards, [deck]: [] }
  return true
}

/** It is in another's hand or face-down discards: it changes places with the top card. */
function swapIn(s: State, deck: string, card: string, top: string): boolean {
  const onTop = (): boolean => {
    s.piles = { ...s.piles, [deck]: s.piles[deck]!.with(0, card) }
    return true
  }
  for (let i = 1; i < s.hands.length; i++) {
    const at = s.hands[i]!.indexOf(card)
    if (at < 0) continue
    s.hands = s.hands.with(i, s.hands[i]!.with(at, top))
    return onTop()
  }
  const laid = (s.discards[deck] ?? []).findIndex((d) => d.card === card && d.by !== null && d.by !== ME)
  if (laid < 0) return false
  s.discards = { ...s.discards, [deck]: s.discards[deck]!.with(laid, { ...s.discards[deck]![laid]!, card: top }) }
  return onTop()
}
