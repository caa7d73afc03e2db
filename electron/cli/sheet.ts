// Draws sides of Map sheets, rated and as a pack's sheets.json writes them: new ones as a game makes them, or those of a pack with what is wrong.
import { randomBytes } from 'node:crypto'
import { boardOf, type SheetSide } from '../games/alone/map/deal.ts'
import { generateSide } from '../games/alone/map/generate.ts'
import { rate } from '../games/alone/map/rate.ts'
import { isFault } from '../games/alone/map/sheet.ts'
import { sideFault } from '../games/alone/pack/sides.ts'
import { dealChance } from '../games/alone/setup.ts'
import { sheetsOf } from '../packs/contents.ts'
import { pathOf } from '../packs/library.ts'
import { readFolder } from '../packs/read.ts'

/** Makes so many sides by a seed. */
export function printMade(seed = randomBytes(4).toString('hex'), sides = 2): void {
  const chance = dealChance(seed)
  console.log(`seed ${seed}`)
  for (let n = 0; n < sides; n++) printSide(generateSide(chance))
}

/** Draws the sides of a pack; whether all of them can be played. */
export function printSheets(folder: string): boolean {
  const { data, faults: unread } = readFolder(folder)
  for (const fault of unread) console.log(`${pathOf(fault)}: ${fault.fault}`)
  const sides = sheetsOf(data)
  if (sides.length === 0 && unread.length === 0) console.log('no sheets that can be read')
  const faults = sides.map((side) => {
    const fault = sideFault(side, 'side')
    if (fault === null) printSide(side)
    else console.log(`\n${side.lines.join('\n')}\n${fault.fault}`)
    return fault
  })
  return unread.length === 0 && sides.length > 0 && faults.every((fault) => fault === null)
}

function printSide(side: SheetSide): void {
  const board = boardOf(side)
  const rating = isFault(board) ? {} : rate(board)
  const figures = Object.entries(rating).map(([figure, value]) => `${figure} ${String(value)}`)
  console.log(`\n${side.lines.join('\n')}\n${figures.join(', ')}\n${JSON.stringify(side)}`)
}
