// npm run tour: a short seeded game in headless windows, with pictures of both. Usage: tour.ts FOLDER
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EvilView } from '../../electron/contract/alone.ts'
import {
  answer,
  answerEvil,
  continueGame,
  known,
  listen,
  SIDES,
  storeGame,
  takeSeats,
  type Pick,
} from './helpers/evening.ts'
import { type Told } from './helpers/guide.ts'
import { freshFolder, launch, type Side } from './helpers/launch.ts'
import { MOMENT } from './helpers/moment.ts'
import type { Page } from '@playwright/test'

const folder = process.argv[2] ?? 'test-results/tour'

/** Presses the first of some keys that is on offer, or the group that leads to it, else whatever ends the question. */
const first =
  (...keys: readonly string[]): Pick =>
  (offers) => {
    const found = [...keys, 'pass', 'none', 'no', 'done', 'keep', 'stop'].flatMap((key) => {
      const group = offers.find(
        (o) => o.isGroup && key.split(' ').slice(0, o.key.split(' ').length).join(' ') === o.key,
      )
      return offers.find((o) => o.key === key) ?? group ?? []
    })
    return found[0] ?? offers[0]!
  }

async function picture(pages: Record<Side, Page>, name: string): Promise<void> {
  for (const side of SIDES) {
    await pages[side].waitForTimeout(1_500)
    const path = join(folder, `${name}-${side}.png`)
    await pages[side].screenshot({ path })
    process.stderr.write(`${path}\n`)
  }
}

/** Answers once for whoever is asked, and says how. */
async function once(pages: Record<Side, Page>, hero: Pick, evil: Pick): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const given = (await answer(pages.hero, hero)) ?? (await answerEvil(pages.evil, evil))
    if (given !== null) return given
    await pages.hero.waitForTimeout(50)
  }
  throw new Error('nobody is asked')
}

mkdirSync(folder, { recursive: true })
const userData = freshFolder('tour')
storeGame(userData, 'tour', { position: MOMENT })
const app = await launch({ userData })
const pages = await takeSeats(app)
await picture(pages, 'title')
for (const side of SIDES) await listen(pages[side])
await continueGame(pages.hero)
await picture(pages, 'moment')
const shown = new Set<string>()
let turns = 0
for (let answers = 0; answers < 60 && turns < 4; answers += 1) {
  const evil = ((await known(pages.evil)) as Record<string, Told<EvilView>>)['evil-1']
  const question = evil?.ask?.kind ?? 'none'
  if (['react', 'steps', 'noise'].includes(question) && !shown.has(question)) {
    shown.add(question)
    await picture(pages, question)
  }
  const deed = ['explore s', 'use bullets-1 fight', 'locate', 'move w'][turns] ?? 'scavenge'
  const given = await once(
    pages,
    first(deed, 'target laboratory', 'target worm'),
    first('play watched', 'play frenzy', 'play lunge'),
  )
  if (given === deed || given.startsWith(`${deed} `)) turns += 1
}
await picture(pages, 'later')
await app.electron.close()
