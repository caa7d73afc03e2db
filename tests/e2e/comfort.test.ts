// The settings of a window: applied at once, kept for the next start, put back all at once; and a language that a player dropped in.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type Page } from '@playwright/test'
import { expect, takeSeats } from './helpers/evening.ts'
import { freshFolder, launch, type Launched } from './helpers/launch.ts'

// Several starts, or a long look at many screens.
test.setTimeout(300_000)

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((asked) => getComputedStyle(document.documentElement).getPropertyValue(`--${asked}`).trim(), name)

test('what a window is set to applies at once, is found again, and goes back', async () => {
  const userData = freshFolder('comfort')
  mkdirSync(join(userData, 'languages'))
  const words = { language: { name: 'Français' }, title: { new: 'Nouvelle partie', nothing: 'Rien' } }
  writeFileSync(join(userData, 'languages', 'fr.json'), JSON.stringify(words))
  app = await launch({ userData })
  let { hero, evil } = await takeSeats(app)
  const plain = { fury: await token(hero, 'fury'), quick: await token(hero, 'quick'), void: await token(hero, 'void') }
  await hero.locator('[data-menu="settings"]').click()
  await expect(hero.locator('.own').last()).toContainText('title.nothing')
  for (const look of ['palette red-green', 'contrast high', 'motion slow'])
    await hero.locator(`[data-look="${look}"]`).click()
  await hero.locator('[lang="fr"]').click()
  const changed = async (page: Page): Promise<void> => {
    await expect(page.locator('[data-menu="new"]')).toHaveText('Nouvelle partie')
    expect(await token(page, 'fury')).not.toBe(plain.fury)
    expect(await token(page, 'void')).not.toBe(plain.void)
    expect(await token(page, 'quick')).not.toBe(plain.quick)
  }
  const first = async (page: Page): Promise<void> => {
    await expect(page.locator('[data-menu="new"]')).toHaveText('New game')
    expect(await token(page, 'fury')).toBe(plain.fury)
    expect(await token(page, 'void')).toBe(plain.void)
    expect(await token(page, 'quick')).toBe(plain.quick)
  }
  await changed(hero)
  await first(evil)
  await app.electron.close()
  app = await launch({ userData })
  ;({ hero, evil } = await takeSeats(app))
  await changed(hero)
  await first(evil)
  await hero.locator('[data-menu="settings"]').click()
  await hero.locator('[data-test="forget"]').click()
  await first(hero)
  await app.electron.close()
  app = await launch({ userData })
  ;({ hero } = await takeSeats(app))
  await first(hero)
})
