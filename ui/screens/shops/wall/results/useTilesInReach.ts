import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { PORTION, firstOf } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';
import { TO_MEASURE, TileGrids } from './TileGrids.ts';
import type { TileFocus } from './useFocusOnNews.ts';

/** Unlimited above the viewport, since the user may jump past the last tile; one viewport below it. */
const IN_REACH = '1000000px 0px 100% 0px';

/**
 * Share of a tile that counts as fully visible, below 1 because of subpixel rounding. The observer does not report
 * beyond it.
 */
const WHOLLY = 0.99;

interface Asked {
  /** Identity of the result. A new one starts with the tiles that the current scroll position shows. */
  readonly found: object;
  readonly wall: Wall;
  /** False while a name is being typed. */
  readonly rests: boolean;
  /** True if all tiles are rendered at first, to restore a scroll position. */
  readonly whole: boolean;
  /** Minimum number of tiles at first. */
  readonly atFirst: number;
  /** The tile that takes the focus; it is always rendered, with enough tiles after it to scroll it to the top. */
  readonly focus: TileFocus | undefined;
}

interface Known extends Pick<Asked, 'found' | 'wall'> {
  readonly welcome: TileFocus['ref'] | undefined;
  /** Number of rendered tiles. */
  readonly count: number;
  /** The shops whose logos are rendered; null if all are. */
  readonly logos: ReadonlySet<Shop> | null;
}

/**
 * Returns how many tiles to render: the viewport and one more, the rest on scroll. While a name is being typed, only
 * the viewport, and new tiles without logos, their most expensive part.
 */
export function useTilesInReach({ found, wall, rests, whole, atFirst, focus }: Asked) {
  const [grids] = useState(() => new TileGrids());
  const [known, setKnown] = useState<Known>({
    found,
    wall,
    welcome: focus?.ref,
    count: whole ? Infinity : Math.max(TO_MEASURE, atFirst),
    logos: null,
  });
  let next = known;
  if (next.found !== found) {
    const drawn = new Set(inOrder(firstOf(known.wall, known.count)));
    const seen = grids.seen();
    next = { ...next, found, count: Math.max(seen, staying(drawn, wall)), logos: known.logos ?? drawn };
  }
  if (rests && next.logos !== null) next = { ...next, logos: null };
  if (next.welcome !== focus?.ref) {
    const needed = focus ? placeOf(focus, wall) + 1 + PORTION : 0;
    next = { ...next, welcome: focus?.ref, count: Math.max(next.count, needed) };
  }
  if (next.wall !== wall) next = { ...next, wall };
  if (next !== known) setKnown(next);
  const { count, logos } = next;
  const isWhole = count >= wall.fitting.length + wall.dearer.length;
  useLayoutEffect(() => {
    const seen = grids.seen();
    // oxlint-disable-next-line react/set-state-in-effect -- only mounted tiles tell how many are visible
    setKnown((before) => (before.count < seen ? { ...before, count: seen } : before));
  }, [grids]);
  useEffect(() => {
    const tile = grids.lastTile;
    if (!rests || isWhole || !tile) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        const reach = entry?.rootBounds?.bottom ?? 2 * window.innerHeight;
        const isShort = (entry?.intersectionRatio ?? 0) >= WHOLLY;
        const needed = Math.max(grids.downTo(reach), isShort ? count + TO_MEASURE : 0);
        if (needed <= count) return;
        startTransition(() =>
          setKnown((before) => (before.found === found ? { ...before, count: needed } : before)),
        );
      },
      { rootMargin: IN_REACH, threshold: [0, WHOLLY] },
    );
    observer.observe(tile);
    return () => observer.disconnect();
  }, [grids, found, rests, count, isWhole]);
  return { count, grids, hasLogo: (shop: Shop) => logos?.has(shop) ?? true };
}

/** Returns how many tiles at the start of a wall are already rendered; keeping them costs nothing. */
function staying(drawn: ReadonlySet<Shop>, wall: Wall): number {
  const place = inOrder(wall).findIndex((shop) => !drawn.has(shop));
  return place < 0 ? drawn.size : place;
}

function placeOf({ id }: TileFocus, wall: Wall): number {
  return inOrder(wall).findIndex((shop) => shop.id === id);
}

function inOrder({ fitting, dearer }: Wall): readonly Shop[] {
  return [...fitting, ...dearer];
}
