// Judges a write-ahead log by SQLite's published format. A log that ends in the middle is what a crash leaves, and SQLite takes what is
// whole. A log damaged elsewhere it would cut at that place without a word, and with it answers that were acknowledged.
import { readFileSync } from 'node:fs'

const HEADER = 32
const FRAME_HEADER = 24
const BIG_ENDIAN = 0x377f0683
const LITTLE_ENDIAN = 0x377f0682

/** What is wrong with a log, or undefined where it is sound, cut short, or not there. */
export function faultOfLog(log: string): string | undefined {
  const data = read(log)
  if (data === undefined || data.length < HEADER) return undefined // nothing was ever committed to it
  const magic = data.readUInt32BE(0)
  const isBig = magic === BIG_ENDIAN
  const sums = new Sums(isBig)
  sums.add(data, 0, 24)
  if ((magic !== LITTLE_ENDIAN && !isBig) || !sums.match(data, 24)) return 'the head of its write-ahead log is damaged'
  return faultOfFrames(data, sums)
}

/** Each commit was on the disk before the next was begun: so of those after a bad frame one at most may stem from a crash. */
function faultOfFrames(data: Buffer, sums: Sums): string | undefined {
  const size = FRAME_HEADER + data.readUInt32BE(8)
  let badFrom: number | undefined
  let commits = 0
  for (let at = HEADER; at + size <= data.length; at += size) {
    if (data.compare(data, 16, 24, at + 8, at + 16) !== 0) break // left over from before the log was begun anew
    if (badFrom === undefined) {
      sums.add(data, at, at + 8)
      sums.add(data, at + FRAME_HEADER, at + size)
      if (!sums.match(data, at + 16)) badFrom = at
    }
    const isCommit = data.readUInt32BE(at + 4) !== 0
    if (badFrom !== undefined && isCommit) commits += 1
  }
  return commits > 1 ? `its write-ahead log is damaged at byte ${badFrom}` : undefined
}

/** The running checksum of a log. */
class Sums {
  readonly #isBig: boolean
  #a = 0
  #b = 0
  constructor(isBig: boolean) {
    this.#isBig = isBig
  }
  add(data: Buffer, from: number, to: number): void {
    for (let i = from; i < to; i += 8) {
      this.#a = (this.#a + this.#word(data, i) + this.#b) >>> 0
      this.#b = (this.#b + this.#word(data, i + 4) + this.#a) >>> 0
    }
  }
  match(data: Buffer, at: number): boolean {
    return data.readUInt32BE(at) === this.#a && data.readUInt32BE(at + 4) === this.#b
  }
  #word(data: Buffer, at: number): number {
    return this.#isBig ? data.readUInt32BE(at) : data.readUInt32LE(at)
  }
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
