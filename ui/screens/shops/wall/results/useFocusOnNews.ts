import { useCallback, useRef, useState } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';

/** The shop whose link takes the focus, and the ref that moves it there. */
export interface TileFocus {
  readonly id: string;
  /** Must be set as the link's ref. */
  readonly ref: (link: HTMLAnchorElement | null) => void;
}

/**
 * Returns the tile of the first shop among the `news`; undefined without news. It takes the focus only once, not when a
 * changed division of the wall remounts it.
 */
export function useFocusOnNews(news: readonly Shop[], wall: Wall): TileFocus | undefined {
  const [first, setFirst] = useState(() => firstOf(news, wall));
  if (first.news !== news) setFirst(firstOf(news, wall));
  const welcomed = useRef<readonly Shop[]>(null);
  const ref = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (link === null || welcomed.current === news) return;
      welcomed.current = news;
      link.focus();
    },
    [news],
  );
  return first.id === undefined ? undefined : { id: first.id, ref };
}

function firstOf(news: readonly Shop[], { fitting, dearer }: Wall) {
  const ids = new Set(news.map(({ id }) => id));
  return { news, id: [...fitting, ...dearer].find(({ id }) => ids.has(id))?.id };
}
