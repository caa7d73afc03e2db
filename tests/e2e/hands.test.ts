// What hands do beside answering: keys that are changed, the sheet of keys, a gamepad on each side, a finger that stays.
import { test, type Page } from '@playwright/test'
import { continueGame, expect, known, listen, storeGame, takeSeats } from './helpers/evening.ts'
import { lift, putDown, tap, touchable } from './helpers/fingers.ts'
import { freshFolder, launch, type Launched } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

const LEVEL = [' ┌┬┬┐', ' ├┼┼┤', 'r├┼┼┤', ' ├┼┼┤b', ' ├┼┼┤', ' └┴┴┘']
async function atTable(): Promise<{ hero: Page; evil: Page }> {
  const userData = freshFolder('hands')
  storeGame(userData, 'hands', {
    position: {
      position: 1,
      levels: { upper: LEVEL, lower: LEVEL },
      hero: { at: 'Ub3', character: 'medic', life: 9, selfControl: 9, adrenaline: 0 },
      evil: { players: 2 },
    },
  })
  app = await launch({ userData })
  return takeSeats(app, 'keys')
}
const move = (hero: Page) => hero.locator('[data-action="move"]')

/** Puts gamepads into a page, of which some buttons are down. */
const pads = (page: Page, ...down: readonly (readonly number[])[]): Promise<void> =>
  page.evaluate((all) => {
    const made = all.map((pressed, index) => ({
      index,
      connected: true,
      axes: [0, 0],
      buttons: Array.from({ length: 17 }, (_, i) => ({ pressed: pressed.includes(i) })),
    }))
    Object.assign(navigator, { getGamepads: () => made })
    window.dispatchEvent(new Event(all.length > 0 ? 'gamepadconnected' : 'gamepaddisconnected'))
  }, down)

test('a key is changed, refused where it is taken, and counts in both windows', async () => {
  const { hero, evil } = await atTable()
  await hero.locator('[data-menu="settings"]').click()
  const bound = hero.locator('[data-act="move"]')
  await bound.click()
  await hero.keyboard.press('d') // Evil's
  await expect(hero.locator('[role="dialog"] [role="alert"]')).toBeVisible()
  await expect(bound).toHaveAttribute('aria-pressed', 'true')
  await hero.keyboard.press('y')
  await expect(bound.locator('kbd')).toHaveText('Y')
  await hero.keyboard.press('Escape')
  await continueGame(hero)

  await expect(move(hero).locator('kbd')).toHaveText('Y')
  await evil.keyboard.press('m')
  await evil.keyboard.press('y')
  await expect(move(hero)).toHaveAttribute('aria-pressed', 'true')
  await evil.keyboard.press('?')
  const sheet = (page: Page) => page.locator('[data-test="keys"]')
  await expect(sheet(evil).locator('kbd')).toContainText(['Space', 'D', 'F1', 'F2', 'F3', 'F4'])
  await expect(sheet(hero)).toHaveCount(0)
  await hero.keyboard.press('?')
  await expect(sheet(hero).locator('kbd').first()).toHaveText('Y')
})

test('a gamepad on each side, and none that is not connected', async () => {
  const { hero, evil } = await atTable()
  for (const page of [hero, evil]) await listen(page)
  await continueGame(hero)
  const focus = () => hero.evaluate(() => (document.activeElement as HTMLElement).dataset['action'] ?? null)
  await expect(move(hero)).toBeVisible()
  const press = async (button: number) => {
    await pads(hero, [button], [])
    await hero.waitForTimeout(120)
    await pads(hero, [], [])
    await hero.waitForTimeout(120)
  }
  await pads(hero, [0], [0]) // held while it was plugged in
  await hero.waitForTimeout(120)
  await pads(hero, [], [])
  for (let i = 0; i < 12 && (await focus()) !== 'move'; i += 1) await press(i % 3 === 0 ? 13 : 14)
  expect(await focus()).toBe('move')
  await press(0)
  await expect(move(hero)).toHaveAttribute('aria-pressed', 'true')
  await press(1)
  await expect(move(hero)).toHaveAttribute('aria-pressed', 'false')

  const hand = async () => (await known(evil))['evil-1']?.view.hand
  await pads(evil, [4]) // the first pad is the Hero's
  await evil.waitForTimeout(300)
  expect(await hand()).toBeNull()
  await pads(evil, [], [4])
  await evil.waitForTimeout(120)
  await pads(evil, [], [])
  await evil.waitForTimeout(120)
  await pads(evil, [], [4])
  await expect.poll(hand).toEqual(expect.any(Array))
  await pads(evil, [], [])
  await expect.poll(hand).toBeNull()

  await press(9)
  for (const page of [hero, evil]) await expect(page.locator('[data-test="go-on"]')).toBeVisible()
  await press(9)
  for (const page of [hero, evil]) await expect(page.locator('[data-test="go-on"]')).toBeHidden()
})

test('a finger that stays points and presses nothing', async () => {
  const { hero } = await atTable()
  await touchable(hero)
  await continueGame(hero, 'touch')
  await expect(move(hero)).toBeVisible()
  await hero.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const action = document.querySelector('[data-action="move"]')
    for (const type of ['mouseenter', 'mouseleave', 'click']) action?.addEventListener(type, () => seen.push(type))
  })
  const seen = () => hero.evaluate(() => (window as any).seen as string[])
  await putDown(hero, move(hero))
  await expect.poll(seen).toEqual(['mouseenter'])
  await lift(hero)
  await expect.poll(seen).toEqual(['mouseenter', 'mouseleave'])
  await expect(move(hero)).toHaveAttribute('aria-pressed', 'false')
  await tap(hero, move(hero))
  await expect(move(hero)).toHaveAttribute('aria-pressed', 'true')
  expect(await seen()).toEqual(['mouseenter', 'mouseleave', 'click'])
})
