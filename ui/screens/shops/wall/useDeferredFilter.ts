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
    let callOff = () => {};
    const following = reaction(
      () => state.filter,
      (next) => {
        callOff();
        callOff = afterPaint(() => startTransition(() => setFilter(next)));
      },
      { fireImmediately: true },
    );
    return () => {
      following();
      callOff();
    };
  }, [state]);
  return filter;
}

/**
 * Calls `act` after the next paint: the second animation frame begins when the first one is painted. Returns a function
 * that cancels it.
 */
function afterPaint(act: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(act);
  });
  return () => cancelAnimationFrame(frame);
}
