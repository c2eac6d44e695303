import { atLightness, contrast, lightness, mix, parseHex, shade } from './colour.ts';

/** For sites whose brand colour is missing or malformed (product 2.7). */
export const DEFAULT_BRANDING_COLOR = '#d32b2d';

/** The first is the page's, used to mix tints; brand text and edges are readable on all of them. */
export type Surfaces = readonly [string, ...string[]];

/** CSS custom properties that the tokens in `ui/styles/tokens` read. */
export type Theme = Readonly<Record<`--brand-${string}`, string>>;

const TEXT_CONTRAST = 4.5;
const EDGE_CONTRAST = 3;
const STEP = 0.01;
/** OKLCH lightness below which a darker shade is indistinguishable. */
const NO_DARKER = 0.2;

/** White if its contrast reaches 4.5, else nearly black, else black. One always does. */
function onColour(fill: string): string {
  return ['#ffffff', '#1a1a1a'].find((text) => contrast(text, fill) >= TEXT_CONTRAST) ?? '#000000';
}

/** Darkens or lightens the colour in small steps until its contrast reaches `wanted` on all backgrounds. */
function readableOn(grounds: readonly string[], brand: string, wanted: number): string {
  const start = lightness(brand);
  const direction =
    contrast('#000000', grounds[0] ?? '#ffffff') > contrast('#ffffff', grounds[0] ?? '#ffffff') ? -1 : 1;
  const enough = (colour: string) => grounds.every((ground) => contrast(colour, ground) >= wanted);
  if (enough(brand)) return brand;
  for (let moved = STEP; moved < 1; moved += STEP) {
    const colour = atLightness(brand, start + direction * moved);
    if (enough(colour)) return colour;
  }
  return direction < 0 ? '#000000' : '#ffffff';
}

/** Darker, or lighter if darker would break the text's contrast or be indistinguishable. */
function pressable(fill: string, text: string): { hover: string; pressed: string } {
  const start = lightness(fill);
  const shifted = (hover: number, pressed: number) => ({
    hover: atLightness(fill, start + hover),
    pressed: atLightness(fill, start + pressed),
  });
  if (start < NO_DARKER) return shifted(0.15, 0.25);
  const darker = shifted(-0.05, -0.1);
  const good = [darker.hover, darker.pressed].every((colour) => contrast(colour, text) >= TEXT_CONTRAST);
  return good ? darker : shifted(0.05, 0.1);
}

/**
 * Returns all colours that depend on the brand (product 2.7); an invalid brand colour becomes the default.
 * `actionColor` is the colour of buttons and links, if it differs. Text always reaches a contrast of 4.5:1, edges 3:1.
 */
export function deriveTheme(brandingColor: string, surfaces: Surfaces, actionColor = ''): Theme {
  const brand = parseHex(brandingColor) ?? DEFAULT_BRANDING_COLOR;
  const fill = parseHex(actionColor) ?? brand;
  const onFill = onColour(fill);
  const { hover, pressed } = pressable(fill, onFill);
  const tints = [mix(brand, surfaces[0], 0.08), mix(brand, surfaces[0], 0.16)] as const;
  const [light15, light35, dark25] = [shade(brand, 15), shade(brand, 35), shade(brand, -25)] as const;
  return {
    '--brand-fill': fill,
    '--brand-on-fill': onFill,
    '--brand-hover': hover,
    '--brand-pressed': pressed,
    '--brand-text': readableOn([...surfaces, ...tints], fill, TEXT_CONTRAST),
    '--brand-edge': readableOn(surfaces, fill, EDGE_CONTRAST),
    '--brand-tint-8': tints[0],
    '--brand-tint-16': tints[1],
    '--brand-light-15': light15,
    '--brand-on-light-15': onColour(light15),
    '--brand-light-35': light35,
    '--brand-on-light-35': onColour(light35),
    '--brand-dark-25': dark25,
    '--brand-on-dark-25': onColour(dark25),
  };
}
