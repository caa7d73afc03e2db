// The furniture of the eight Rooms, drawn inside 30..226. Each has one thing that still glows in the dark, so it is known unlit.
import type { Room } from '../../../electron/contract/alone.ts'
import { burst, halo, polar, polygon, times } from './core.ts'
import { cable, rivet } from './fabric.ts'
import { chevrons, hazard } from './floors.ts'

interface Furniture {
  readonly floor?: string
  readonly props: string
  readonly glow: string
}

const shade = (d: string): string => `<g opacity=".55" transform="translate(5 6)" fill="#000">${d}</g>`
const box = (x: number, y: number, w: number, h: number, paint = 'var(--prop)', r = 2): string =>
  `<rect x="${x + 4}" y="${y + 5}" width="${w}" height="${h}" rx="${r}" fill="#000" opacity=".5"/><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${paint}" stroke="var(--prop-lo)" stroke-width="1.5"/><path d="M${x + 2} ${y + h - 3}V${y + 2}H${x + w - 3}" fill="none" stroke="var(--prop-hi)" stroke-width="1.4" opacity=".8"/>`

const infirmary = (): Furniture => {
  const bed = (x: number, y: number, flip = false): string =>
    `<g transform="translate(${x} ${y}) ${flip ? 'scale(-1 1)' : ''}">${box(0, 0, 66, 34, 'var(--prop)', 5)}<rect x="20" y="3" width="43" height="28" rx="3" fill="var(--cloth)"/><path d="M22 5q-4 12 0 24" stroke="var(--prop-lo)" fill="none" stroke-width="2"/><rect x="4" y="6" width="14" height="22" rx="5" fill="var(--pale)"/><path d="M40 8v18" stroke="var(--pale)" stroke-width="3" opacity=".5"/></g>`
  return {
    floor: times(
      64,
      (i) =>
        `<rect x="${24 + (i % 8) * 26}" y="${24 + Math.floor(i / 8) * 26}" width="26" height="26" fill="${(i + Math.floor(i / 8)) % 2 ? 'var(--floor)' : 'var(--floor-3)'}" stroke="var(--seam)"/>`,
    ),
    props:
      `<path d="M108 62h40v46h46v40h-46v46h-40v-46H62v-40h46z" fill="var(--pale)" opacity=".9"/><path d="M108 62h40v46h46v40h-46v46h-40v-46H62v-40h46z" fill="none" stroke="var(--prop-lo)" stroke-width="3"/>` +
      bed(30, 32) +
      bed(226, 32, true) +
      bed(30, 190) +
      bed(226, 190, true) +
      `<circle cx="104" cy="44" r="6" fill="var(--prop-hi)"/><path d="M98 44h12M104 38v12" stroke="var(--prop-lo)" stroke-width="2"/>`,
    glow:
      halo(128, 128, 66, '#59ffa2', 0.32) +
      `<path d="M118 98h20v20h20v20h-20v20h-20v-20H98v-20h20z" fill="#46e690"/><path d="M118 98h20v20h20v20h-20v20h-20v-20H98v-20h20z" fill="none" stroke="#c9ffe0" stroke-width="2"/>`,
  }
}
const escapePods = (): Furniture => {
  const pod = (x: number, gone = false): string =>
    gone
      ? `<g transform="translate(${x} 34)"><rect x="-25" y="-4" width="50" height="112" rx="24" fill="#000"/><rect x="-25" y="-4" width="50" height="112" rx="24" fill="none" stroke="var(--prop-hi)" stroke-width="3" stroke-dasharray="10 7"/><path d="M-9 44L9 62M9 44L-9 62" stroke="var(--prop-hi)" stroke-width="4"/></g>`
      : `<g transform="translate(${x} 34)"><rect x="-20" y="2" width="50" height="112" rx="24" fill="#000" opacity=".5"/><rect x="-25" y="-4" width="50" height="112" rx="24" fill="var(--prop)" stroke="var(--prop-lo)" stroke-width="2"/><path d="M-21 70V20Q-21 0 0 0" fill="none" stroke="var(--prop-hi)" stroke-width="3"/><path d="M-25 28H25M-25 82H25" stroke="var(--prop-lo)" stroke-width="3"/><rect x="-17" y="34" width="34" height="42" rx="14" fill="var(--cloth)" stroke="var(--prop-hi)" stroke-width="2"/><path d="M-18 108l-8 16h52l-8 -16z" fill="var(--prop-lo)"/></g>`
  return {
    props:
      hazard(30, 168, 196, 14) +
      chevrons(64, 206, 0, 2) +
      chevrons(192, 206, 0, 2) +
      pod(64) +
      pod(128, true) +
      pod(192),
    glow: [64, 192]
      .map(
        (x) =>
          halo(x, 88, 46, '#ffc24d', 0.5) +
          `<circle cx="${x}" cy="89" r="10" fill="none" stroke="#ffc24d" stroke-width="4"/><circle cx="${x}" cy="89" r="3.5" fill="#ffe9bd"/>`,
      )
      .join(''),
  }
}
const hangarBay = (): Furniture => {
  const ship =
    'M128 46L141 78L147 112L208 150L208 170L150 160L146 186L162 204L128 198L94 204L110 186L106 160L48 170L48 150L109 112L115 78Z'
  return {
    props:
      `<circle cx="128" cy="128" r="92" fill="none" stroke="var(--decal)" stroke-width="5" opacity="var(--decal-op)" stroke-dasharray="26 10"/><path d="M128 30V226M30 128H226" stroke="var(--decal)" stroke-width="3" opacity=".35"/>` +
      box(32, 32, 24, 24) +
      box(36, 58, 18, 18) +
      box(200, 34, 24, 18) +
      shade(`<path d="${ship}"/>`) +
      `<path d="${ship}" fill="var(--prop)" stroke="var(--prop-lo)" stroke-width="2.5" stroke-linejoin="round"/><path d="M128 50L117 80L111 114L50 152" fill="none" stroke="var(--prop-hi)" stroke-width="2.4"/><path d="M128 74l8 18v22h-16v-22z" fill="var(--cloth)" stroke="var(--prop-hi)" stroke-width="1.6"/><path d="M128 118v76M109 140l-46 20M147 140l46 20" stroke="var(--prop-lo)" stroke-width="2"/><path d="M112 130h32v34h-32z" fill="none" stroke="var(--prop-lo)" stroke-width="2"/>`,
    glow:
      times(12, (i) => {
        const [x, y] = polar(128, 128, 92, i * 30 + 15)
        return `<circle cx="${x}" cy="${y}" r="8" fill="#ff7d4a" opacity=".25"/><circle cx="${x}" cy="${y}" r="3.2" fill="#ffb08a"/>`
      }) + `<path d="M117 190h22" stroke="#8fd6ff" stroke-width="5" stroke-linecap="round"/>`,
  }
}
const ventilation = (): Furniture => ({
  props: `<path d="M30 30L66 66M226 30L190 66M30 226L66 190M226 226L190 190" stroke="var(--prop-lo)" stroke-width="30"/><path d="M30 30L66 66M226 30L190 66M30 226L66 190M226 226L190 190" stroke="var(--prop)" stroke-width="24"/>${[45, 135, 225, 315].map((t) => `<g transform="rotate(${t} 128 128)">${times(3, (i) => `<path d="M116 ${4 + i * 11}h24" stroke="var(--prop-hi)" stroke-width="1.6" opacity=".8"/>`)}</g>`).join('')}<circle cx="132" cy="134" r="88" fill="#000" opacity=".5"/><circle cx="128" cy="128" r="87" fill="var(--prop)" stroke="var(--prop-lo)" stroke-width="3"/><path d="M60 76A86 86 0 0 1 160 48" fill="none" stroke="var(--prop-hi)" stroke-width="3"/>${times(
    16,
    (i) => {
      const [x, y] = polar(128, 128, 81, i * 22.5)
      return rivet(x, y)
    },
  )}<circle cx="128" cy="128" r="74" fill="#010203"/>`,
  glow:
    halo(128, 128, 74, '#ff5a3c', 0.55) +
    times(
      5,
      (i) =>
        `<g transform="rotate(${i * 72 + 8} 128 128)"><path d="M122 116C108 96 104 72 116 57C136 54 158 62 166 78C150 84 138 98 134 116Z" fill="var(--prop)" stroke="var(--prop-hi)" stroke-width="1.8"/><path d="M124 112C114 94 112 76 118 60" fill="none" stroke="var(--prop-hi)" stroke-width="1.5"/></g>`,
    ) +
    `<circle cx="128" cy="128" r="19" fill="var(--prop-lo)" stroke="var(--prop-hi)" stroke-width="2"/><circle cx="128" cy="128" r="7" fill="#ff5a3c"/><circle cx="128" cy="128" r="73" fill="none" stroke="#000" stroke-width="3"/><path d="M55 128H201M128 55V201" stroke="var(--prop-lo)" stroke-width="4"/>`,
})
const dormitory = (): Furniture => {
  const bunk = (x: number, y: number, messy = false): string =>
    `${box(x, y, 46, 74, 'var(--prop)', 3)}<rect x="${x + 5}" y="${y + 5}" width="36" height="18" rx="6" fill="var(--pale)"/><path d="M${x + 4} ${y + 28}H${x + 42}V${y + 70}H${x + 4}Z" fill="var(--cloth)"/>${messy ? `<path d="M${x + 4} ${y + 28}q18 16 38 4v12q-16 10 -38 0z" fill="var(--accent)"/>` : `<path d="M${x + 4} ${y + 28}H${x + 42}V${y + 38}H${x + 4}Z" fill="var(--accent)"/>`}<path d="M${x + 12} ${y + 48}v18M${x + 24} ${y + 48}v18M${x + 36} ${y + 48}v18" stroke="var(--prop-lo)" opacity=".5"/>`
  return {
    props:
      `<rect x="40" y="112" width="176" height="32" fill="var(--accent)" opacity=".35"/><path d="M40 117H216M40 139H216" stroke="var(--decal)" stroke-width="2" opacity=".5"/>` +
      bunk(32, 32) +
      bunk(105, 32, true) +
      bunk(178, 32) +
      bunk(32, 150, true) +
      bunk(105, 150) +
      bunk(178, 150, true),
    glow: [55, 128, 201]
      .flatMap((x) => [[x, 110] as const, [x, 147] as const])
      .map(
        ([x, y]) =>
          halo(x, y, 22, '#7da7ff', 0.6) +
          `<rect x="${x - 7}" y="${y - 2}" width="14" height="4" rx="2" fill="#c3d6ff"/>`,
      )
      .join(''),
  }
}
const generator = (): Furniture => ({
  props:
    [45, 135, 225, 315]
      .map(
        (t) =>
          `<g transform="rotate(${t} 128 128)">${cable('M118 20C116 44 124 50 120 70', 'var(--pipe)')}${cable('M138 20C140 44 132 50 136 70', 'var(--pipe)')}</g>`,
      )
      .join('') +
    (
      [
        [34, 34],
        [186, 34],
        [34, 186],
        [186, 186],
      ] as const
    )
      .map(
        ([x, y]) =>
          box(x, y, 36, 36) +
          times(
            4,
            (i) =>
              `<rect x="${x + 5 + i * 7}" y="${y + 4}" width="4" height="28" rx="2" fill="var(--accent)" stroke="var(--prop-lo)"/>`,
          ),
      )
      .join('') +
    `<polygon points="${burst(133, 135, 12, 68, 76)}" fill="#000" opacity=".55"/><polygon points="${burst(128, 128, 12, 66, 75)}" fill="var(--prop)" stroke="var(--prop-lo)" stroke-width="3"/><circle cx="128" cy="128" r="58" fill="var(--prop-lo)" stroke="var(--prop-hi)" stroke-width="2"/>${times(8, (i) => `<g transform="rotate(${i * 45 + 22} 128 128)"><rect x="117" y="72" width="22" height="20" rx="2" fill="var(--prop)" stroke="var(--prop-hi)" stroke-width="1.2"/></g>`)}`,
  glow:
    halo(128, 128, 78, '#4fe6ff', 0.6) +
    `<circle cx="128" cy="128" r="33" fill="#06222a" stroke="#4fe6ff" stroke-width="3"/><polygon points="${burst(128, 128, 6, 27, 11, 15)}" fill="#4fe6ff"/><circle cx="128" cy="128" r="10" fill="#eaffff"/>` +
    times(8, (i) => {
      const [x, y] = polar(128, 128, 46, i * 45 + 22)
      return `<circle cx="${x}" cy="${y}" r="3" fill="#4fe6ff"/>`
    }),
})
const laboratory = (): Furniture => {
  const tank = (x: number, y: number, r: number): string =>
    `<circle cx="${x + 4}" cy="${y + 5}" r="${r + 5}" fill="#000" opacity=".5"/><circle cx="${x}" cy="${y}" r="${r + 5}" fill="var(--prop)" stroke="var(--prop-hi)" stroke-width="1.5"/>`
  const hexes = times(63, (i) => {
    const c = i % 9,
      r = Math.floor(i / 9)
    return `<polygon points="${polygon([0, 60, 120, 180, 240, 300].map((d) => polar(24 + c * 27 + (r % 2) * 13, 24 + r * 36 * 0.87 + 6, 16, d)))}" fill="${(i * 7) % 3 ? 'var(--floor)' : 'var(--floor-2)'}" stroke="var(--seam)" stroke-width="1.5"/>`
  })
  return {
    floor: `<rect width="256" height="256" fill="var(--floor-3)"/>` + hexes,
    props:
      box(32, 32, 192, 28) +
      box(32, 60, 26, 130) +
      box(198, 60, 26, 130) +
      `<rect x="70" y="38" width="24" height="15" fill="var(--cloth)"/><circle cx="112" cy="46" r="7" fill="var(--pale)"/><path d="M108 46h8" stroke="var(--prop-lo)" stroke-width="2"/><path d="M150 40l-7 13h14z" fill="var(--pale)"/><rect x="168" y="39" width="20" height="13" fill="var(--accent)"/><path d="M38 96h14M38 104h14M38 112h10" stroke="var(--pale)" stroke-width="3"/><circle cx="211" cy="92" r="7" fill="var(--accent)"/><circle cx="211" cy="112" r="5" fill="var(--pale)"/>` +
      tank(128, 130, 38) +
      tank(58, 206, 14) +
      tank(198, 206, 14),
    glow:
      halo(128, 130, 74, '#b6ff5a', 0.5) +
      (
        [
          [128, 130, 37],
          [58, 206, 13],
          [198, 206, 13],
        ] as const
      )
        .map(
          ([x, y, r]) =>
            `<circle cx="${x}" cy="${y}" r="${r}" fill="#3d6b14"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#c8ff6e" stroke-width="2.5"/>`,
        )
        .join('') +
      `<path d="M112 150c-12 -16 2 -40 18 -34c18 6 12 32 -2 28c-9 -3 -6 -15 2 -14M122 112l-8 -10M134 114l7 -11M144 132l12 2M108 136l-10 -2" fill="none" stroke="#0c1c04" stroke-width="6" stroke-linecap="round"/><circle cx="130" cy="136" r="3.4" fill="#eaffc4"/><path d="M104 112a30 30 0 0 1 16 -12" fill="none" stroke="#f2ffd9" stroke-width="3" stroke-linecap="round" opacity=".8"/>`,
  }
}
const controlRoom = (): Furniture => {
  const desk = (r: number, w: number, paint: string): string =>
    `<path d="M${128 - r} 128A${r} ${r} 0 0 1 ${128 + r} 128" fill="none" stroke="${paint}" stroke-width="${w}"/>`
  const screen = (deg: number, r: number, lit: boolean): string =>
    `<g transform="rotate(${deg} 128 132)"><rect x="112" y="${132 - r - 9}" width="32" height="17" fill="#03181c" stroke="#57e0d0" stroke-width="1.6"/><path d="${lit ? 'M116 {y}l7 -6l6 8l5 -9l6 6' : 'M116 {y}h12m3 0h8m-23 -6h20'}" transform="translate(0 ${132 - r})" fill="none" stroke="#8ffff0" stroke-width="2"/></g>`.replaceAll(
      '{y}',
      '2',
    )
  return {
    props:
      `<g transform="translate(5 6)" opacity=".5">${desk(70, 34, '#000')}</g>` +
      desk(70, 36, 'var(--prop-lo)') +
      desk(70, 32, 'var(--prop)') +
      `<path d="M42 128A86 86 0 0 1 128 42" fill="none" stroke="var(--prop-hi)" stroke-width="1.8"/>` +
      box(36, 196, 56, 26) +
      box(164, 196, 56, 26) +
      times(
        10,
        (i) =>
          `<rect x="${40 + (i % 5) * 10}" y="${201 + Math.floor(i / 5) * 9}" width="6" height="4" fill="var(--accent)"/><rect x="${168 + (i % 5) * 10}" y="${201 + Math.floor(i / 5) * 9}" width="6" height="4" fill="var(--accent)"/>`,
      ) +
      `<circle cx="132" cy="146" r="23" fill="#000" opacity=".5"/><circle cx="128" cy="140" r="22" fill="var(--prop)" stroke="var(--prop-lo)" stroke-width="2"/><path d="M107 148a22 22 0 0 0 42 0" fill="none" stroke="var(--prop-hi)" stroke-width="6"/><circle cx="128" cy="137" r="11" fill="var(--cloth)"/>`,
    glow:
      halo(128, 90, 90, '#3fe0cf', 0.4) +
      [-66, -33, 0, 33, 66].map((d, i) => screen(d, 69, i % 2 === 0)).join('') +
      times(6, (i) => `<circle cx="${44 + i * 34}" cy="34" r="3" fill="${i % 2 ? '#ff7d5a' : '#57e0d0'}"/>`),
  }
}
export const ROOMS: Readonly<Record<Room, { readonly letter: string; readonly draw: () => Furniture }>> = {
  infirmary: { letter: 'I', draw: infirmary },
  'escape-pods': { letter: 'E', draw: escapePods },
  'hangar-bay': { letter: 'H', draw: hangarBay },
  'ventilation-room': { letter: 'V', draw: ventilation },
  dormitory: { letter: 'D', draw: dormitory },
  'generator-room': { letter: 'G', draw: generator },
  laboratory: { letter: 'L', draw: laboratory },
  'control-room': { letter: 'C', draw: controlRoom },
}
export const isRoom = (tile: string): tile is Room => tile in ROOMS
