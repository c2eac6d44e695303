import { useCallback, useRef, useState } from 'react';
import type { Shop } from '#domain/shop/shop.ts';
import type { Wall } from '#domain/shop/wall.ts';

/** Which shop's link takes the focus, and how. */
export interface TileFocus {
  readonly id: string;
  /** Is told the link when it is mounted. */
  readonly ref: (link: HTMLAnchorElement | null) => void;
}

/**
 * The first of the shops that came last takes the focus, once: a tile that is mounted again, because the wall is parted
 * anew, takes it from nobody.
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
