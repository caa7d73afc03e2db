// npm run -s pack -- check FOLDER…: prints all that is wrong with packs, each alone and as they lie over each other. Ends with 1 where anything is.
import { parseArgs } from 'node:util'
import { Library, pathOf } from '../packs/library.ts'
import { packAt, packsAt } from '../packs/packs.ts'
import { ended } from './ended.ts'

const usage = 'npm run -s pack -- check FOLDER…'
await ended(usage, () => {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [what, ...folders] = positionals
  if (what !== 'check' || folders.length === 0) {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 2
    return Promise.resolve()
  }
  const packs = folders.map(packAt)
  const library = new Library(packsAt(folders))
  const told = new Set<string>()
  const check = (named: string): void => {
    const laid = library.lay(named)
    for (const fault of 'fault' in laid ? [laid] : laid.faults) told.add(`${pathOf(fault)}: ${fault.fault}`)
  }
  for (const [id] of packs) check(id)
  if (told.size === 0) check(packs.map(([id]) => id).join('+'))
  for (const line of told) console.log(line)
  if (told.size > 0) process.exitCode = 1
  else console.log('no faults')
  return Promise.resolve()
})
