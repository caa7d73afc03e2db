// Writes down, in a side's page, the Hero's as a rule, what it shows frame by frame: texts and attributes that stood there for however short, the nodes of the
// board, where on the board anything is drawn; and whatever leaves the page by other ways than the bridge.
import type { BrowserContext, Page } from '@playwright/test'
import type { Side } from './launch.ts'

export interface Shown {
  /** What can be read or is read aloud, each once. */
  readonly texts: readonly string[]
  /** Texts and all attributes, each once. */
  readonly words: readonly string[]
  /** The board's nodes by what they show and where in their island, each once. */
  readonly nodes: readonly string[]
  /** Cells of a grid over the window in which the board drew anything, each once. */
  readonly cells: readonly string[]
  /** What was copied, stored, sent or heard by other ways than the table's own sound since the page was loaded, in order. */
  readonly effects: readonly string[]
  /** What the table's own sound was told to play since, in order. */
  readonly sounds: readonly string[]
}
const PARTS = ['texts', 'words', 'nodes', 'cells', 'effects', 'sounds'] as const

/** Runs in the page, before anything of it. */
function record(side: string): void {
  if (location.host.split('.')[0] !== side) return
  const fresh = () => ({
    texts: new Set<string>(),
    words: new Set<string>(),
    nodes: new Set<string>(),
    cells: new Set<string>(),
  })
  let all = fresh()
  let frames = 0

  const SAID = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder']
  const attribute = (into: typeof all, name: string, value: string): void => {
    into.words.add(`${name}=${value}`)
    if (SAID.includes(name) && value !== '') into.texts.add(value)
  }
  /** Stands for an icon whose set is still on its way: how long is chance. */
  const isToCome = (node: Node): boolean =>
    node instanceof Element && node.getAttribute('d') === 'M256 64L448 256L256 448L64 256Z'
  const add = (into: typeof all, node: Node): void => {
    if (isToCome(node)) return
    if (node instanceof Element) for (const { name, value } of node.attributes) attribute(into, name, value)
    const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '').trim() : ''
    if (text !== '') {
      into.words.add(text)
      into.texts.add(text)
    }
    node.childNodes.forEach((child) => add(into, child))
  }
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach((node) => add(all, node))
      else if (type === 'characterData') add(all, target)
      else attribute(all, attributeName!, (target as Element).getAttribute(attributeName!) ?? '')
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })

  // A drawing is known by the text that it was made of, whatever its size.
  const recipes = new WeakMap<object, string>()
  const draw = Reflect.get(CanvasRenderingContext2D.prototype, 'drawImage') as (...args: unknown[]) => void
  CanvasRenderingContext2D.prototype.drawImage = function (this: CanvasRenderingContext2D, ...args: any[]) {
    if (args[0] instanceof HTMLImageElement) recipes.set(this.canvas, args[0].src.replace(/\d+(?:\.\d+)?/g, '#'))
    draw.apply(this, args)
  }
  const hash = (text: string): number => [...text].reduce((h, c) => (Math.imul(h, 33) ^ c.charCodeAt(0)) >>> 0, 5381)
  const round = (n: unknown): unknown => (typeof n === 'number' ? Math.round(n * 50) / 50 : n)
  const addBoard = (into: typeof all): void => {
    for (const stage of window.Konva?.stages ?? [])
      for (const { className, attrs } of stage.find('Shape')) {
        const { x, y, width, height, rotation, opacity, points, radius, image, fill, stroke, text } = attrs
        const place = [x, y, width, height, rotation, opacity, radius, ...(points ?? [])].map(round)
        const picture = image === undefined ? '' : hash(recipes.get(image) ?? 'by hand')
        into.nodes.add([className, ...place, picture, fill, stroke, text].join(' '))
      }
  }

  const [COLUMNS, ROWS] = [96, 54]
  const small = Object.assign(document.createElement('canvas'), { width: COLUMNS, height: ROWS })
  const pen = small.getContext('2d', { willReadFrequently: true })!
  const addCells = (into: typeof all): void => {
    pen.clearRect(0, 0, COLUMNS, ROWS)
    const [across, down] = [COLUMNS / innerWidth, ROWS / innerHeight]
    for (const canvas of document.querySelectorAll('canvas')) {
      const { left, top, width, height } = canvas.getBoundingClientRect()
      const size = [left * across, top * down, width * across, height * down]
      if (canvas.width > 0 && width > 0) draw.call(pen, canvas, ...size)
    }
    const { data } = pen.getImageData(0, 0, COLUMNS, ROWS)
    for (let i = 0; i < COLUMNS * ROWS; i += 1)
      if (data[i * 4 + 3]! > 8) into.cells.add(`${i % COLUMNS},${Math.floor(i / COLUMNS)}`)
  }
  const look = (into: typeof all): void => {
    into.texts.add(document.title)
    addBoard(into)
    addCells(into)
  }
  const everyFrame = (): void => {
    frames += 1
    look(all)
    requestAnimationFrame(everyFrame)
  }
  requestAnimationFrame(everyFrame)

  const effects: string[] = []
  const sounds: string[] = []
  const spy = (owner: any, ...names: string[]): void => {
    for (const name of names) {
      const own = owner?.[name]
      if (typeof own !== 'function') continue
      owner[name] = function (this: unknown, ...args: unknown[]) {
        effects.push(`${name} ${args.map(String).join(' ')}`)
        return new.target === undefined ? own.apply(this, args) : Reflect.construct(own, args, own)
      }
    }
  }
  // All but the times, which are the sound card's own.
  const hear = (owner: any, name: string, say: (node: any, args: any[]) => string): void => {
    const own = owner[name]
    owner[name] = function (this: unknown, ...args: unknown[]) {
      sounds.push(`${name} ${say(this, args)}`)
      return own.apply(this, args)
    }
  }
  const nodeName = (node: any): string =>
    [node.constructor.name, node.type ?? '', Math.round(node.frequency?.value ?? 0)].join(' ')
  hear(AudioScheduledSourceNode.prototype, 'start', nodeName)
  hear(AudioBufferSourceNode.prototype, 'start', nodeName)
  for (const name of ['setValueAtTime', 'setTargetAtTime', 'exponentialRampToValueAtTime'])
    hear(AudioParam.prototype, name, (_param, [value]) => value.toFixed(4))

  spy(window, 'OfflineAudioContext', 'Audio', 'Notification', 'BroadcastChannel', 'SharedWorker')
  spy(HTMLMediaElement.prototype, 'play')
  spy(window.speechSynthesis, 'speak')
  spy(Navigator.prototype, 'vibrate', 'sendBeacon')
  spy(window.Clipboard?.prototype, 'write', 'writeText')
  spy(Document.prototype, 'execCommand')
  spy(DataTransfer.prototype, 'setData')
  spy(Storage.prototype, 'setItem')
  spy(IDBFactory.prototype, 'open')
  spy(window.CacheStorage?.prototype, 'open')
  spy(History.prototype, 'pushState', 'replaceState')

  const told = (parts: typeof all): Shown => {
    const lists = Object.entries(parts).map(([name, part]) => [name, [...part].toSorted()])
    return { ...(Object.fromEntries(lists) as Omit<Shown, 'effects' | 'sounds'>), effects, sounds }
  }
  window.shown = {
    frames: () => frames,
    begin() {
      all = fresh()
      frames = 0
      add(all, document.documentElement)
    },
    read: () => told(all),
    now() {
      const parts = fresh()
      add(parts, document.documentElement)
      look(parts)
      return told(parts)
    },
  }
}

