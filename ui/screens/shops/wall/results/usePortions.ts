import { useState } from 'react';
import { PORTION, firstOf } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';
import type { Jump } from '../../sort/useFocusOnJump.ts';

/** The shown part of a wall. */
interface Portions {
  readonly wall: Wall;
  /** Number of shown portions. */
  readonly portions: number;
  /** The shops of the last "more"; empty at first. */
  readonly news: readonly Shop[];
  readonly more: () => void;
}

const NONE: readonly Shop[] = [];

/**
 * Shows a wall portion by portion. Starts with `atFirst` portions, to restore a scroll position, and with one for each
 * new list in `found`. A `jump` shows as many as its shop needs.
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
  /** The last jump that was applied. */
  readonly jump: Jump | null;
}

/** Returns the state after a new list or a jump; the same object if there is neither. */
function after(known: Known, found: readonly Shop[], jump: Jump | null): Known {
  if (known.found !== found) return { found, portions: 1, news: NONE, jump };
  if (known.jump === jump || jump === null) return known;
  // Renders a portion after the target, so that it can scroll to the top of the viewport.
  const needed = Math.ceil((jump.index + PORTION) / PORTION);
  return { found, portions: Math.max(known.portions, needed), news: NONE, jump };
}
