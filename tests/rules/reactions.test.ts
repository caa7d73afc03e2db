// Reaction Track, Playing Reactions, Reaction Timing, Standard and Allowed Reactions; several Evil players.
import { describe, expect, it } from 'vitest'
import { STREET } from '../helpers/maps.ts'
import { type Given, table, type Table } from '../helpers/table.ts'
import { card, FURY, packWith, QUIET, SPEED } from '../helpers/test-pack.ts'

const PACK = packWith({
  fury: [
    card('test-any', { copies: 4 }),
    card('test-path', { actions: ['move'] }),
    card('test-look', { actions: ['explore'] }),
    card('test-third', { breaks: 'turn' }),
    card('test-over', { breaks: 'track' }),
    card('test-dark', {
      copies: 3,
      effects: [{ do: 'damage', kind: 'self-control', amount: 1 }],
      dangerous: [{ do: 'damage', kind: 'self-control', amount: 4 }],
    }),
    card('test-mine', {
      effects: [{ do: 'danger', add: 1, where: 'here' }],
      dangerous: [{ do: 'damage', kind: 'life', amount: 1 }],
    }),
  ],
  speed: [
    card('test-after', { moment: 'rolled', if: { by: 'hero' } }),
    card('test-begun', { moment: 'declared' }),
    card('test-pain', {
      moment: 'damage',
      if: { damage: 'life' },
      effects: [{ do: 'damage', kind: 'life', amount: 1 }],
    }),
    card('test-born', { moment: 'spawned', effects: [{ do: 'danger', add: 1, where: 'moved' }] }),
    card('test-gift', { effects: [{ do: 'draw', cards: 2 }] }),
    card('test-ill', { effects: [{ do: 'modify', until: 'turn', modifier: { figure: 'dangerous', set: 1 } }] }),
    card('test-boo', { moment: 'scare' }),
    card('test-brood', { copies: 1, effects: [{ do: 'spawn' }] }),
  ],
})
const track = (...spans: (1 | 2)[]): unknown[] => spans.map((span) => ({ card: 'fury-filler', span }))
/** Spans that cover so many spaces. */
const covering = (spaces: number): (1 | 2)[] => [
  ...Array.from({ length: Math.floor(spaces / 2) }, () => 2 as const),
  ...(spaces % 2 === 1 ? [1 as const] : []),
]
const hand = (cards: string, evil: Given['evil'] = {}): Given => ({ evil: { hands: [cards.split(' ')], ...evil } })
const given = (more: Given = {}): Table =>
  table({
    map: STREET,
    pack: PACK,
    piles: { items: [] },
    discards: { items: [] },
    overlay: { reactionTrack: { spaces: 12, danger: [9, 10, 11, 12], beyond: 1 } },
    ...more,
    hero: { at: 'Ua4', ...more.hero },
  })
/** The Hero Explores, and Evil may react at the end of the Turn. */
const explored = (more: Given): Table => given(more).choose('hero', 'explore n').until('react', 'turn-end')
const spans = (t: Table): unknown => t.hero.track.map((played) => played.span)

