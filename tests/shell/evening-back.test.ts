// An answer that is taken back: by one side asking and the other agreeing, while the table stands still.
import { beforeEach, describe, expect, test } from 'vitest'
import { ask, begin, enter, NOT_NOW, OK, room } from '../helpers/evening-room.ts'

beforeEach(enter)

describe('taking back', () => {
  const rest = (evil: 1 | 2 | 3 = 2) => begin(evil).then(() => room.say({ from: 'hero', choose: 'rest', ask: 1 }))
  const turn = () => (room.told.findLast((line) => 'view' in line && line.to === 'hero') as any).view.turn

  test('takes both sides: the table stands still until the other agrees, and each is told how far its own log goes back', async () => {
    await rest()
    expect(turn()).toBe(2)
    expect(await ask({ do: 'take-back' })).toEqual(OK)
    expect(room.evening.frame('hero')).toMatchObject({ paused: true, back: { by: 'hero', from: { hero: 0 } } })
    expect(Object.keys(room.evening.frame('hero').back!.from)).toEqual(['hero'])
    expect(Object.keys(room.evening.frame('evil').back!.from)).toEqual(['evil-1', 'evil-2'])
    expect(await ask({ do: 'agree' })).toEqual(NOT_NOW)
    expect(await ask({ do: 'take-back' }, 'evil')).toEqual(NOT_NOW)
    expect(turn()).toBe(2)
    expect(await ask({ do: 'agree' }, 'evil')).toEqual(OK)
    expect(room.evening.frame('hero')).toMatchObject({ paused: false, back: null })
    expect(turn()).toBe(1)
    const lines = room.told.slice(-6).flatMap((line) => ('log' in line ? line.log.at(-1)!.type : []))
    expect(lines).toEqual(['taken-back', 'taken-back', 'taken-back'])
  })

  test.each(['hero', 'evil'] as const)('is refused by %s going on, and changes nothing', async (side) => {
    await rest()
    const lines = room.told.length
    await ask({ do: 'take-back' })
    expect(await ask({ do: 'go-on' }, side)).toEqual(OK)
    expect(room.evening.frame('evil')).toMatchObject({ paused: false, back: null })
    expect(await ask({ do: 'agree' }, 'evil')).toEqual(NOT_NOW)
    expect([turn(), room.told.length]).toEqual([2, lines])
  })

  test('can be asked while the table is paused, and is gone with the game', async () => {
    await rest()
    await ask({ do: 'pause' })
    expect(await ask({ do: 'take-back' })).toEqual(OK)
    await ask({ do: 'leave' }, 'evil')
    expect(room.evening.frame('hero')).toMatchObject({ screen: 'title', paused: false, back: null })
    await begin()
    expect(await ask({ do: 'agree' }, 'evil')).toEqual(NOT_NOW)
  })

  test('needs an answer of that side, in a game that is not over', async () => {
    await begin()
    const nothing = { ok: false, why: { id: 'trouble.nothing-back', params: {} } }
    expect(await ask({ do: 'take-back' })).toEqual(nothing)
    room.say({ from: 'hero', choose: 'rest', ask: 1 })
    expect(await ask({ do: 'take-back' }, 'evil')).toEqual(nothing)
    expect(room.evening.frame('hero')).toMatchObject({ paused: false, back: null })
    await ask({ do: 'concede' }, 'evil')
    expect(await ask({ do: 'take-back' })).toEqual(NOT_NOW)
  })
})
