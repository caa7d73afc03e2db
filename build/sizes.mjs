// What each window loads before it can be played in, gzipped: its scripts and styles without drawings. Languages count, type does not.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { at } from './lib.mjs'

/** The most that a window may load. */
export const MOST = 250_000
const ART = /^(?:art|icons)-/

const read = (...path) => readFileSync(at('out', 'renderer', ...path))
/** Files that a page, or a script, cannot begin without. */
const needs = (text) =>
  [...text.matchAll(/(?:href|src|from|import) ?=?["'][^"']*?([\w.-]+\.(?:js|css))["']/g)].map(([, file]) => file)

function loaded(side) {
  const files = new Set(needs(read(side, 'index.html').toString()))
  for (const file of files)
    if (file.endsWith('.js')) for (const more of needs(read('assets', file).toString())) files.add(more)
  return [...files].filter((file) => !ART.test(file))
}

/** Bytes of each window, as built. */
export const sizes = () =>
  ['hero', 'evil'].map((side) => ({
    side,
    zipped: loaded(side).reduce((sum, file) => sum + gzipSync(read('assets', file), { level: 9 }).length, 0),
  }))