describe('The Reaction Track', () => {
  it('C184 R7 takes two cards a Turn', () => {
    const t = explored(hand(`test-any test-any test-any ${FURY}`))
    t.choose('evil-1', 'play test-any').until('react', 'turn-end').choose('evil-1', 'play test-any')
    expect(t.offers('evil-1', 'play test-any')).toBe(false)
    expect(t.keys('evil-1').filter((key) => key !== 'pass')).toEqual([])
    t.pass().choose('hero', 'explore n').until('react', 'turn-end')
    expect(t.offers('evil-1', 'play test-any')).toBe(true) // the next Turn
  })
  it('C184 R7 under Bullet Time and for damage as well, but not where a card says otherwise', () => {
    const t = given({
      ...hand('test-begun test-begun test-pain test-third test-any'),
      creatures: 'worm Ua4',
      dice: 'HHHH',
    })
    t.act('bullet-time')
      .choose('hero', 'explore n')
      .until('react', 'declared')
      .choose('evil-1', 'play test-begun')
      .until('turn')
    t.choose('hero', 'explore s')
      .until('react', 'declared')
      .choose('evil-1', 'play test-begun')
      .until('react', 'turn-end')
    expect(t.keys('evil-1')).toEqual(['pass', 'play test-third'])
    t.choose('evil-1', 'pass').toTurn()
    expect(t.hears('played')).toHaveLength(2) // nothing for the damage
    expect(t.health[0]).toBeLessThan(12)
  })
  it('C185 C186 the first covers one space, the second two', () => {
    const t = explored({
      ...hand('test-any test-any'),
      evil: { hands: [['test-any', 'test-any']], track: track(1, 2) },
    })
    t.choose('evil-1', 'play test-any').until('react', 'turn-end').choose('evil-1', 'play test-any')
    expect(spans(t)).toEqual([1, 2, 1, 2])
    expect(t.hears('played').map((e) => e['span'])).toEqual([1, 2])
  })
  it('C187 R6 with one space left takes one card and no second', () => {
    const full = (free: number): Table =>
      explored({
        evil: {
          hands: [['test-any', 'test-any']],
          track: track(...covering(12 - free)),
        },
      })
    const one = full(1)
    one.choose('evil-1', 'play test-any')
    expect(one.keys('evil-1').filter((key) => key !== 'pass')).toEqual([])
    const two = full(2).choose('evil-1', 'play test-any').until('react', 'turn-end')
    expect(two.keys('evil-1')).toEqual(['pass'])
    const three = full(3).choose('evil-1', 'play test-any').until('react', 'turn-end').choose('evil-1', 'play test-any')
    expect(spans(three)).toEqual([2, 2, 2, 2, 1, 1, 2])
  })
  it('C189 R7 full takes none, Standard or not, but where a card says otherwise', () => {
    const t = given({ evil: { hands: [['test-any', 'test-over', FURY]], track: track(2, 2, 2, 2, 2, 2) } })
    t.choose('hero', 'explore n').until('react', 'turn-end')
    expect(t.keys('evil-1')).toEqual(['pass', 'play test-over'])
    t.choose('evil-1', 'play test-over').pass()
    expect(t.hears('played')).toHaveLength(1)
    const none = table({
      map: STREET,
      pack: QUIET,
      hero: { at: 'Ua4' },
      evil: { hands: [[FURY]], track: track(2, 2, 2, 2, 2, 2) },
    })
    none.choose('hero', 'explore n')
    expect(none.asked()?.kind).toBe('turn') // no window: the decks hold nothing that breaks the cap
  })
  it('lies open for the Hero, faces of Standards apart (Reaction Track)', () => {
    const t = explored(hand(`test-any ${FURY}`))
      .choose('evil-1', 'play test-any')
      .until('react', 'turn-end')
    t.choose('evil-1', `standard ${FURY}`, 'spawn spore Ua1').pass()
    expect(t.hero.track).toEqual([
      { deck: 'fury', card: 'test-any', span: 1 },
      { deck: 'fury', card: null, span: 2 },
    ])
  })
})

