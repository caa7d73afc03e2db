// What is wrong with a pack, in the language in use: the checks say it in English, and each sentence has its like here.
import { language } from './lexicon.ts'
import de from './faults.de.json' with { type: 'json' }

const LIKE: Readonly<Record<string, string>> = de

const asPattern = (sentence: string): RegExp =>
  new RegExp(`^${sentence.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\d\}/g, '(.*?)')}$`)
/** Those with the most words of their own first, since a gap takes in anything. */
const sentences = Object.keys(LIKE)
  .toSorted((a, b) => b.replaceAll(/\{\d\}/g, '').length - a.replaceAll(/\{\d\}/g, '').length)
  .map((sentence) => ({ sentence, pattern: asPattern(sentence) }))

/** A sentence of the checks in the language in use; as it is where it has no like. */
export function faultText(fault: string): string {
  if (language() !== 'de') return fault
  for (const { sentence, pattern } of sentences) {
    const gaps = pattern.exec(fault)?.slice(1)
    if (gaps === undefined) continue
    return (LIKE[sentence] ?? fault).replaceAll(/\{(\d)\}/g, (_, n: string) => {
      const gap = gaps[Number(n) - 1] ?? ''
      return LIKE[gap] ?? gap
    })
  }
  return fault
}
