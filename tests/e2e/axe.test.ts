// Every screen of both windows, as axe reads it: nothing that it calls serious or critical.
import AxeBuilder from '@axe-core/playwright'
import { test, type Page } from '@playwright/test'
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

// Several starts, or a long look at many screens.
test.setTimeout(300_000)

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

/** What axe finds in a page, one line an element, under the name of the screen. */
async function findings(page: Page, screen: string): Promise<readonly string[]> {
  // A sheet is read without what it lies on, which was read before.
  const on = (await page.getByRole('dialog').count()) > 0 ? '[role="dialog"]' : 'body'
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .include(on)
    .options({ resultTypes: ['violations'] })
  const { violations } = await builder.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${screen}: ${id} ${target.join(' ')} ${any[0]?.message ?? ''}`),
    )
}
/** Looks at both windows. */
async function look(pages: Readonly<Record<Side, Page>>, screen: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const side of SIDES) found.push(...(await findings(pages[side], `${side} ${screen}`)))
  return found
}
const ask = (page: Page, command: object): Promise<unknown> =>
  page.evaluate((asked) => (window as any).alone.frame(asked), command)

test('the screens before a game', async () => {
  const userData = freshFolder('axe')
  storeGame(userData, 'axe', { evil: 2 })
  app = await launch({ userData, screens: '{1920x1080}{1280x720}' })
  const found = [...(await look(await pagesOf(app), 'placing'))]
  const pages = await takeSeats(app)
  found.push(...(await look(pages, 'title')))
  for (const menu of ['new', 'load', 'rules', 'packs', 'settings', 'about']) {
    for (const side of SIDES) await pages[side].locator(`[data-menu="${menu}"]`).click()
    for (const side of SIDES) await expect(pages[side].getByRole('dialog')).toBeVisible()
    found.push(...(await look(pages, menu)))
    if (menu === 'packs') {
      for (const side of SIDES) await pages[side].locator('[data-test="cards"]').click()
      for (const side of SIDES) await pages[side].locator('[data-kind="creatures"]').click()
      for (const side of SIDES) await expect(pages[side].locator('[data-shown="worm"]')).toBeVisible()
      found.push(...(await look(pages, 'cards')))
      for (const side of SIDES) await pages[side].keyboard.press('Escape')
    }
    for (const side of SIDES) await pages[side].keyboard.press('Escape')
  }
  for (const side of SIDES) await pages[side].locator('[data-menu="settings"]').click()
  for (const look of ['contrast high', 'palette red-green'])
    for (const side of SIDES) await pages[side].locator(`[data-look="${look}"]`).click()
  found.push(...(await look(pages, 'settings at high contrast')))
  expect(found).toEqual([])
})

test('a game from its first question to its result', async () => {
  const userData = freshFolder('axe')
  storeGame(userData, 'tour', { position: MOMENT })
  app = await launch({ userData })
  const pages = await takeSeats(app)
  for (const side of SIDES) await listen(pages[side])
  await continueGame(pages.hero)
  await expect(pages.hero.locator('[data-action="explore"]')).toBeVisible()
  const found = [...(await look(pages, 'turn'))]
  const asked = async (): Promise<readonly string[]> => {
    const hero = ((await known(pages.hero)) as Record<string, Told<unknown>>)['hero']
    const evil = ((await known(pages.evil)) as Record<string, Told<EvilView>>)['evil-1']
    return [...(hero?.ask ? [`hero ${hero.ask.kind}`] : []), ...(evil?.ask ? [`evil ${evil.ask.kind}`] : [])]
  }
  const seen = new Set(['hero turn'])
  const pick: Pick = (offers) =>
    offers.find(({ key }) => ['explore', 'explore s', 'fight', 'locate', 'move'].includes(key)) ??
    offers.find(({ key }) => key.startsWith('play') || key === 'pass') ??
    offers[0]!
  for (let answers = 0; answers < 40 && seen.size < 7; answers += 1) {
    await expect.poll(async () => (await asked()).length).toBeGreaterThan(0)
    const fresh = (await asked()).filter((question) => !seen.has(question))
    if (fresh.length > 0) found.push(...(await look(pages, fresh.join(', '))))
    for (const question of fresh) seen.add(question)
    await expect
      .poll(async () => (await answer(pages.hero, pick)) ?? (await answerEvil(pages.evil, pick)))
      .not.toBeNull()
  }
  expect(seen.size).toBeGreaterThan(4)
  await ask(pages.hero, { do: 'take-back' })
  await expect(pages.evil.getByRole('dialog')).toBeVisible()
  found.push(...(await look(pages, 'take back')))
  await ask(pages.evil, { do: 'go-on' })
  await ask(pages.hero, { do: 'pause' })
  await expect(pages.evil.locator('[data-test="go-on"]')).toBeVisible()
  found.push(...(await look(pages, 'pause')))
  await ask(pages.hero, { do: 'concede' })
  await ask(pages.evil, { do: 'agree' })
  for (const side of SIDES) await expect(pages[side].locator('[data-test="result"]')).toBeVisible()
  found.push(...(await look(pages, 'result')))
  expect(found).toEqual([])
})
