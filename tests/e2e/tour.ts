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
import type { Page } from '@playwright/test'

const folder = process.argv[2] ?? 'test-results/tour'

/** A moment worth a picture: a lit cross, an Infirmary behind a Door, something wounded in the Generator Room, and five Rounds gone. */
const MOMENT = {
  position: 1,
  levels: {
    upper: [' I─┬┐', ' ├─G│', 'b├┐││', ' │V└┘r', ' ├┼─H', ' └┴─┘'],
    lower: [' ┌─D·', ' └─┼┐', 'r┌L┤│b', ' ├─┼C', ' ├─┤│', ' └E┴┘'],
  },
  lcus: ['Ud1', 'Ua2', 'Uc4', 'Ua5', 'La1', 'Lc2', 'La5', 'Ld6'],
  difficulty: 'normal',
  round: 4,
  turn: 4,
  hero: {
    at: 'Ub5',
    character: 'medic',
    life: 7,
    selfControl: 5,
    adrenaline: 2,
    items: [
      { card: 'bullets-1', charges: 3 },
      { card: 'hull-plate', charges: 2, component: true },
    ],
    companions: [{ card: 'pilot', charges: 4 }],
    experience: { courage: 1 },
    scavenged: ['infirmary'],
  },
  creatures: [
    { kind: 'worm', at: 'Ub6' },
    { kind: 'spore', at: 'Ud5', wounded: true },
    { kind: 'parasite', at: 'Ub2' },
    { kind: 'cultist', at: 'La3' },
    { kind: 'hybrid', at: 'Lc4' },
  ],
  dangers: ['Ua6', 'Uc1', 'Ud3', 'La4', 'Lc6'],
  lights: ['Ua5', 'Ub5', 'Uc5', 'Lc2'],
  blocked: ['Ub4n'],
  revealed: ['Ua4', 'Ub4', 'Ua5', 'Ub5', 'Uc5', 'Ud5', 'Ua6', 'Ub6'],
  evil: {
    players: 1,
    decks: ['fury', 'terror'],
    hands: [
      [
        'lunge',
        'thick-hide',
        'at-your-heels',
        'open-wound',
        'frenzy',
        'tear',
        'cold-feet',
        'watched',
        'worse-up-close',
        'numb-fingers',
      ],
    ],
  },
}

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
