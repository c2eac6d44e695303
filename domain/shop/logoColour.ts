/** Hues are told apart by so many equal parts of their circle. */
const SECTORS = 12;

/** Share of a picture that has to be coloured: below it, the logo counts as black, grey or white. */
const LEAST_COLOUR = 0.01;

interface Sector {
  weight: number;
  readonly sum: [red: number, green: number, blue: number];
}

/**
 * The colour that a logo is recognised by, as `#rrggbb`: the average of its most frequent hue, where vivid pixels count
 * more. Null if it has none.
 * @param pixels red, green, blue and alpha of each pixel, 0 to 255
 */
export function mainColour(pixels: Uint8ClampedArray): string | null {
  const sectors = Array.from({ length: SECTORS }, (): Sector => ({ weight: 0, sum: [0, 0, 0] }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const vividness = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
    const sector = sectors[sectorOf(red, green, blue)];
    const weight = (alpha / 255) * vividness ** 2;
    if (!sector || weight === 0) continue;
    sector.weight += weight;
    sector.sum[0] += weight * red;
    sector.sum[1] += weight * green;
    sector.sum[2] += weight * blue;
  }
  const [first] = sectors.toSorted((one, other) => other.weight - one.weight);
  if (first === undefined || first.weight === 0 || first.weight < (LEAST_COLOUR * pixels.length) / 4)
    return null;
  const hex = (part: number) =>
    Math.round(part / first.weight)
      .toString(16)
      .padStart(2, '0');
  return `#${first.sum.map(hex).join('')}`;
}

function sectorOf(red: number, green: number, blue: number): number {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (range === 0) return 0;
  const sixth =
    most === red
      ? ((green - blue) / range + 6) % 6
      : most === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return Math.floor((sixth / 6) * SECTORS) % SECTORS;
}
