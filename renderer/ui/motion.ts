// How much moves in this window: as the system says, or as the player says here.
import { ref } from 'vue'

export type Motion = 'full' | 'off'
const KEPT = 'motion'
export const motion = ref<Motion>('full')

const show = (): void => {
  document.documentElement.dataset['motion'] = motion.value
}
export function setMotion(next: Motion): void {
  motion.value = next
  localStorage.setItem(KEPT, next)
  show()
}
/** Called once by each main.ts. */
export function followMotion(): void {
  const kept = localStorage.getItem(KEPT)
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  motion.value = kept === 'full' || kept === 'off' ? kept : calm ? 'off' : 'full'
  show()
}