describe('Standard and Allowed Reactions', () => {
  it('C190 R3 R4 a Standard answers any Action, as first or second card', () => {
    const first = explored(hand(`${FURY} test-any`))
    first.choose('evil-1', `standard ${FURY}`, 'spawn spore Ua1').until('react', 'turn-end')
    expect(first.offers('evil-1', 'play test-any')).toBe(true)
    const second = explored(hand(`test-any ${FURY}`))
      .choose('evil-1', 'play test-any')
      .until('react', 'turn-end')
    second.choose('evil-1', `standard ${FURY}`)
    const locate = given(hand(FURY)).choose('hero', 'locate', 'target door', 'target room').toTurnEnd()
    expect(locate.offers('evil-1', `standard ${FURY}`)).toBe(true)
  })
  it('C191 R5 a Standard moves one Creature up to one Sector or Spawns one', () => {
    const t = explored({ ...hand(FURY), creatures: 'worm Ua1' }).choose('evil-1', `standard ${FURY}`)
    const worm = t.id('worm')
    expect(t.asked('evil-1')?.kind).toBe('standard')
    expect(t.keys('evil-1', 'move')).toEqual([`move ${worm} s`, `move ${worm} 0`])
    expect(t.keys('evil-1', 'spawn')).not.toEqual([])
    t.choose('evil-1', `move ${worm} s`)
    expect(t.where('worm')).toBe('Ua2')
    t.toTurn()
    expect(t.evil.creatures).toHaveLength(1)
  })
  it('C192 any card may be played face down, whatever its trigger', () => {
    const t = given(hand('test-path')).choose('hero', 'locate', 'target door', 'target room').toTurnEnd()
    expect(t.keys('evil-1')).toEqual(['pass', 'standard test-path'])
  })
  it('C194 an Instant waits for its moment and no other', () => {
    const t = given({ ...hand('test-after'), creatures: 'worm Ua4', dice: 'LLLLLLLLL' })
    t.choose('hero', `fight ${t.shown('worm')}`)
    expect(t.asked('evil-1')).toMatchObject({ moment: 'declared', keys: ['pass'] })
    t.until('react', 'rolled')
    expect(t.keys('evil-1')).toEqual(['pass', 'play test-after'])
    t.until('react', 'turn-end')
    expect(t.keys('evil-1', 'play')).toEqual([])
  })
  it('C195 C196 R8 others wait for the end of the Turn', () => {
    const t = given(hand(`test-any test-look ${FURY}`))
      .choose('hero', 'explore n')
      .until('react', 'declared')
    expect(t.keys('evil-1')).toEqual(['pass'])
    t.until('react', 'turn-end')
    expect(t.keys('evil-1', 'play')).toEqual(['play test-any', 'play test-look'])
    expect(t.keys('evil-1', 'standard')).toHaveLength(3)
  })
  it('C197 R9 R83 a damage card answers any loss right after it, an attack at the end of the Turn too', () => {
    const hit = { creatures: 'worm Ua4', dice: 'HLLLLLLL', ...hand('test-pain') }
    const t = given(hit).choose('hero', 'explore n').until('react', 'damage')
    expect(t.health).toEqual([11, 12])
    expect(t.hears('damaged')).toHaveLength(1)
    t.choose('evil-1', 'play test-pain')
    expect(t.health).toEqual([10, 12])
    const opportunity = given(hit).choose('hero', 'move n').until('react', 'damage')
    expect(opportunity.evil.at).toBe('Ua4') // before he has left
    opportunity.choose('evil-1', 'play test-pain').pass()
    expect(opportunity.health[0]).toBe(10)
  })
  it('R83 extra damage by a card is a loss of its own, with a window of its own', () => {
    const t = given({ creatures: 'worm Ua4', dice: 'HLLLLLLL', ...hand('test-pain test-pain') })
    t.choose('hero', 'explore n').until('react', 'damage').choose('evil-1', 'play test-pain')
    expect(t.asked('evil-1')).toMatchObject({ moment: 'damage', keys: ['pass', 'play test-pain'] })
    t.choose('evil-1', 'play test-pain').pass()
    expect(t.health[0]).toBe(9)
  })
  it('R83 no window without a loss of the Hero’s own', () => {
    const t = given({ creatures: 'worm Ua4', dice: 'LLLLLLLL', ...hand('test-pain') })
      .choose('hero', 'explore n')
      .until('react', 'turn-end')
    t.choose('evil-1', 'pass')
    expect(t.asked('evil-1')?.moment).not.toBe('damage')
    t.toTurn()
    const self = given({ creatures: 'worm Ua3', dice: 'LLLLLLLL', ...hand('test-pain') })
      .choose('hero', 'move n')
      .toTurn()
    expect(self.hears('played')).toEqual([])
  })
})

describe('Dangerous', () => {
  it('C198 C199 the second half applies where the Hero stands with Danger', () => {
    const plain = explored({ ...hand('test-dark'), dangers: 'Ua1' }).choose('evil-1', 'play test-dark')
    expect(plain.health).toEqual([12, 11])
    expect(plain.hears('played')[0]).toMatchObject({ dangerous: false })
    const danger = explored({ ...hand('test-dark'), hero: { at: 'Ua4' }, dangers: '' })
    expect(danger.health).toEqual([12, 12])
    const both = given({ ...hand('test-dark'), dangers: 'Ua4' })
      .choose('hero', 'locate', 'target door', 'target door')
      .toTurnEnd()
    both.choose('evil-1', 'play test-dark')
    both.until('turn')
    expect(both.health).toEqual([12, 7])
    expect(both.hears('played')[0]).toMatchObject({ dangerous: true })
  })
  it('R53 where he is when it is played, not where he did the Action', () => {
    const into = given({ ...hand('test-dark'), dangers: 'Ua3' })
      .choose('hero', 'move n')
      .until('react', 'turn-end')
    expect(into.choose('evil-1', 'play test-dark').pass().health).toEqual([12, 7])
    const out = given({ ...hand('test-dark'), dangers: 'Ua4' })
      .choose('hero', 'move n')
      .until('react', 'turn-end')
    expect(out.choose('evil-1', 'play test-dark').pass().health).toEqual([12, 11])
  })
  it('R53 a card that brings the Danger is not Dangerous by it, the next one is', () => {
    const t = explored(hand('test-mine test-dark')).choose('evil-1', 'play test-mine').until('react', 'turn-end')
    expect(t.health).toEqual([12, 12])
    expect(t.choose('evil-1', 'play test-dark').pass().health).toEqual([12, 7])
  })
  it('C199 or by an effect that makes it so', () => {
    const t = explored(hand('test-ill test-dark')).choose('evil-1', 'play test-ill').until('react', 'turn-end')
    expect(t.choose('evil-1', 'play test-dark').pass().health).toEqual([12, 7])
  })
  it('R54 never a Standard', () => {
    const t = given({ ...hand('test-dark'), dangers: 'Ua4' })
      .choose('hero', 'locate', 'target door', 'target door')
      .toTurnEnd()
    t.choose('evil-1', 'standard test-dark', 'spawn spore Ua1').pass()
    expect(t.health).toEqual([12, 12])
    expect(t.hears('played')).toEqual([{ type: 'played', deck: 'fury', card: null, span: 1, dangerous: false }])
  })
})

