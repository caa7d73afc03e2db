// What a board tells of itself to what lies over it. The Sector that a lesson points at: a name on Evil's Map, steps from the Hero on his board;
// each board marks its place, for the ring. And where it draws what panels had better not cover.
import { onBeforeUnmount, onMounted, ref } from 'vue'

export const pointed = ref<string | null>(null)

/** A piece of a board that is scaled to `width`, in the board's own pixels. */
interface Piece {
  readonly x: number
  readonly y: number
  readonly size: number
}
type Drawn = () => readonly DOMRect[]
const boards = new Set<Drawn>()

/** Says, as long as the board stands there, where it draws something. */
export function tellDrawn(
  host: () => HTMLElement | null,
  pieces: () => { readonly width: number; readonly all: readonly Piece[] },
): void {
  const drawn: Drawn = () => {
    const at = host()?.getBoundingClientRect()
    const { width, all } = pieces()
    if (at === undefined || width === 0) return []
    const k = at.width / width
    return all.map(({ x, y, size }) => new DOMRect(at.left + x * k, at.top + y * k, size * k, size * k))
  }
  onMounted(() => boards.add(drawn))
  onBeforeUnmount(() => boards.delete(drawn))
}
/** Everything that boards draw, in the page's pixels. */
export const drawnBoxes = (): readonly DOMRect[] => [...boards].flatMap((each) => each())
