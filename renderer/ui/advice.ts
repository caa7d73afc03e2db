// Advice on the question that stands before a seat: asked for by a key, and gone with the question.
import { shallowRef, watch, type Ref } from 'vue'
import type { Advice } from '../../electron/contract/player.ts'
import type { Ask, Message, Option, Seat } from '../../electron/contract/wire.ts'
import { useFrame } from '../stores/frame.ts'

/** What was advised: the option and the reason for it, or why there is no advice. */
export type Advised = { readonly option: Option; readonly why: Message } | { readonly refused: Message }

/** The advice that this window shows, and how it is asked for: once more puts it away. `mark` is told the option, or null when it is gone. */
export function useAdvice(
  question: () => { readonly seat: Seat; readonly ask: Ask } | null,
  mark: (option: Option | null) => void,
): { readonly advice: Readonly<Ref<Advised | null>>; readonly advise: () => Promise<void> } {
  const frames = useFrame()
  const advice = shallowRef<Advised | null>(null)
  watch(
    () => [question()?.seat, question()?.ask.id],
    () => (advice.value = null),
  )
  async function advise(): Promise<void> {
    if (advice.value !== null) {
      advice.value = null
      return mark(null)
    }
    const asked = question()
    if (asked === null) return
    const reply = await frames.advise(asked.seat)
    const now = question()
    // By now something else may be asked, or of somebody else.
    if (now?.ask.id !== asked.ask.id || now.seat !== asked.seat) return
    if (!reply.ok) return void (advice.value = { refused: reply.why })
    const { key, why } = JSON.parse(reply.text ?? '') as Advice
    const option = asked.ask.options.find((each) => each.key === key)
    if (option === undefined) return
    advice.value = { option, why }
    mark(option)
  }
  return { advice, advise }
}
