import { startTransition, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EARLY_SHOPS, PORTION, firstOf } from '#domain/shop/portion.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type Wall, inOrder } from '#domain/shop/wall.ts';
import { useServices } from '../../../../session/services.ts';
import { useWall } from '../WallScreen.ts';
import { TO_MEASURE, TileGrids } from './TileGrids.ts';

/** Unlimited above the viewport, since the user may jump past the last tile; one viewport below it. */
const IN_REACH = '1000000px 0px 100% 0px';
/**
 * Share of a tile that counts as fully visible, below 1 because of subpixel rounding. The observer does not report
 * beyond it.
 */
const WHOLLY = 0.99;

/** A jump of the letter index; a new object for each click, even on the same letter. */
export interface Jump {
  /** The target's index in the wall. */
  readonly index: number;
}

interface Wanted {
  /** Identity of the result. A new one starts with one portion, and with the tiles that the scroll position shows. */
  readonly found: object;
  /** All its shops, or those of the loaded pages. */
  readonly wall: Wall;
  /** False while a name is being typed. */
  readonly rests: boolean;
  /** The last jump; it shows as many portions as its shop needs. */
  readonly jump: Jump | null;
  /** Number of loaded pages, each a portion; null if `more` shows the next portion. */
  readonly pages: number | null;
}

/** How far a wall is drawn. */
interface Drawn extends Pick<Wanted, 'found' | 'wall' | 'jump'> {
  /** Number of portions that the user sees on scrolling. */
  readonly portions: number;
  /** Number of rendered tiles, if the portions have so many. */
  readonly count: number;
  /** The shops whose logos are rendered; null if all are. */
  readonly logos: ReadonlySet<Shop> | null;
  /** The shop whose link takes the focus, and whether it scrolls to the top of the viewport; null for none. */
  readonly focus: { readonly shop: Shop; readonly toTop: boolean } | null;
}

/**
 * Returns which tiles to render. A wall shows portions: one, more on request, and after "back" as many as before. Of
 * these it renders the viewport and one more, the rest on scroll; while a name is being typed, only the viewport, and
 * new tiles without logos, their most expensive part. The first new tile, or the target of a jump, takes the focus once.
 */
export function useDrawnTiles(wanted: Wanted) {
  const { found, wall, rests, jump, pages } = wanted;
  const { visit } = useWall();
  const { early } = useServices();
  const [grids] = useState(() => new TileGrids());
  const [known, setKnown] = useState<Drawn>(() => {
    // The tiles of the early page stay; to restore a scroll position, all tiles are needed.
    const atFirst = early.isShown() ? EARLY_SHOPS : TO_MEASURE;
    const count = visit.place === null ? atFirst : Infinity;
    return { found, wall, jump, portions: pages ?? visit.portions, count, logos: null, focus: null };
  });
  const next = following(known, wanted, grids);
  if (next !== known) setKnown(next);
  const { portions, count, logos, focus } = next;
  useEffect(() => {
    visit.show(portions);
    return () => visit.show(1); // the next list is a new one
  }, [visit, portions]);
  useLayoutEffect(() => {
    const seen = grids.seen();
    // oxlint-disable-next-line react/set-state-in-effect -- only mounted tiles tell how many are visible
    setKnown((before) => (before.count < seen ? { ...before, count: seen } : before));
  }, [grids]);
  const shown = Math.min(portions * PORTION, sizeOf(wall));
  const isWhole = count >= shown;
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
  const focused = useRef<Drawn['focus']>(null);
  // A tile that a changed division of the wall mounts again does not take the focus again.
  const link = useCallback(
    (element: HTMLAnchorElement | null) => {
      if (element === null || focused.current === focus) return;
      focused.current = focus;
      if (focus?.toTop !== true) return element.focus();
      element.focus({ preventScroll: true, focusVisible: true });
      element.closest('li')?.scrollIntoView({ block: 'start' });
    },
    [focus],
  );
  return {
    tiles: firstOf(wall, Math.min(count, shown)),
    shown,
    // The press is painted before the tiles, and a further press interrupts them.
    more: () => startTransition(() => setKnown((before) => withMore(before, wall, before.portions + 1))),
    grids,
    hasLogo: (shop: Shop) => logos?.has(shop) ?? true,
    linkOf: (shop: Shop) => (shop.id === focus?.shop.id ? link : undefined),
  };
}

/** Returns the state after a change of what is wanted; the same object if nothing has changed. */
function following(known: Drawn, { found, wall, rests, jump, pages }: Wanted, grids: TileGrids): Drawn {
  let next = known;
  if (known.found !== found) {
    const drawn = new Set(inOrder(firstOf(known.wall, Math.min(known.count, known.portions * PORTION))));
    const count = Math.max(grids.seen(), staying(drawn, wall));
    next = { ...next, found, jump, portions: pages ?? 1, count, logos: known.logos ?? drawn, focus: null };
  } else if (jump !== null && known.jump !== jump) next = withJump(known, wall, jump);
  else if (pages !== null && pages > known.portions) next = withMore(known, wall, pages);
  else if (pages !== null && pages < known.portions) next = { ...next, portions: pages };
  if (rests && next.logos !== null) next = { ...next, logos: null };
  return next.wall === wall ? next : { ...next, wall };
}

/** Shows more portions; the first shop that was not shown before takes the focus. */
function withMore(known: Drawn, wall: Wall, portions: number): Drawn {
  const before = new Set(inOrder(firstOf(known.wall, known.portions * PORTION)));
  return withFocus({ ...known, portions }, wall, staying(before, wall), false);
}

function withJump(known: Drawn, wall: Wall, jump: Jump): Drawn {
  // A portion after the target, so that it can scroll to the top of the viewport.
  const portions = Math.max(known.portions, Math.ceil((jump.index + PORTION) / PORTION));
  return withFocus({ ...known, jump, portions }, wall, jump.index, true);
}

function withFocus(known: Drawn, wall: Wall, index: number, toTop: boolean): Drawn {
  const shop = inOrder(wall)[index];
  const count = Math.max(known.count, index + 1 + PORTION);
  return { ...known, count, focus: shop === undefined ? null : { shop, toTop } };
}

/** Returns how many shops at the start of a wall are among the `drawn`; keeping their tiles costs nothing. */
function staying(drawn: ReadonlySet<Shop>, wall: Wall): number {
  const place = inOrder(firstOf(wall, drawn.size + 1)).findIndex((shop) => !drawn.has(shop));
  return place < 0 ? drawn.size : place;
}

function sizeOf({ fitting, dearer }: Wall): number {
  return fitting.length + dearer.length;
}
