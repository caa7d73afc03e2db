// What surrounds the game in this window: title or table, pause, placing, troubles; and the Hero's private note.
import { defineStore } from 'pinia'
import { ref, shallowRef } from 'vue'
import type { Frame, FrameCommand, FrameReply, Note } from '../../electron/contract/frame.ts'
import type { Message, Seat, Side } from '../../electron/contract/wire.ts'
import { bridge } from './bridge.ts'
import { useLines } from './lines.ts'

const count = ({ game }: Frame): number => Object.keys(game?.computers ?? {}).filter((seat) => seat !== 'hero').length
/** From now on the computer plays all of Evil, in Evil's window. */
const isNewlyComputers = (last: Frame | null, next: Frame): boolean =>
  next.side === 'evil' && last !== null && count(next) === next.game?.evil && count(last) < count(next)

export const useFrame = defineStore('frame', () => {
  const side = ref<Side>(bridge().side)
  const frame = shallowRef<Frame | null>(null)
  const note = shallowRef<Note | null>(null)
  /** Why the last command was refused. */
  const refused = shallowRef<Message | null>(null)

  function takeFrame(next: Frame): void {
    // A finished evening leaves nothing of itself in a window that is back at the title.
    if (next.screen === 'title' && frame.value?.screen === 'table') {
      useLines().clear()
      note.value = null
    }
    // The computer takes the last seat of this side: what people saw of it leaves the window with them.
    if (next.game !== null && isNewlyComputers(frame.value, next)) useLines().clear()
    // What was refused because of a trouble is refused no more once the trouble is over.
    if (frame.value?.trouble && next.trouble === null) refused.value = null
    frame.value = next
    side.value = next.side
  }

  function takeNote(next: Note): void {
    note.value = next
  }

  async function ask(command: FrameCommand): Promise<FrameReply> {
    const reply = await bridge().frame(command)
    refused.value = reply.ok ? null : reply.why
    return reply
  }

  /** Advice that is not to be had is told where it was asked for, not as a trouble. */
  const advise = (seat: Seat): Promise<FrameReply> => bridge().frame({ do: 'advise', seat })

  return { side, frame, note, refused, takeFrame, takeNote, ask, advise }
})
