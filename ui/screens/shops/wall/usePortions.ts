import { useState } from 'react';
import { PORTION, firstOf } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';

/** What of a wall is shown, and the way to more. */
interface Portions {
  readonly wall: Wall;
  /** How many portions are shown. */
  readonly portions: number;
  /** The shops that came with the last request; none at first. */
  readonly news: readonly Shop[];
  readonly more: () => void;
}

const NONE: readonly Shop[] = [];

/**
 * Shows a wall portion by portion. It begins with `atFirst` of them, which is more than one when going back to a place
 * far down, and with one again for every other list of shops that is `found`.
 */
export function usePortions(found: readonly Shop[], wall: Wall, atFirst: number): Portions {
  const [known, setKnown] = useState({ found, portions: atFirst, news: NONE });
  const isOther = known.found !== found;
  if (isOther) setKnown({ found, portions: 1, news: NONE });
  const { portions, news } = isOther ? { portions: 1, news: NONE } : known;
  const more = () => {
    const { fitting, dearer } = wall;
    const next = [...fitting, ...dearer].slice(portions * PORTION, (portions + 1) * PORTION);
    setKnown({ found, portions: portions + 1, news: next });
  };
  return { wall: firstOf(wall, portions * PORTION), portions, news, more };
}
