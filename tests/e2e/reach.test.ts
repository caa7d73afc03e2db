// All that is asked is within reach: by keys, from either window, over a sheet and under it, and at 200 %.
import { test, type Page } from '@playwright/test'
import {
  answer,
  answerEvil,
  beginGame,
  continueGame,
  expect,
  known,
  listen,
  offers,
  storeGame,
  takeSeats,
  type Pick,
} from './helpers/evening.ts'
import { freshFolder, launch, type Launched } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

const LEVEL = ['┌┬┬┐', '├┼┼┤', '├┼┼┤', '├┼┼┤', '├┼┼┤', '└┴┴┘']
const levels = {
  upper: LEVEL.map((row, i) => (i === 2 ? `r${row}` : i === 3 ? ` ${row}b` : ` ${row}`)),
  lower: LEVEL.map((row, i) => (i === 2 ? `r${row}` : i === 3 ? ` ${row}b` : ` ${row}`)),
}
const position = {
  position: 1,
  levels,
  hero: { at: 'Ub3', character: 'medic', life: 7, selfControl: 5, adrenaline: 2 },
}

/** A game that waits for the Hero's Action. */
async function atTurn(): Promise<Readonly<Record<'hero' | 'evil', Page>>> {
  const userData = freshFolder('reach')
  storeGame(userData, 'reach', { position })
  app = await launch({ userData })
  const pages = await takeSeats(app)
  await continueGame(pages.hero)
  await expect(pages.hero.locator('[data-action="move"]')).toHaveAttribute('aria-disabled', 'false')
  return pages
}

test('Escape closes a sheet after a press beside it', async () => {
  app = await launch()
  const { hero } = await takeSeats(app)
  await beginGame(hero, 1)
  await expect.poll(async () => (await offers(hero)).length).toBeGreaterThan(0)
  const pause = hero.locator('[data-test="go-on"]')
  await hero.keyboard.press('Escape')
  await expect(pause).toBeVisible()
  await hero.mouse.click(5, 5)
  await hero.keyboard.press('Escape')
  await expect(pause).toBeHidden()
})

test("the Hero is led back by a key from Evil's window too, and nothing pauses", async () => {
  const { hero, evil } = await atTurn()
  const back = hero.locator('[data-key="back"]')
  await evil.keyboard.press('m')
  await expect(back).toBeVisible()
  await expect(back.locator('kbd')).toHaveText('K')
  await evil.keyboard.press('k')
  await expect(back).toBeHidden()
  await expect(hero.locator('[data-test="go-on"]')).toHaveCount(0)
})

/** Everything of a selector that is not wholly within a box of the window, or is cut off in itself. */
const cut = (page: Page, selector: string, box: string): Promise<readonly string[]> =>
  page.evaluate(
    ([each, within]) => {
      const frame = document.querySelector(within!)!.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>(each!)].flatMap((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect()
        const isOut =
          top < frame.top - 1 || bottom > frame.bottom + 1 || left < frame.left - 1 || right > frame.right + 1
        const isSliced = part.scrollHeight > part.clientHeight + 1 && getComputedStyle(part).overflow !== 'visible'
        return isOut || isSliced ? [part.textContent.trim()] : []
      })
    },
    [selector, box],
  )
const scrolls = (page: Page, selector: string): Promise<boolean> =>
  page.locator(selector).evaluate((box) => box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)

const ITEMS = ['bullets-3', 'hand-welder', 'white-noise', 'hand-flare', 'bullets-1', 'hull-plate']
const loaded = {
  ...position,
  hero: {
    ...position.hero,
    character: 'quartermaster',
    adrenaline: 3,
    items: ITEMS.map((card) => ({ card, charges: 3, component: true })),
  },
  evil: { players: 1, decks: ['speed', 'terror'], hands: [['hurried-search']] },
}
for (const size of ['1920x1080', '1280x720'])
  test(`at ${size} all that the Hero carries is in sight, and no title scrolls`, async () => {
    const userData = freshFolder('reach')
    storeGame(userData, 'reach', { position: loaded })
    app = await launch({ userData, screens: `{${size}}{${size}}` })
    const pages = await takeSeats(app)
    const { hero, evil } = pages
    for (const page of [hero, evil]) {
      await expect(page.locator('[data-menu="continue"]')).toBeVisible()
      expect(await scrolls(page, '.title .front')).toBe(false)
    }
    await continueGame(hero)
    await expect(hero.locator('.row[data-item]')).toHaveCount(6)
    expect(await cut(hero, '.row[data-item]', '.rows')).toEqual([])
    await expect(hero.locator('.vials svg')).toHaveCount(3)
    expect(await cut(hero, '.vials svg', '.who')).toEqual([])
    expect(await cut(hero, '.mission', '.side.right')).toEqual([])
    if (size === '1280x720') expect(await scrolls(evil, '.side.left')).toBe(false)
    await evil.locator('[data-card="hurried-search"]').hover()
    await expect(evil.locator('.large')).toBeVisible()
    expect(await cut(evil, '.large header > *', '.large header')).toEqual([])
  })

