// Home brings a board back that a hand has moved, wherever the focus is: a wheel moves a board and leaves the focus on a button.
import { onBeforeUnmount, onMounted } from 'vue'

/** While the board stands moved, Home calls `back`; in text, in a list that scrolls and under a dialog it means what it always does. */
export function useHome(isMoved: () => boolean, back: () => void): void {
  function key(event: KeyboardEvent): void {
    if (event.key !== 'Home' || event.ctrlKey || event.metaKey || !isMoved()) return
    const isFree = event.target === document.body || (event.target as Element).matches('button')
    if (!isFree || document.querySelector('[aria-modal="true"]') !== null) return
    event.preventDefault()
    event.stopPropagation()
    back()
  }
  // Before the bars, whose first button is theirs to find by Home otherwise.
  onMounted(() => window.addEventListener('keydown', key, true))
  onBeforeUnmount(() => window.removeEventListener('keydown', key, true))
}
