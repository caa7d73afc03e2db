// What the windows say about a row of like questions, and about the second step of one.
import { describe, expect, it } from 'vitest'
import { progressOf } from '../../renderer/evil/progress.ts'
import { makeTexts } from '../../renderer/i18n/index.ts'
import { onlyWay } from '../../renderer/hero/offers.ts'
import { partnerOf } from '../../renderer/questions/choices.ts'
import { ask, option, view } from '../helpers/window-evil/scenes.ts'

const { askText, name } = makeTexts('evil', () => null)
const said = (kind: string, keys: readonly string[], more: object): string => {
  const question = ask(kind, keys)
  return askText(question, progressOf(question, { ...view, ...more }))
}

describe('a row of like questions says how far it has come', () => {
  it.each([
    ['draw', ['draw fury', 'draw terror'], { hand: ['lunge', 'lunge', 'tear'] }, 'You hold 3 of 10.'],
    ['deck', ['deck fury'], { evil: { ...view.evil, decks: [] } }, 'deck 1 of 2'],
    ['deck', ['deck fury'], { evil: { ...view.evil, decks: ['speed'] } }, 'deck 2 of 2'],
    ['opening-creature', ['worm Ub3'], { creatures: view.creatures.slice(0, 1) }, 'Creature 2 of 2'],
    ['opening-danger', ['Ub3'], { dangers: ['Ua1', 'Ub1'] }, 'token 3 of 4'],
  ])('%s', (kind, keys, more, words) => {
    expect(said(kind, keys, more)).toContain(words)
  })

  it('and nothing where the row is not what it sees', () => {
    expect(said('draw', ['give evil-1', 'give evil-2'], {})).toBe('Draw from which deck?')
    expect(said('draw', ['draw fury'], { hand: null })).toBe('Draw from which deck?')
    expect(said('opening-danger', ['Ub3'], { dangers: ['Ua1', 'Ua2', 'Ua3', 'La1'] })).not.toContain('of 4')
    expect(progressOf(ask('steps', ['stop']), view)).toEqual({})
  })
})

describe('the targets of a Locate', () => {
  it.each([
    [1, 2, 'first'],
    [2, 2, 'second'],
    [3, 3, 'a target'],
    [1, 1, 'a target'],
  ])('are asked for one by one: %i of %i', (nth, of, words) => {
    expect(askText(ask('locate', ['target lcu'], { about: { nth, of } }))).toContain(words)
  })
})

describe('the second step', () => {
  it('of a swap names the one, and offers the other', () => {
    const question = ask('swap', ['keep', 'swap infirmary laboratory', 'swap dormitory infirmary'])
    const [keep, ...swaps] = question.options
    expect(askText(question, { variant: 'open', 1: name('infirmary') })).toBe('Swap the Infirmary with which Room?')
    expect(swaps.map((swap) => partnerOf(swap, ['swap', 'infirmary']))).toEqual(['laboratory', 'dormitory'])
    expect(partnerOf(keep!, ['swap', 'infirmary'])).toBeNull()
    expect(partnerOf(swaps[0]!, [])).toBeNull()
  })
  it('of an Action without ways is to do it', () => {
    expect(onlyWay([option('locate')])?.key).toBe('locate')
    expect(onlyWay([option('move n')])).toBeNull()
    expect(onlyWay([option('scavenge'), option('use sack scavenge')])).toBeNull()
    expect(onlyWay([])).toBeNull()
  })
})
