/** Black (true) and white modules by row, with the quiet zone. The bars of a linear code are one row. */
export type SymbolModules = readonly (readonly boolean[])[];

export interface SymbolFit {
  /** Whole device pixels a module, because scanners misread edges between two pixels. */
  readonly pixels: number;
  /** By 90° clockwise, so that the bars lie along the height of the screen. */
  readonly turned: boolean;
}

/** Lengths in CSS pixels on a screen with `ratio` device pixels in each. */
interface Room {
  readonly ratio: number;
  readonly across: number;
  /** The height that the other parts of the screen leave. */
  readonly down: number;
}

/** In CSS pixels; scanners of tills fail on thinner bars of a phone. */
const THINNEST_BAR = 2;

/** In CSS pixels. */
const SQUARE = { smallest: 240, largest: 384 } as const;

/**
 * How a linear code of so many modules is drawn: upright if that gives bars thick enough, else turned. `screen` is the
 * height that the user can scroll the code into, since a scanner must see all bars at once.
 */
export function fitBars(
  modules: number,
  { ratio, across, down, screen }: Room & { screen: number },
): SymbolFit {
  const upright = { pixels: wholePixels(modules, across * ratio), turned: false };
  const besideOthers = { pixels: wholePixels(modules, down * ratio), turned: true };
  const alone = { pixels: wholePixels(modules, screen * ratio), turned: true };
  const isThick = ({ pixels }: SymbolFit) => pixels >= THINNEST_BAR * ratio;
  return [upright, besideOthers, alone].find(isThick) ?? (alone.pixels > upright.pixels ? alone : upright);
}

/** How a square code of so many modules a side is drawn: as large as the room allows, within `SQUARE`. */
export function fitSquare(modules: number, { ratio, across, down }: Room): SymbolFit {
  const side = Math.min(across, Math.max(SQUARE.smallest, Math.min(down, SQUARE.largest)));
  const needed = Math.ceil((SQUARE.smallest * ratio) / modules);
  const pixels = Math.max(wholePixels(modules, side * ratio), needed);
  return { pixels: Math.min(pixels, wholePixels(modules, across * ratio)), turned: false };
}

function wholePixels(modules: number, available: number): number {
  return Math.max(1, Math.floor(available / modules));
}
