import {
  convertHslToRgb,
  convertLabToLch,
  convertLchToLab,
  convertOklabToRgb,
  convertRgbToHsl,
  convertRgbToLrgb,
  convertRgbToOklab,
  type Oklch,
  type Rgb,
  serializeHex,
} from 'culori/fn';

/*
 * Single conversions: culori's `useMode` would add the parser of every CSS colour format, 7 kB instead of 2.5. Tests
 * compare contrast and gamut mapping with culori's own.
 */

/** Returns `#rgb` or `#rrggbb` as lower-case `#rrggbb`; undefined for anything else. */
export function parseHex(text: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(text.trim().toLowerCase())?.[1];
  if (digits === undefined) return undefined;
  return digits.length === 6 ? `#${digits}` : `#${digits.replace(/./g, '$&$&')}`;
}

function rgbOf(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return { mode: 'rgb', r: (value >> 16) / 255, g: ((value >> 8) & 255) / 255, b: (value & 255) / 255 };
}

function luminance(hex: string): number {
  const { r, g, b } = convertRgbToLrgb(rgbOf(hex));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const inGamut = ({ r, g, b }: Rgb) => [r, g, b].every((part) => part >= 0 && part <= 1);

function oklchToRgb(colour: Oklch): Rgb {
  return convertOklabToRgb(convertLchToLab(colour));
}

/** Reduces the chroma until the colour fits into sRGB; keeps lightness and hue. */
function fitted(colour: Oklch): Rgb {
  const whole = oklchToRgb(colour);
  if (inGamut(whole)) return whole;
  let [low, high] = [0, colour.c];
  while (high - low > 0.4 / 2 ** 13) {
    const middle = (low + high) / 2;
    if (inGamut(oklchToRgb({ ...colour, c: middle }))) low = middle;
    else high = middle;
  }
  return oklchToRgb({ ...colour, c: low });
}

/** OKLCH lightness, 0 to 1. */
export function lightness(hex: string): number {
  return convertRgbToOklab(rgbOf(hex)).l;
}

/** `wanted` is an OKLCH lightness, clamped to 0 to 1. */
export function atLightness(hex: string, wanted: number): string {
  const colour = convertLabToLch(convertRgbToOklab(rgbOf(hex)), 'oklch');
  return serializeHex(fitted({ ...colour, l: Math.min(1, Math.max(0, wanted)) }));
}

/** Mixes in OKLab; `share` is the fraction of the first colour, 0 to 1. */
export function mix(hex: string, into: string, share: number): string {
  const [a, b] = [convertRgbToOklab(rgbOf(hex)), convertRgbToOklab(rgbOf(into))];
  const part = (of: 'l' | 'a' | 'b') => a[of] * share + b[of] * (1 - share);
  return serializeHex(convertOklabToRgb({ l: part('l'), a: part('a'), b: part('b') }));
}

/** Changes the HSL lightness by `points` percentage points, clamped to 0 to 100 (product 2.7). */
export function shade(hex: string, points: number): string {
  const colour = convertRgbToHsl(rgbOf(hex));
  return serializeHex(convertHslToRgb({ ...colour, l: Math.min(1, Math.max(0, colour.l + points / 100)) }));
}
