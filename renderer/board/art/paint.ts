// One drawing, two lightings: the paints that every tile part takes from, by name.
const DARK = `--hull:#070b0e;--hull-2:#0b1216;--hull-edge:#18262e;--pipe:#131d23;--pipe-hi:#354a55;--pipe-lo:#05080a;
--wall-nw:#40565f;--wall-se:#0c1317;--wall-rim:#5d7883;
--floor:#10181d;--floor-2:#162128;--floor-3:#0b1115;--seam:#05090b;--seam-hi:#263740;
--decal:#51666f;--decal-op:.6;--stain:#020304;--rust:#251a17;--lamp-1:#2a3940;
--prop:#1a262d;--prop-hi:#415762;--prop-lo:#0a1014;--cloth:#1d2a33;--pale:#4d626c;--accent:#35505c;--grain:.5;--shade:.75`
const LIT = `--hull:#14110f;--hull-2:#1e1914;--hull-edge:#3a2f24;--pipe:#4a3b2c;--pipe-hi:#b98f5a;--pipe-lo:#1a140e;
--wall-nw:#dcb682;--wall-se:#46382a;--wall-rim:#ffe2b0;
--floor:#775f43;--floor-2:#83694a;--floor-3:#644f38;--seam:#2e2318;--seam-hi:#b89566;
--decal:#ffe0a0;--decal-op:.85;--stain:#241910;--rust:#8a4524;--lamp-1:#fff1cf;
--prop:#56616a;--prop-hi:#f3dcb2;--prop-lo:#1d2226;--cloth:#47808a;--pale:#f4ead6;--accent:#d0792b;--grain:.16;--shade:.6`

/** A whole SVG document of a tile part in one of the two lightings, `px` wide and high, showing `box` of its drawing. */
export const lighted = (
  art: string,
  lit: boolean,
  px: number,
  box: readonly [x: number, y: number, size: number],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="${box[0]} ${box[1]} ${box[2]} ${box[2]}"><style>svg{${lit ? LIT : DARK}}.over{mix-blend-mode:overlay}</style>${art}</svg>`
