// Evil's bench: where a kind could be Spawned, what a card in hand would do, marks of its own on the Map, and the Hero's screen as he sees it.
import { test, type Page } from '@playwright/test'
import { continueGame, expect, known, listen, storeGame, takeSeats } from './helpers/evening.ts'
import { freshFolder, launch, type Launched } from './helpers/launch.ts'

const UPPER = [' I─┬┐', ' ├─G│', 'b├┐││', ' │V└┘r', ' ├┼─H', ' └┴─┘']
const LOWER = [' ┌─D·', ' └─┼┐', 'r┌L┤│b', ' ├─┼C', ' ├─┤│', ' └E┴┘']

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

/** Frames that a page asks for within a second, and what of it moves by itself. */
const restless = (page: Page): Promise<object> =>
  page.evaluate(async () => {
    let frames = 0
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (then) => ((frames += 1), ask(then))
    await new Promise((done) => setTimeout(done, 1_000))
    window.requestAnimationFrame = ask
    const moving = document.getAnimations().filter(({ playState }) => playState === 'running').length
    return { frames, moving }
  })

test('a mark is Evil’s alone, and the Hero’s screen is shown as he has it', async () => {
  const userData = freshFolder('bench')
  const levels = { upper: UPPER, lower: LOWER }
  const revealed = ['Ub5', 'Ub4', 'Ua5']
  storeGame(userData, 'be', {
    position: {
      position: 1,
      levels,
      hero: { at: 'Ub5' },
      revealed,
      evil: { players: 1, decks: ['fury', 'terror'], hands: [['lunge']] },
    },
  })
  app = await launch({ userData })
  const { hero, evil } = await takeSeats(app)
  await listen(hero)
  await continueGame(hero)
  await evil.locator('.table').waitFor()
  await expect.poll(async () => (await known(hero))?.hero?.view !== undefined).toBe(true)
  const before = JSON.stringify(await known(hero))

  const bench = evil.getByRole('button', { name: 'Bench' })
  await bench.click()
  const kinds = evil.locator('.bench .kinds button')
  await expect(kinds).toHaveCount(5)
  await kinds.first().click()
  await expect(kinds.first()).toHaveAttribute('aria-pressed', 'true')

  const map = (await evil.locator('.plot').boundingBox())!
  const clear = evil.getByRole('button', { name: 'Clear marks' })
  await expect(clear).toHaveCount(0)
  const whole = evil.getByRole('button', { name: 'The whole Map' })
  await evil.mouse.move(map.x + map.width * 0.25, map.y + map.height * 0.5)
  await evil.mouse.wheel(0, -300)
  await expect(whole).toBeVisible()
  await evil.locator('.plot').press('Home')
  await expect(whole).toHaveCount(0)
  await evil.mouse.click(map.x + map.width * 0.25, map.y + map.height * 0.5, { button: 'right' })
  await bench.click() // a press on the Map has shut the drawer
  await clear.click()
  await expect(clear).toHaveCount(0)

  await evil.locator('[data-card="lunge"]').focus()
  await expect(evil.locator('[data-test="foreseen"]')).toContainText('Takes 1 space')
  await evil.locator('[data-card="lunge"]').blur()
  await expect(evil.locator('[data-test="foreseen"]')).toHaveCount(0)

  await evil.getByRole('button', { name: 'What he sees' }).click()
  await expect(evil.getByRole('dialog', { name: 'What he sees' }).locator('canvas').first()).toBeVisible()
  await evil.keyboard.press('Escape')
  await expect(evil.getByRole('dialog')).toHaveCount(0)
  await evil.keyboard.press('F9')
  await expect(evil.locator('[data-test="news"] li')).not.toHaveCount(0)
  await evil.keyboard.press('u')
  await expect(hero.locator('[data-test="news"] li')).not.toHaveCount(0)
  for (const page of [evil, hero]) await page.keyboard.press('Escape')
  for (const page of [evil, hero]) await expect(page.locator('[data-test="news"]')).toHaveCount(0)
  expect(JSON.stringify(await known(hero))).toBe(before)

  // Nothing is drawn while nothing moves: not while the Hero thinks, nor while Evil does.
  const rest = async (): Promise<void> => {
    for (const page of [hero, evil])
      await expect.poll(() => restless(page), { timeout: 30_000 }).toEqual({ frames: 0, moving: 0 })
  }
  await rest()
  const { id, options } = (await known(hero)).hero.ask
  const { key } = options.find((option: { verb: string }) => option.verb === 'explore') ?? options[0]
  await hero.evaluate((line) => (window as any).alone.send(line), { from: 'hero', choose: key, ask: id })
  await expect(hero.locator('.eye')).toBeVisible()
  await rest()
})
