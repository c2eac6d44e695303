import { reaction } from 'mobx';
import { startTransition, useEffect, useState } from 'react';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import type { FilterState } from './FilterState.ts';

/** What the wall is rendered by. */
export interface DeferredFilter {
  /** The filter of the shops. */
  readonly filter: ShopFilter;
  /** The filter of the counts, which follow once the name rests. */
  readonly settled: ShopFilter;
  /** False while a name is being typed. */
  readonly rests: boolean;
}

/**
 * Returns the filter by which the wall is rendered. It may lag behind: a typed letter is painted first, and further
 * letters interrupt the rendering of shops.
 */
export function useDeferredFilter(state: FilterState): DeferredFilter {
  const [deferred, setDeferred] = useState(() => currentOf(state));
  useEffect(() => {
    let frame = 0;
    const following = reaction(
      () => currentOf(state),
      (next) => {
        cancelAnimationFrame(frame);
        // The transition starts after this frame's paint.
        frame = requestAnimationFrame(() =>
          startTransition(() => setDeferred((before) => (isSame(before, next) ? before : next))),
        );
      },
      { fireImmediately: true },
    );
    return () => {
      following();
      cancelAnimationFrame(frame);
    };
  }, [state]);
  return deferred;
}

function currentOf({ filter, settled, rests }: FilterState): DeferredFilter {
  return { filter, settled, rests };
}

function isSame(one: DeferredFilter, other: DeferredFilter): boolean {
  return one.filter === other.filter && one.settled === other.settled && one.rests === other.rests;
}
