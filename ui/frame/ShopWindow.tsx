import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { ShopGrid } from './ShopGrid.tsx';

export interface ShopWindowProps {
  labelledBy: string;
  /** How many shops there are, mounted or not. */
  count: number;
  /** Draws the tile of one shop, by its index. */
  tile: (index: number) => ReactNode;
}

/** Rows kept beyond both edges of the screen, so that Tab finds a next tile before the window has moved. */
const ROWS_BEYOND = 3;

/** A row's height before one was measured, in CSS pixels. */
const FIRST_GUESS = 220;

interface Geometry {
  columns: number;
  /** Between the rows. */
  gap: number;
  /** Distance of the list from the page's upper edge. */
  top: number;
  width: number;
}

/** A wall of thousands: mounts the rows near the screen and leaves room for the others (ADR 17). */
export function ShopWindow({ labelledBy, count, tile }: ShopWindowProps) {
  const list = useRef<HTMLUListElement>(null);
  const rowHeight = useRef(FIRST_GUESS);
  const isMeasured = useRef(false);
  const [geometry, setGeometry] = useState<Geometry>({ columns: 1, gap: 0, top: 0, width: 0 });
  const { columns } = geometry;
  // oxlint-disable-next-line react/incompatible-library -- read here and handed to nothing that is memoised
  const rows = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight.current,
    overscan: ROWS_BEYOND,
    scrollMargin: geometry.top,
  });

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => setGeometry((known) => sameOr(known, geometryOf(element)));
    measure();
    // What stands above the list may grow too, which moves it.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);

  const { width, gap } = geometry;
  useLayoutEffect(() => rows.measure(), [rows, columns, width]);

  const shown = rows.getVirtualItems();
  const first = shown[0];
  const last = shown.at(-1);
  useLayoutEffect(() => {
    for (const [position, row] of shown.entries()) {
      // The tiles of a row are as high as its highest.
      const tileOfRow = list.current?.children[position * columns] as HTMLElement | undefined;
      const height = tileOfRow?.offsetHeight ?? 0;
      if (height === 0) continue;
      rowHeight.current = height + gap;
      // The first row tells what to expect of all that have not been drawn.
      if (!isMeasured.current) rows.measure();
      isMeasured.current = true;
      if (row.size !== height + gap) rows.resizeItem(row.index, height + gap);
    }
  });

  const from = (first?.index ?? 0) * columns;
  const until = Math.min(count, ((last?.index ?? -1) + 1) * columns);
  const room = {
    before: (first?.start ?? geometry.top) - geometry.top,
    after: Math.max(0, rows.getTotalSize() + geometry.top - (last?.end ?? geometry.top) - gap),
  };
  return (
    <ShopGrid ref={list} labelledBy={labelledBy} room={room}>
      {Array.from({ length: Math.max(0, until - from) }, (_, index) => tile(from + index))}
    </ShopGrid>
  );
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

/** The known one where nothing has changed, so that nothing is drawn anew. */
function sameOr(known: Geometry, next: Geometry): Geometry {
  const isSame = (Object.keys(next) as (keyof Geometry)[]).every((key) => known[key] === next[key]);
  return isSame ? known : next;
}
