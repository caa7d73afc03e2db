// Run in a process of its own, to be killed: says that it begins, brings a store on, and keeps a copy of it.
import { openStore } from '../../electron/store/store.ts'

const [, , file = ''] = process.argv
process.stdout.write('begun\n', () => {
  openStore(file).keepCopy()
})
