// Ties the room of sound to the Hero's window: what his own lines tell is heard, and the score follows his own view.
import { computed, onScopeDispose, shallowRef, watch, type ShallowRef } from 'vue'
import { cuesOfAll, type Cue } from '../sound/cues.ts'
import { Player } from '../sound/player.ts'
import { tensionOf } from '../sound/tension.ts'
import { useFrame } from '../stores/frame.ts'
import { captions, volumes } from '../ui/loudness.ts'
import type { useGame } from './game.ts'

/** What was heard last, for those who read it; counted, since the same may be heard twice. */
export interface Said {
  readonly nth: number
  readonly cues: readonly Cue[]
}

/** Milliseconds after which the frame that shows something is made: to begin sounds takes longer than to draw most frames. */
const FRAME = 20
/** Heard where a volume is being set. */
const TRIAL: Cue = { kind: 'item', pan: 0, level: 1, dull: 0, caption: 'caption.item' }

export function useSound(game: ReturnType<typeof useGame>): ShallowRef<Said> {
  const frames = useFrame()
  const player = new Player()
  const said = shallowRef<Said>({ nth: 0, cues: [] })

  const loudness = computed(() => {
    const all = frames.frame?.isMute === true ? 0 : 1
    return { cues: (all * volumes.value['volume-cues']) / 100, score: (all * volumes.value['volume-score']) / 100 }
  })
  watch(
    loudness,
    (next, before) => {
      player.loudness = next
      if (before !== undefined && next.cues !== before.cues) player.play([TRIAL])
    },
    { immediate: true },
  )
  /** In its order, and not at all once the window has let go of the game. */
  const soon = (job: () => void): void => void setTimeout(job, FRAME)
  const isPlaying = computed(() => frames.frame?.screen === 'table' && !frames.frame.paused)
  const tension = computed(() => (isPlaying.value ? tensionOf(game.view.value) : null))
  watch(
    tension,
    (next) => {
      soon(() => {
        player.follow(next)
      })
    },
    { immediate: true },
  )
  const stop = game.onEvents((events) => {
    const cues = cuesOfAll(events, game.view.value)
    if (captions.value && cues.length > 0) said.value = { nth: said.value.nth + 1, cues }
    soon(() => {
      player.play(cues)
    })
  })
  // Nothing is read of one game while another is on the table.
  watch(game.catalogue, () => {
    said.value = { nth: 0, cues: [] }
  })
  onScopeDispose(() => {
    stop()
    player.close()
  })
  return said
}
