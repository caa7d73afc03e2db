// The one door to the rules: what tables ask of the game beside its rules.
import { describe, expect, it } from 'vitest'
import { alone } from '../../../electron/games/alone/index.ts'
import type { State } from '../../../electron/games/alone/state.ts'
import { type SheetSide, turnSide } from '../../../electron/games/alone/map/deal.ts'
import { placeName } from '../../../electron/games/alone/map/grid.ts'
import { write } from '../../../electron/games/alone/map/sheet.ts'
import type { Question, Setting } from '../../../electron/games/game.ts'
import { CROSSING, STREET } from '../../helpers/maps.ts'
import { wrongs } from '../../helpers/slow-sheet.ts'
import { newGame, positionOf, settingOf, table } from '../../helpers/table.ts'
import { CORE, FURY, QUIET, SPEED } from '../../helpers/test-pack.ts'

const ask = (own: Partial<Question>): Question => ({ seat: 'evil-1', kind: 'react', keys: ['pass', 'play x'], ...own })
const STATE = {} as State

describe('a game', () => {
  it.each([
    ['none', undefined],
    ['null', null],
    ['text', 'core'],
  ])('is not begun with a pack that is %s', (_, core) => {
    const setting = { ...settingOf(CORE), packs: { core } }
    const fault = { fault: 'there is no pack core', path: 'pack' }
    expect(alone.begin(setting)).toEqual(fault)
    expect(alone.load(setting, positionOf({ map: STREET, hero: { at: 'Ua3' } }))).toEqual(fault)
    expect(alone.restore(setting, {})).toEqual(fault)
  })
  it('tells what is wrong with a pack, however often it is asked', () => {
    const setting = settingOf({ ...(CORE as object), creatures: {} })
    expect(alone.begin(setting)).toMatchObject({ path: 'creatures.worm' })
    expect(alone.begin(setting)).toMatchObject({ path: 'creatures.worm' })
  })
  it.each([null, 'here', 7])('is not set up from %j', (position) => {
    expect(alone.load(settingOf(CORE), position)).toHaveProperty('fault')
  })
  it.each([
    ['hero', 'evil'],
    ['evil', 'hero'],
  ] as const)('that the side %s concedes is won by the other', (side, winner) => {
    const state = alone.copy(table({ map: STREET, hero: { at: 'Ua3' } }).state)
    alone.concede(state, side)
    expect(alone.view(state, 'hero')).toMatchObject({ result: { winner, why: 'conceded' } })
    expect(alone.run(state)).toEqual({ at: 'over', cut: true })
  })
})

describe('a game with sheets made for it', () => {
  const begun = (seed: string, more: Partial<Setting> = { sheets: 'generated' }): State =>
    alone.begin({ ...settingOf(CORE, seed), ...more }) as State
  const sides = ({ board }: State): SheetSide[] =>
    ([0, 1] as const).map((level) => ({
      lines: write(board, level).map((line) => line.replaceAll(/[A-Z]/g, '□')),
      lcus: board.lcu.flatMap((is, at) => (is && Math.floor(at / 24) === level ? [placeName(at)] : [])),
    }))
  it('has two that keep the cornerstones, the same for the same seed, others for another (R65)', () => {
    const [upper, lower] = sides(begun('01'))
    expect([wrongs(upper!), wrongs(lower!)]).toEqual([[], []])
    for (const side of [upper!, turnSide(upper!)]) expect(side.lines).not.toEqual(lower!.lines)
    expect(begun('01')).toEqual(begun('01'))
    expect(sides(begun('02'))).not.toEqual([upper, lower])
  })
  it('differs from one of the pack in its Map alone', () => {
    const [made, plain] = [begun('01'), begun('01', {})]
    expect(made.board).not.toEqual(plain.board)
    expect({ ...made, board: null }).toEqual({ ...plain, board: null })
    alone.run(made)
    alone.run(plain)
    expect(alone.view(made, 'hero')).toEqual(alone.view(plain, 'hero'))
    expect(alone.catalogue(made, 'hero')).toEqual(alone.catalogue(plain, 'hero'))
  })
})

describe('a dump', () => {
  const dump = (own: object): unknown => {
    const { state } = table({ map: CROSSING, hero: { at: 'Ub3' } })
    return { state: { ...(alone.save(state) as object), ...own } }
  }
  it('is played on where it lies', () => {
    expect(alone.load(settingOf(CORE), dump({}))).not.toHaveProperty('fault')
  })
  it('is refused where the rules have nothing more to do', () => {
    const refused = { fault: 'cannot be played on by the rules', path: 'state' }
    expect(alone.load(settingOf(CORE), dump({ agenda: [], questions: [] }))).toEqual(refused)
  })
})