describe('Windows', () => {
  it('open by public facts alone, whatever Evil holds (Playing Reactions)', () => {
    const moments = (hands: string[]): unknown[] => {
      const t = given({ evil: { hands: [hands] }, creatures: 'worm Ua4', dice: 'LLLLLLLLL' })
      t.choose('hero', `fight ${t.shown('worm')}`)
      const seen: unknown[] = []
      for (let i = 0; i < 20 && t.asked()?.kind !== 'turn'; i++) {
        seen.push(t.asked('evil-1')?.moment)
        t.choose('evil-1', 'pass')
      }
      return seen
    }
    expect(moments([])).toEqual(['declared', 'rolled', 'turn-end'])
    expect(moments(['test-after', 'test-begun', 'test-any'])).toEqual(['declared', 'rolled', 'turn-end'])
  })
  it('open again after a card by the same test (Playing Reactions)', () => {
    const t = explored(hand('test-any')).choose('evil-1', 'play test-any')
    expect(t.asked('evil-1')).toMatchObject({ moment: 'turn-end', keys: ['pass'] })
  })
  it('open after every Standard and every card that may Spawn, the cards for it only where one was (Reaction Timing)', () => {
    const moved = explored({ ...hand(`${FURY} test-born`), creatures: 'worm Ua1' })
    moved.choose('evil-1', `standard ${FURY}`, `move ${moved.id('worm')} 0`).until('react', 'spawned')
    expect(moved.keys('evil-1')).toEqual(['pass'])
    const born = explored(hand(`${FURY} test-born`))
      .choose('evil-1', `standard ${FURY}`, 'spawn spore Ua1')
      .until('react', 'spawned')
    expect(born.keys('evil-1')).toEqual(['pass', 'play test-born'])
    born.choose('evil-1', 'play test-born')
    expect(born.evil.dangers).toEqual(['Ua1'])
    const brood = explored(hand('test-brood test-born'))
      .choose('evil-1', 'play test-brood', 'spawn spore Ua1')
      .until('react', 'spawned')
    expect(brood.offers('evil-1', 'play test-born')).toBe(true)
  })
  it('let a card that is played within another forget nothing of it (Reaction Timing)', () => {
    const pack = packWith({
      fury: [
        card('test-pair', { effects: [{ do: 'move', steps: 1, creatures: 2 }] }),
        card('test-lie', { moment: 'communicate', effects: [{ do: 'lie' }] }),
        card('test-swarm', { moment: 'spawned', breaks: 'turn' }),
      ],
    })
    const pair = explored({ pack, ...hand('test-pair test-lie'), creatures: 'worm Ua1, spore Ua1' })
    pair.choose('evil-1', 'play test-pair', `move ${pair.id('worm')} s`).until('react', 'communicate')
    pair.choose('evil-1', 'play test-lie').until('noise').choose('evil-1', 'say n')
    expect(pair.keys('evil-1', `move ${pair.id('worm')}`)).toEqual([])
    expect(pair.offers('evil-1', `move ${pair.id('spore')} s`)).toBe(true)

    const brood = explored({ pack, ...hand(`${FURY} test-lie test-swarm`) })
    brood.choose('evil-1', `standard ${FURY}`, 'spawn spore Ua1').until('react', 'communicate')
    brood.choose('evil-1', 'play test-lie').until('noise').choose('evil-1', 'say n').until('react', 'spawned')
    expect(brood.offers('evil-1', 'play test-swarm')).toBe(true)
  })
  it('opens once a scare, none for what does not scare (Reaction Timing)', () => {
    const t = given({ creatures: 'cultist Ua3', dice: 'LLLL' }).choose('hero', 'move n').until('react', 'turn-end')
    expect(t.hears('scared')).toEqual([])
    const scare = given({ creatures: 'worm Ua3', dice: 'LLLLLL' }).choose('hero', 'move n').until('react', 'scare')
    expect(scare.health).toEqual([12, 12])
    scare.choose('evil-1', 'pass')
    expect(scare.health[1]).toBeLessThan(12)
  })
})

