import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../../../parts/later/whenIdle.ts';

/** Tiles that are mounted at once, and with each further step: more than the highest screen shows. */
export const FIRST_TILES = 60;

/** How long other items have to stay before there are more of them, in milliseconds: longer than between two letters. */
const PAUSE = 800;

/**
 * How many of `items` are mounted by now: the first at once, the rest in steps while the browser is idle, so that
 * neither the first sight nor a typed letter waits for tiles far below. `whole` mounts all at once, for going back
 * to a place far down. Other items begin anew.
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
