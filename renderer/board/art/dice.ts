// Three faces: hit (a solid burst), light (a lamp: a Hit for the Hero in the light), danger (claw cuts: a Hit for Evil by a Danger token).
import type { Face } from '../../../electron/contract/alone.ts'
import { burst } from './core.ts'

const face: Readonly<Record<Face, (ink: string) => string>> = {
  hit: (i) => `<polygon points="${burst(0, 0, 8, 26, 11, 0)}" fill="${i}"/>`,
  light: (i) =>
    `<circle cy="-4" r="12" fill="none" stroke="${i}" stroke-width="5"/><path d="M-7 11H7M-5 18H5" stroke="${i}" stroke-width="5"/>${[-90, -45, 0, 45, 90].map((a) => `<path d="M0 -21V-28" transform="rotate(${a} 0 -4)" stroke="${i}" stroke-width="4.5" stroke-linecap="round"/>`).join('')}`,
  danger: (i) =>
    `<path d="M-25 -18H25L0 25Z" fill="none" stroke="${i}" stroke-width="5" stroke-linejoin="round"/><path d="M-9 -11L-5 4M0 -11V13M9 -11L5 4" stroke="${i}" stroke-width="4.5" stroke-linecap="round"/>`,
}
/** A die, in a box of -44 -44 88 88. `by` is hero (bone) or evil (black with a red edge); a counting face is bright and ringed, a miss is sunk. */
export function die(kind: Face, by: 'hero' | 'evil', counts: boolean): string {
  const hero = by === 'hero'
  const ground = hero ? (counts ? '#ebe2cb' : '#6f6a5e') : counts ? '#2a0d0d' : '#1b1416'
  const ink = hero ? (counts ? '#17110a' : '#2b2720') : counts ? '#ff8a78' : '#8f777a'
  const side = hero ? (counts ? '#a2967a' : '#45413a') : counts ? '#120304' : '#0d090a'
  const edge = hero ? '#fff8e4' : counts ? 'var(--alarm)' : '#5b474b'
  return `<path d="M-34 -28L-28 -34H30L38 -26V34L32 40H-26L-34 32Z" fill="${side}"/><rect x="-36" y="-36" width="68" height="68" rx="9" fill="${ground}" stroke="${edge}" stroke-width="2.5"/><g transform="translate(-2 -2)">${face[kind](ink)}</g>${counts ? `<path d="M-28 43H26" stroke="${hero ? 'var(--lamp)' : 'var(--alarm)'}" stroke-width="5" stroke-linecap="round"/>` : ''}`
}
