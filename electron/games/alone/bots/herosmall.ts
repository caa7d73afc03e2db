// What the Hero answers between his Actions: Doors, Danger, Items, triggers, rewards.
import type { Catalogue, HeroView } from '../../../contract/alone.ts'
import type { Ask, Option } from '../../../contract/wire.ts'
import { type Worth } from './choose.ts'
import { type Sight } from './heroturn.ts'

/** A worth for the options of any kind but his Turn's; of a kind that he does not know all are alike. */
export function heroWorth(ask: Ask, { view, catalogue, chart }: Sight): Worth {
  const { life = 12, selfControl = 12 } = view.hero ?? {}
  switch (ask.kind) {
    case 'block': {
      // A Door is shut on what he sees behind it, or left open.
      const { here } = chart
      const behind = (option: Option): number => {
        const to = here === undefined ? undefined : chart.beyond(here, option.args[0] as 'n')
        return to?.now === true && to.seen.creatures.length > 0 ? 1 : -1
      }
      return (option) => (option.verb === 'none' ? 0 : behind(option))
    }
    case 'danger':
      return ({ args: [handle] }) => (handle === undefined ? 0 : handle === view.labyrinth[0]?.id ? 2 : 1)
    case 'discard':
      return ({ args: [item = ''] }) => -itemWorth(item, view, catalogue)
    case 'item':
      return ({ args: [item = ''] }) => itemWorth(item, view, catalogue)
    case 'upgrade':
      return ({ verb, args: [item = '', , other = ''] }) =>
        verb === 'done' ? 0 : itemWorth(item, view, catalogue) - itemWorth(other, view, catalogue) - 1.2
    case 'trigger':
      return ({ verb }) => (verb === 'no' ? 0 : triggerWorth(String(ask.about?.['moment'] ?? ''), view))
    case 'gain':
      return ({ args: [ability = ''] }) => ABILITIES.indexOf(ability)
    case 'reward':
      return ({ key }) => (key === 'life' ? -life : -selfControl)
    case 'door':
    case 'place':
      return ({ verb }) => (verb === 'stop' ? 0 : ask.kind === 'place' ? 1 : -1)
    default:
      return () => 0
  }
}

const ABILITIES: readonly string[] = ['acute-sight', 'courage', 'cold-blood', 'precision', 'dexterity']

/** Charges count, an Upgrade too, and what works of itself more than what takes an Action. */
function itemWorth(card: string, view: HeroView, catalogue: Catalogue | undefined): number {
  const entry = catalogue?.items.find((each) => each.card === card)
  const held = view.hero?.items.find((each) => each.card === card)
  const action = entry?.action === null ? 2.5 : entry?.action === 'fight' ? 2 : entry?.action === 'move' ? 1.8 : 1
  return action + 0.5 * (held?.charges ?? entry?.charges ?? 0) + (held?.component === true ? 1 : 0)
}

/** A Charge is for what hurts; what recovers health is kept while there is nothing to recover. */
function triggerWorth(moment: string, view: HeroView): number {
  const cap = view.round?.cap ?? 12
  const { life = 12, selfControl = 12 } = view.hero ?? {}
  if (moment === 'damage') return Math.min(life, selfControl) < cap ? 1 : -1
  return 1
}
