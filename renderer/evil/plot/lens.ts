// Evil's own hand on the Map: a wheel or two fingers make it larger about their point, a drag moves it, Home shows the whole again.
import { computed, ref, type ComputedRef, type Ref } from 'vue'

interface Point {
  readonly x: number
  readonly y: number
}
interface Size {
  readonly width: number
  readonly height: number
}
/** How much larger than the whole, and how far its middle is from the plot's, in pixels. */
export interface Hand {
  readonly zoom: number
  readonly dx: number
  readonly dy: number
}
export const WHOLE: Hand = { zoom: 1, dx: 0, dy: 0 }
const MOST = 4
/** Farther than this a press is a drag. */
const STRAY = 6
const STEP = 1.2
const PAN = 80

/** No part of the plot stays empty that the Map could fill. */
function kept({ zoom, dx, dy }: Hand, { width, height }: Size): Hand {
  const within = (value: number, size: number): number => {
    const most = ((zoom - 1) * size) / 2
    return Math.max(-most, Math.min(most, value))
  }
  return zoom === 1 ? WHOLE : { zoom, dx: within(dx, width), dy: within(dy, height) }
}
/** The point of the Map that lies there stays there. */
export function zoomedAt(hand: Hand, size: Size, by: number, at: Point): Hand {
  const zoom = Math.max(1, Math.min(MOST, hand.zoom * by))
  const k = zoom / hand.zoom
  const moved = (place: number, middle: number, d: number): number => (place - middle) * (1 - k) + d * k
  const dx = moved(at.x, size.width / 2, hand.dx)
  const dy = moved(at.y, size.height / 2, hand.dy)
  return kept({ zoom, dx, dy }, size)
}
export const draggedBy = (hand: Hand, size: Size, dx: number, dy: number): Hand =>
  kept({ zoom: hand.zoom, dx: hand.dx + dx, dy: hand.dy + dy }, size)

interface Lens {
  readonly hand: Ref<Hand>
  readonly isMoved: ComputedRef<boolean>
  readonly down: (event: PointerEvent) => void
  /** Whether the hand was on the Map, so that nothing is pointed at. */
  readonly move: (event: PointerEvent) => boolean
  /** Whether it was a drag or a pinch that ends, and so no press. */
  readonly lift: (event: PointerEvent) => boolean
  readonly wheel: (event: WheelEvent) => void
  readonly key: (event: KeyboardEvent) => void
  readonly whole: () => void
}

/** `point` is a pointer's place in the plot's own pixels. */
export function useLens(size: Ref<Size>, point: (event: MouseEvent) => Point): Lens {
  const hand = ref(WHOLE)
  const fingers = new Map<number, Point>()
  let from: Point | null = null
  let isDrag = false
  const middle = (): Point => ({ x: size.value.width / 2, y: size.value.height / 2 })
  const zoom = (by: number, at = middle()): void => void (hand.value = zoomedAt(hand.value, size.value, by, at))
  const drag = (dx: number, dy: number): void => void (hand.value = draggedBy(hand.value, size.value, dx, dy))
  const whole = (): void => void (hand.value = WHOLE)

  function down(event: PointerEvent): void {
    const at = point(event)
    fingers.set(event.pointerId, at)
    isDrag = fingers.size > 1
    from = at
  }
  function move(event: PointerEvent): boolean {
    const before = fingers.get(event.pointerId)
    if (before === undefined) return false
    // Let go elsewhere.
    if (event.buttons === 0) return (lift(event), false)
    const at = point(event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (other !== undefined) {
      const far = (a: Point): number => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y))
      drag((at.x - before.x) / 2, (at.y - before.y) / 2)
      zoom(far(at) / far(before), { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 })
    } else if (isDrag || (from !== null && Math.hypot(at.x - from.x, at.y - from.y) > STRAY && hand.value.zoom > 1)) {
      if (!isDrag) (event.currentTarget as Element | null)?.setPointerCapture(event.pointerId)
      isDrag = true
      drag(at.x - before.x, at.y - before.y)
    } else return false
    fingers.set(event.pointerId, at)
    return true
  }
  function lift(event: PointerEvent): boolean {
    const wasDrag = fingers.delete(event.pointerId) && isDrag
    if (fingers.size === 0) {
      isDrag = false
      from = null
    }
    return wasDrag
  }
  const wheel = (event: WheelEvent): void => {
    zoom(event.deltaY < 0 ? STEP : 1 / STEP, point(event))
  }
  function key(event: KeyboardEvent): void {
    const acts: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => drag(PAN, 0),
      ArrowRight: () => drag(-PAN, 0),
      ArrowUp: () => drag(0, PAN),
      ArrowDown: () => drag(0, -PAN),
      '+': () => zoom(STEP),
      '-': () => zoom(1 / STEP),
      Home: whole,
    }
    const act = event.ctrlKey || event.metaKey ? undefined : acts[event.key]
    if (act === undefined) return
    event.preventDefault()
    act()
  }
  return { hand, isMoved: computed(() => hand.value.zoom !== 1), down, move, lift, wheel, key, whole }
}
