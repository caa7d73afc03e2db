// Both windows look as they did: every kind of question, the ends of a game, sizes, looks and languages, beside pictures that are kept small.
// What is red here is looked at in test-results, and is either mended or kept: see CONTRIBUTING.
import { readFileSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import type { Side } from './helpers/launch.ts'
import { openAlbum, settled, STILLS, type Album } from './helpers/stills.ts'

let album: Album | undefined
test.afterEach(() => album?.app.electron.close())

// Real windows stand on real screens, in whatever type their system draws.
test.skip(process.env['STANDIN_HEADLESS'] !== '1', 'the kept pictures are of headless windows')

/**
 * Colours that differ by more than the first, and so many of the 230,400 pixels that do. Two runs differ in none, letters set by other hinting
 * in up to 130, a card or a button that is gone in 240 or more.
 */
const LIKE = { threshold: 0.25, maxDiffPixels: 180 }

/** The window's picture, 640 pixels wide. */
async function small(page: Page): Promise<Buffer> {
  const whole = await settled(page, () => page.screenshot({ type: 'jpeg', quality: 90 }))
  const made = await page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes]), { resizeWidth: 640, resizeQuality: 'high' })
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: picture.height })
    canvas.getContext('2d')!.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.6).split(',')[1]!
  }, whole.toString('base64'))
  return Buffer.from(made, 'base64')
}

test('each kind of question has a picture', () => {
  const { ask } = JSON.parse(readFileSync(new URL('../../renderer/i18n/en.json', import.meta.url), 'utf8')) as {
    ask: object
  }
  const names = STILLS.map(({ name }) => name)
  const isKind = (id: string): boolean => !/^(any|closed|nothing|waiting|setup|over)\b/.test(id)
  const isThere = (id: string): boolean => names.some((name) => `question-${id}-`.startsWith(`${name}-`))
  expect(Object.keys(ask).filter((id) => isKind(id) && !isThere(id))).toEqual([])
})

/** What a picture must tell: a button, a card or a panel that is gone, another paint, a hand over what lies above it, tiles without art. */
const FAULTS: readonly (readonly [side: Side, style: string])[] = [
  ['hero', '[data-action="locate"] { visibility: hidden }'],
  ['hero', ':root { --lamp: #ff5d4d }'],
  ['hero', 'canvas { visibility: hidden }'],
  ['evil', '[data-card="tear"] { visibility: hidden }'],
  ['evil', '.hands { margin-top: -60px }'],
  ['evil', '.side.right { visibility: hidden }'],
]

/** Lays a style over the page, and takes it off again with an empty one. */
const dress = (page: Page, style: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, style)

test('all looks as it did, and what is planted there does not', async () => {
  test.setTimeout(900_000) // a busy machine takes three times as long
  album = await openAlbum(STILLS)
  for (const still of STILLS)
    await album.show(still, async (page, side) => {
      const name = `${still.name}-${side}.jpg`
      expect.soft(await small(page)).toMatchSnapshot(name, LIKE)
      if (still.name !== 'turn') return
      for (const [, style] of FAULTS.filter(([on]) => on === side)) {
        await dress(page, style)
        expect.soft(await small(page), style).not.toMatchSnapshot(name, LIKE)
      }
      await dress(page, '')
    })
})
