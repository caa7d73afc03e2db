// Advice in the two windows: asked for by the key of a side from either window, shown in that side's alone, and gone with its question.
import { test } from '@playwright/test'
import { answer, expect, known, listen, randomPick, takeSeats } from './helpers/evening.ts'
import { freshFolder, launch, type Launched } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

test('each side is told what it might answer, and the other is not', async () => {
  app = await launch({ userData: freshFolder('advice') })
  const { hero, evil } = await takeSeats(app)
  for (const page of [hero, evil]) await listen(page)
  await hero.locator('[data-menu="new"]').click()
  await hero.locator('[data-test="begin"]').click()

  const pick = randomPick(5)
  const isAsked = async (seat: 'hero' | 'evil-1'): Promise<boolean> =>
    Boolean((await known(seat === 'hero' ? hero : evil))?.[seat]?.ask)
  const until = async (seat: 'hero' | 'evil-1', kind: string): Promise<void> => {
    const page = seat === 'hero' ? hero : evil
    const other = seat === 'hero' ? evil : hero
    for (;;) {
      await expect.poll(async () => (await isAsked('hero')) || (await isAsked('evil-1'))).toBe(true)
      if ((await known(page))?.[seat]?.ask?.kind === kind) return
      await answer((await isAsked(seat)) ? page : other, pick, 'click')
    }
  }
  const said = '[data-advised]'

  await until('hero', 'turn')
  await evil.keyboard.press('g') // a key of the Hero's is his from either window
  await expect(hero.locator(said)).toBeVisible()
  const options: readonly { key: string }[] = (await known(hero)).hero.ask.options
  expect(options.map(({ key }) => key)).toContain(await hero.locator(said).getAttribute('data-advised'))
  await expect(evil.locator('[data-test="advice"]')).toHaveCount(0)
  await hero.keyboard.press('g')
  await expect(hero.locator(said)).toHaveCount(0)
  await hero.locator('[data-test="advise"]').click()
  await expect(hero.locator(said)).toBeVisible()

  await until('evil-1', 'react')
  await expect(hero.locator(said)).toHaveCount(0)
  await evil.locator('[data-test="advise"]').click()
  await expect(evil.locator(said)).toBeVisible()
  await expect(hero.locator('[data-test="advice"]')).toHaveCount(0)
})
