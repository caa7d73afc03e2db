// Decides which steps an Action is made of: its own, or those of the Item that replaces it. (Performing Actions, R80)
import type { Dir, Way } from '../../../contract/alone.ts'
import type { Deed, Source, Step } from '../agenda.ts'
import { momentSteps } from '../moments.ts'
import { itemOf } from '../pack/find.ts'
import type { Aim, State } from '../state.ts'

const FIGHT_DICE = 2
const RANGE = 2

/** The steps of a declared Action. */
export function stepsOf(s: State, deed: Deed): readonly Step[] {
  if (deed.item !== null) return itemSteps(s, deed, deed.item)
  switch (deed.action) {
    case 'move':
      return 'way' in deed ? [{ do: 'go', way: deed.way, block: true, quiet: false }] : []
    case 'explore':
      return 'way' in deed ? exploreSteps(deed.way) : []
    case 'fight':
      return 'creature' in deed ? fightSteps(deed.creature) : []
    case 'locate':
      return 'targets' in deed ? locateSteps(deed.targets) : []
    case 'scavenge':
      return scavengeSteps()
    case 'interact':
      if ('lamp' in deed) return repairSteps(deed.lamp)
      return 'mission' in deed ? [{ do: 'interact', colour: deed.mission }] : []
  }
}

/** An Explore of two Sectors in line. (Action — Explore) */
export function exploreSteps(way: Way, range = RANGE, light = false, clear = 1): readonly Step[] {
  return [...momentSteps('before-reveal', { action: 'explore' }), { do: 'explore', way, range, light, clear }]
}

/** A roll to hit a Creature. (Action — Fight) */
export function fightSteps(creature: string, dice = FIGHT_DICE, extra = 0, rerolls = 0): readonly Step[] {
  return [{ do: 'roll', dice, roll: { by: 'hero', reason: 'fight', creature, extra, rerolls } }]
}

/** One answer after another, in the order named. (Action — Locate) */
export function locateSteps(targets: readonly string[]): readonly Step[] {
  return targets.flatMap((target): readonly Step[] => [
    ...momentSteps('communicate', { what: 'locate' }),
    { do: 'say-located', target, lie: false },
  ])
}

/** Items are drawn, the limit kept, then Upgrades made. (Action — Scavenge, R60) */
export function scavengeSteps(cards?: number): readonly Step[] {
  return [
    { do: 'scavenge', cards: cards ?? -1 },
    ...momentSteps('drawn', { action: 'scavenge' }),
    { do: 'drop-items' },
    { do: 'upgrade' },
  ]
}

/** An LCU lights its own Sector and those in line. (Repairing Lights) */
export function repairSteps(dir: Dir, range = RANGE): readonly Step[] {
  return [...momentSteps('before-reveal', { action: 'interact' }), { do: 'repair', dir, range }]
}

/** What a deed names. */
export function aimOf(deed: Deed): Aim {
  if ('way' in deed) return { way: deed.way }
  if ('lamp' in deed) return { way: deed.lamp }
  if ('creature' in deed) return { creature: deed.creature }
  return 'targets' in deed ? { targets: deed.targets } : {}
}

function itemSteps(s: State, deed: Deed, item: string): readonly Step[] {
  const kind = itemOf(s.pack, item)
  const held = s.hero.items.find((x) => x.card === item)
  const effects = (held?.component === true ? kind?.upgraded : undefined) ?? kind?.effects ?? []
  const source: Source = { kind: 'item', id: item, chooser: 'hero', ...aimOf(deed) }
  return [
    { do: 'effects', effects, source, about: { action: deed.action } },
    { do: 'source-done', source: item },
  ]
}
