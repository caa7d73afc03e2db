// A house pack from its folder to the table: found, switched on, played with; edited afterwards, and the game goes on as it was begun.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import { handbookFiles, writeHandbookPack } from '../helpers/handbook-pack.ts'
import {
  answer,
  answerEvil,
  beginGame,
  continueGame,
  expect,
  pagesOf,
  takeSeats,
  type Pick,
} from './helpers/evening.ts'
import { freshFolder, kill, launch, type Launched } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

/** The pack has no texts of its own: what its cards say is made of what they do. */
const MADE: Readonly<Record<string, string>> = {
  'freeze-floor': 'Put a Danger token in a Sector next to the Hero.',
  'freeze-fingers': 'If the Hero rolled for a Fight: roll a Hit again.',
  'freeze-breath': 'Move a Creature up to 1 Sector.',
  'freeze-lamp': 'Put out a Light in Line of Sight.',
  'freeze-blood': 'The Hero loses 1 Adrenaline.',
}

// Three starts of the app, and a set-up up to the first cards.
test.setTimeout(300_000)

test('a house pack is found, switched on and played with; what is edited later changes no game under way', async () => {
  const userData = freshFolder('packs')
  const folder = join(userData, 'packs')
  app = await launch({ userData })
  let { hero, evil } = await takeSeats(app)
  await hero.locator('[data-menu="packs"]').click()
  await expect(hero.locator('[data-test="packs-folder"]')).toHaveText(folder)
  await expect(hero.locator('[data-pack]')).toHaveCount(1)

  writeHandbookPack(folder)
  await hero.locator('[data-test="look"]').click()
  await expect(hero.locator('[data-pack]')).toHaveCount(2)
  await hero.keyboard.press('Escape')

  // The page looks by itself when it is opened.
  mkdirSync(join(folder, 'broken'))
  writeFileSync(join(folder, 'broken', 'pack.json'), '{\n  "version": 1,\n  "name": "Broken"\n  "base": "core" }')
  await hero.locator('[data-menu="packs"]').click()
  await expect(hero.locator('[data-pack]')).toHaveCount(3)
  await expect(hero.locator('[data-pack="broken"] [data-test="fault"]')).toContainText('broken/pack.json:4:3')
  await expect(hero.locator('[data-pack="deep-freeze"] [data-test="fault"]')).toHaveCount(0)
  // By keys alone: the focus goes from "Look again" to the switch.
  const freeze = hero.locator('[data-pack="deep-freeze"] [data-test="switch"]')
  await freeze.focus()
  await hero.keyboard.press('Enter')
  await expect(freeze).toHaveAttribute('aria-checked', 'true')
  await expect(hero.locator('[data-pack="broken"] [data-test="switch"]')).toHaveCount(0)
  // What stands on its cards can be read before anything is played.
  await hero.locator('[data-pack="deep-freeze"] [data-test="cards"]').click()
  await expect(hero.locator('[data-shown]')).toHaveCount(5)
  await hero.locator('input[type="search"]').fill('oncE put')
  await expect(hero.locator('[data-shown]')).toHaveCount(0)
  await hero.locator('input[type="search"]').fill('numb HIT')
  await expect(hero.locator('[data-shown="freeze-fingers"]')).toContainText('1 fewer Hit.')
  await expect(hero.locator('[data-shown]')).toHaveCount(1)
  await hero.locator('input[type="search"]').fill('')
  await hero.locator('[data-kind="sheets"]').click()
  await expect(hero.locator('[data-shown] svg')).toHaveCount(1)
  await hero.keyboard.press('Escape')
  await hero.locator('[data-test="begin-pack"]').click()
  await expect(hero.locator('[data-pack="my-pack"] [data-test="fault"]')).toHaveCount(0)
  await expect(hero.locator('[data-test="begun"]')).toContainText('my-pack')
  expect(existsSync(join(folder, 'my-pack', 'pack.json'))).toBe(true)
  await hero.keyboard.press('Escape')

  // It is kept, and both windows know it.
  await app.electron.close()
  app = await launch({ userData })
  ;({ hero, evil } = await pagesOf(app))
  await evil.locator('[data-menu="new"]').click()
  await expect(evil.locator('[data-test="played-with"]')).toContainText('Core + Deep Freeze')
  await evil.keyboard.press('Escape')
  await beginGame(evil, 1)
  const first: Pick = (all) => all.find(({ key }) => key.includes('deep-frost')) ?? all[0]!
  const card = '[data-test="hand"] [data-card^="freeze-"]'
  for (let i = 0; i < 150 && (await evil.locator(card).count()) === 0; i += 1) {
    if ((await answer(hero, first)) === null) await answerEvil(evil, first)
  }
  const decks = handbookFiles().get('deep-freeze/decks.json')!
  const mine = (await evil.locator(card).first().getAttribute('data-card'))!
  const all: { card: string; name: string }[] = JSON.parse(decks).decks[0].cards
  const { name } = all.find((each) => each.card === mine)!
  const read = async (): Promise<void> => {
    await evil.locator(`[data-card="${mine}"]`).first().hover()
    await expect(evil.locator('.large h4')).toHaveText(name)
    await expect(evil.locator('.large .half').first()).toHaveText(MADE[mine]!)
  }
  await read()
  await kill(app)

  writeFileSync(
    join(folder, 'deep-freeze', 'decks.json'),
    decks.replaceAll(name, 'Never Seen').replaceAll('"effects": [{', '"effects": [{ "do": "noise" }, {'),
  )
  app = await launch({ userData })
  ;({ hero, evil } = await pagesOf(app))
  await continueGame(hero)
  await read()
  await expect(evil.getByText('Never Seen')).toHaveCount(0)
})