describe('Several Evil players', () => {
  const three = (more: Given['evil'] = {}): Table =>
    given({
      evil: { players: 3, leader: 2, hands: [['test-any'], ['test-any', SPEED], [SPEED, 'test-gift']], ...more },
    })
      .choose('hero', 'explore n')
      .until('react', 'turn-end')

  it('C202 anyone may play; another’s card is put to the Leader', () => {
    const t = three()
    expect(t.asking).toEqual(['evil-1', 'evil-2', 'evil-3'])
    t.choose('evil-3', `standard ${SPEED}`)
    expect(t.asking).toEqual(['evil-2'])
    expect(t.asked('evil-2')).toMatchObject({
      kind: 'approve',
      keys: ['yes', 'no'],
      about: { seat: 'evil-3', deck: 'speed', face: 'down' },
    })
    expect(JSON.stringify(t.asked('evil-2')?.about)).not.toContain('filler')
    t.choose('evil-2', 'yes')
    expect(t.asking).toEqual(['evil-3'])
    expect(t.asked('evil-3')?.kind).toBe('standard')
  })
  it('C202 his no bars that card for this window', () => {
    const t = three().choose('evil-3', `standard ${SPEED}`).choose('evil-2', 'no')
    expect(t.asking).toEqual(['evil-1', 'evil-2', 'evil-3'])
    expect(t.keys('evil-3')).toEqual(['pass', 'play test-gift', 'standard test-gift'])
    expect(t.offers('evil-2', `standard ${SPEED}`)).toBe(true)
    expect(t.hears('played')).toEqual([])
  })
  it('C202 the Leader plays without asking and alone closes the window', () => {
    const t = three().choose('evil-1', 'pass')
    expect(t.asking).toEqual(['evil-2', 'evil-3'])
    t.choose('evil-3', 'pass')
    expect(t.asking).toEqual(['evil-2'])
    t.choose('evil-2', 'play test-any')
    expect(t.asking).toEqual(['evil-1', 'evil-2', 'evil-3']) // open again, for all
    t.choose('evil-2', 'pass')
    expect(t.asked()?.kind).toBe('turn')
  })
  it('C203 keeps hands from each other and from the Hero', () => {
    const t = three()
    expect([t.view('evil-1').hand, t.view('evil-2').hand, t.view('evil-3').hand]).toEqual([
      ['test-any'],
      [SPEED, 'test-any'],
      [SPEED, 'test-gift'],
    ])
    expect(t.hero.evil.hands).toEqual([1, 2, 2])
    expect(JSON.stringify(t.hero)).not.toContain('test-gift')
    t.choose('evil-3', `standard ${SPEED}`).choose('evil-2', 'yes').choose('evil-3', 'spawn spore Ua1').until('turn')
    expect(t.view('evil-3').track).toMatchObject([{ card: SPEED, by: 'evil-3', faceDown: true }])
    expect(t.view('evil-2').track).toMatchObject([{ card: null, by: 'evil-3', faceDown: true }])
    expect(t.told('evil-1', 'played')[0]).toMatchObject({ card: null })
    expect(t.told('evil-3', 'played')[0]).toMatchObject({ card: SPEED })
  })
  it('C241 R71 the Leader shares out a draw, each from a deck of his own', () => {
    const t = three().choose('evil-3', 'play test-gift').choose('evil-2', 'yes')
    expect(t.asked('evil-2')).toMatchObject({ kind: 'draw', keys: ['give evil-1', 'give evil-2', 'give evil-3'] })
    t.choose('evil-2', 'give evil-1', 'give evil-2')
    expect(t.asked('evil-2')).toMatchObject({ keys: ['draw fury', 'draw speed'] })
    t.choose('evil-2', 'draw speed').until('turn')
    expect(t.hero.evil.hands).toEqual([2, 3, 1])
    expect(t.hears('drew')).toEqual([
      { type: 'drew', seat: 'evil-1', count: 1 },
      { type: 'drew', seat: 'evil-2', count: 1 },
    ])
    expect(t.told('evil-3', 'drew').every((event) => !('cards' in event))).toBe(true)
  })
  it('C240 C227 passes the Leader’s token to the left at the end of the Round', () => {
    const round = (players: 1 | 2 | 3, leader: number): number => {
      const t = given({ turn: 8, evil: { players, leader, hands: [] } })
        .choose('hero', 'explore n')
        .toTurn({ hand: 'keep' })
      return t.hero.evil.leader
    }
    expect([round(3, 1), round(3, 2), round(3, 3)]).toEqual([2, 3, 1])
    expect([round(2, 1), round(2, 2), round(1, 1)]).toEqual([2, 1, 1])
  })
})
