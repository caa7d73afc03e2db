// What the title does with packs: switches them on, looks for them, begins one, shows one.
import type { FrameReply } from '../contract/frame.ts'
import type { EveningParts, GameCommand } from './evening-parts.ts'
import { no, OK } from './replies.ts'

export type PackCommand = Extract<GameCommand, { do: 'packs' | 'look-packs' | 'new-pack' | 'contents' }>

/** Does what a window asks of the packs. */
export function withPacks({ packs, failed }: Pick<EveningParts, 'packs' | 'failed'>, command: PackCommand): FrameReply {
  switch (command.do) {
    case 'packs':
      packs.set(command.on)
      return OK
    case 'look-packs':
      packs.look()
      return OK
    case 'contents':
      return { ok: true, text: JSON.stringify(packs.contents(command.pack)) }
    case 'new-pack':
      try {
        return { ok: true, text: packs.begin(command.language) }
      } catch (error) {
        failed(error)
        return no({ id: 'trouble.new-pack', params: {} })
      }
  }
}
