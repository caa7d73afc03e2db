// One drawing, two lightings: the paints that every tile part takes from, by name. High contrast sharpens some of them (styles/tokens.css).
const DARK = `--hull:#0b1115;--hull-2:#121c22;--hull-edge:#24363f;--pipe:#1d2b33;--pipe-hi:#4a6573;--pipe-lo:#080c0f;
--wall-nw:var(--sharp-wall,#5b7783);--wall-se:#18242b;--wall-rim:var(--sharp-rim,#7d9ba8);
--floor:var(--sharp-floor,#1e2c34);--floor-2:var(--sharp-floor,#273943);--floor-3:#16222a;--seam:var(--sharp-seam,#0a1115);--seam-hi:#3a525e;
--decal:#6b848f;--decal-op:.6;--stain:#070b0e;--rust:#38271f;--lamp-1:#3b505a;
--prop:#26363f;--prop-hi:#557280;--prop-lo:#10191e;--cloth:#2a3c48;--pale:#627c88;--accent:#46697a;--grain:var(--sharp-grain,.4);--shade:.6`
const LIT = `--hull:#14110f;--hull-2:#1e1914;--hull-edge:#3a2f24;--pipe:#4a3b2c;--pipe-hi:#b98f5a;--pipe-lo:#1a140e;
--wall-nw:var(--sharp-lit-wall,#dcb682);--wall-se:#46382a;--wall-rim:#ffe2b0;
--floor:var(--sharp-lit-floor,#775f43);--floor-2:var(--sharp-lit-floor,#83694a);--floor-3:#644f38;--seam:#2e2318;--seam-hi:#b89566;
--decal:#ffe0a0;--decal-op:.85;--stain:#241910;--rust:#8a4524;--lamp-1:#fff1cf;
--prop:#56616a;--prop-hi:#f3dcb2;--prop-lo:#1d2226;--cloth:#47808a;--pale:#f4ead6;--accent:#d0792b;--grain:var(--sharp-grain,.16);--shade:.6`

/** A whole SVG document of a tile part in one of the two lightings, `px` wide and high, showing `box` of its drawing. */
export const lighted = (
  art: string,
  lit: boolean,
  px: number,
  box: readonly [x: number, y: number, size: number],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="${box[0]} ${box[1]} ${box[2]} ${box[2]}"><style>svg{${lit ? LIT : DARK}}.over{mix-blend-mode:overlay}</style>${art}</svg>`

/** A tile part in one of the two lightings, in a drawing that may hold others in the other. */
export const litBy = (art: string, lit: boolean): string => `<g style="${lit ? LIT : DARK}">${art}</g>`
