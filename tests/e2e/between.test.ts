// Evil's window between the crash of its page and its return, frame by frame: hands that were open are shut from the first on, and where its
// display came into doubt meanwhile, nothing of the table stands on it.
import { test, type Page } from '@playwright/test'
import { backAtTable, continueGame, crash, expect, pageOf, storeGame, takeSeats } from './helpers/evening.ts'
import { framesOf, recordFrames, settledOf } from './helpers/frames.ts'
import { freshFolder, launch, type Launched } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

const HAND = ['Lunge', 'Tear']

/** Evil's page once it is another than the one that was lost. */
async function madeAnew(lost: Page): Promise<Page> {
  await expect.poll(() => lost.isClosed()).toBe(true)
  return pageOf(app, 'evil')
}
const isDoubted = () =>
  app.electron.evaluate(({ screen }) => screen.emit('display-removed', {}, screen.getPrimaryDisplay()))

test("Evil's page, made again after a crash, shows no hand and nothing that it may not, in no frame", async () => {
  const userData = freshFolder('between')
  const LEVEL = [' ┌┬┬┐', ' ├┼┼┤', 'r├┼┼┤', ' ├┼┼┤b', ' ├┼┼┤', ' └┴┴┘']
  storeGame(userData, 'between', {
    position: {
      position: 1,
      levels: { upper: LEVEL, lower: LEVEL },
      hero: { at: 'Ub3', character: 'medic', life: 9, selfControl: 9, adrenaline: 0 },
      evil: { players: 2, decks: ['fury', 'terror'], hands: [['lunge', 'tear'], []] },
    },
  })
  app = await launch({ userData, screens: '{1280x720}{1280x720}' })
  const { hero, evil } = await takeSeats(app)
  await continueGame(hero)
  await backAtTable(app, 'evil')
  await evil.keyboard.down('F1')
  for (const card of HAND) await expect(evil.getByText(card, { exact: true }).first()).toBeVisible()
  await recordFrames(evil.context(), 'evil')

  await crash(app, 'evil')
  const again = await madeAnew(evil)
  await backAtTable(app, 'evil')
  const back = await framesOf(again)
  expect(back.texts.length).toBeGreaterThan(20)
  expect(back.texts.filter((text) => HAND.some((card) => text.includes(card)))).toEqual([])

  await Promise.all([crash(app, 'evil'), isDoubted()])
  const asking = await madeAnew(again)
  await expect(asking.locator('[data-place]')).toHaveCount(2)
  const { texts, nodes, cells } = await framesOf(asking)
  const asked = await settledOf(asking)
  expect([nodes, cells]).toEqual([[], []])
  expect(texts.filter((text) => !asked.texts.includes(text))).toEqual([])
})
