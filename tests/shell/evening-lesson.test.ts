// A lesson in the place of a game: what is allowed in it, and that nothing of it stays.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Step } from '../../electron/lessons/shape.ts'
import { Tutor } from '../../electron/lessons/tutor.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { ask, begin, enter, NOT_NOW, OK, room } from '../helpers/evening-room.ts'

beforeEach(enter)

describe('a lesson', () => {
  const learn = { do: 'lesson', lesson: 'hero' } as const
  const steps: Step[] = [
    { step: 'look', on: 'hero' },
    { step: 'rest', on: 'hero', answers: ['rest'], point: 'actions' },
    { step: 'slip', on: 'hero', command: 'take-back' },
    { step: 'agree', on: 'evil', command: 'agree' },
    { step: 'done', on: 'hero' },
  ]
  beforeEach(() => {
    room.lesson = () =>
      new Tutor(
        {
          lesson: 'hero',
          seed: '01',
          position: { position: 1, pack: 'toy', evil: { players: 1 } },
          passing: [],
          steps,
        },
        {
          host: room.host,
          clock: virtualClock(),
          changed: () => room.log.push('changed'),
          failed: () => room.log.push('failed'),
        },
      )
  })
  const at = (side: 'hero' | 'evil' = 'hero') => room.evening.frame(side).lesson
  const on = async (step: string) => {
    const reply = await ask({ do: 'lesson-on', step })
    await Promise.resolve()
    return reply
  }

  test('is played at the table and kept nowhere, nor is its pad', async () => {
    expect(await ask(learn, 'evil')).toEqual(OK)
    expect(room.evening.frame('hero')).toMatchObject({ screen: 'table', game: { id: 'lesson-hero', evil: 1 } })
    expect(at()).toMatchObject({ step: 'look', mine: true, waits: 'next', before: [] })
    expect(at('evil')).toMatchObject({ mine: false, point: null, answers: [] })
    expect(await ask({ do: 'note', note: { text: 'x', marks: {} } })).toEqual(OK)
    expect(room.evening.note().text).toBe('x')
    expect(await ask({ do: 'leave' })).toEqual(OK)
    expect(room.host.isPlaying).toBe(false)
    expect(room.evening.frame('hero')).toMatchObject({ screen: 'title', games: [] })
    expect(at()).toBeUndefined()
    expect(room.shelf!.notes.size).toBe(0)
    await ask(learn)
    expect(room.evening.note().text).toBe('')
  })

  test('lets through what its step asks for, and says kindly what else', async () => {
    await ask(learn)
    const kind = { to: 'hero', refused: { code: 'not-asked', why: { id: 'refused.lesson', params: {} } } }
    expect(room.evening.refuses({ from: 'hero', choose: 'rest', ask: 1 })).toEqual(kind)
    expect(await on('rest')).toEqual(NOT_NOW)
    expect(await on('look')).toEqual(OK)
    expect(at()).toMatchObject({ step: 'rest', waits: 'act', point: 'actions', answers: ['rest'], before: ['look'] })
    expect(at('evil')).toMatchObject({ step: 'rest', point: null, answers: [], before: [] })
    expect(room.evening.refuses({ from: 'hero', choose: 'listen', ask: 1 })).toEqual(kind)
    expect(room.evening.refuses({ from: 'evil-1', standing: [] })).toBeDefined()
    expect(room.evening.refuses({ from: 'evil-1', hand: 'open' })).toBeUndefined()
    expect(room.evening.refuses({ from: 'hero', choose: 'rest', ask: 1 })).toBeUndefined()
    for (const command of ['concede', 'take-back', 'agree', 'rematch'] as const)
      expect(await ask({ do: command })).toMatchObject({ ok: false, why: { id: 'refused.lesson' } })
  })

  test('goes on when the app has done what it asks for, by a player or for him, and ends at the title', async () => {
    await ask(learn)
    await on('look')
    room.say({ from: 'hero', choose: 'rest' })
    await Promise.resolve()
    expect(at()).toMatchObject({ step: 'slip', waits: 'act' })
    expect(await ask({ do: 'take-back' }, 'evil')).toMatchObject({ ok: false })
    expect(await ask({ do: 'take-back' })).toEqual(OK)
    await Promise.resolve()
    expect(at('evil')).toMatchObject({ step: 'agree', mine: true })
    expect(await on('agree')).toEqual(OK)
    await Promise.resolve()
    expect(at()).toMatchObject({ step: 'done', waits: 'next' })
    expect(room.evening.frame('hero').paused).toBe(false)
    expect(await on('done')).toEqual(OK)
    expect(room.evening.frame('hero').screen).toBe('title')
    expect(room.log).not.toContain('failed')
  })

  test('that cannot be read is refused, and so is one where a game is played', async () => {
    room.lesson = () => undefined
    expect(await ask(learn)).toMatchObject({ ok: false, why: { id: 'trouble.lesson' } })
    await begin()
    expect(await ask(learn)).toEqual(NOT_NOW)
  })
})
