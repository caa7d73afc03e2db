// Arrow keys walk along the buttons of a bar, in the order in which they stand; Home and End go to its ends.

export function walk(event: KeyboardEvent, bar: HTMLElement | null): void {
  const buttons = [...(bar?.querySelectorAll<HTMLButtonElement>('button:not(:disabled)') ?? [])]
  const at = buttons.findIndex((button) => button === document.activeElement)
  const to = target(event.key, at, buttons.length)
  if (at < 0 || to === null) return
  event.preventDefault()
  event.stopPropagation()
  buttons[to]?.focus()
}

function target(key: string, at: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowLeft':
    case 'ArrowUp':
      return (at - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return null
  }
}
