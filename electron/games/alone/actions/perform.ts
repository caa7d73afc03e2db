// Decides which steps an Action is made of: its own, or those of the Item that replaces it. (Performing Actions, R80)
import type { Dir, Way } from '../../../contract/alone.ts'
import type { Deed, Source, Step } from '../agenda.ts'
import { figure } from '../figures.ts'
import { itemOf } from '../pack/find.ts'
import type { State } from '../state.ts'

const FIGHT_DICE = 2
const RANGE = 2

/** The steps of a declared Action. */
export function stepsOf(s: State, deed: Deed): readonly Step[] {
  if (deed.item !== null) return itemSteps(s, deed, deed.item)
  switch (deed.action) {
    case 'move':
      return 'way' in deed ? [{ do: 'go', way: deed.way, block: true, quiet: false }] : []
    case 'explore':
      return 'way' in deed ? [exploreStep(s, deed.way)] : []
    case 'fight':
      return 'creature' in deed ? fightSteps(s, deed.creature, FIGHT_DICE, 0, 0) : []
    case 'locate':
      return 'targets' in deed ? locateSteps(deed.targets) : []
    case 'scavenge':
      return scavengeSteps(s)
    case 'interact':
      if ('lamp' in deed) return repairSteps(s, deed.lamp, RANGE)
      return 'mission' in deed ? [{ do: 'interact', colour: deed.mission }] : []
  }
}

/** An Explore of two Sectors in line. (Action — Explore) */
export function exploreStep(s: State, way: Way, range = RANGE, light = false, clear = 1): Step {
  return { do: 'explore', way, range: figure(s, 'explore-range', range), light, clear }
}

/** A roll to hit a Creature. (Action — Fight) */
export function fightSteps(s: State, creature: string, dice: number, extra: number, rerolls: number): readonly Step[] {
  return [{ do: 'roll', dice, roll: { by: 'hero', reason: 'fight', creature, extra, rerolls } }]
}

/** One answer after another, in the order named. (Action — Locate) */
export function locateSteps(targets: readonly string[]): readonly Step[] {
  return targets.flatMap((target): readonly Step[] => [
    { do: 'window', moment: 'communicate', about: { what: 'locate' } },
    { do: 'say-located', target, lie: false },
  ])
}

/** Items are drawn, the limit kept, then Upgrades made. (Action — Scavenge, R60) */
export function scavengeSteps(s: State, cards?: number): readonly Step[] {
  return [
    { do: 'scavenge', cards: cards ?? -1 },
    { do: 'listen', moment: 'drawn', about: { action: 'scavenge' }, fired: [] },
    { do: 'window', moment: 'drawn', about: { action: 'scavenge' } },
    { do: 'drop-items' },
    { do: 'upgrade' },
  ]
}

/** An LCU lights its own Sector and those in line. (Repairing Lights) */
export function repairSteps(s: State, dir: Dir, range: number): readonly Step[] {
  return [
    { do: 'window', moment: 'before-reveal', about: { action: 'interact' } },
    { do: 'repair', dir, range },
  ]
}

function itemSteps(s: State, deed: Deed, item: string): readonly Step[] {
  const kind = itemOf(s.pack, item)
  const held = s.hero.items.find((x) => x.card === item)
  const effects = (held?.component === true ? kind?.upgraded : undefined) ?? kind?.effects ?? []
  const source: Source = {
    kind: 'item',
    id: item,
    chooser: 'hero',
    ...('way' in deed ? { way: deed.way } : {}),
    ...('lamp' in deed ? { way: deed.lamp } : {}),
    ...('creature' in deed ? { creature: deed.creature } : {}),
    ...('targets' in deed ? { targets: deed.targets } : {}),
  }
  return [
    { do: 'effects', effects, source, about: { action: deed.action } },
    { do: 'source-done', source: item },
  ]
}
