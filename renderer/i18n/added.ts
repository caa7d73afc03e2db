// Languages that players added: asked for once, before the first frame, and what is wrong with them kept for the settings.
import { shallowRef } from 'vue'
import type { OwnLanguages } from '../../electron/contract/frame.ts'
import type { Message } from '../../electron/contract/wire.ts'
import { addLanguage } from './lexicon.ts'

/** Where they lie, and what is wrong with each file. */
export const added = shallowRef<{ readonly folder: string; readonly faults: readonly Fault[] }>({
  folder: '',
  faults: [],
})
interface Fault {
  readonly file: string
  readonly why: Message
}
/** Ids that are named of those which nobody asks for. */
const MOST_NAMED = 5

/** Resolves when the languages can be chosen. */
export async function loadLanguages(): Promise<void> {
  const reply = await globalThis.window.alone.frame({ do: 'languages' })
  if (!reply.ok || reply.text === undefined) return
  const { folder, languages } = JSON.parse(reply.text) as OwnLanguages
  const faults = languages.flatMap(({ file, code, name, texts, fault }): Fault[] => {
    if (fault !== null) return [{ file, why: fault }]
    const useless = addLanguage(code, name, texts)
    if (useless.length === 0) return []
    const ids = useless.slice(0, MOST_NAMED).join(', ')
    return [{ file, why: { id: 'language.useless', params: { n: useless.length, ids } } }]
  })
  added.value = { folder, faults }
}
