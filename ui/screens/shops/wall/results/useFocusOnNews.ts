import { useCallback, useRef, useState } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';

/** Which shop's link takes the focus, and the ref that gives it. */
export interface TileFocus {
  readonly id: string;
  /** To be set as the link's ref. */
  readonly ref: (link: HTMLAnchorElement | null) => void;
}

/**
 * Returns which tile takes the focus; undefined if there is no news. It is the tile of the first shop among the `news`,
 * and only once: a tile that is mounted again because the wall is divided differently does not take it.
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
