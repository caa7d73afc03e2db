// Plays on paper: when a context is made, what is left over once a sound is over, and that silence costs nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cuesOf } from '../../renderer/sound/cues.ts'
import { Player } from '../../renderer/sound/player.ts'
import type { Tension } from '../../renderer/sound/tension.ts'
import { PaperContext, paperNodes, type PaperNode } from '../helpers/paper-audio.ts'

const STEP = cuesOf({ type: 'moved', who: 'hero', dir: 'n', to: '' }, null)
const CALM: Tension = { time: 0, harm: 0, near: 0, dark: false, nightmare: false }
/** Longer than any sound, its echo, and the score's fading. */
const LONG = 30

let opened: PaperContext[]
const player = (held = false): Player =>
  new Player(() => {
    const ctx = new PaperContext()
    ctx.held = held
    opened.push(ctx)
    return ctx as unknown as AudioContext
  })
/** The furniture that stays: two buses, the walls and the limit. */
const STAYS = ['Convolver', 'DynamicsCompressor', 'Gain', 'Gain']
const left = (ctx: PaperContext): string[] => [...ctx.joined].map(({ kind }) => kind).toSorted()
const playing = (ctx: PaperContext, kind: string): PaperNode[] => ctx.started.filter((node) => node.kind === kind)

beforeEach(() => {
  opened = []
  for (const [name, node] of Object.entries(paperNodes())) vi.stubGlobal(name, node)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('cues', () => {
  it('make one context with the first sound, and none before', () => {
    const table = player()
    table.loudness = { cues: 1, score: 1 }
    table.play([])
    table.follow(null)
    expect(opened).toEqual([])
    table.play(STEP)
    table.play(STEP)
    expect(opened).toHaveLength(1)
    expect(opened[0]!.state).toBe('running')
    expect(opened[0]!.started.length).toBeGreaterThan(3)
  })
  it('make none at volume 0', () => {
    const table = player()
    table.loudness = { cues: 0, score: 0 }
    table.play(STEP)
    table.follow(CALM)
    expect(opened).toEqual([])
  })
  it('leave no node behind, and let the context sleep until the next', () => {
    const table = player()
    table.loudness = { cues: 1, score: 0 }
    table.play([...STEP, ...STEP])
    const [ctx] = opened as [PaperContext]
    ctx.pass(0.1)
    expect(ctx.state).toBe('running')
    ctx.pass(LONG)
    expect(left(ctx)).toEqual(STAYS)
    expect(ctx.started.filter(({ until }) => until > ctx.currentTime)).toEqual([])
    expect(ctx.state).toBe('suspended')
    table.play(STEP)
    expect(ctx.state).toBe('running')
    expect(opened).toHaveLength(1)
  })
  it('of one line come one after the other, and of the next not much later', () => {
    const table = player()
    table.loudness = { cues: 1, score: 0 }
    for (let i = 0; i < 20; i++) table.play(STEP)
    const last = Math.max(...opened[0]!.started.map(({ until }) => until))
    expect(last).toBeGreaterThan(2)
    expect(last).toBeLessThan(4)
  })
  it('wait in no crowd for a browser that holds them back', () => {
    const table = player(true)
    table.loudness = { cues: 1, score: 0 }
    for (let i = 0; i < 50; i++) table.play(STEP)
    expect(playing(opened[0]!, 'ConstantSource').length).toBeLessThan(10)
  })
})

describe('the score', () => {
  it('plays while there is tension, changes only with it, and goes', () => {
    const table = player()
    table.loudness = { cues: 0, score: 1 }
    table.follow(CALM)
    const [ctx] = opened as [PaperContext]
    const many = ctx.started.length
    const [loud] = [...ctx.joined].filter(({ kind, gain }) => kind === 'Gain' && gain.set.length > 0)
    const before = loud!.gain.set.length
    table.follow({ ...CALM })
    expect([ctx.started.length, loud!.gain.set.length]).toEqual([many, before])
    table.follow({ ...CALM, time: 1 })
    expect([ctx.started.length, loud!.gain.set.length]).toEqual([many, before + 1])
    expect(loud!.gain.set.at(-1)).toBeGreaterThan(loud!.gain.set[0]!)
    table.follow(null)
    expect(ctx.state).toBe('running')
    ctx.pass(LONG)
    ctx.pass(0)
    expect(left(ctx)).toEqual(STAYS)
    expect(ctx.started).toEqual([])
    expect(ctx.state).toBe('suspended')
  })
  it('runs on alone when a cue is over', () => {
    const table = player()
    table.loudness = { cues: 1, score: 1 }
    table.follow(CALM)
    table.play(STEP)
    const [ctx] = opened as [PaperContext]
    ctx.pass(LONG)
    expect(ctx.state).toBe('running')
    expect(playing(ctx, 'Oscillator').length).toBeGreaterThan(5)
  })
  it('ends where its volume is set to 0, and comes back with it', () => {
    const table = player()
    table.loudness = { cues: 0, score: 0.5 }
    table.follow(CALM)
    table.loudness = { cues: 0, score: 0 }
    const [ctx] = opened as [PaperContext]
    ctx.pass(LONG)
    ctx.pass(0)
    expect([ctx.state, ctx.started]).toEqual(['suspended', []])
    table.loudness = { cues: 0, score: 0.5 }
    expect(ctx.state).toBe('running')
    expect(ctx.started.length).toBeGreaterThan(5)
  })
})

describe('where there is no sound', () => {
  it('nothing breaks, and nobody asks again', () => {
    const open = vi.fn(() => {
      throw new ReferenceError('AudioContext is not defined')
    })
    const table = new Player(open)
    table.loudness = { cues: 1, score: 1 }
    table.follow(CALM)
    table.play(STEP)
    table.play(STEP)
    table.follow(null)
    table.close()
    expect(open).toHaveBeenCalledTimes(1)
  })
  it('a closed player stays closed', () => {
    const table = player()
    table.loudness = { cues: 1, score: 1 }
    table.play(STEP)
    table.close()
    expect(opened[0]!.state).toBe('closed')
    table.play(STEP)
    table.loudness = { cues: 1, score: 1 }
    table.follow(CALM)
    opened[0]!.pass(LONG)
    expect(opened).toHaveLength(1)
    expect(opened[0]!.state).toBe('closed')
  })
})
