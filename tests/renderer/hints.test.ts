// Hints of the first games: what a window was told and asked brings them, each once, and they can be switched off.
import { beforeEach, describe, expect, it } from 'vitest'
import type { HeroView } from '../../electron/contract/alone.ts'
import type { Ask, SeatEvent } from '../../electron/contract/wire.ts'
import { forget, hintAgain, hints, hintsForEvil, hintsForHero, isNew, setHints } from '../../renderer/ui/hints.ts'
import { has } from '../../renderer/i18n/index.ts'

const told = (...types: string[]): SeatEvent[] => types.map((type) => ({ type }))
const here = (danger: boolean): HeroView => ({ labyrinth: [{ danger }] }) as unknown as HeroView
const ask = (kind: string): Ask => ({ id: 1, kind, options: [] })

beforeEach(() => {
  hintAgain()
})

describe('hints', () => {
  it('of the Hero follow what he was told and where he stands', () => {
    expect(hintsForHero(told('moved', 'noise', 'scared'), here(false))).toEqual(['noise', 'scared'])
    expect(hintsForHero([], here(true))).toEqual(['danger'])
    expect(hintsForHero(told('moved', 'turn'), here(false))).toEqual([])
    expect(hintsForHero(told('round', 'nightmare', 'drew', 'blocked', 'wounded'), null)).toEqual([
      'round',
      'nightmare',
      'item',
      'blocked',
      'wounded',
    ])
  })
  it('of Evil follow its question and what it was told', () => {
    expect(hintsForEvil([], ask('react'))).toEqual(['react'])
    expect(hintsForEvil([], ask('standard'))).toEqual(['standard'])
    expect(hintsForEvil([{ type: 'played', dangerous: true }], null)).toEqual(['dangerous'])
    expect(hintsForEvil([{ type: 'played', dangerous: false }], null)).toEqual([])
    expect(hintsForEvil(told('noise'), ask('place-danger'))).toEqual(['noise', 'danger'])
  })
  it('come once, each side its own, and all again where that is wanted', () => {
    expect(isNew('hero', 'noise')).toBe(true)
    forget('hero', 'noise')
    expect(isNew('hero', 'noise')).toBe(false)
    expect(isNew('hero', 'scared')).toBe(true)
    hintAgain()
    expect(isNew('hero', 'noise')).toBe(true)
  })
  it('can be switched off', () => {
    setHints(false)
    expect(isNew('evil', 'react')).toBe(false)
    expect(hints.value).toBe(false)
    hintAgain()
    expect(isNew('evil', 'react')).toBe(true)
  })
  it('have words, and what is kept of all of them fits', () => {
    const heros = hintsForHero(told('noise', 'scared', 'round', 'drew', 'blocked', 'nightmare', 'wounded'), here(true))
    const evils = [
      ...hintsForEvil([{ type: 'played', dangerous: true }, ...told('noise', 'nightmare')], ask('react')),
      ...['hand', 'standard', 'place-danger'].flatMap((kind) => hintsForEvil([], ask(kind))),
    ]
    for (const [side, all] of [
      ['hero', heros],
      ['evil', evils],
    ] as const) {
      for (const hint of all) expect([hint, has(`hint.${side}-${hint}`)]).toEqual([hint, true])
      for (const hint of all) forget(side, hint)
      expect(all.some((hint) => isNew(side, hint))).toBe(false)
      hintAgain()
    }
    expect(new Set(heros).size + 1).toBeLessThanOrEqual(20)
  })
})
