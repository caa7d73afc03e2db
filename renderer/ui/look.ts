// How this window is painted and how fast it moves: contrast, palette, motion and flashes, as the system says until the player chooses.
// All of it is an attribute of the page's root, from which styles/tokens.css gives every paint its value.
import { computed, ref } from 'vue'
import { keep, kept, onForget } from '../stores/kept.ts'

export const LOOKS = {
  contrast: ['system', 'normal', 'high'],
  palette: ['safe', 'red-green', 'blue-yellow'],
  motion: ['system', 'slow', 'full', 'fast', 'off'],
  flashes: ['system', 'all', 'few'],
} as const
export type Look = keyof typeof LOOKS
const NAMES = Object.keys(LOOKS) as readonly Look[]

/** What the player chose; the first of each where he chose nothing. */
export const chosen = ref<Readonly<Record<Look, string>>>(first())
function first(): Record<Look, string> {
  return { contrast: 'system', palette: 'safe', motion: 'system', flashes: 'system' }
}

/** What the system asks for. */
const system = ref({ isCalm: false, isSharp: false })
const shown = computed((): Readonly<Record<Look, string>> => {
  const { isCalm, isSharp } = system.value
  const asked: Readonly<Record<string, string>> = {
    contrast: isSharp ? 'high' : 'normal',
    motion: isCalm ? 'off' : 'full',
    flashes: isCalm ? 'few' : 'all',
  }
  const of = (name: Look): string => (chosen.value[name] === 'system' ? asked[name] : undefined) ?? chosen.value[name]
  const motion = of('motion')
  // What does not move does not flash.
  return {
    contrast: of('contrast'),
    palette: of('palette'),
    motion,
    flashes: motion === 'off' ? 'few' : of('flashes'),
  }
})

export const isCalm = (): boolean => shown.value.motion === 'off'
export const hasFewFlashes = (): boolean => shown.value.flashes === 'few'
/** How much longer everything takes than at plain speed. The same numbers stand in styles/tokens.css. */
export const pace = (): number => ({ slow: 2, fast: 0.5 })[shown.value.motion] ?? 1

/** Another word whenever a paint may have another value. */
export const paints = ref('')
const values = new Map<string, string>()

function show(): void {
  const root = document.documentElement
  for (const name of NAMES) root.dataset[name] = shown.value[name]
  values.clear()
  paints.value = `${shown.value.contrast} ${shown.value.palette}`
}

/** The value of a token, for what is drawn outside of the page: a canvas, a baked picture. Who reads it in a computed is told of another. */
export function paintOf(token: string): string {
  void paints.value
  if (!globalThis.document) return `var(--${token})`
  const known = values.get(token) ?? getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim()
  values.set(token, known)
  return known
}

export function choose(name: Look, value: string): void {
  chosen.value = { ...chosen.value, [name]: value }
  keep(name, value)
  show()
}

/** Called once by each main.ts. */
export function followLook(): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const sharp = matchMedia('(prefers-contrast: more)')
  const hear = (): void => {
    system.value = { isCalm: calm.matches, isSharp: sharp.matches }
    show()
  }
  for (const query of [calm, sharp]) query.addEventListener('change', hear)
  const liked = NAMES.flatMap((name) => {
    const value = kept(name)
    return LOOKS[name].some((each) => each === value) ? [[name, value]] : []
  })
  chosen.value = { ...first(), ...(Object.fromEntries(liked) as object) }
  onForget(() => {
    chosen.value = first()
    show()
  })
  hear()
}
