// How loud the table is, and whether what is heard is also written: likings of the Hero's window, which alone plays.
import { ref } from 'vue'
import type { Liking } from '../../electron/contract/frame.ts'
import { keep, kept, onForget } from '../stores/kept.ts'

/** Steps of a volume in per cent. */
export const VOLUMES = [0, 25, 50, 75, 100] as const

type Volume = Extract<Liking, `volume-${string}`>
const FIRST: Readonly<Record<Volume, number>> = { 'volume-cues': 75, 'volume-score': 50 }

/** A volume that was kept, or the one to begin with: whatever is no step was not kept by this page. */
export function volumeOf(name: Volume, liked: string | null): number {
  return VOLUMES.find((step) => String(step) === liked) ?? FIRST[name]
}

export const volumes = ref<Readonly<Record<Volume, number>>>(FIRST)
export const captions = ref(false)

export function setVolume(name: Volume, next: number): void {
  volumes.value = { ...volumes.value, [name]: next }
  keep(name, String(next))
}
export function setCaptions(next: boolean): void {
  captions.value = next
  keep('captions', next ? 'on' : 'off')
}

/** Called once by the Hero's main.ts. */
export function followLoudness(): void {
  read()
  onForget(read)
}
function read(): void {
  volumes.value = {
    'volume-cues': volumeOf('volume-cues', kept('volume-cues')),
    'volume-score': volumeOf('volume-score', kept('volume-score')),
  }
  captions.value = kept('captions') === 'on'
}
