import { reaction } from 'mobx';
import { startTransition, useEffect, useState } from 'react';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import type { FilterState } from './FilterState.ts';

/**
 * Returns the filter by which shops are rendered. It may lag behind: a typed letter is painted first, and further
 * letters interrupt the rendering of shops.
 */
export function useDeferredFilter(state: FilterState): ShopFilter {
  const [filter, setFilter] = useState(() => state.filter);
  useEffect(() => {
    let frame = 0;
    const following = reaction(
      () => state.filter,
      (next) => {
        cancelAnimationFrame(frame);
        // The transition starts after this frame's paint.
        frame = requestAnimationFrame(() => startTransition(() => setFilter(next)));
      },
      { fireImmediately: true },
    );
    return () => {
      following();
      cancelAnimationFrame(frame);
    };
  }, [state]);
  return filter;
}
