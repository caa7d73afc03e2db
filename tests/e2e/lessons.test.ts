// Lessons as a beginner takes them, by clicks on what the ring stands around: one to its end, one that is left in the middle.
// No game of theirs is kept.
import { test, type Page } from '@playwright/test'
import { expect, SIDES, takeSeats } from './helpers/evening.ts'
import { launch, type Launched, type Side } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

const coach = (page: Page) => page.locator('[data-test="coach"]')
const stepOf = async (page: Page): Promise<string> => {
  const panel = coach(page)
  return (await panel.count()) === 0
    ? ''
    : panel.evaluate((each) => `${(each as HTMLElement).dataset['step']} ${(each as HTMLElement).dataset['waits']}`)
}
async function begin(page: Page, lesson: string): Promise<void> {
  await page.locator('[data-menu="learn"]').click()
  await page.locator(`[data-lesson="${lesson}"]`).click()
  await expect(coach(page)).toBeVisible()
}
/** Presses what the ring stands around, as a hand would: the middle of it, whatever lies there. */
async function pressRing(page: Page): Promise<void> {
  const box = await page.locator('[data-test="ring"]').boundingBox({ timeout: 3_000 })
  if (box !== null) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}
/** What the panel and the ring have in common, in pixels. */
const covered = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [a, b] = ['.coach', '[data-test="ring"]'].map((each) => document.querySelector(each)?.getBoundingClientRect())
    if (!a || !b) return 0
    const x = Math.min(a.right, b.right) - Math.max(a.left, b.left)
    const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
    return Math.max(0, x) * Math.max(0, y)
  })

/** Takes a lesson at whichever window it speaks, until it is over or `until` says so. Gives the steps. */
async function take(pages: Record<Side, Page>, until = (_step: string) => false): Promise<readonly string[]> {
  const steps: string[] = []
  for (let idle = 0; idle < 600; idle += 1) {
    const step = await stepOf(pages.hero)
    if (step === '') return steps
    const [name = '', waits] = step.split(' ')
    if (steps.at(-1) !== name) {
      steps.push(name)
      idle = 0
      if (until(name)) return steps
    }
    const page = (await coach(pages.evil).locator('[data-test="coach-on"]').count()) > 0 ? pages.evil : pages.hero
    if (waits === 'next')
      await coach(page)
        .locator('[data-test="coach-on"]')
        .click({ timeout: 5_000 })
        .catch(() => undefined)
    else if (waits === 'act') {
      await pressRing(page).catch(() => undefined)
      if (idle > 0 && idle % 20 === 0)
        expect(await covered(page), `the panel covers what it speaks of at ${name}`).toBe(0)
    }
    await page.waitForTimeout(waits === 'watch' ? 150 : 250)
  }
  throw new Error(`the lesson stands still after ${steps.join(', ')}: ${await stepOf(pages.hero)}`)
}

test('the lesson of the Hero is taken by clicks on what it points at', async () => {
  test.setTimeout(240_000)
  app = await launch()
  const pages = await takeSeats(app)
  await begin(pages.hero, 'hero')
  const steps = await take(pages)
  expect(steps.slice(0, 2)).toEqual(['welcome', 'health'])
  expect(steps.at(-1)).toBe('done')
  await expectNoGame(pages)
})

test('a lesson that is left in the middle leaves nothing, and what it does not ask for is kindly refused', async () => {
  test.setTimeout(240_000)
  app = await launch()
  const pages = await takeSeats(app)
  await begin(pages.evil, 'hero')
  await take(pages, (step) => step === 'explore')
  // The other window says in a sentence what goes on, and has nothing to press but what leads out.
  await expect(coach(pages.evil).locator('[data-test="coach-on"]')).toHaveCount(0)
  await pages.hero.locator('[data-action="scavenge"]').click()
  await pages.hero.locator('[data-action="scavenge"]').click()
  await expect(pages.hero.locator('.refusal')).toBeVisible()
  await expect(coach(pages.hero)).toHaveAttribute('data-step', 'explore')
  await coach(pages.evil).locator('[data-test="coach-leave"]').click()
  await expectNoGame(pages)
})

/** Both titles stand there, and no game can be gone on with or loaded. */
async function expectNoGame(pages: Record<Side, Page>): Promise<void> {
  for (const side of SIDES) {
    await expect(pages[side].locator('[data-menu="learn"]')).toBeVisible()
    await expect(pages[side].locator('[data-menu="continue"]')).toHaveCount(0)
    await pages[side].locator('[data-menu="load"]').click()
    await expect(pages[side].locator('[aria-modal="true"]')).toBeVisible()
    await expect(pages[side].locator('[data-game]')).toHaveCount(0)
  }
}
