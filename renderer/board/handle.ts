// What a window may ask of its board beside drawing: the player's own hand on the camera.
import type { Ref } from 'vue'

export interface BoardHandle {
  readonly zoomBy: (by: number) => void
  readonly drag: (dx: number, dy: number) => void
  readonly recentre: () => void
  /** Whether the camera is elsewhere than it would be by itself. */
  readonly moved: Readonly<Ref<boolean>>
}
