// May Evil's content be drawn now? Yes only while its window stands on the very display that the players confirmed as Evil's, in the
// very set of displays that they looked at. Any change, sleep or doubt closes the curtain until they confirm again.

/** Where Evil's window stands: a set of displays, and one of them. */
export interface Stand {
  /** Fingerprint of the whole set of displays. */
  readonly set: string
  /** The display on which the whole window stands; null where it lies astride or cannot be told. */
  readonly at: string | null
}

export interface Curtain {
  /** As last seen; null before the first look. */
  readonly seen: Stand | null
  /** Two displays show the same picture, so no display is Evil's alone. */
  readonly mirrored: boolean
  readonly asleep: boolean
  /** What the players confirmed; null while they have yet to. */
  readonly confirmed: Stand | null
}

export type Happening =
  /** The displays and the window were looked at: so they stand now. A lost event is found out here. */
  | { readonly type: 'seen'; readonly stand: Stand; readonly mirrored: boolean }
  /** The system told of a change, though things may look as before. */
  | { readonly type: 'changed' }
  | { readonly type: 'suspended' }
  | { readonly type: 'resumed' }
  /** Somebody asked to place the windows anew, or something else gives reason not to trust what was confirmed. */
  | { readonly type: 'doubted' }
  /** The players confirmed what they were looking at. */
  | { readonly type: 'confirmed'; readonly stand: Stand }

/** Before the first look: closed. */
export const closed: Curtain = { seen: null, mirrored: false, asleep: false, confirmed: null }

const same = (one: Stand | null, other: Stand | null): boolean =>
  one !== null && other !== null && one.at !== null && one.set === other.set && one.at === other.at

/** True while Evil's content may be drawn. */
export function mayDraw(curtain: Curtain): boolean {
  return !curtain.asleep && !curtain.mirrored && same(curtain.confirmed, curtain.seen)
}

/** The curtain after something happened. */
export function after(curtain: Curtain, happening: Happening): Curtain {
  switch (happening.type) {
    case 'seen':
      return shut({ ...curtain, seen: happening.stand, mirrored: happening.mirrored })
    case 'changed':
    case 'doubted':
      return { ...curtain, confirmed: null }
    case 'suspended':
      return { ...curtain, asleep: true, confirmed: null }
    case 'resumed':
      return { ...curtain, asleep: false, confirmed: null }
    case 'confirmed':
      return shut({ ...curtain, confirmed: happening.stand })
  }
}

/** A confirmation that does not fit what is seen is forgotten, so that it cannot come true again by itself. */
const shut = (curtain: Curtain): Curtain => (mayDraw(curtain) ? curtain : { ...curtain, confirmed: null })
