// The toy over stdin and stdout as a process of its own, so that it can be killed. The first argument is its store.
import { runStdio } from '../../electron/links/stdio.ts'
import { openStore } from '../../electron/store/store.ts'
import { toy, TOY_PACK } from './toy.ts'

const [file] = process.argv.slice(2)
if (file === undefined) throw new Error('which file?')
const store = openStore(file)
await runStdio({
  game: toy,
  packs: () => TOY_PACK,
  archive: store.games,
  trouble: (error) => console.error(error),
  input: process.stdin,
  output: process.stdout,
})
store.close()
