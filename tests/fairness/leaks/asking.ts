// Planted in what is asked, when and how: options, texts, refusals, prompts left out, cuts, delays, chance.
import type { Side } from '../../../electron/contract/wire.ts'
import { alone } from '../../../electron/games/alone/index.ts'
import type { State } from '../../../electron/games/alone/state.ts'
import type { Game } from '../../../electron/games/game.ts'
import { Host } from '../../../electron/table/host.ts'
import type { Answer } from '../../../electron/table/table.ts'
import { beside } from '../chart.ts'
import {
  canPlay,
  cutting,
  dark,
  evilAsks,
  heroIsAsked,
  type Leak,
  nearest,
  onTheWire,
  rulesRun,
  stalks,
  unseen,
} from './plant.ts'

export const ASKING_LEAKS: readonly Leak[] = [
  {
    kind: 'list order',
    what: 'options in the order of what is nearest',
    parts: heroIsAsked((keys, q, s) => (q.kind === 'turn' && stalks(s) ? keys.toReversed() : keys)),
  },
  {
    kind: 'an option by the truth',
    what: 'no Move towards somebody unseen',
    parts: heroIsAsked((keys, _q, s) =>
      keys.filter((key) => !leadsTo(s, key, 'move', (at) => unseen(s).some((c) => c.at === at))),
    ),
  },
  {
    kind: 'an option by the truth',
    what: 'no Explore where nothing waits',
    parts: heroIsAsked((keys, _q, s) =>
      keys.filter((key) => !leadsTo(s, key, 'explore', (at) => !s.dangers.includes(at))),
    ),
  },
  {
    kind: 'an option by the truth',
    what: 'no Locating of what is not there',
    parts: heroIsAsked((keys, q, s) =>
      q.kind === 'locate'
        ? keys.filter((key) => !KINDS.test(key) || s.creatures.some((c) => key.endsWith(` ${c.kind}`)))
        : keys,
    ),
  },
  {
    kind: 'an option by the truth',
    what: 'no Blocking where nobody comes',
    parts: heroIsAsked((keys, q, s) => (q.kind === 'block' && nearest(s) > 3 ? ['none', keys[1]!] : keys)),
  },
  {
    kind: 'a text',
    what: "an option's text that knows the way",
    parts: () => ({
      game: {
        ...alone,
        option: (s, q, key) => {
          const option = alone.option(s, q, key)
          return q.seat === 'hero' && stalks(s)
            ? { ...option, text: { ...option.text, id: `${option.text.id}.careful` } }
            : option
        },
      },
    }),
  },
  {
    kind: 'a text',
    what: 'a question about more than he knows',
    parts: () => ({
      game: {
        ...alone,
        questions: (s) =>
          alone.questions(s).map((q) => (q.seat === 'hero' ? { ...q, about: { ...q.about, near: nearest(s) } } : q)),
      },
    }),
  },
  {
    kind: 'a refusal',
    what: 'other words where somebody is near',
    parts: onTheWire((own, _all, s) =>
      own.map((line) =>
        'refused' in line && stalks(s)
          ? {
              ...line,
              refused: { ...line.refused, code: 'not-an-option' as const, why: { id: 'refused.careful', params: {} } },
            }
          : line,
      ),
    ),
  },
  { kind: 'a prompt skipped', what: 'no window where nobody can play', parts: rulesRun(skipping) },
  {
    kind: 'a prompt skipped',
    what: 'a window without a card passes by itself',
    parts: () => ({
      game: {
        ...alone,
        standing: (s, q, order) => (q.kind === 'react' && q.keys.length === 1 ? 'pass' : alone.standing(s, q, order)),
        questions: (s) => alone.questions(s),
      },
    }),
  },
  {
    kind: 'a prompt skipped',
    what: 'a Locate is answered by itself where there is no tie',
    parts: () => ({
      game: {
        ...alone,
        questions: (s) =>
          alone
            .questions(s)
            .map(({ alwaysPut, ...q }) => (q.kind === 'located' || alwaysPut === undefined ? q : { ...q, alwaysPut })),
      },
    }),
  },
  {
    kind: 'a cut',
    what: "the Hero's line is sent when Evil is asked of a Noise",
    parts: rulesRun((s) => cutting(s, () => evilAsks(s, 'noise'))),
  },
  {
    kind: 'a delay',
    what: 'a covered window stays open longer where somebody could play',
    parts: () => ({
      clock: (clock, state) => ({ after: (ms, job) => clock.after(ms + (canPlay(state()) ? 200 : 0), job) }),
    }),
  },
  {
    kind: 'a delay',
    what: 'a beat as long as there are Creatures',
    parts: () => ({
      clock: (clock, state) => ({ after: (ms, job) => clock.after(ms + state().creatures.length, job) }),
    }),
  },
  {
    kind: 'a cut',
    what: "the Hero's line is sent where the table answers for Evil",
    parts: rulesRun((s) => cutting(s, () => evilAsks(s, 'noise') && s.questions[0]?.keys.length === 1)),
  },
  {
    kind: 'a handle',
    what: 'Creatures counted as they are Spawned',
    parts: rulesRun((s) => counting(s, (c) => ({ ...c, creature: Math.max(c.creature, c.id) }))),
  },
  {
    kind: 'a handle',
    what: 'Sectors counted with every Danger token',
    parts: rulesRun((s) => counting(s, (c) => ({ ...c, sector: Math.max(c.sector, c.id) }))),
  },
  { kind: 'chance', what: 'one stream for dice and hidden shuffles', parts: rulesRun(oneStream) },
  { kind: 'undo', what: 'nothing to take back once Evil has answered often', parts: () => ({ host: Forgetful }) },
]

/** Counts Evil's answers, and not only the Hero's, in what may be taken back. */
class Forgetful<S> extends Host<S> {
  override lastAnswer(side: Side): Answer | undefined {
    const answer = super.lastAnswer(side)
    const evils = super.lastAnswer('evil')
    return answer !== undefined && (evils?.input ?? 0) - answer.input > 4 ? undefined : answer
  }
}

const KINDS = /worm|spore|hybrid|cultist|parasite/

/** Whether a key is an Action towards a Sector of which something holds that the Hero does not see. */
function leadsTo(s: State, key: string, action: string, holds: (at: number) => boolean): boolean {
  const [verb, way = ''] = key.split(' ')
  const at = verb === action && 'nesw'.includes(way) ? beside(s.hero.at, 'nesw'.indexOf(way)) : -1
  return at >= 0 && dark(s).includes(at) && holds(at)
}

function counting(
  s: State,
  change: (counters: State['counters']) => State['counters'],
): ReturnType<Game<State>['run']> {
  s.counters = change(s.counters)
  return alone.run(s)
}
function skipping(s: State): ReturnType<Game<State>['run']> {
  for (;;) {
    const stop = alone.run(s)
    if (stop.at !== 'ask' || !s.questions.every((q) => q.kind === 'react' && q.keys.length === 1)) return stop
    for (const seat of s.questions.map((q) => q.seat)) alone.answer(s, seat, 'pass')
  }
}
function oneStream(s: State): ReturnType<Game<State>['run']> {
  const { die = 0, ...others } = s.chance
  s.chance = {
    ...s.chance,
    die: Math.max(
      die,
      Object.values(others).reduce((sum, n) => sum + n, 0),
    ),
  }
  return alone.run(s)
}
