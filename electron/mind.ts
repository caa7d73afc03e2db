// The script of the thread in which a strong player of the computer thinks.
import { think } from './bots/mind.ts'
import { playerFor } from './games/alone/bots/index.ts'

think(playerFor)
