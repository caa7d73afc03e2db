// The Hero's window over two worlds that he cannot tell apart: page, accessibility tree, pixels, cursors and tips are the same at first and
// after hovers, wheel and drag, page and tree after keys that answer nothing and after answers; and so is all that it shows for a moment
// while it is loaded, loaded again, resized, answered and made again after a crash, what it plays, what it stores, and what it copies: nothing.
import { createHash } from 'node:crypto'
import { test, type Page } from '@playwright/test'
import {
  answer,
  backAtTable,
  continueGame,
  crash,
  expect,
  known,
  listen,
  offers,
  pageOf,
  storeGame,
  takeSeats,
  type Pick,
} from './helpers/evening.ts'
import { beginFrames, beyond, framesOf, recordFrames, settledOf, type Shown } from './helpers/frames.ts'
import { towards } from './helpers/guide.ts'
import { freshFolder, launch, type Launched } from './helpers/launch.ts'
import { twoWorlds, type Said, type World } from './helpers/worlds.ts'

let app: Launched
test.afterAll(() => app.electron.close().catch(() => undefined))

const digest = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex').slice(0, 12)

/** All that a page shows and says of itself, as a few short words. */
async function looks(page: Page, pixels: boolean, withTree = pixels): Promise<string> {
  if (pixels) await page.waitForTimeout(400) // what the board draws anew is drawn by then
  const text = await page.evaluate(() => {
    const { documentElement: root, title, activeElement } = document
    return [
      title,
      root.outerHTML,
      activeElement?.outerHTML ?? '',
      String(window.getSelection()),
      scrollX,
      scrollY,
    ].join('\n')
  })
  const tree = withTree ? await page.locator('body').ariaSnapshot() : ''
  const picture = pixels ? digest(await page.screenshot({ animations: 'disabled' })) : ''
  return [digest(text), digest(tree), picture].join(' ')
}

const cursorAt = (page: Page, x: number, y: number): Promise<string> =>
  page.evaluate(
    ([a, b]) => {
      const under = document.elementFromPoint(a!, b!)
      return under === null
        ? ''
        : `${under.tagName} ${getComputedStyle(under).cursor} ${under.closest('[title]')?.getAttribute('title') ?? ''}`
    },
    [x, y],
  )

/** Keys that open, close or look at something. Those that pause are left out: the pause comes by way of the app, when it comes. */
const KEYS = [
  ...['j', 'j', 'm', 'Escape', 'x', 'Escape'],
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
  ...[
    'Tab',
    'Tab',
    'Tab',
    'Shift+Tab',
    'F1',
    'F2',
    'F3',
    'F5',
    'F12',
    'Control+a',
    'Control+c',
    'Control+p',
    'Control+s',
  ],
  ...['Control+Shift+i', 'Alt+ArrowLeft', 'ContextMenu', 'p', 'w', 'Backspace'],
]

async function sweep(page: Page): Promise<string[]> {
  const seen: string[] = [`first ${await looks(page, true)}`]
  const { width, height } = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  for (let row = 0; row < 6; row += 1)
    for (let column = 0; column < 8; column += 1) {
      const [x, y] = [((column + 0.5) * width) / 8, ((row + 0.5) * height) / 6]
      await page.mouse.move(x, y)
      seen.push(`hover ${column},${row} ${await cursorAt(page, x, y)} ${await looks(page, false)}`)
    }
  await page.mouse.move(width / 2, height / 2)
  for (const by of [-400, -400, 800, 800, -800]) {
    await page.mouse.wheel(0, by)
    seen.push(`wheel ${by} ${await looks(page, true)}`)
  }
  await page.mouse.down()
  await page.mouse.move(width / 2 + 300, height / 2 + 200, { steps: 4 })
  seen.push(`drag ${await looks(page, true)}`)
  await page.mouse.up()
  await page.mouse.click(width / 2 + 40, height / 2 + 40, { button: 'right' })
  seen.push(`right ${await looks(page, true)}`)
  // No pictures after keys: what a key marks on the board fades in, and two pictures of one world differ by that.
  for (const key of KEYS) {
    await page.keyboard.press(key)
    seen.push(`key ${key} ${await looks(page, false, true)}`)
  }
  return seen
}

/** What was shown at one time, and what stands there in the end. */
interface Moment {
  readonly shown: Shown
  readonly settled: Shown
}
/** All that one world showed. */
interface Told {
  readonly sweep: string[]
  readonly moments: Record<string, Moment>
  readonly answers: string[]
  readonly stored: unknown[]
}

