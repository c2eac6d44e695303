import { reaction } from 'mobx';
import { startTransition, useEffect, useState } from 'react';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import type { FilterState } from './FilterState.ts';

/** The filter for drawing the shops: it may lag behind, so that the letter just typed is drawn before them. */
export function useLaterFilter(state: FilterState): ShopFilter {
  const [filter, setFilter] = useState(() => state.filter);
  useEffect(
    () =>
      reaction(
        () => state.filter,
        (next) => startTransition(() => setFilter(next)),
        { fireImmediately: true },
      ),
    [state],
  );
  return filter;
}
