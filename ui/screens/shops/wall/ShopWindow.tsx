import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ShopGap, ShopGrid } from '../tiles/ShopGrid.tsx';

export interface ShopWindowProps {
  labelledBy: string;
  /** How many shops there are, mounted or not. */
  count: number;
  /** Draws the tile of one shop, by its index from 0. */
  tile: (index: number) => ReactNode;
}

/**
 * How many rows are mounted beyond both edges of the screen, so that Tab finds the next tile before the window has
 * moved.
 */
const ROWS_BEYOND = 3;

/** The assumed height of a row until one is measured, in CSS pixels. */
const FIRST_GUESS = 220;

interface Geometry {
  columns: number;
  /** Space between rows, in CSS pixels, like all lengths here. */
  gap: number;
  /** Distance of the list from the page's upper edge. */
  top: number;
  width: number;
}

/** A row that is mounted. */
interface MountedRow {
  readonly index: number;
  readonly size: number;
  /** Index of its first tile among the children of the list. */
  readonly child: number;
}

/**
 * The tiles of a wall with thousands of shops: mounts the rows near the screen and leaves space for the others
 * (ADR 17).
 */
export function ShopWindow({ labelledBy, count, tile }: ShopWindowProps) {
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useRef(FIRST_GUESS);
  const isMeasured = useRef(false);
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const { columns, gap, top, width } = geometry ?? { columns: 1, gap: 0, top: 0, width: 0 };
  // oxlint-disable-next-line react/incompatible-library -- read here and handed to nothing that is memoised
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight.current,
    overscan: ROWS_BEYOND,
    scrollMargin: top,
    // When enabled, it scrolls to where the page was when it was created; the visitor may have scrolled on before it is
    // mounted.
    enabled: geometry !== null,
    rangeExtractor: (range) =>
      withRowOf(
        focused === null ? null : Math.floor(focused / columns),
        range.count,
        defaultRangeExtractor(range),
      ),
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setGeometry((known) => sameOr(known, geometryOf(element)));
    measure();
    // What stands above the list may grow too, which moves the list.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => rows.measure(), [rows, columns, width]);

  const shown = rows.getVirtualItems();
  const children: ReactNode[] = [];
  const mounted: MountedRow[] = [];
  let end = shown[0]?.start ?? top;
  for (const { index, start, size, end: endOfRow } of shown) {
    if (start > end) children.push(<ShopGap key={`before ${index}`} height={start - end - gap} />);
    mounted.push({ index, size, child: children.length });
    const until = Math.min(count, (index + 1) * columns);
    for (let at = index * columns; at < until; at += 1) children.push(tile(at));
    end = endOfRow;
  }

  useLayoutEffect(() => {
    for (const { index, size, child } of mounted) {
      // All tiles of a row are as high as the highest.
      const height = (list.current?.children[child] as HTMLElement | undefined)?.offsetHeight ?? 0;
      if (height === 0) continue;
      rowHeight.current = height + gap;
      if (!isMeasured.current) {
        // The first row's height is assumed for all; corrected one by one, they would move the page.
        isMeasured.current = true;
        rows.measure();
        return;
      }
      if (size !== height + gap) rows.resizeItem(index, height + gap);
    }
  });

  const room = geometry
    ? {
        before: (shown[0]?.start ?? top) - top,
        after: Math.max(0, rows.getTotalSize() + top - end - gap),
      }
    : { before: 0, after: count * FIRST_GUESS }; // long enough for wherever the page is scrolled to
  return (
    <ShopGrid
      ref={list}
      labelledBy={labelledBy}
      room={room}
      onFocus={({ target }) => {
        const child = [...(list.current?.children ?? [])].findIndex((item) => item.contains(target));
        const row = mounted.findLast((one) => one.child <= child);
        if (row) setFocused(row.index * columns + child - row.child);
      }}
      onBlur={({ target, relatedTarget }) => {
        // While the focus moves to another tile, both rows stay; if the browser window loses focus, the tile keeps it.
        const isLeft = !list.current?.contains(relatedTarget) && document.activeElement !== target;
        if (isLeft) setFocused(null);
      }}
    >
      {children}
    </ShopGrid>
  );
}

/**
 * Returns the rows to mount: those near the screen, and the row with the focus and its neighbours, to which Tab goes
 * on, however far the page is scrolled.
 */
function withRowOf(focused: number | null, count: number, near: readonly number[]): number[] {
  if (focused === null) return [...near];
  const kept = [focused - 1, focused, focused + 1].filter((row) => row >= 0 && row < count);
  return [...new Set([...near, ...kept])].sort((one, other) => one - other);
}

function geometryOf(element: HTMLElement): Geometry {
  const style = getComputedStyle(element);
  const { top, width } = element.getBoundingClientRect();
  return {
    columns: Math.max(1, style.gridTemplateColumns.split(' ').filter((track) => track.endsWith('px')).length),
    gap: Number.parseFloat(style.rowGap) || 0,
    top: Math.round(top + window.scrollY),
    width: Math.round(width),
  };
}

/** Returns the known geometry if nothing has changed, so that nothing is drawn again. */
function sameOr(known: Geometry | null, next: Geometry): Geometry {
  const isSame = known && (Object.keys(next) as (keyof Geometry)[]).every((key) => known[key] === next[key]);
  return isSame ? known : next;
}
