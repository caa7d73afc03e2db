// Whose turn it is at Evil's window: its seats, whose hand is held open, and whose question stands.
import { computed, ref } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { EvilView } from '../../electron/contract/alone.ts'
import type { Seat } from '../../electron/contract/wire.ts'
import { useLines } from '../stores/lines.ts'
import type { SeatState } from '../stores/lines.ts'
import { HOLDS, keyOf } from '../ui/bindings.ts'

export type EvilSeat = Exclude<Seat, 'hero'>
const SEATS: readonly EvilSeat[] = ['evil-1', 'evil-2', 'evil-3']

export interface SeatNow {
  readonly seat: EvilSeat
  readonly state: SeatState<EvilView>
  readonly leader: boolean
  readonly asked: boolean
  readonly holdKey: string
  /** The open decks that this player may draw from. */
  readonly decks: readonly string[]
}
interface Seats {
  readonly seats: ComputedRef<readonly SeatNow[]>
  readonly current: ComputedRef<SeatNow | null>
  readonly view: ComputedRef<EvilView | null>
  readonly held: Ref<EvilSeat | null>
  readonly hold: (seat: EvilSeat) => void
  readonly release: () => void
}

/** Alone, and in the middle of three, a player uses both; else each has the one before him. */
function decksOf(at: number, decks: readonly string[], players: number): readonly string[] {
  if (players === 1 || (players === 3 && at === 1)) return decks
  const own = decks[at === 0 ? 0 : 1]
  return own === undefined ? [] : [own]
}

export function useSeats(): Seats {
  const lines = useLines()
  const held = ref<EvilSeat | null>(null)

  const view = computed(() => SEATS.map((seat) => lines.seats[seat].view).find((each) => each !== null) ?? null)
  const players = computed(() => view.value?.evil.players ?? 1)
  const seats = computed(() =>
    SEATS.slice(0, players.value).map((seat, i) => {
      const state = lines.seats[seat]
      const leader = players.value > 1 && view.value?.evil.leader === i + 1
      const decks = decksOf(i, view.value?.evil.decks ?? [], players.value)
      const hold = HOLDS[i]
      return { seat, state, leader, asked: state.ask !== null, holdKey: hold ? keyOf(hold) : '', decks }
    }),
  )
  /** The held hand's owner; else the Leader if he is asked; else whoever is; else the Leader. */
  const current = computed(() => {
    const all = seats.value
    return (
      all.find(({ seat }) => seat === held.value) ??
      all.find(({ asked, leader }) => asked && leader) ??
      all.find(({ asked }) => asked) ??
      all.find(({ leader }) => leader) ??
      all[0] ??
      null
    )
  })

  function hold(seat: EvilSeat): void {
    if (players.value === 1 || held.value === seat) return
    release()
    held.value = seat
    lines.hand(seat, 'open')
  }
  function release(): void {
    if (held.value === null) return
    lines.hand(held.value, 'shut')
    held.value = null
  }
  return { seats, current, view, held, hold, release }
}
