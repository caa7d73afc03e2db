// Every acknowledged answer survives kill -9, and the game goes on at the same question with the same logs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openStore } from '../../electron/store/store.ts'
import { seats } from '../helpers/seats.ts'

const program = fileURLToPath(new URL('../helpers/toy-table.ts', import.meta.url))
const KILLS = 5

/** Plays in a process of its own that is killed after some lines out; what it had acknowledged by then. */
async function playAndKill(file: string, first: object, killAfter: number) {
  const child = spawn(process.execPath, [program, file], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.on('error', () => undefined)
  const say = (line: object) => child.stdin.write(`${JSON.stringify(line)}\n`)
  const lines: any[] = []
  let game: string | undefined
  let seen = 0
  say(first)
  for await (const text of createInterface({ input: child.stdout })) {
    const line = JSON.parse(text)
    lines.push(line)
    seen += 1
    if (seen === killAfter) child.kill('SIGKILL')
    if (line.settled !== true) continue
    game = line.game
    const [seat] = line.asking
    if (seat === undefined) say({ from: 'referee', new: { mode: 'randomized', seed: 'ab', evil: 2, pack: 'toy' } })
    else {
      const { ask } = lines.findLast((each) => each.to === seat && 'ask' in each)
      const keys = ask.options.map((option: any) => option.key).filter((key: string) => !key.startsWith('guess'))
      say({ from: seat, choose: keys[seen % keys.length], ask: ask.id })
      say({ from: 'evil-1', standing: seen % 5 === 0 ? ['noise'] : [] })
    }
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return { game: game!, lines }
}

test('the game found after each kill holds at least what was told, and the same to each seat', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'))
  const file = join(folder, 'games.db')
  try {
    let first: object = { from: 'referee', new: { mode: 'randomized', seed: 'ab', evil: 2, pack: 'toy' } }
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { game, lines } = await playAndKill(file, first, 20 + ((kill * 37) % 100))
      const store = openStore(file)
      const again = seats({ archive: store.games, begin: false })
      expect(again.host.resume(game)).toBeUndefined()
      const found = again.read() as any[]
      const begun = lines.findLastIndex((line) => 'catalogue' in line && line.to === 'hero')
      for (const seat of ['hero', 'evil-1', 'evil-2']) {
        const told = lines.slice(begun).filter((line) => line.to === seat && ('events' in line || 'log' in line))
        const log = told.flatMap((line) => line.log ?? line.events)
        expect(found.find((line) => line.to === seat && 'log' in line).log.slice(0, log.length)).toEqual(log)
      }
      expect(again.host.isOver || again.host.asking.length > 0).toBe(true)
      again.host.leave()
      store.close()
      first = { from: 'referee', resume: game }
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 60_000)
