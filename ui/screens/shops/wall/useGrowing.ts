import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../parts/later/whenIdle.ts';

/** How many tiles are mounted at once, and added with each further step: more than the highest screen shows. */
export const FIRST_TILES = 60;

/**
 * How long new items must stay the same before more of them are mounted, in milliseconds: longer than between two typed
 * letters.
 */
const PAUSE = 800;

/**
 * Returns how many of `items` are to be mounted by now: the first at once, the rest in steps while the browser is idle,
 * so that neither the first sight nor a typed letter waits for tiles far below. `whole` mounts all at once, for going
 * back to a place far down. With other items it begins again.
 */
export function useGrowing(items: unknown, length: number, whole: boolean): number {
  const [growth, setGrowth] = useState({ items, mounted: whole ? length : FIRST_TILES, pause: 0 });
  if (growth.items !== items) setGrowth({ items, mounted: FIRST_TILES, pause: PAUSE });
  const { mounted, pause } = growth;
  useEffect(() => {
    if (mounted >= length) return;
    const grow = () =>
      startTransition(() =>
        setGrowth((known) =>
          known.items === items ? { items, mounted: known.mounted + FIRST_TILES, pause: 0 } : known,
        ),
      );
    let callOff = () => clearTimeout(timer);
    const timer = setTimeout(() => {
      callOff = whenIdle(grow);
    }, pause);
    return () => callOff();
  }, [items, length, mounted, pause]);
  return mounted;
}
