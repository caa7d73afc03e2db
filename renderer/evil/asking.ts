// Between question, hand and Map: what is looked at, what of it is drawn as reach, and which answer a press on the Map means.
import { computed, ref } from 'vue'
import type { ComputedRef, Ref } from 'vue'
import type { EvilView, Sector } from '../../electron/contract/alone.ts'
import type { Option } from '../../electron/contract/wire.ts'
import type { Asked } from './plot/arrows.ts'
import { heardFrom } from './plot/map.ts'
import type { Heard, Plan } from './plot/map.ts'
import { FORESEEN, heardOf, idleReach, pressedAt, reachesOf, spawnReach } from './plot/reach.ts'
import type { Reach } from './plot/reach.ts'

interface Asking {
  /** The options that the question shows now. */
  readonly scope: Ref<readonly Option[]>
  readonly hint: Ref<string | null>
  readonly hover: Ref<Sector | null>
  /** The kind whose places to be Spawned are asked for, with the figure of its distance. */
  readonly kind: Ref<{ readonly kind: string; readonly least: number } | null>
  /** The same, with the number of those places. */
  readonly benched: ComputedRef<{ readonly kind: string; readonly least: number; readonly places: number } | null>
  /** The question's own places are on the Map, in place of all that is only asked for. */
  readonly isOffered: ComputedRef<boolean>
  /** What the card in hand that is looked at would be about. */
  readonly foreseen: Ref<readonly Reach[]>
  /** What the news is about, while it is read: it is shown in place of all else, and no press on the Map answers anything. */
  readonly marked: Ref<readonly Reach[]>
  readonly asked: ComputedRef<Asked>
  readonly heardAtHover: ComputedRef<readonly Heard[]>
  /** What a press on a Sector means: one answer, several to choose among, or nothing. */
  readonly meant: (at: Sector) => readonly string[]
}

const unique = (heard: readonly Heard[]): readonly Heard[] => [...new Set(heard)]

export function useAsking(view: ComputedRef<EvilView | null>, plan: ComputedRef<Plan>): Asking {
  const scope = ref<readonly Option[]>([])
  const hint = ref<string | null>(null)
  const hover = ref<Sector | null>(null)
  const kind = ref<{ readonly kind: string; readonly least: number } | null>(null)
  const foreseen = ref<readonly Reach[]>([])
  const marked = ref<readonly Reach[]>([])

  const offered = computed<readonly Reach[]>(() => (view.value ? reachesOf(scope.value, plan.value, view.value) : []))
  const isOffered = computed(() => offered.value.length > 0)
  const spawns = computed(() =>
    kind.value && view.value ? spawnReach(kind.value.kind, kind.value.least, plan.value, view.value) : [],
  )
  const benched = computed(() => kind.value && { ...kind.value, places: spawns.value.length })
  const idle = computed<readonly Reach[]>(() => {
    const now = view.value
    if (!now || isOffered.value) return []
    if (foreseen.value.length > 0) return foreseen.value
    if (kind.value !== null) return spawns.value
    if (hover.value === null) return []
    const here = now.creatures.filter((creature) => creature.at === hover.value)
    return here.flatMap((creature) => idleReach(creature.id, plan.value, now))
  })
  /** The one that is looked at: in the list, or the only one under the pointer. */
  const hot = computed<Reach | null>(() => {
    const listed = offered.value.find((reach) => reach.key === hint.value)
    if (listed) return listed
    const under = hover.value === null ? [] : pressedAt(hover.value, offered.value)
    return under.length === 1 ? (under[0] ?? null) : null
  })
  const heardAtHover = computed(() => {
    const now = view.value
    if (!now || hover.value === null) return []
    const noisy = hot.value
      ? hot.value.kind !== 'place' && hot.value.kind !== 'swap'
      : now.creatures.some((creature) => creature.at === hover.value)
    return noisy ? unique(heardFrom(plan.value, now, hover.value)) : []
  })
  const asked = computed<Asked>(() => {
    const now = view.value
    if (marked.value.length > 0) return { reaches: marked.value, hot: FORESEEN, heard: [], hover: hover.value }
    const heard = hot.value && now ? heardOf(hot.value, plan.value, now) : heardAtHover.value
    return {
      reaches: offered.value.length > 0 ? offered.value : idle.value,
      hot: hot.value?.key ?? (offered.value.length === 0 && foreseen.value.length > 0 ? FORESEEN : null),
      heard: unique(heard),
      hover: hover.value,
    }
  })

  function meant(at: Sector): readonly string[] {
    if (marked.value.length > 0) return []
    const there = pressedAt(at, offered.value)
    const fromThere = offered.value.filter((reach) => reach.from === at && !there.includes(reach))
    // Once one Creature is singled out, a press where it stands means that it stays; before that it singles it out.
    const oneMover = new Set(offered.value.map((reach) => reach.from)).size === 1
    return [...there, ...(oneMover && there.length > 0 ? [] : fromThere)].map((reach) => reach.key)
  }
  return { scope, hint, hover, kind, benched, isOffered, foreseen, marked, asked, heardAtHover, meant }
}
