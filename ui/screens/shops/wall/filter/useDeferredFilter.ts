import { reaction } from 'mobx';
import { startTransition, useEffect, useState } from 'react';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import type { FilterState } from './FilterState.ts';

/**
 * Returns the filter by which shops are drawn. It may lag behind: a typed letter is painted before any work for the
 * shops begins, and further letters interrupt that work.
 */
export function useDeferredFilter(state: FilterState): ShopFilter {
  const [filter, setFilter] = useState(() => state.filter);
  useEffect(() => {
    let frame = 0;
    const following = reaction(
      () => state.filter,
      (next) => {
        cancelAnimationFrame(frame);
        // What a transition draws waits until this frame is painted, but no longer.
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
