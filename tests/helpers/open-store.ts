// Run in a process of its own, to be killed: says that it begins, brings a store on, and keeps a copy of it. With a second argument it
// opens the store, says that it begins, and goes back to the copy of that name.
import { dirname } from 'node:path'
import { Cupboard } from '../../electron/shell/cupboard.ts'
import { openStore } from '../../electron/store/store.ts'

const [, , file = '', copy] = process.argv
const begin = (work: () => void): void => void process.stdout.write('begun\n', work)
if (copy === undefined) {
  begin(() => {
    openStore(file).keepCopy()
  })
} else {
  const cupboard = new Cupboard(dirname(file), openStore)
  cupboard.open()
  begin(() => {
    cupboard.restore(copy)
  })
}
