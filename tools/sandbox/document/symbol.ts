import { code128, ean13 } from 'bwip-js/generic';
import { encode } from 'uqr';

/** Black (true) and white modules by row, without a quiet zone; one row for bars. */
export type Modules = readonly (readonly boolean[])[];

/** The symbol that a shop's till scans; undefined for a symbology that the sandbox does not draw. */
export function modulesOf(code: string, symbology = ''): Modules | undefined {
  switch (symbology) {
    case 'qr':
      return encode(code, { ecc: 'M', border: 0 }).data;
    case 'code128':
      return [code128({ bcid: symbology, text: code, scale: 1 }, bars())];
    case 'ean13':
      return [ean13({ bcid: symbology, text: code, scale: 1 }, bars())];
    default:
      return undefined;
  }
}

/** Notes which modules are black. The library draws a bar as a line along its middle, rounded up. */
function bars() {
  const black = new Set<number>();
  const ignore = () => undefined;
  return {
    scale: (x: number, y: number): [number, number] => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: ignore,
    line(middle: number, _top: number, _x: number, _bottom: number, width: number) {
      for (let step = 0; step < width; step += 1) black.add(middle - Math.ceil(width / 2) + step);
    },
    polygon: ignore,
    hexagon: ignore,
    ellipse: ignore,
    fill: ignore,
    text: ignore,
    end: () => Array.from({ length: Math.max(...black) + 1 }, (_, at) => black.has(at)),
  };
}
