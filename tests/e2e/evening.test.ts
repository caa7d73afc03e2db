// An evening that goes wrong, and goes on: killed in the middle of an Action, a bad file, a second start, keys in the wrong window.
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type Page } from '@playwright/test'
import {
  beginGame,
  continueGame,
  expect,
  known,
  listen,
  offers,
  pagesOf,
  play,
  randomPick,
  SIDES,
  storeGame,
  takeSeats,
} from './helpers/evening.ts'
import { freshFolder, kill, launch, type Launched } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

/** Waits until nothing more comes. */
async function settled(pages: Record<'hero' | 'evil', Page>): Promise<any> {
  let last = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify([await known(pages.hero), await known(pages.evil)])
        const isSame = now === last
        last = now
        return isSame
      },
      { intervals: [1_500] },
    )
    .toBe(true)
  return JSON.parse(last)
}

test('killed in the middle of an Action, both windows are at the same question with the same views and logs', async () => {
  const userData = freshFolder('kill')
  storeGame(userData, '5eed01', { evil: 1 })
  app = await launch({ userData })
  let pages = await takeSeats(app)
  for (const side of SIDES) await listen(pages[side])
  await continueGame(pages.hero)
  const pick = randomPick(7)
  const mid = (answers: readonly string[]) => answers.filter((a) => /^hero (move|explore)/.test(a)).length > 1
  const answers = await play(pages, { hero: pick, evil: pick }, (a) => mid(a) && a.at(-1)!.startsWith('hero'))
  expect(answers.length).toBeGreaterThan(10)
  const before = await settled(pages)
  expect(before[1]['evil-1'].ask ?? before[0].hero.ask).not.toBeNull()
  const offered = [await offers(pages.hero), await offers(pages.evil)]

  await kill(app)
  app = await launch({ userData })
  pages = await pagesOf(app)
  for (const side of SIDES) await listen(pages[side])
  await continueGame(pages.evil)
  expect(await settled(pages)).toEqual(before)
  await expect.poll(async () => [await offers(pages.hero), await offers(pages.evil)]).toEqual(offered)
})

test('a bad file of games is told on both titles and left as it was; a new one is begun beside it', async () => {
  const userData = freshFolder('bad')
  const file = join(userData, 'alone-table.db')
  writeFileSync(file, 'SQLite format 3\0 and then nothing of the kind')
  const bytes = readFileSync(file)
  app = await launch({ userData })
  const pages = await takeSeats(app)
  for (const side of SIDES) await expect(pages[side].getByRole('alert')).toContainText('alone-table.db')
  await pages.evil.locator('[data-test="new-file"]').click()
  for (const side of SIDES) await expect(pages[side].getByRole('alert')).toHaveCount(0)
  await beginGame(pages.hero, 1)
  await kill(app)
  expect(readFileSync(file)).toEqual(bytes)

  app = await launch({ userData })
  await takeSeats(app)
  await expect(app.hero.locator('[data-menu="continue"]')).toBeVisible()
})

test('a file of games that is damaged later is gone back from to its last copy', async () => {
  const userData = freshFolder('copy')
  storeGame(userData, 'copy', { evil: 1 })
  app = await launch({ userData })
  await expect.poll(() => existsSync(join(userData, 'copies')) && readdirSync(join(userData, 'copies')).length).toBe(1)
  await kill(app)
  const file = join(userData, 'alone-table.db')
  for (const end of ['-wal', '-shm']) rmSync(file + end, { force: true })
  writeFileSync(file, 'ruined')

  app = await launch({ userData })
  const pages = await takeSeats(app)
  await expect(pages.evil.getByRole('alert')).toContainText('alone-table.db')
  await pages.evil.locator('[data-test="restore"]').click()
  for (const side of SIDES) await expect(pages[side].getByRole('alert')).toHaveCount(0)
  await continueGame(pages.hero)
  expect(readFileSync(file, 'utf8')).toBe('ruined')
})

test('what is written on the pad is on every pad that is opened after, and in the game when it is opened again', async () => {
  const userData = freshFolder('pad')
  storeGame(userData, 'pad', { position: { position: 1 } })
  app = await launch({ userData })
  const { hero } = await takeSeats(app)
  await continueGame(hero)
  const pad = hero.locator('.pad textarea, textarea').last()
  await hero.keyboard.press('p')
  await expect(pad).toBeFocused()
  await hero.keyboard.type('bee noise east')
  await hero.keyboard.press('Escape')
  await hero.keyboard.press('p')
  await expect(pad).toHaveValue('bee noise east')
  await hero.keyboard.type(', mice')
  await hero.keyboard.press('Escape')
  await hero.keyboard.press('Escape')
  await hero.locator('[data-test="go-on"]').waitFor()
  await hero.getByRole('button', { name: /title/i }).click()
  await continueGame(hero)
  await hero.keyboard.press('p')
  await expect(pad).toHaveValue('bee noise east, mice')
  await hero.keyboard.type(', rats')
  const ended = new Promise((done) => app.electron.process().once('exit', done))
  await app.electron.evaluate(({ app: own }) => {
    own.quit()
  })
  await ended
  app = await launch({ userData })
  const again = await takeSeats(app)
  await continueGame(again.hero)
  await again.hero.keyboard.press('p')
  await expect(again.hero.locator('.pad textarea, textarea').last()).toHaveValue('bee noise east, mice, rats')
})

test('a second start opens nothing and ends', async () => {
  app = await launch()
  const { spawnfile, spawnargs } = app.electron.process()
  const args = spawnargs.slice(1).filter((arg) => !arg.startsWith('--remote-debugging') && !arg.startsWith('--inspect'))
  const loader = args.findIndex((arg) => arg === '-r')
  if (loader >= 0) args.splice(loader, 2) // Playwright's own
  const second = spawn(spawnfile, args, { stdio: 'ignore' })
  const code = await new Promise((done) => second.once('exit', done))
  expect(code).toBe(0)
  await expect(app.hero.locator('[data-place]')).toHaveCount(2)
  expect(app.electron.windows()).toHaveLength(2)
})

test('a key bound to a side reaches it from the other window', async () => {
  app = await launch()
  const { hero, evil } = await takeSeats(app)
  await beginGame(evil, 1)
  await expect.poll(async () => (await offers(hero)).length).toBeGreaterThan(0)
  await listen(hero)
  const first = (await offers(hero)).find(({ hotkey }) => /^[a-z]$/i.test(hotkey ?? ''))!
  await evil.bringToFront()
  await evil.keyboard.press(first.hotkey!.toLowerCase())
  await expect.poll(async () => (await known(hero))?.hero?.view !== undefined).toBe(true)
  await expect.poll(async () => JSON.stringify(await offers(hero))).not.toContain(JSON.stringify(first.key))
})
