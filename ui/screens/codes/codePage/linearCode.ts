import { code128, drawingSVG, ean13 } from 'bwip-js/generic';
import type { SymbolModules } from '#domain/redemption/symbolFit.ts';

type Linear = 'code128' | 'ean13';

/** White margin that scanners need beside the bars, in modules. */
const QUIET_ZONE = 11;

const HOW = { height: 14, paddingwidth: QUIET_ZONE, paddingheight: 3, backgroundcolor: 'FFFFFF' };

/** Returns a barcode as SVG, black on white with its quiet zone. Throws if the symbology cannot encode the text. */
export function linearCode(text: string, symbology: Linear): string {
  return encoderOf(symbology)({ ...HOW, bcid: symbology, text }, drawingSVG());
}

/** Returns the bars and gaps of a barcode, one module an item, with its quiet zone. Throws as `linearCode`. */
export function linearModules(text: string, symbology: Linear): SymbolModules {
  const quiet = Array.from({ length: QUIET_ZONE }, () => false);
  const bars = encoderOf(symbology)({ bcid: symbology, text, scale: 1 }, barRecorder());
  return [[...quiet, ...bars, ...quiet]];
}

function encoderOf(symbology: Linear) {
  return symbology === 'ean13' ? ean13 : code128;
}

/** Draws nothing, but notes which modules are black. A bar is a line along its middle, rounded up. */
function barRecorder() {
  const black = new Set<number>();
  const ignore = () => undefined;
  return {
    scale: (x: number, y: number): [number, number] => [x, y],
    measure: () => ({ width: 0, ascent: 0, descent: 0 }),
    init: ignore,
    line(middle: number, _y0: number, _x1: number, _y1: number, width: number) {
      const left = middle - Math.ceil(width / 2);
      for (let at = left; at < left + width; at += 1) black.add(at);
    },
    polygon: ignore,
    hexagon: ignore,
    ellipse: ignore,
    fill: ignore,
    text: ignore,
    end: () => Array.from({ length: Math.max(...black) + 1 }, (_, at) => black.has(at)),
  };
}
