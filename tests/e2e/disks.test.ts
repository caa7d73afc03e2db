// What players see of a file or a disk that is not as it should be: a plain sentence and what can be done, on both windows, soon.
import { copyFileSync, readFileSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { MIGRATIONS } from '../../electron/store/migrations/index.ts'
import { openDatabase } from '../../electron/store/open.ts'
import { canMount, SmallDisk } from '../helpers/disk.ts'
import {
  answer,
  beginGame,
  continueGame,
  expect,
  known,
  listen,
  offers,
  pageOf,
  play,
  randomPick,
  SIDES,
  storeGame,
  takeSeats,
} from './helpers/evening.ts'
import { freshFolder, kill, launch, type Launched, type Side } from './helpers/launch.ts'

let app: Launched
test.afterEach(() => app.electron.close().catch(() => undefined))

const alerts = (page: Page) => page.getByRole('alert')
const button = (page: Page, name: string) => page.locator(`[data-test="${name}"]`)

/** Starts the app, and waits until both windows can be used. `npm run bench` says how long that takes. */
async function begun(userData: string): Promise<Record<Side, Page>> {
  app = await launch({ userData })
  for (const side of SIDES) {
    const page = await pageOf(app, side)
    await expect(page.locator('[data-place], [data-menu="new"]').first()).toBeVisible()
  }
  return takeSeats(app)
}
const save = (folder: string): string => {
  storeGame(folder, 'bad', { evil: 1 })
  return join(folder, 'alone-table.db')
}

const bad: readonly [string, RegExp, (folder: string, file: string) => void][] = [
  ['cut off', /is damaged/, (folder) => truncateSync(save(folder), 30_000)],
  [
    'with a bit turned over',
    /is damaged/,
    (folder) => {
      const bytes = readFileSync(save(folder))
      bytes[bytes.indexOf('summary.') + 1]! ^= 4
      writeFileSync(join(folder, 'alone-table.db'), bytes)
    },
  ],
  [
    'with a stray log',
    /is damaged/,
    (folder) => {
      const other = freshFolder('stray')
      const db = openDatabase(join(other, 'alone-table.db'))
      db.exec(`INSERT INTO settings (key, value) VALUES ('a', '1')`)
      copyFileSync(join(other, 'alone-table.db-wal'), `${save(folder)}-wal`)
      truncateSync(join(folder, 'alone-table.db'), 8_192)
      db.close()
    },
  ],
  [
    'of another program',
    /belongs to another program/,
    (_, file) => new Database(file).exec('CREATE TABLE shopping (item TEXT)').close(),
  ],
  [
    'of a newer version',
    /newer version/,
    (_, file) => openDatabase(file, [...MIGRATIONS, 'CREATE TABLE later (x TEXT) STRICT']).close(),
  ],
]
for (const [name, words, make] of bad) {
  test(`a file ${name} is told in plain words, left as it was, and another begun beside it`, async () => {
    const userData = freshFolder('bad')
    make(userData, join(userData, 'alone-table.db'))
    const files = readdirSync(userData).filter((file) => statSync(join(userData, file)).isFile())
    const bytes = files.map((file) => readFileSync(join(userData, file)))
    const pages = await begun(userData)
    for (const side of SIDES) await expect(alerts(pages[side])).toContainText(words)
    await button(pages.hero, 'new-file').click()
    for (const side of SIDES) await expect(alerts(pages[side])).toHaveCount(0)
    await beginGame(pages.evil, 1)
    await kill(app)
    expect(files.map((file) => readFileSync(join(userData, file)))).toEqual(bytes)
  })
}

test.describe('on a small disk', () => {
  test.skip(!canMount, 'a test may mount no disk here')
  let disk: SmallDisk
  test.beforeEach(() => {
    disk = new SmallDisk(2_048)
  })
  test.afterEach(async () => {
    await app.electron.close().catch(() => undefined)
    disk.remove()
  })

  test('that is full, the app opens and says so; with room it goes on without a new start', async () => {
    disk.fill(8)
    const pages = await begun(disk.folder)
    for (const side of SIDES) await expect(alerts(pages[side])).toContainText('The disk is full')
    await button(pages.evil, 'try-again').click()
    for (const side of SIDES) await expect(alerts(pages[side]).first()).toContainText('The disk is full')
    disk.makeRoom()
    await button(pages.hero, 'try-again').click()
    for (const side of SIDES) await expect(alerts(pages[side])).toHaveCount(0)
    await beginGame(pages.hero, 1)
  })

  test('that may not be written, the app opens and says so; unlocked, its game goes on without a new start', async () => {
    const file = save(disk.folder)
    const bytes = readFileSync(file)
    disk.lock()
    const pages = await begun(disk.folder)
    for (const side of SIDES) await expect(alerts(pages[side])).toContainText('may not write')
    await expect(button(pages.hero, 'new-file')).toHaveCount(0)
    expect(readFileSync(file)).toEqual(bytes)
    disk.unlock()
    await button(pages.hero, 'try-again').click()
    for (const side of SIDES) await expect(alerts(pages[side])).toHaveCount(0)
    await continueGame(pages.hero)
  })

  test('that becomes full in the middle of a game, an answer is refused, nothing changes, and with room the game goes on', async () => {
    save(disk.folder)
    const pages = await begun(disk.folder)
    for (const side of SIDES) await listen(pages[side])
    await continueGame(pages.hero)
    const pick = randomPick(3)
    await play(pages, { hero: pick, evil: pick }, (answers) => answers.length >= 4)
    disk.fill()
    const isTold = (side: Side) => alerts(pages[side]).filter({ hasText: 'The disk is full' }).isVisible()
    let told: readonly boolean[] = []
    let before = ''
    const views = async () => JSON.stringify([await known(pages.hero), await known(pages.evil)])
    for (let n = 0; n < 400 && !told.includes(true); n += 1) {
      before = await views()
      await answer(pages[SIDES[n % 2]!], pick)
      await pages.hero.waitForTimeout(100)
      told = await Promise.all(SIDES.map(isTold))
    }
    expect(told.toSorted()).toEqual([false, true]) // only who answered knows that somebody did
    const full = await views()
    const offered = [await offers(pages.hero), await offers(pages.evil)]
    expect(offered.flat().length).toBeGreaterThan(0)
    expect(full).toBe(before)
    await kill(app)

    disk.makeRoom()
    const again = await begun(disk.folder)
    for (const side of SIDES) await listen(again[side])
    await continueGame(again.hero)
    await expect.poll(async () => JSON.stringify([await known(again.hero), await known(again.evil)])).toBe(full)
    expect((await play(again, { hero: pick, evil: pick }, (answers) => answers.length >= 4)).length).toBe(4)
  })
})
