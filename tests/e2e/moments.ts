// npm run tour -- FOLDER moments: two dozen moments of the app in headless windows, a picture of each window, to be looked at one by one.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { EvilView } from '../../electron/contract/alone.ts'
import {
  answer,
  answerEvil,
  continueGame,
  expect,
  known,
  listen,
  pagesOf,
  SIDES,
  storeGame,
  takeSeats,
  type Pick,
} from './helpers/evening.ts'
import type { Told } from './helpers/guide.ts'
import { freshFolder, launch, type Launched, type Side } from './helpers/launch.ts'
import { MOMENT } from './helpers/moment.ts'

const folder = process.argv[2] ?? 'test-results/moments'
type Pages = Readonly<Record<Side, Page>>

const HAND = MOMENT.evil.hands[0] ?? []
const THREE = {
  ...MOMENT,
  evil: { players: 3, decks: ['fury', 'terror'], hands: [HAND.slice(0, 4), HAND.slice(4, 8), HAND.slice(8)] },
}
const NIGHTMARE = {
  ...MOMENT,
  nightmare: true,
  hero: { ...MOMENT.hero, life: 2, selfControl: 2 },
  creatures: [...MOMENT.creatures, { kind: 'alpha-worm', at: 'Ua5' }],
}

async function picture(pages: Pages, name: string): Promise<void> {
  for (const side of SIDES) {
    await pages[side].waitForTimeout(1_200)
    const path = join(folder, `${name}-${side}.png`)
    await pages[side].screenshot({ path })
    process.stderr.write(`${path}\n`)
  }
}
const ask = (page: Page, command: object): Promise<unknown> =>
  page.evaluate((asked) => (window as any).alone.frame(asked), command)

/** Opens the app with a stored position and goes on with it, at these sizes of its displays. */
async function table(position: object, screens: string): Promise<{ app: Launched; pages: Pages }> {
  const userData = freshFolder('moments')
  storeGame(userData, 'tour', { position })
  const app = await launch({ userData, screens })
  const pages = await takeSeats(app)
  for (const side of SIDES) await listen(pages[side])
  await continueGame(pages.hero)
  await expect(pages.hero.locator('[data-action="explore"]')).toBeVisible()
  return { app, pages }
}
/** Chooses in the settings of both windows, over the table, and closes them. */
async function choose(pages: Pages, ...selectors: readonly string[]): Promise<void> {
  await ask(pages.hero, { do: 'pause' })
  for (const side of SIDES) {
    await pages[side].locator('[data-test="settings"]').click()
    for (const selector of selectors) await pages[side].locator(selector).click()
    await pages[side].keyboard.press('Escape')
  }
  await ask(pages.hero, { do: 'go-on' })
}

/** Every question that comes up, once. */
async function questions(pages: Pages, most: number): Promise<void> {
  const seen = new Set<string>()
  const deeds = ['explore s', 'explore', 'locate', 'move w', 'move', 'fight', 'scavenge']
  const pick: Pick = (offers) =>
    deeds.flatMap((key) => offers.find((offer) => offer.key === key) ?? [])[0] ??
    offers.find(({ key }) => key.startsWith('play')) ??
    offers.at(-1)!
  for (let answers = 0; answers < 60 && seen.size < most; answers += 1) {
    let open: readonly string[] = []
    await expect
      .poll(async () => {
        const hero = ((await known(pages.hero)) as Record<string, Told<unknown>> | undefined)?.['hero']?.ask
        const evil = ((await known(pages.evil)) as Record<string, Told<EvilView>> | undefined)?.['evil-1']?.ask
        return (open = [...(hero ? [`hero-${hero.kind}`] : []), ...(evil ? [`evil-${evil.kind}`] : [])]).length
      })
      .toBeGreaterThan(0)
    for (const question of open) {
      if (seen.has(question)) continue
      seen.add(question)
      await picture(pages, `question-${question}`)
    }
    await expect
      .poll(async () => (await answer(pages.hero, pick)) ?? (await answerEvil(pages.evil, pick)))
      .not.toBeNull()
  }
}

mkdirSync(folder, { recursive: true })
const HD = '{1920x1080}{1920x1080}'
{
  const userData = freshFolder('moments')
  storeGame(userData, 'tour', { position: MOMENT })
  const app = await launch({ userData, screens: HD })
  await picture(await pagesOf(app), 'placing')
  const pages = await takeSeats(app)
  await picture(pages, 'title')
  for (const menu of ['new', 'load', 'rules', 'settings', 'about']) {
    for (const side of SIDES) await pages[side].locator(`[data-menu="${menu}"]`).click()
    await picture(pages, menu)
    for (const side of SIDES) await pages[side].keyboard.press('Escape')
  }
  await app.electron.close()
}
{
  const { app, pages } = await table(MOMENT, HD)
  await questions(pages, 9)
  await ask(pages.hero, { do: 'take-back' })
  await picture(pages, 'take-back')
  await ask(pages.evil, { do: 'go-on' })
  await ask(pages.hero, { do: 'pause' })
  await picture(pages, 'pause')
  await ask(pages.hero, { do: 'concede' })
  await ask(pages.evil, { do: 'agree' })
  await picture(pages, 'loss')
  await app.electron.close()
}
{
  const { app, pages } = await table(NIGHTMARE, HD)
  await picture(pages, 'nightmare-boss')
  await choose(pages, '[data-look="contrast high"]')
  await picture(pages, 'high-contrast')
  await choose(pages, '[data-look="contrast normal"]', '[data-look="palette red-green"]')
  await picture(pages, 'red-green')
  await choose(pages, '[data-look="palette blue-yellow"]')
  await picture(pages, 'blue-yellow')
  await choose(pages, '[data-test="forget"]', '[lang="de"]')
  await picture(pages, 'german')
  await choose(pages, '[data-scale="2"]')
  await picture(pages, 'scale-200')
  await ask(pages.evil, { do: 'pause' })
  await ask(pages.evil, { do: 'concede' })
  await ask(pages.hero, { do: 'agree' })
  await picture(pages, 'win')
  await app.electron.close()
}
for (const [name, screens] of [
  ['720p', '{1280x720}{1280x720}'],
  ['4k', '{3840x2160}{3840x2160}'],
] as const) {
  const { app, pages } = await table(THREE, screens)
  await pages.evil.keyboard.down('F1')
  await picture(pages, `three-${name}`)
  await app.electron.close()
}
