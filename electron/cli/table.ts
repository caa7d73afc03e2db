// npm run -s table: plays over stdin and stdout. `--pack DIR` adds a pack, or takes the place of one that has its id, `--db FILE` stores the games.
import { parseArgs } from 'node:util'
import { alone } from '../games/alone/index.ts'
import { runStdio } from '../links/stdio.ts'
import { pathOf } from '../packs/library.ts'
import { packLibrary, packsAt } from '../packs/packs.ts'
import { readFolder } from '../packs/read.ts'
import { StoreFault } from '../store/fault.ts'
import { openStore } from '../store/store.ts'
import { memoryArchive } from '../table/keeper.ts'
import { ended, explain } from './ended.ts'

await ended(
  'npm run -s table -- [--pack FOLDER]… [--db FILE]',
  async () => {
    const { values } = parseArgs({ options: { pack: { type: 'string', multiple: true }, db: { type: 'string' } } })
    const given = values.pack ?? []
    const packs = packLibrary(packsAt(given))
    // A folder that cannot be read may be any pack: no game is begun until it can.
    const checked = (pack: string) => {
      const [fault] = given.flatMap((folder) => readFolder(folder).faults)
      return fault === undefined ? packs(pack) : { fault: fault.fault, path: pathOf(fault) }
    }
    const store = values.db === undefined ? undefined : openStore(values.db)
    try {
      await runStdio({
        game: alone,
        packs: checked,
        archive: store?.games ?? memoryArchive,
        trouble: (error) => explain(error),
        input: process.stdin,
        output: process.stdout,
      })
    } finally {
      store?.close()
    }
  },
  StoreFault,
)
