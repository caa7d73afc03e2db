// Run in a network of its own: opens the app, plays a little in both windows, and says how many answers were given.
import { beginGame, play, randomPick, takeSeats } from './evening.ts'
import { launch } from './launch.ts'

const app = await launch()
const pages = await takeSeats(app)
await beginGame(pages.hero, 1)
const pick = randomPick(5)
const answers = await play(pages, { hero: pick, evil: pick }, (given) => given.length >= 8)
await app.electron.close()
process.stdout.write(`${answers.length} answers\n`)
