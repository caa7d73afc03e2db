// The cards of a pack on paper: pages of A4 in a PDF, and a picture of each card in its own proportions.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { writeHandbookPack } from '../helpers/handbook-pack.ts'
import { freshFolder, root } from './helpers/launch.ts'

test.setTimeout(120_000)

const folder = freshFolder('preview')
writeHandbookPack(folder)
function preview(out: string): void {
  const args = [join(root, 'build/preview/preview.mjs'), join(folder, 'deep-freeze'), '--out', join(folder, out)]
  expect(spawnSync(process.execPath, args, { encoding: 'utf8', cwd: root })).toMatchObject({ status: 0 })
}

test('a PDF has a page of A4 for every nine cards, and one for each side of a sheet', () => {
  preview('cards.pdf')
  const pdf = readFileSync(join(folder, 'cards.pdf'), 'latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, w, h]) => `${Math.round(Number(w))}x${Math.round(Number(h))}`,
  )
  expect(boxes).toEqual(Array(4).fill('595x842')) // 26 Reactions and a Mission, then a side
})

test('each card is a picture as wide and as high as the card', () => {
  preview('pictures')
  const names = [
    'freeze-blood',
    'freeze-breath',
    'freeze-fingers',
    'freeze-floor',
    'freeze-lamp',
    'freeze-thaw',
    'sheet-1',
  ]
  expect(readdirSync(join(folder, 'pictures')).sort()).toEqual(names.map((name) => `${name}.png`))
  const png = readFileSync(join(folder, 'pictures', 'freeze-floor.png'))
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  expect(Math.abs(width / height - 63 / 88)).toBeLessThan(0.01)
  expect(width).toBeGreaterThan(600)
  // A picture of nothing is small: one colour packs well.
  expect(png.length).toBeGreaterThan(15_000)
})
