// The toy over stdin and stdout as a process of its own, so that it can be killed. The first argument is its store; the second the number
// of the commit after which it kills itself, before it has told anybody.
import { runStdio } from '../../electron/links/stdio.ts'
import { openStore } from '../../electron/store/store.ts'
import type { Keeper } from '../../electron/table/keeper.ts'
import { toy, TOY_PACK } from './toy.ts'

const [file, killAfter] = process.argv.slice(2)
if (file === undefined) throw new Error('which file?')
const store = openStore(file)
let commits = 0
const mortal = (keeper: Keeper): Keeper => ({
  ...keeper,
  commit: (entry) => {
    keeper.commit(entry)
    commits += 1
    if (commits === Number(killAfter)) process.kill(process.pid, 'SIGKILL')
  },
})
await runStdio({
  game: toy,
  packs: () => TOY_PACK,
  archive: {
    begin: (...game) => mortal(store.games.begin(...game)),
    open: (id) => {
      const kept = store.games.open(id)
      if (kept === undefined || 'fault' in kept) return kept
      return { ...kept, keeper: (version) => mortal(kept.keeper(version)) }
    },
  },
  trouble: (error) => console.error(error),
  input: process.stdin,
  output: process.stdout,
})
store.close()
