// How a window reaches the app: the side follows from which window speaks, every message is checked, and a refusal is safe to read.
import type { IpcMain, IpcMainEvent, IpcMainInvokeEvent } from 'electron'
import { channel } from '../contract/channels.ts'
import type { FrameCommand, FrameReply } from '../contract/frame.ts'
import { frameCommand } from '../contract/schemas/frame.ts'
import { seatLine } from '../contract/schemas/wire.ts'
import type { Message, OutLine, Refusal, Seat, SeatLine, Side } from '../contract/wire.ts'

/** Who answers the windows. */
export interface Answering {
  /** The side of the window with this webContents; undefined for any other. */
  sideOf(contents: number): Side | undefined
  ready(side: Side): void
  line(side: Side, line: SeatLine): void
  command(side: Side, command: FrameCommand): FrameReply | Promise<FrameReply>
  /** Sends lines to the window of a side. */
  tell(side: Side, lines: readonly OutLine[]): void
}

const why = (id: string): Message => ({ id, params: {} })
const refused = (id: string): FrameReply => ({ ok: false, why: why(id) })

/** The seat that speaks for a side when a line names none of its own. */
const firstSeat: Readonly<Record<Side, Seat>> = { hero: 'hero', evil: 'evil-1' }
const sideOfSeat = (seat: Seat): Side => (seat === 'hero' ? 'hero' : 'evil')

/** True where the message comes from the main frame of that side's own page. */
function isOwnPage(event: IpcMainEvent | IpcMainInvokeEvent, side: Side): boolean {
  const frame = event.senderFrame
  if (frame === null || frame.parent !== null) return false
  const url = URL.parse(frame.url)
  return url !== null && url.protocol === 'app:' && url.host === side
}

/** Answers both windows on their own channels. */
export function listen(ipc: Pick<IpcMain, 'on' | 'handle'>, front: Answering): void {
  for (const side of ['hero', 'evil'] as const) {
    const isOwn = (event: IpcMainEvent | IpcMainInvokeEvent): boolean =>
      front.sideOf(event.sender.id) === side && isOwnPage(event, side)

    ipc.on(channel(side, 'ready'), (event) => {
      if (isOwn(event)) front.ready(side)
    })
    ipc.on(channel(side, 'line'), (event, raw: unknown) => {
      if (isOwn(event)) takeLine(front, side, raw)
    })
    ipc.handle(channel(side, 'command'), (event, raw: unknown) =>
      isOwn(event) ? takeCommand(front, side, raw) : refused('trouble.unknown'),
    )
  }
}

function takeLine(front: Answering, side: Side, raw: unknown): void {
  const line = seatLine.safeParse(raw)
  if (line.success && sideOfSeat(line.data.from) === side) {
    front.line(side, line.data)
    return
  }
  const refusal: Refusal = line.success
    ? { code: 'unknown-seat', why: why('refused.unknown-seat') }
    : { code: 'bad-shape', why: why('refused.bad-shape') }
  front.tell(side, [{ to: firstSeat[side], refused: refusal }])
}

function takeCommand(front: Answering, side: Side, raw: unknown): FrameReply | Promise<FrameReply> {
  const command = frameCommand.safeParse(raw)
  if (!command.success) return refused('refused.bad-shape')
  if (command.data.do === 'note' && side !== 'hero') return refused('trouble.not-now')
  return front.command(side, command.data)
}
