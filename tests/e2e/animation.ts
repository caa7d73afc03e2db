// npm run tour -- FOLDER animation: the short moving picture of the README, both windows side by side as a light goes on, a Noise comes and a
// Creature steps into it. Needs ImageMagick, with WebP, to put the pictures together; nothing else in the project does.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Ask, Seat } from '../../electron/contract/wire.ts'
import { continueGame, expect, known, listen, SIDES, storeGame, takeSeats } from './helpers/evening.ts'
import { freshFolder, launch, type Side } from './helpers/launch.ts'
import { MOMENT } from './helpers/moment.ts'

const folder = process.argv[2] ?? 'test-results/animation'

/** The newer ImageMagick's command, or the older one's. */
const magick = ['magick', 'convert'].find((command) =>
  /webp/i.test(spawnSync(command, ['-list', 'format'], { encoding: 'utf8' }).stdout ?? ''),
)
if (magick === undefined) {
  process.stderr.write('The animation needs ImageMagick with WebP (on Debian: sudo apt-get install imagemagick).\n')
  process.exit(1)
}

/** A Hero in a dark corner beside a light, and a Worm two Sectors away. */
const POSITION = {
  ...MOMENT,
  hero: { ...MOMENT.hero, at: 'Ua5' },
  creatures: [{ kind: 'worm', at: 'Uc6' }, ...MOMENT.creatures.slice(1)],
  lights: ['Lc2'],
  revealed: ['Ua5', 'Ub5'],
}
/** What is answered, and for how long it is looked at, in milliseconds. */
const SCENE: readonly (readonly [seat: Seat, key: string, look: number])[] = [
  ['hero', 'interact lcu e', 1_600],
  ['evil-1', 'pass', 0],
  ['evil-1', 'standard lunge', 500],
  ['evil-1', 'move worm-1 w', 900],
  ['evil-1', 'pass', 0],
  ['evil-1', 'say s', 1_600],
  ['evil-1', 'pass', 0],
  ['evil-1', 'pass', 0],
  ['hero', 'explore s', 300],
  ['evil-1', 'pass', 1_400],
  ['hero', 'none', 300],
  ['evil-1', 'standard tear', 600],
  ['evil-1', 'move worm-1 w', 2_400],
]

interface Shot {
  readonly at: number
  readonly file: string
}
/** Keeps what a window shows from now on, picture by picture. */
async function record(page: Page, side: Side): Promise<readonly Shot[]> {
  const shots: Shot[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const file = join(folder, `${side}-${String(shots.length).padStart(3, '0')}.png`)
    writeFileSync(file, Buffer.from(data, 'base64'))
    shots.push({ at: (metadata.timestamp ?? 0) * 1_000, file })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png', maxWidth: 640, maxHeight: 360 })
  return shots
}

mkdirSync(folder, { recursive: true })
const userData = freshFolder('animation')
storeGame(userData, 'a', { position: POSITION })
const { electron, ...app } = await launch({ userData, screens: '{1280x720}{1280x720}' })
const pages = await takeSeats({ electron, ...app })
for (const side of SIDES) {
  // Some systems ask for no motion.
  await pages[side].evaluate(() => {
    for (const [name, value] of Object.entries({ motion: 'full', hints: 'off' })) localStorage.setItem(name, value)
  })
  await pages[side].reload()
  await expect(pages[side].locator('[data-menu="continue"]')).toBeVisible()
  await listen(pages[side])
}
await continueGame(pages.hero)
await expect(pages.hero.locator('[data-action="explore"]')).toBeVisible()
await pages.hero.waitForTimeout(2_000)
const shots = { hero: await record(pages.hero, 'hero'), evil: await record(pages.evil, 'evil') }
await pages.hero.waitForTimeout(1_000)
const begun = Date.now()
for (const [seat, key, look] of SCENE) {
  const page = pages[seat === 'hero' ? 'hero' : 'evil']
  const asked = async (): Promise<Ask | null> => (await known(page))?.[seat]?.ask ?? null
  const isOffered = async (): Promise<boolean> => (await asked())?.options.some((each) => each.key === key) ?? false
  await expect.poll(isOffered, { message: `${seat} ${key}`, intervals: [20] }).toBe(true)
  const { id } = (await asked())!
  await page.evaluate((said) => window.alone.send(said), { from: seat, choose: key, ask: id })
  await expect.poll(async () => (await asked())?.id, { intervals: [20] }).not.toBe(id)
  await page.waitForTimeout(look)
}
const ended = Date.now()
await electron.close()

/** Ten pictures a second, of which those that are alike are one that stays longer. */
const STEP = 100
/** A busy machine took longer over it than it is looked at. */
const meant = SCENE.reduce((sum, [, , look]) => sum + look + 60, 500)
const slow = Math.max(1, (ended - begun + 500) / meant)
const parts: string[] = []
let last = ''
let delay = 0
const shownAt = (side: Side, at: number): string =>
  (shots[side].findLast((shot) => shot.at <= at) ?? shots[side][0]!).file
for (let at = begun - 500; at < ended; at += STEP * slow) {
  const files = SIDES.map((side) => shownAt(side, at))
  if (last !== '' && files.join() !== last) {
    parts.push('-delay', String(delay / 10), '(', ...last.split(','), '+append', '+repage', ')')
    delay = 0
  }
  last = files.join()
  delay += STEP
}
parts.push('-delay', '200', '(', ...last.split(','), '+append', '+repage', ')')
const made = join(folder, 'table.webp')
const { status, stderr } = spawnSync(
  magick,
  [...parts, '-loop', '0', '-quality', '75', '-define', 'webp:method=6', made],
  { encoding: 'utf8' },
)
if (status !== 0) throw new Error(stderr)
process.stderr.write(`${made}\n`)
