// How large everything is in this window: the player's scale of 75–200 %, and how much room is then left for the layout.
import { ref } from 'vue'
import { keep, kept, onForget } from '../stores/kept.ts'

/** `full` is laid out as 1920 x 1080, `small` as 1280 x 720, `tiny` as what 200 % leaves of either. */
type Fit = 'full' | 'small' | 'tiny'

export const STEPS = [0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2] as const

export const scale = ref(1)
export const fit = ref<Fit>('full')
/** The window in its own pixels, after scaling. */
export const room = ref({ width: 1920, height: 1080 })

/** Below this even `tiny` leaves more out: what 200 % leaves of 1280 x 720. */
export const NARROW = 820

const fitOf = (width: number, height: number): Fit =>
  width >= 1560 && height >= 880 ? 'full' : width >= 1180 && height >= 640 ? 'small' : 'tiny'

/** Until the player chooses, a large display is laid out as 1920 x 1080 too, so that words on a television are no smaller. */
let isChosen = false
const fitting = (): number =>
  STEPS.findLast((step) => step <= Math.min(window.innerWidth / 1920, window.innerHeight / 1080)) ?? 1

function measure(): void {
  if (!isChosen) scale.value = Math.max(1, fitting())
  room.value = { width: window.innerWidth / scale.value, height: window.innerHeight / scale.value }
  fit.value = fitOf(room.value.width, room.value.height)
  document.documentElement.dataset['fit'] = fit.value
  document.documentElement.toggleAttribute('data-narrow', room.value.width < NARROW)
  document.documentElement.style.setProperty('--ui', String(scale.value))
}

export function setScale(next: number): void {
  isChosen = true
  scale.value = Math.min(2, Math.max(0.75, next))
  keep('scale', String(scale.value))
  measure()
}

/** One step larger or smaller; 0 goes back to 100 %. */
function stepScale(by: 1 | -1 | 0): void {
  if (by === 0) return setScale(1)
  const now = STEPS.findIndex((step) => step >= scale.value - 0.001)
  setScale(STEPS[Math.min(STEPS.length - 1, Math.max(0, now + by))] ?? 1)
}

/** Reads the kept scale and follows the window's size, and Ctrl with + - 0. Called once by each main.ts. */
export function followScale(): void {
  const liked = Number(kept('scale'))
  isChosen = liked >= 0.75 && liked <= 2
  if (isChosen) scale.value = liked
  onForget(() => {
    isChosen = false
    measure()
  })
  window.addEventListener('resize', measure)
  window.addEventListener('keydown', (event) => {
    if (!event.ctrlKey && !event.metaKey) return
    const by = event.key === '+' || event.key === '=' ? 1 : event.key === '-' ? -1 : event.key === '0' ? 0 : null
    if (by === null) return
    event.preventDefault()
    stepScale(by)
  })
  measure()
}
