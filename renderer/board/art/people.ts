// The four Characters as busts, 96 by 96, lit by a lamp from the north-west; and the Hero's token.
import { uid } from './core.ts'

const skin = '#d9a878'
const dark = '#15100b'
const cloth = '#3a2f25'
const lamp = '#ffb84d'
const bust = (shoulders: number): string =>
  `<path d="M8 96C8 ${shoulders} 26 64 48 64S88 ${shoulders} 88 96Z" fill="${cloth}" stroke="${lamp}" stroke-width="3"/>`
const PEOPLE: Readonly<Record<string, string>> = {
  engineer: `${bust(72)}<path d="M28 72L40 96M68 72L56 96" stroke="#e08a2e" stroke-width="8"/><rect x="41" y="56" width="14" height="14" fill="#a87a52"/><path d="M28 36H68V50Q68 66 48 66T28 50Z" fill="${skin}"/><path d="M24 38Q24 12 48 12T72 38Z" fill="#e8a23a"/><path d="M18 38H78V44H18Z" fill="#b8741d"/><path d="M24 38Q24 12 48 12" fill="none" stroke="#ffdf9c" stroke-width="3"/><rect x="40" y="18" width="16" height="14" rx="3" fill="${dark}"/><circle cx="48" cy="25" r="5.5" fill="#fff2cf"/><rect x="30" y="46" width="36" height="9" rx="4" fill="${dark}"/><path d="M34 50h10M52 50h10" stroke="#9fd6e6" stroke-width="3"/>`,
  pilot: `${bust(74)}<path d="M20 84H38M58 84H76" stroke="#9fb4bb" stroke-width="4"/><circle cx="48" cy="38" r="30" fill="#c9cfca"/><path d="M20 30A30 30 0 0 1 48 8" fill="none" stroke="#fff" stroke-width="4"/><path d="M48 8V20" stroke="#c2412d" stroke-width="12"/><path d="M22 32Q48 22 74 32L72 48Q48 58 24 48Z" fill="#1b1208"/><path d="M26 34Q48 26 70 34L69 39Q48 33 27 39Z" fill="${lamp}"/><path d="M36 56H60L56 70H40Z" fill="#23282b"/><path d="M42 60H54M42 65H54" stroke="#8a979b" stroke-width="2"/><path d="M58 66Q74 72 72 94" fill="none" stroke="#23282b" stroke-width="7"/>`,
  medic: `${bust(74)}<path d="M34 66L48 82L62 66" fill="none" stroke="#efe6d2" stroke-width="7"/><path d="M22 40C20 14 36 8 48 8S76 14 74 40C76 58 70 66 66 70L60 50H36L30 70C26 66 20 58 22 40Z" fill="#3b241a"/><rect x="42" y="56" width="12" height="12" fill="#8e6242"/><path d="M31 32Q48 22 65 32V48Q64 64 48 66Q32 64 31 48Z" fill="#b98358"/><path d="M30 46H66V52Q66 66 48 67T30 52Z" fill="#dfeae6"/><path d="M34 54H62M36 60H60" stroke="#9db3ad" stroke-width="2"/><path d="M36 40h8M52 40h8" stroke="${dark}" stroke-width="4"/><g transform="translate(76 84)"><circle r="11" fill="#efe6d2"/><path d="M-3 -8H3V-3H8V3H3V8H-3V3H-8V-3H-3Z" fill="#2c9a5d"/></g>`,
  captain: `${bust(70)}<path d="M12 76L32 68L36 76L16 86ZM84 76L64 68L60 76L80 86Z" fill="${lamp}"/><path d="M40 68L48 78L56 68L54 96H42Z" fill="${dark}"/><rect x="41" y="56" width="14" height="12" fill="#8a5c3c"/><path d="M30 34H66V48Q66 66 48 66T30 48Z" fill="#c08c62"/><path d="M31 50Q48 46 65 50Q66 70 48 70T31 50Z" fill="#b9b3a6"/><path d="M42 58H54" stroke="${dark}" stroke-width="2.4"/><path d="M16 24Q48 -4 80 24L70 34H26Z" fill="#22303c"/><path d="M26 32H70V38H26Z" fill="${lamp}"/><path d="M22 38Q48 32 74 38Q66 46 48 44T22 38Z" fill="#0d1115"/><path d="M48 12L51 20H58L52 25L54 32L48 28L42 32L44 25L38 20H45Z" fill="${lamp}"/><path d="M36 46h8M52 46h8" stroke="${dark}" stroke-width="3.4"/>`,
}
/** Somebody whom a later pack brings: a bust without a face. */
const STRANGER = `${bust(72)}<circle cx="48" cy="40" r="26" fill="${skin}"/><path d="M22 40A26 26 0 0 1 74 40Z" fill="${dark}"/>`

/** A bust, 96 by 96. */
export const person = (who: string): string => PEOPLE[who] ?? STRANGER
/** The Hero's token, 120 by 120: a lamp-coloured square turned on its corner. No Creature has that shape. */
export function heroToken(who: string): string {
  const clip = uid('hc')
  return `<path d="M60 2L118 60L60 118L2 60Z" fill="#1d1408" stroke="#ffb84d" stroke-width="6" stroke-linejoin="round"/><clipPath id="${clip}"><path d="M60 10L110 60L60 110L10 60Z"/></clipPath><g clip-path="url(#${clip})"><g transform="translate(19 22) scale(.86)">${person(who)}</g></g>`
}
