// npm run -s table: plays over stdin and stdout. `--pack DIR` adds a pack by its folder's name, `--db FILE` stores the games.
import { parseArgs } from 'node:util'
import { alone } from '../games/alone/index.ts'
import { runStdio } from '../links/stdio.ts'
import { ownPacks, packAt, packLibrary, packsIn } from '../packs/packs.ts'
import { StoreFault } from '../store/fault.ts'
import { openStore } from '../store/store.ts'
import { memoryArchive } from '../table/keeper.ts'
import { ended, explain } from './ended.ts'

await ended(async () => {
  const { values } = parseArgs({ options: { pack: { type: 'string', multiple: true }, db: { type: 'string' } } })
  const packs = new Map([...packsIn(ownPacks()), ...(values.pack ?? []).map(packAt)])
  const store = values.db === undefined ? undefined : openStore(values.db)
  try {
    await runStdio({
      game: alone,
      packs: packLibrary(packs),
      archive: store?.games ?? memoryArchive,
      trouble: (error) => explain(error),
      input: process.stdin,
      output: process.stdout,
    })
  } finally {
    store?.close()
  }
}, StoreFault)
