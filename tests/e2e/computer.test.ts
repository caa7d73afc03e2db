// One person against the computer: Evil's window holds nothing of the game, the computer answers by itself, seats are handed over and taken
// back in the middle, and all of it is there after a kill.
import { test } from '@playwright/test'
import { answer, expect, known, listen, offers, pagesOf, randomPick, SIDES, takeSeats } from './helpers/evening.ts'
import { freshFolder, kill, launch, type Launched } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

test('a person plays the Hero, and later nobody does', async () => {
  const userData = freshFolder('computer')
  app = await launch({ userData })
  let { hero, evil } = await takeSeats(app)
  for (const page of [hero, evil]) await listen(page)
  await hero.locator('[data-menu="new"]').click()
  await hero.locator('[data-player="evil-1 strong"]').check({ force: true })
  await hero.locator('[data-test="begin"]').click()
  await expect(evil.locator('[data-test="computer-plays"]')).toBeVisible()

  const pick = randomPick(3)
  const asked = async (): Promise<string | undefined> => (await known(hero))?.hero?.ask?.kind
  const kinds: string[] = []
  while (!kinds.includes('turn')) {
    await expect.poll(async () => (await offers(hero)).length).toBeGreaterThan(0)
    kinds.push((await asked()) ?? '')
    await answer(hero, pick, 'click')
  }
  expect(await known(evil)).toEqual({})
  await expect(evil.locator('[data-test="computer-plays"]')).toBeVisible()

  await kill(app)
  app = await launch({ userData })
  ;({ hero, evil } = await pagesOf(app))
  for (const page of [hero, evil]) await listen(page)
  await hero.locator('[data-menu="continue"]').click()
  await expect(evil.locator('[data-test="computer-plays"]')).toBeVisible()

  // The Hero goes for a walk: the computer plays on, and no option is left in his window.
  await expect.poll(async () => (await offers(hero)).length).toBeGreaterThan(0)
  await hero.keyboard.press('Escape')
  await hero.locator('[data-player="hero strong"]').click()
  await hero.locator('[data-test="go-on"]').click()
  const told = async (): Promise<number> => (await known(hero))?.hero?.log?.length ?? 0
  const before = await told()
  await expect.poll(told).toBeGreaterThan(before + 5)
  expect(await offers(hero)).toEqual([])
  await expect(hero.locator('[data-test="waiting"]')).toContainText('The computer plays the Hero.')

  // Somebody sits down at Evil's screen, and sees it.
  await evil.locator('[data-test="pause"]').click()
  await evil.locator('[data-player="evil-1 people"]').click()
  await evil.locator('[data-test="go-on"]').click()
  await expect.poll(async () => (await known(evil))?.['evil-1']?.ask?.kind).toBeDefined()
  await expect.poll(async () => (await offers(evil)).length).toBeGreaterThan(0)
  for (const side of SIDES) await expect((await pagesOf(app))[side].locator('[role="alert"]')).toHaveCount(0)
})
