// What has changed since a player's last answer: from his own log alone.
import { describe, expect, it } from 'vitest'
import type { SeatEvent } from '../../electron/contract/wire.ts'
import { makeTexts } from '../../renderer/i18n/index.ts'
import { marksOf } from '../../renderer/board/marks.ts'
import { newsReach } from '../../renderer/evil/plot/reach.ts'
import { changedIn, inShort, newsFrom } from '../../renderer/ui/changed.ts'
import { view } from '../helpers/window-evil/scenes.ts'

const turn = (number: number): SeatEvent => ({ type: 'turn', number })
const noise: SeatEvent = { type: 'noise', dir: 'n' }

describe('where it begins', () => {
  const log = [turn(1), noise, turn(2), noise, turn(3), noise]
  it('is the last answer, be it at the end of the log or at its beginning', () => {
    expect(newsFrom(log, 4)).toBe(4)
    expect(newsFrom(log, log.length)).toBe(log.length)
    expect(newsFrom(log, 0)).toBe(0)
  })
  it('is the Turn before where no answer is known, or where it was taken back', () => {
    expect(newsFrom(log, null)).toBe(2)
    expect(newsFrom(log, log.length + 1)).toBe(2)
    expect(newsFrom([noise, turn(1), noise], null)).toBe(1)
    expect(newsFrom([noise], null)).toBe(0)
    expect(newsFrom([], 3)).toBe(0)
  })
})

describe('what it is about', () => {
  const of = (...events: SeatEvent[]) => changedIn(events)
  it('are Sectors that came, went, or were changed', () => {
    const { sectors, creatures } = of(
      { type: 'revealed', sectors: ['s1', 's2'], creatures: ['c1'] },
      { type: 'hidden', sectors: ['s3'] },
      { type: 'lights', sectors: ['s1'], on: false },
      { type: 'danger', sector: 's4', on: true },
      { type: 'blocked', sector: 's5', dir: 'n' },
      { type: 'unblocked', sector: 's6', dir: 'n' },
      { type: 'moved', who: 'hero', dir: 'n', to: 's7' },
      noise,
    )
    expect(sectors).toEqual(['s1', 's2', 's3', 's4', 's5', 's6', 's7'])
    expect(creatures).toEqual(['c1'])
  })
  it('are Creatures that moved, came or were Wounded, each once, and not the Hero', () => {
    const { creatures } = of(
      { type: 'moved', who: 'c1', kind: 'worm', from: 's1', to: 's2' },
      { type: 'moved', who: 'c1', kind: 'worm', from: 's2', to: 's3' },
      { type: 'spawned', creature: 'c2', kind: 'spore', at: 's4' },
      { type: 'wounded', creature: 'c3', kind: 'spore' },
      { type: 'left', creature: 'c4', dir: 'n' },
      { type: 'moved', who: 'hero', dir: 'n', to: 's7' },
    )
    expect(creatures).toEqual(['c1', 'c2', 'c3'])
  })
  it('is what the Hero lost and gained in all, and nothing of his Companion’s', () => {
    const news = of(
      { type: 'damaged', kind: 'life', amount: 3, to: 'hero' },
      { type: 'recovered', kind: 'life', amount: 1 },
      { type: 'damaged', kind: 'self-control', amount: 2, to: 'pilot' },
      { type: 'recovered', kind: 'self-control', amount: 1 },
      turn(4),
      turn(5),
    )
    expect([news.turn, news.life, news.selfControl]).toEqual([5, -2, 1])
    expect(
      inShort(
        news,
        makeTexts('hero', () => null),
      ),
    ).toEqual(['Turn 5', '−2 Life', '+1 Self Control'])
  })
  it('is nothing where nothing happened, or where all of it was made good', () => {
    const even = of(
      { type: 'damaged', kind: 'life', amount: 1, to: 'hero' },
      { type: 'recovered', kind: 'life', amount: 1 },
    )
    for (const each of [even, of(), of(noise)])
      expect(
        inShort(
          each,
          makeTexts('hero', () => null),
        ),
      ).toEqual([])
  })
})

describe('its marks', () => {
  it('stand on Evil’s Map where a Creature is now, and nowhere for one that is gone', () => {
    const reaches = newsReach({ sectors: ['Ub4', 'Ud1'], creatures: ['c1', 'c5', 'gone'] }, view)
    expect(reaches.map(({ to, kind }) => `${to} ${kind}`)).toEqual(['Ub4 stay', 'La5 stay', 'Ud1 place'])
  })
  it('stand on the Hero’s board for what is still in it alone', () => {
    const sector = {
      id: 's1',
      at: [0, 0] as const,
      island: 0,
      tile: 'cross' as const,
      open: [],
      doors: [],
      lit: false,
      danger: false,
      conditions: [],
      creatures: [{ id: 'c1', kind: 'worm', wounded: false }],
      inSight: true,
    }
    const { levels: _levels, ...shared } = view
    const options = ['s1', 's2', 'c1', 'c2'].map((id) => ({
      key: `news ${id}`,
      verb: 'news',
      args: [id],
      text: { id: 'news.open', params: {} },
    }))
    const marks = marksOf(options, { ...shared, labyrinth: [sector], track: [] })
    expect(marks.map(({ key }) => key)).toEqual(['news s1', 'news c1'])
  })
})
