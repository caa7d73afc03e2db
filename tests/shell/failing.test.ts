// A disk that fails under what Evil does by itself: Evil's window says so and what to do, and nothing at all reaches the Hero's.
import { beforeEach, expect, test } from 'vitest'
import { Evening } from '../../electron/shell/evening.ts'
import { Reception } from '../../electron/shell/reception.ts'
import { virtualClock } from '../../electron/table/clock.ts'
import { Host } from '../../electron/table/host.ts'
import { NO_NOTE } from '../../electron/contract/frame.ts'
import type { SeatLine, Side } from '../../electron/contract/wire.ts'
import { fragile } from '../helpers/fragile.ts'
import { toy, TOY_PACK, type Toy } from '../helpers/toy.ts'

let archive: ReturnType<typeof fragile>
let clock: ReturnType<typeof virtualClock>
let reception: Reception
let sent: { side: Side; name: string; told: any }[]

beforeEach(async () => {
  archive = fragile()
  clock = virtualClock()
  sent = []
  const host: Host<Toy> = new Host<Toy>({
    game: toy,
    packs: () => TOY_PACK,
    archive,
    clock,
    beat: 600,
    trouble: (_error, side) => evening.worry('trouble.full', side),
  })
  const shelf = {
    games: () => [],
    pack: () => 'toy',
    sheets: () => undefined,
    note: () => NO_NOTE,
    keepNote: () => undefined,
    computers: () => ({}),
    keepComputers: () => undefined,
    seated: () => archive,
  }
  const never = () => undefined
  const evening: Evening = new Evening(
    {
      host,
      shelf: () => shelf,
      packs: {
        choices: [],
        listed: { folder: '', packs: [] },
        set: never,
        look: never,
        begin: () => '',
        contents: () => ({}),
      },
      seat: () => undefined,
      lesson: () => undefined,
      clock: { pause: never, goOn: never },
      seed: () => '01',
      swap: () => Promise.resolve(),
      open: never,
      newFile: never,
      copies: () => [],
      restore: never,
      changed: (only) => reception.changed(only),
      failed: never,
    },
    null,
  )
  reception = new Reception({
    clock,
    beat: 600,
    windows: { send: (side, name, told) => void sent.push({ side, name, told }), sideOf: never },
    placing: {
      mayDraw: true,
      trouble: null,
      label: () => '',
      isShared: false,
      look: never,
      place: () => Promise.resolve(false),
      again: never,
    },
    evening,
    host,
    handbook: never,
    keepLiking: never,
    keys: () => ({ hero: '', evil: '' }),
    isMute: () => false,
    forgetLikings: () => undefined,
    advise: () => undefined,
    languages: () => ({ folder: '', languages: [] }),
    quit: never,
  })
  for (const side of ['hero', 'evil'] as const) reception.ready(side)
  await reception.command('hero', { do: 'new', evil: 1, pack: 'toy' })
})

const troubles = (side: Side): (string | undefined)[] =>
  sent.filter((each) => each.side === side && each.name === 'frame').map(({ told }) => told.trouble?.id)
/** Lets something happen on a disk that fails. Gives what reached the Hero's window, and what Evil's says is wrong. */
function failing(happen: () => void): unknown {
  sent = []
  archive.isBroken = true
  happen()
  archive.isBroken = false
  return { hero: sent.filter(({ side }) => side === 'hero'), evil: troubles('evil').at(-1) }
}
const TOLD = { hero: [], evil: 'trouble.full' }
const listen: SeatLine = { from: 'hero', choose: 'listen' }
const order: SeatLine = { from: 'evil-1', standing: ['declared'] }

test("Evil's answer", () => {
  reception.line('hero', listen)
  const pass = () => {
    reception.line('evil', { from: 'evil-1', choose: 'pass' })
  }
  expect(failing(pass)).toEqual(TOLD)
  expect(failing(pass)).toEqual(TOLD)
  sent = []
  pass()
  expect(troubles('evil')).toEqual([undefined])
})

test("Evil's order", () => {
  expect(
    failing(() => {
      reception.line('evil', order)
    }),
  ).toEqual(TOLD)
})

test("the beat that closes a window under Evil's order, which comes again by itself", () => {
  reception.line('evil', order)
  reception.line('hero', listen)
  expect(
    failing(() => {
      clock.advance(5_000)
    }),
  ).toEqual(TOLD)
  sent = []
  clock.advance(600)
  expect(sent.at(-1)!.told.at(-1)).toMatchObject({ to: 'evil-1', ask: { kind: 'noise' } })
})

test('what the Hero answers in vain is told to him alone', () => {
  sent = []
  archive.isBroken = true
  reception.line('hero', listen)
  expect(troubles('hero')).toEqual(['trouble.full'])
  expect(sent.filter(({ side }) => side === 'evil')).toEqual([])
})
