// A player who thinks in a thread of his own, so that the windows never wait for him; and what runs in that thread.
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Level, Player } from '../contract/player.ts'
import type { Ask, OutLine, Seat } from '../contract/wire.ts'
import { pickFrom } from './chance.ts'
import type { Thinker } from './seated.ts'

interface Sat {
  readonly seat: Seat
  readonly level: Level
}
type Told = { readonly line: OutLine } | { readonly ask: Ask; readonly seed: string; readonly n: number }
interface Thought {
  readonly n: number
  readonly key?: string
  readonly fault?: string
}

/** Seats a player in a thread of his own. `file`: the script of that thread, which calls `think`. He is told lines and nothing else. */
export function mindOf(file: string | URL, seat: Seat, level: Level): Thinker {
  const sat: Sat = { seat, level }
  const worker = new Worker(file, { workerData: sat })
  const waiting = new Map<number, { resolve: (key: string) => void; reject: (error: Error) => void }>()
  let n = 0
  let end: Error | undefined
  const fail = (error: Error): void => {
    end ??= error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }
  worker.unref() // no thought keeps the app open
  worker.on('message', ({ n: of, key, fault }: Thought) => {
    const { resolve, reject } = waiting.get(of) ?? {}
    waiting.delete(of)
    if (key !== undefined) resolve?.(key)
    else reject?.(new Error(fault))
  })
  worker.on('error', fail)
  worker.on('exit', () => {
    fail(new Error('The thread of a player of the computer has ended.'))
  })
  const tell = (told: Told): void => {
    worker.postMessage(told)
  }
  return {
    hear: (line) => {
      tell({ line })
    },
    answer: (ask, _, seed) =>
      new Promise((resolve, reject) => {
        if (end !== undefined) {
          reject(end)
          return
        }
        n += 1
        waiting.set(n, { resolve, reject })
        tell({ ask, seed, n })
      }),
    leave: () => void worker.terminate(),
  }
}

/** The thread's own part: plays the seat that it was begun for. A line that he cannot bear is a fault of his next answer. */
export function think(playerFor: (seat: Seat, level: Level) => Player): void {
  const { seat, level } = workerData as Sat
  const player = playerFor(seat, level)
  let fault: string | undefined
  parentPort?.on('message', (told: Told) => {
    const answer: { key?: string } = {}
    try {
      if ('line' in told) player.hear(told.line)
      else answer.key = player.answer(told.ask, pickFrom(told.seed))
    } catch (error) {
      fault ??= error instanceof Error ? error.message : String(error)
    }
    if ('line' in told) return
    const thought: Thought = { n: told.n, ...(fault === undefined ? answer : { fault }) }
    fault = undefined
    parentPort?.postMessage(thought)
  })
}
