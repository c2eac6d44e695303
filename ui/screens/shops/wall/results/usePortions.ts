import { useState } from 'react';
import { PORTION, firstOf } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';
import type { Jump } from '../../sort/useFocusOnJump.ts';

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
 * far down, and with one again for every other list of shops that is `found`. A `jump` shows as many as it takes to
 * reach its shop.
 */
export function usePortions(
  found: readonly Shop[],
  wall: Wall,
  atFirst: number,
  jump: Jump | null,
): Portions {
  const [known, setKnown] = useState<Known>({ found, portions: atFirst, news: NONE, jump });
  const shown = after(known, found, jump);
  if (shown !== known) setKnown(shown);
  const { portions, news } = shown;
  const more = () => {
    const { fitting, dearer } = wall;
    const next = [...fitting, ...dearer].slice(portions * PORTION, (portions + 1) * PORTION);
    setKnown({ found, portions: portions + 1, news: next, jump });
  };
  return { wall: firstOf(wall, portions * PORTION), portions, news, more };
}

interface Known extends Pick<Portions, 'portions' | 'news'> {
  readonly found: readonly Shop[];
  /** The last jump that was followed. */
  readonly jump: Jump | null;
}

/** Returns what is shown after other shops were found or the index was pressed; the same object if neither was. */
function after(known: Known, found: readonly Shop[], jump: Jump | null): Known {
  if (known.found !== found) return { found, portions: 1, news: NONE, jump };
  if (known.jump === jump || jump === null) return known;
  // What follows it fills the screen, so that it can come to stand at the upper edge.
  const needed = Math.ceil((jump.index + PORTION) / PORTION);
  return { found, portions: Math.max(known.portions, needed), news: NONE, jump };
}