describe('an option', () => {
  const option = (key: string): unknown => alone.option(STATE, ask({}), key)
  it('has its verb, what comes after it, and a text by the verb', () => {
    expect(option('use test-rope fight s2')).toEqual({
      key: 'use test-rope fight s2',
      verb: 'use',
      args: ['test-rope', 'fight', 's2'],
      text: { id: 'option.use', params: { 1: 'test-rope', 2: 'fight', 3: 's2' } },
    })
    expect(option('pass')).toEqual({ key: 'pass', verb: 'pass', args: [], text: { id: 'option.pass', params: {} } })
  })
  it('that begins with a name has that name in its text', () => {
    const text = { id: 'option.name', params: { 1: 'worm', 2: 'Ua3' } }
    expect(option('worm Ua3')).toEqual({ key: 'worm Ua3', verb: 'worm', args: ['Ua3'], text })
  })
  it('is the same one whenever it is offered', () => {
    expect(option('move n')).toBe(option('move n'))
  })
})

describe('a standing order', () => {
  const answer = (question: Partial<Question>, ...order: string[]): unknown =>
    alone.standing(STATE, ask(question), order)
  it('passes at the moments that it names, and at no other', () => {
    expect(answer({ moment: 'rolled' }, 'declared', 'rolled')).toBe('pass')
    expect(answer({ moment: 'rolled' }, 'declared')).toBeUndefined()
    expect(answer({}, 'declared', 'undefined')).toBeUndefined()
  })
  it.each(['noise', 'located'])('says the first true answer to %s where it names that', (kind) => {
    const question = { kind, keys: ['say n', 'say e'] }
    expect(answer(question, kind)).toBe('say n')
    expect(answer(question, 'rolled', kind === 'noise' ? 'located' : 'noise')).toBeUndefined()
  })
  it('answers nothing else', () => {
    expect(answer({ kind: 'hand', keys: ['keep'] }, 'hand', 'rolled')).toBeUndefined()
  })
})

describe('a hand that is shut', () => {
  const shut = (event: object): unknown => alone.shut('events', [event])
  it('is not read from what was drawn, discarded or laid face down', () => {
    const drew = { type: 'drew', seat: 'evil-1', count: 2 }
    expect(shut({ ...drew, cards: ['a', 'b'] })).toEqual([drew])
    const discarded = { type: 'discarded', seat: 'evil-1', card: 'a' }
    expect(shut(discarded)).toEqual([{ ...discarded, card: null }])
    const played = { type: 'played', deck: 'fury', card: 'a', faceDown: true }
    expect(shut(played)).toEqual([{ ...played, card: null }])
  })
  it('keeps nothing else back', () => {
    for (const event of [
      { type: 'drew', seat: 'evil-2', count: 2 },
      { type: 'discarded', card: 'rope' },
      { type: 'played', deck: 'fury', card: 'a', faceDown: false },
      { type: 'noise', faceDown: true, cards: ['a'], seat: 'evil-1' },
    ])
      expect(shut(event)).toEqual([event])
  })
  it('is not in the view', () => {
    const { state } = table({ pack: QUIET, map: STREET, hero: { at: 'Ua3' }, evil: { hands: [[FURY, SPEED]] } })
    const view = alone.view(state, 'evil-1')
    expect(view).toMatchObject({ hand: [FURY, SPEED] })
    expect(alone.shut('view', view)).toEqual({ ...view, hand: null })
  })
})

describe('the line of a save', () => {
  it('tells of set-up, a Turn with or without a Character, and the winner', () => {
    expect(alone.summary(newGame().state)).toEqual({ id: 'summary.setup', params: {} })
    const plain = table({ map: STREET, hero: { at: 'Ua3' }, round: 3, turn: 5 }).state
    const params = { round: 4, turn: 5 }
    expect(alone.summary(plain)).toEqual({ id: 'summary.plain', params })
    const card = plain.pack.characters[0]!.card
    const named = table({ map: STREET, hero: { at: 'Ua3', character: card }, round: 3, turn: 5 }).state
    expect(alone.summary(named)).toEqual({ id: 'summary.turn', params: { ...params, character: card } })
    const over = alone.copy(plain)
    alone.concede(over, 'hero')
    expect(alone.summary(over)).toEqual({ id: 'summary.over', params: { winner: 'evil' } })
  })
})
