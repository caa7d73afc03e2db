// Run in a process of its own, to be killed: says that it begins, brings a store on, and keeps a copy of it. With a second argument it
// goes back to the copy of that name instead.
import { dirname } from 'node:path'
import { Cupboard } from '../../electron/shell/cupboard.ts'
import { openStore } from '../../electron/store/store.ts'

const [, , file = '', copy] = process.argv
process.stdout.write('begun\n', () => {
  if (copy === undefined) return openStore(file).keepCopy()
  const cupboard = new Cupboard(dirname(file), openStore)
  cupboard.open()
  cupboard.restore(copy)
})
