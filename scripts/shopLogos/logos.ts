import { pick, seededRandom } from '#sandbox/core/random.ts';
import { brands, restaurants } from '#sandbox/shop/brand.ts';
import type { Brand } from '#sandbox/shop/brand.ts';
import type { Layout } from './arrange.ts';
import { EMBLEMS } from './emblems.ts';
import { PALETTES } from './palettes.ts';
import { emblemAbove, emblemBeside, italicSerif, monogram, seal } from './pictureLayouts.ts';
import { svg } from './svg.ts';
import {
  classicSerif,
  framed,
  heavyAndLight,
  lowercaseWithDot,
  reversedBlock,
  spacedCapitals,
  speed,
  stackedPlates,
} from './wordLayouts.ts';

interface Logo {
  /** Name of the file in public/shops. */
  readonly file: string;
  readonly drawing: string;
}

/** A layout stands as often as it is to be seen. */
const LAYOUTS: readonly Layout[] = [
  spacedCapitals,
  spacedCapitals,
  lowercaseWithDot,
  lowercaseWithDot,
  classicSerif,
  classicSerif,
  classicSerif,
  emblemAbove,
  emblemAbove,
  emblemBeside,
  emblemBeside,
  emblemBeside,
  monogram,
  monogram,
  monogram,
  seal,
  reversedBlock,
  reversedBlock,
  framed,
  heavyAndLight,
  heavyAndLight,
  speed,
  italicSerif,
  italicSerif,
  italicSerif,
  stackedPlates,
];

/** How many brands there are at the usual size: those of the largest wall, and some for sites that hide a few. */
const BRANDS = 548;

/** The logo of every brand of a sandbox of the usual size. */
export function shopLogos(): Logo[] {
  const general = brands(BRANDS).map((brand) => logoOf(brand, lastWordApart(brand.name)));
  return general.concat(restaurants(250).map((brand) => logoOf(brand, firstWordApart(brand.name))));
}

function logoOf({ name, slug, category }: Brand, texts: readonly string[]): Logo {
  const random = seededRandom(`logo/${slug}`);
  const emblem = pick(random, EMBLEMS[category.urlName] ?? [{}]);
  const layout = pick(random, LAYOUTS);
  const palette = pick(random, PALETTES);
  return { file: `${slug}.svg`, drawing: svg(layout({ name, texts, palette, emblem, random })) };
}

/** "Nordlicht", "Books"; "Hartwell", "& Pine"; "Velmora". */
function lastWordApart(name: string): string[] {
  const [one = name, other] = name.split(/ (?=&)/);
  if (other !== undefined && !other.includes(' ', 2)) return [one, other];
  const cut = name.lastIndexOf(' ');
  return cut < 0 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

/** "Trattoria", "Luna Piena". */
function firstWordApart(name: string): string[] {
  const cut = name.indexOf(' ');
  return [name.slice(0, cut), name.slice(cut + 1)];
}
