// How much moves in this window: as the system says, or as the player says here.
import { ref } from 'vue'
import { keep, kept } from '../stores/kept.ts'

type Motion = 'full' | 'off'
export const motion = ref<Motion>('full')

const show = (): void => {
  document.documentElement.dataset['motion'] = motion.value
}
export function setMotion(next: Motion): void {
  motion.value = next
  keep('motion', next)
  show()
}
/** Called once by each main.ts. */
export function followMotion(): void {
  const liked = kept('motion')
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  motion.value = liked === 'full' || liked === 'off' ? liked : calm ? 'off' : 'full'
  show()
}
