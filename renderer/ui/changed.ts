// What has changed since this player's last answer, from his own log and from nothing else: where it began, what it comes to in short, and
// which Sectors and Creatures it was about.
import type { AloneEvent } from '../../electron/contract/alone.ts'
import type { SeatEvent } from '../../electron/contract/wire.ts'
import type { Texts } from '../i18n/index.ts'

/** Where the news begins in a log: at the last answer where that is known and still in it, else with the Turn before the present one. */
export function newsFrom(log: readonly SeatEvent[], answered: number | null): number {
  if (answered !== null && answered <= log.length) return answered
  const turns = log.flatMap(({ type }, i) => (type === 'turn' ? [i] : []))
  return turns.at(-2) ?? turns.at(-1) ?? 0
}

interface Changed {
  /** The Turn that has come, or null. */
  readonly turn: number | null
  /** What the Hero has gained or lost in all. */
  readonly life: number
  readonly selfControl: number
  /** By the names that this side has for them. */
  readonly sectors: readonly string[]
  readonly creatures: readonly string[]
}

export function changedIn(news: readonly SeatEvent[]): Changed {
  let turn: number | null = null
  const sums = { life: 0, 'self-control': 0 }
  const sectors = new Set<string>()
  const creatures = new Set<string>()
  for (const event of news as readonly AloneEvent[])
    switch (event.type) {
      case 'turn':
        turn = event.number
        break
      case 'damaged':
        if (event.to === 'hero') sums[event.kind] -= event.amount
        break
      case 'recovered':
        sums[event.kind] += event.amount
        break
      case 'moved':
        if (event.who === 'hero') sectors.add(event.to)
        else creatures.add(event.who)
        break
      case 'revealed':
        for (const each of event.sectors) sectors.add(each)
        for (const each of event.creatures) creatures.add(each)
        break
      case 'hidden':
      case 'lights':
      case 'condition':
        for (const each of event.sectors) sectors.add(each)
        break
      case 'danger':
      case 'blocked':
      case 'unblocked':
        sectors.add(event.sector)
        break
      case 'spawned':
      case 'wounded':
      case 'healed':
        creatures.add(event.creature)
        break
      default: // is told in words alone
        break
    }
  return { turn, life: sums.life, selfControl: sums['self-control'], sectors: [...sectors], creatures: [...creatures] }
}

/** The same in a few words each: the Turn, and what the Hero has gained or lost. */
export function inShort(
  { turn, life, selfControl }: Changed,
  { t, name }: Pick<Texts, 't' | 'name'>,
): readonly string[] {
  const sum = (amount: number, kind: string): readonly string[] =>
    amount === 0 ? [] : [t(amount < 0 ? 'news.lost' : 'news.gained', { amount: Math.abs(amount), kind: name(kind) })]
  return [
    ...(turn === null ? [] : [t('news.turn', { turn })]),
    ...sum(life, 'life'),
    ...sum(selfControl, 'self-control'),
  ]
}