test('Bullet Time says on both screens how many of its two Actions are done', async () => {
  const { hero, evil } = await atTurn()
  const question = hero.locator('[data-test="question"]')
  await hero.keyboard.press('b')
  await expect(question).toContainText('the first of two Actions')
  for (const page of [hero, evil]) await expect(page.locator('.strip .two')).toHaveText('Actions 0/2')
  await hero.keyboard.press('m')
  await hero.keyboard.press('ArrowUp')
  const calm: Pick = (all) => all.find(({ key }) => ['pass', 'none', 'no', 'done'].includes(key)) ?? all[0]!
  const isSecond = async (): Promise<boolean> => {
    if ((await hero.locator('[data-key="end"]').count()) > 0) return true
    if ((await answerEvil(evil, calm)) === null) await answer(hero, calm)
    return false
  }
  await expect.poll(isSecond).toBe(true)
  await expect(question).toContainText('a second Action')
  for (const page of [hero, evil]) await expect(page.locator('.strip .two')).toHaveText('Actions 1/2')
})

test('a slip on a key costs the Hero no Action, and Escape leads back from what lies on top', async () => {
  const { hero } = await atTurn()
  const back = hero.locator('[data-key="back"]')
  const journal = hero.locator('.journal')
  await hero.keyboard.press('l')
  await expect(back).toBeVisible()
  await hero.keyboard.press('j')
  await expect(journal).toBeVisible()
  await hero.keyboard.press('Escape')
  await expect(journal).toBeHidden()
  await expect(back).toBeVisible()
  await hero.keyboard.press('Escape')
  await expect(back).toBeHidden()
  await expect(hero.locator('[data-test="go-on"]')).toHaveCount(0)
  await expect(hero.locator('[data-action="locate"]')).toHaveAttribute('aria-disabled', 'false')
  await hero.keyboard.press('l')
  await hero.keyboard.press('l')
  await hero.locator('[data-key="target lcu"]').click()
  await expect(hero.locator('.locate .done')).toHaveText('1 LCU')
  await expect(hero.locator('.locate .now')).toHaveText('2')
  await expect(hero.locator('[data-action="locate"]')).toHaveAttribute('aria-disabled', 'true')
})

test('Evil names a place among many by two keys, and takes the first one back', async () => {
  const userData = freshFolder('reach')
  storeGame(userData, 'reach', { evil: 1 })
  app = await launch({ userData })
  const { hero, evil } = await takeSeats(app)
  await listen(evil)
  await continueGame(hero)
  await expect.poll(() => answer(hero, (all) => all[0]!)).not.toBeNull()
  await expect.poll(() => answer(hero, (all) => all[0]!)).not.toBeNull()
  const asked = async (): Promise<string | undefined> => (await known(evil))?.['evil-1']?.ask?.kind
  await expect.poll(asked).toBe('swap')
  await evil.keyboard.press('Space')
  await expect.poll(asked).toBe('hero-start')
  const place = (await offers(evil)).find(({ hotkey }) => /^\d\d$/.test(hotkey ?? ''))!
  await evil.keyboard.press(place.hotkey![0]!)
  await expect(evil.locator('[data-key="back"]')).toBeVisible()
  await evil.keyboard.press('Space')
  await expect(evil.locator('[data-key="back"]')).toBeHidden()
  for (const key of place.hotkey!) await evil.keyboard.press(key)
  await expect.poll(async () => (await known(evil))?.['evil-1']?.view?.at).toBe(place.key)
})

test('at 200 % Life is in sight, and a drawer shuts by a press elsewhere', async () => {
  const pages = await atTurn()
  for (const page of Object.values(pages)) {
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Control+=')
    await expect(page.locator('html')).toHaveAttribute('data-fit', 'tiny')
  }
  const { hero, evil } = pages
  await expect(hero.locator('.vitals b')).toHaveText(['7', '5', '12'])
  await hero.locator('.vitals').click()
  await expect(hero.locator('.side.left')).toBeVisible()
  await hero.locator('.dial').click()
  await expect(hero.locator('.side.left')).toBeHidden()
  await evil.locator('.drawers.left button').last().click()
  await expect(evil.locator('.side.left')).toBeVisible()
  await evil.locator('.side.left h3').first().click()
  await expect(evil.locator('.side.left')).toBeVisible()
  await evil.locator('.side.left .shut').click()
  await expect(evil.locator('.side.left')).toBeHidden()
  await evil.locator('.drawers.left button').last().click()
  await evil.mouse.click(5, 5)
  await expect(evil.locator('.side.left')).toBeHidden()
})
