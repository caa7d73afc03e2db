// How long each seat's log was at its last answer in this game. Nothing of it is stored: a page that is loaded again begins anew.
import { ref, watch } from 'vue'
import type { Seat } from '../../electron/contract/wire.ts'
import { useFrame } from '../stores/frame.ts'
import { useLines } from '../stores/lines.ts'

/** Watches these seats, and says of each where its log stood at its last answer; null where none was given here. */
export function useAnswered(seats: readonly Seat[]): (seat: Seat) => number | null {
  const lines = useLines()
  const frames = useFrame()
  const marks = ref<Readonly<Partial<Record<Seat, number>>>>({})
  watch(
    () => frames.frame?.game?.id,
    () => {
      marks.value = {}
    },
  )
  for (const seat of seats)
    watch(
      () => lines.seats[seat].answered,
      (now) => {
        if (now !== null) marks.value = { ...marks.value, [seat]: lines.seats[seat].log.length }
      },
      { flush: 'sync' },
    )
  return (seat) => marks.value[seat] ?? null
}
