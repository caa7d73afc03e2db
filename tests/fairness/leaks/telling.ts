// Planted in what is told and sent: events, logs, sounds, empty messages, numbers, catalogues, lists of saves.
import type { OutLine, SeatEvent } from '../../../electron/contract/wire.ts'
import { alone } from '../../../electron/games/alone/index.ts'
import type { State } from '../../../electron/games/alone/state.ts'
import { name, noises } from '../chart.ts'
import { chartOf } from '../script.ts'
import { heroIsTold, type Leak, type Memory, nearest, type Note, onTheWire, stalks, unseen } from './plant.ts'

const place = (s: State, q: State['questions'][number] | undefined): { at: number; truths: number } | undefined =>
  q?.memory.kind === 'noise'
    ? { at: q.memory.step.at, truths: noises(chartOf(s), s.hero.at, q.memory.step.at, s.blocked).length }
    : undefined
const noteNoise: Note = (memory, s, q) => {
  const found = place(s, q)
  if (found !== undefined)
    memory['noises'] = [...((memory['noises'] as unknown[] | undefined) ?? []), { ...found, from: s.hero.at }]
}
const withNoise = (events: readonly SeatEvent[], memory: Memory, more: (noise: any) => object): readonly SeatEvent[] =>
  events.map((event) =>
    event.type === 'noise' ? { ...event, ...more((memory['noises'] as unknown[]).shift()) } : event,
  )

export const TELLING_LEAKS: readonly Leak[] = [
  {
    kind: 'list order',
    what: 'what is hidden, in the order of the Map',
    parts: heroIsTold((events, s, memory) => {
      for (const { at, handle: n } of s.labyrinth) memory[`s${n}`] = at
      return events.map((e) =>
        e.type === 'hidden'
          ? { ...e, sectors: (e['sectors'] as string[]).toSorted((a, b) => memory[a] - memory[b]) }
          : e,
      )
    }),
  },
  {
    kind: 'an empty message',
    what: 'a line to the Hero whenever Evil gets one',
    parts: onTheWire((own, all, s, memory) =>
      own.length === 0 && all.length > 0 ? [again(memory, s)] : remember(memory, own),
    ),
  },
  {
    kind: 'an empty message',
    what: "a line when somebody unseen moves: it says 'saving'",
    parts: onTheWire((own, all, s, memory) =>
      all.some((line) => 'events' in line && line.events.some((e) => e.type === 'moved' || e.type === 'spawned')) &&
      own.length === 0
        ? [again(memory, s)]
        : remember(memory, own),
    ),
  },
  {
    kind: 'a number',
    what: "lines counted with everybody's",
    parts: onTheWire((own, all, _s, memory) => {
      memory['seq'] = ((memory['seq'] as number | undefined) ?? 0) + all.length
      return own.map((line) => Object.assign({ seq: memory['seq'] as number }, line))
    }),
  },
  { kind: 'a number', what: "questions counted with Evil's", parts: onTheWire(countingAsks) },
  {
    kind: 'a log text',
    what: 'a Noise with its place',
    parts: heroIsTold(
      (events, _s, memory) => withNoise(events, memory, (n) => ({ at: name(n.at as number) })),
      noteNoise,
    ),
  },
  {
    kind: 'a log text',
    what: 'a Noise that says whether it might have come otherwise',
    parts: heroIsTold((events, _s, memory) => withNoise(events, memory, (n) => ({ sure: n.truths === 1 })), noteNoise),
  },
  {
    kind: 'a log text',
    what: "a face-down card's name",
    parts: heroIsTold((events, s) =>
      events.map((e) => (e.type === 'played' && e['card'] === null ? { ...e, card: s.track.at(-1)?.card } : e)),
    ),
  },
  {
    kind: 'a log text',
    what: 'steps in the dark, without a place',
    parts: heroIsTold((events, s, memory) => {
      const now = unseen(s)
        .map((c) => `${c.id} ${c.at}`)
        .join()
      const stirred = memory['was'] !== undefined && memory['was'] !== now
      memory['was'] = now
      return stirred ? [...events, { type: 'stirred' }] : events
    }),
  },
  {
    kind: 'a log text',
    what: 'how many cards were drawn in the refill',
    parts: heroIsTold(
      (events, _s, memory) => {
        const drawn = (memory['drawn'] as number | undefined) ?? 0
        memory['drawn'] = 0
        return drawn === 0 ? events : [...events, { type: 'drew', count: drawn }]
      },
      (memory, _s, q) =>
        q?.kind === 'draw' ? (memory['drawn'] = ((memory['drawn'] as number | undefined) ?? 0) + 1) : 0,
    ),
  },
  {
    kind: 'a log text',
    what: 'where Danger went',
    parts: heroIsTold(
      (events, _s, memory) => {
        const laid = (memory['laid'] as string[] | undefined) ?? []
        memory['laid'] = []
        return [...events, ...laid.map((sector) => ({ type: 'danger', sector, on: true }))]
      },
      (memory, _s, q, key) =>
        q?.kind === 'place-danger' ? (memory['laid'] = [...((memory['laid'] as string[] | undefined) ?? []), key]) : 0,
    ),
  },
  {
    kind: 'a sound',
    what: 'a growl where somebody is near',
    parts: heroIsTold((events, s) => (events.length > 0 && stalks(s) ? [...events, { type: 'growl' }] : events)),
  },
  {
    kind: 'a sound',
    what: 'a Noise as loud as it is near',
    parts: heroIsTold(
      (events, _s, memory) =>
        withNoise(events, memory, (n) => ({ loud: Math.abs((n.at as number) - (n.from as number)) })),
      noteNoise,
    ),
  },
  {
    kind: 'a catalogue',
    what: 'LCUs by their places',
    parts: () => ({
      game: {
        ...alone,
        catalogue: (s, seat) => ({
          ...alone.catalogue(s, seat),
          lcus: s.board.lcu.flatMap((is, at) => (is ? [name(at)] : [])),
        }),
      },
    }),
  },
  {
    kind: 'a list of saves',
    what: 'a summary that counts Creatures',
    parts: () => ({
      game: {
        ...alone,
        summary: (s) => ({ id: 'summary', params: { creatures: s.creatures.length, nearest: nearest(s) } }),
      },
    }),
  },
  {
    kind: 'a restart',
    what: 'the log begins with what was dealt',
    parts: onTheWire((own, _all, s) =>
      own.map((line) => ('catalogue' in line ? ({ ...line, dealt: s.board.open } as OutLine) : line)),
    ),
  },
]

/** What the Hero was last sent, sent once more with nothing in it. */
function again(memory: Memory, s: State): OutLine {
  return (memory['last'] as OutLine | undefined) ?? { to: 'hero', events: [], view: alone.view(s, 'hero'), ask: null }
}
function remember(memory: Memory, own: readonly OutLine[]): readonly OutLine[] {
  const last = own.findLast((line) => 'events' in line)
  if (last !== undefined && 'events' in last) memory['last'] = { ...last, events: [] }
  return own
}
function countingAsks(own: readonly OutLine[], all: readonly OutLine[], _s: State, memory: Memory): readonly OutLine[] {
  memory['asks'] =
    ((memory['asks'] as number | undefined) ?? 0) +
    all.filter((line) => 'ask' in line && line.ask !== null && line.to !== 'hero').length
  return own.map(
    (line) => ('ask' in line && line.ask !== null ? { ...line, number: memory['asks'] as number } : line) as OutLine,
  )
}
