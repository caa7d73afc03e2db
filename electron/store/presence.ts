// Whether an open file is still the one of its name. A program that tidies up or keeps folders alike may move it away: what is
// written from then on goes where nobody finds it.
import { statSync } from 'node:fs'
import { StoreFault } from './fault.ts'

/** To be called before anything is written to an open store: throws a StoreFault where its file or its log is no longer there. */
export function presence(file: string): () => void {
  const names = [file, `${file}-wal`]
  const was = names.map(numberOf)
  let length = 0
  return () => {
    const log = statSync(`${file}-wal`, { throwIfNoEntry: false })
    if (names.some((name, i) => numberOf(name) !== was[i]) || (log !== undefined && log.size < length))
      throw new StoreFault('unusable', file, 'another program took it away, or its log, while it was open')
    length = log?.size ?? 0
  }
}

/** What a file is, whatever it is called. */
const numberOf = (name: string): bigint | undefined => statSync(name, { bigint: true, throwIfNoEntry: false })?.ino