/** What the page and its browser keep. */
const storedBy = (page: Page): Promise<object> =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: { ...sessionStorage },
    cookie: document.cookie,
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    name: window.name,
    history: history.state as unknown,
  }))
const NOTHING = { local: {}, session: {}, cookie: '', databases: [], caches: [], name: '', history: null }

async function evilSays(evil: Page, { seat, key }: Said): Promise<void> {
  const ask = async (): Promise<number | undefined> => (await known(evil))?.[seat]?.ask?.id
  await expect.poll(ask).toBeDefined()
  const id = (await ask())!
  await evil.evaluate((line) => (window as any).alone.send(line), { from: seat, choose: key, ask: id })
  await expect.poll(ask).not.toBe(id)
}

const isAsked = (hero: Page) => expect.poll(async () => (await offers(hero)).length).toBeGreaterThan(0)

async function momentOf(page: Page): Promise<Moment> {
  await isAsked(page)
  const settled = await settledOf(page)
  return { shown: await framesOf(page), settled }
}

/** The Hero answers by the mouse and by keys in turn, Evil over its page, until the Hero has no more to say. */
async function answerAll({ hero, evil }: Readonly<Record<'hero' | 'evil', Page>>, said: readonly Said[], told: Told) {
  const left = [...said]
  for (let n = 0; left.length > 0; n += 1) {
    await beginFrames(hero)
    // A press may answer and lead on to what is asked next.
    const { key: first } = left[0]!
    const next = left[1]?.seat === 'hero' ? left[1].key : undefined
    const pick: Pick = (all) => {
      const words = first.split(' ')
      const leads = all.some(({ key, isGroup }) => isGroup && key.split(' ').every((word) => words.includes(word)))
      const isThere = leads || all.some(({ key }) => key === first)
      return towards(isThere || next === undefined ? first : next)(all)
    }
    const given = await answer(hero, pick, n % 2 === 0 ? 'click' : 'keys')
    expect([first, next]).toContain(given)
    left.splice(0, given === first ? 1 : 2)
    while (left[0] !== undefined && left[0].seat !== 'hero') await evilSays(evil, left.shift()!)
    told.moments[`answered ${given}`] = await momentOf(hero)
    told.answers.push(`${given} ${await looks(hero, false, true)}`)
  }
}

/** Draws something for one frame, and lets it be heard, copied and stored. Runs in the page. */
function leak({ text, left, top }: { readonly text: string; readonly left: number; readonly top: number }): void {
  const wait = (): void => {
    const { Konva } = window as any
    const shape = Konva?.stages[0]?.find('Image')[0]
    if (shape === undefined) {
      requestAnimationFrame(wait)
      return
    }
    const word = document.body.appendChild(Object.assign(document.createElement('i'), { textContent: text }))
    const node = new Konva.Rect({ x: 9, y: 9, width: 1, height: 1, fill: text })
    shape.getParent().add(node)
    const over = document.body.appendChild(document.createElement('canvas'))
    over.style.cssText = `position: fixed; left: ${left}px; top: ${top}px`
    over.getContext('2d')!.fillRect(0, 0, 100, 100)
    new OscillatorNode(new OfflineAudioContext(1, 1, 8000), { frequency: 440 }).start()
    localStorage.setItem('leak', text)
    document.execCommand('copy')
    requestAnimationFrame(() => {
      word.remove()
      node.destroy()
      over.remove()
    })
  }
  requestAnimationFrame(wait)
}

const SIZES = ['made smaller', 'made larger']

async function tell(world: World, seed: string): Promise<Told> {
  const told: Told = { sweep: [], moments: {}, answers: [], stored: [] }
  const userData = freshFolder('unseen')
  storeGame(userData, seed, world)
  app = await launch({ userData })
  const pages = await takeSeats(app)
  const { hero, evil } = pages
  await hero.emulateMedia({ reducedMotion: 'reduce' })
  await recordFrames(hero.context())
  await hero.reload()
  await expect(hero.locator('[data-menu="new"]')).toBeVisible()
  await settledOf(hero)
  await beginFrames(hero)
  await listen(evil)
  await continueGame(evil)
  told.moments['loaded'] = await momentOf(hero)
  told.sweep.push(...(await sweep(hero)))
  told.stored.push(await storedBy(hero))
  told.moments['swept'] = { shown: await framesOf(hero), settled: await settledOf(hero) }
  await hero.reload()
  told.moments['loaded again'] = await momentOf(hero)
  const size = await hero.evaluate(() => ({ width: innerWidth, height: innerHeight }))
  for (const [i, to] of [{ width: 1280, height: 720 }, size].entries()) {
    await beginFrames(hero)
    await hero.setViewportSize(to)
    told.moments[SIZES[i]!] = await momentOf(hero)
  }
  await answerAll(pages, world.answers, told)
  told.stored.push(await storedBy(hero))
  await beginFrames(hero)
  await crash(app, 'evil')
  await backAtTable(app, 'evil')
  told.moments["Evil's page crashed"] = await momentOf(hero)
  await crash(app, 'hero')
  await expect.poll(() => hero.isClosed()).toBe(true)
  await backAtTable(app, 'hero')
  told.moments['crashed'] = await momentOf(await pageOf(app, 'hero'))
  return told
}

