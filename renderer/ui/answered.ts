// How long each seat's log was at its last answer in this game: kept by the page, so that one that is loaded again still knows.
import { ref, watch } from 'vue'
import type { Seat } from '../../electron/contract/wire.ts'
import { useFrame } from '../stores/frame.ts'
import { useLines } from '../stores/lines.ts'

type Marks = Readonly<Partial<Record<Seat, number>>>

/** Watches these seats, and says of each where its log stood at its last answer; null where none was given here. */
export function useAnswered(seats: readonly Seat[]): (seat: Seat) => number | null {
  const lines = useLines()
  const frames = useFrame()
  const game = (): string | null => frames.frame?.game?.id ?? null
  const marks = ref<Marks>({})
  watch(
    game,
    (now) => {
      marks.value = read(now)
    },
    { immediate: true },
  )
  for (const seat of seats)
    watch(
      () => lines.seats[seat].answered,
      (now) => {
        if (now === null) return
        marks.value = { ...marks.value, [seat]: lines.seats[seat].log.length }
        localStorage.setItem('answered', JSON.stringify({ game: game(), marks: marks.value }))
      },
      { flush: 'sync' },
    )
  return (seat) => marks.value[seat] ?? null
}

function read(game: string | null): Marks {
  const kept = JSON.parse(localStorage.getItem('answered') ?? 'null') as { game: string | null; marks: Marks } | null
  return kept !== null && kept.game === game ? kept.marks : {}
}