declare global {
  interface Window {
    /** What the page writes down of itself. */
    shown: { frames(): number; begin(): void; read(): Shown; now(): Shown }
    /** Konva leaves itself here. */
    Konva?: { readonly stages: readonly { find(what: 'Shape'): readonly { className: string; attrs: any }[] }[] }
  }
}

/** Every page of a side's that begins from now on writes down what it shows. */
export async function recordFrames(context: BrowserContext, side: Side = 'hero'): Promise<void> {
  await context.addInitScript(record, side)
}

/** Writes down anew from here: what stands there now is the first. */
export const beginFrames = (page: Page): Promise<void> => page.evaluate(() => window.shown.begin())

/** What was shown since, once sixty frames have passed. */
export async function framesOf(page: Page): Promise<Shown> {
  await page.waitForFunction(() => window.shown.frames() >= 60)
  return page.evaluate(() => window.shown.read())
}

/** What stands there once nothing changes any more. */
export async function settledOf(page: Page): Promise<Shown> {
  let last = ''
  for (let i = 0; i < 100; i += 1) {
    const isBusy = await page.locator('.moment .word').count()
    const now: Shown = await page.evaluate(() => window.shown.now())
    const text = isBusy === 0 ? JSON.stringify(now) : ''
    if (text !== '' && text === last) return now
    last = text
    await page.waitForTimeout(250)
  }
  throw new Error('the window never comes to rest')
}

/** What was shown in one and not in the other, part by part. */
export const beyond = (some: Shown, other: Shown): { [part in (typeof PARTS)[number]]?: readonly string[] } =>
  Object.fromEntries(
    PARTS.flatMap((part) => {
      const more = some[part].filter((each) => !other[part].includes(each))
      return more.length === 0 ? [] : [[part, more]]
    }),
  )
