// npm run -s sheet: makes sides of Map sheets as a game does, drawn, rated, and as a pack's sheets.json writes them.
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { boardOf } from '../games/alone/map/deal.ts'
import { generateSide } from '../games/alone/map/generate.ts'
import { rate } from '../games/alone/map/rate.ts'
import { isFault } from '../games/alone/map/sheet.ts'
import { dealChance } from '../games/alone/setup.ts'
import { ended } from './ended.ts'

await ended('npm run -s sheet -- [--seed HEX] [--sides 2]', () => {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: randomBytes(4).toString('hex') },
      sides: { type: 'string', default: '2' },
    },
  })
  const chance = dealChance(values.seed)
  console.log(`seed ${values.seed}`)
  for (let n = 0; n < Number(values.sides); n++) {
    const side = generateSide(chance)
    const board = boardOf(side)
    const rating = isFault(board) ? {} : rate(board)
    const figures = Object.entries(rating).map(([figure, value]) => `${figure} ${String(value)}`)
    console.log(`\n${side.lines.join('\n')}\n${figures.join(', ')}\n${JSON.stringify(side)}`)
  }
  return Promise.resolve()
})