test.describe.serial('two worlds that he cannot tell apart', () => {
  test.setTimeout(600_000)
  const both: Told[] = []

  test('show him the same, whatever he does without answering', async () => {
    const worlds = twoWorlds()
    for (const [i, world] of worlds.both.entries()) {
      if (i > 0) await app.electron.close()
      both.push(await tell(world, worlds.seed))
    }
    const [first, second] = both as [Told, Told]
    expect(second.sweep).toEqual(first.sweep)
    expect(new Set(first.sweep).size).toBeGreaterThan(60)
  })

  test('show him the same after each answer, pressed or typed, and for however short on the way', () => {
    const [first, second] = both as [Told, Told]
    expect(second.answers).toEqual(first.answers)
    expect(first.answers.length).toBeGreaterThan(4)
    for (const [what, { shown, settled }] of Object.entries(first.moments)) {
      const other = second.moments[what]!
      const apart = [beyond(shown, other.shown), beyond(other.shown, shown)]
      // While the window changes its size, the board is for a frame where it was before, if there is one just then.
      if (SIZES.includes(what)) for (const each of apart) delete each.cells
      expect([what, ...apart]).toEqual([what, {}, {}])
      expect([what, beyond(settled, other.settled), beyond(other.settled, settled)]).toEqual([what, {}, {}])
    }
  })

  test('show in no frame, while a page is loaded or made again, what does not stand there in the end', () => {
    for (const { moments } of both)
      for (const what of ['loaded again', "Evil's page crashed", 'crashed']) {
        const { texts, cells } = beyond(moments[what]!.shown, moments[what]!.settled)
        expect([what, texts, cells]).toEqual([what, undefined, undefined])
        expect(moments[what]!.settled.nodes.length).toBeGreaterThan(3)
      }
  })

  test('copy nothing and store nothing', () => {
    for (const { moments, stored } of both) {
      expect(stored).toEqual([NOTHING, NOTHING])
      for (const { shown } of Object.values(moments)) expect(shown.effects).toEqual([])
    }
  })

  test('play the same sounds, one after the other', () => {
    const [first, second] = both as [Told, Told]
    const heard = Object.entries(first.moments).map(([what, { settled }]) => [what, settled.sounds] as const)
    for (const [what, sounds] of heard) expect([what, second.moments[what]!.settled.sounds]).toEqual([what, sounds])
    // 28 belong to the table as it stands: what the answers bring about must be heard beyond them.
    expect(Math.max(...heard.map(([, sounds]) => sounds.length))).toBeGreaterThan(50)
  })

  test('would be told apart by what stands there for one frame, is heard, copied or stored', async () => {
    const { shown, settled } = both[1]!.moments['crashed']!
    const hero = await pageOf(app, 'hero')
    const { width, height } = await hero.evaluate(() => ({ width: innerWidth, height: innerHeight }))
    await hero.addInitScript(leak, { text: 'worm', left: width * 0.9, top: height * 0.9 })
    await hero.reload()
    const leaky = await momentOf(hero)
    const { texts, nodes, cells, effects, sounds } = beyond(leaky.shown, shown)
    expect(texts).toEqual(['worm'])
    expect(nodes).toEqual([expect.stringContaining('worm')])
    expect(cells?.length).toBeGreaterThan(0)
    expect(effects).toEqual(['OfflineAudioContext 1 1 8000', 'setItem leak worm', 'execCommand copy'])
    expect(sounds).toEqual(['start OscillatorNode sine 440'])
    const left = beyond(leaky.settled, settled)
    expect([left.texts, left.words, left.cells]).toEqual([undefined, undefined, undefined])
    expect(beyond(leaky.shown, leaky.settled)).toMatchObject({ texts, nodes, cells })
    expect(await storedBy(hero)).toEqual({ ...NOTHING, local: { leak: 'worm' } })
  })
})
