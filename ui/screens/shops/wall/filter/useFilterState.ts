import { useEffect, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { FilterState, withFilter } from './FilterState.ts';

/** Returns the filter state, synchronised with the address. `category` is the category in the path. */
export function useFilterState(category: ShopCategory | null): FilterState {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [state] = useState(() => new FilterState(location.search, category));
  useEffect(() => {
    // "Back" to an earlier write is intended, so it never counts as overtaken.
    state.follow(location.search, category, isBack ? null : numberOf(location));
  }, [location, isBack, category, state]);
  useEffect(() => {
    state.connect((filter, path, filterWrite) => {
      const to = { ...(path !== null && { pathname: path }), search: withFilter(location.search, filter) };
      // A filter replaces the history entry; another path is another page, so "back" returns here.
      const options = { replace: path === null, preventScrollReset: true };
      void navigate(to, { ...options, state: { ...stateOf(location), filterWrite } });
    });
  }, [location, navigate, state]);
  useEffect(() => () => state.dispose(), [state]);
  return state;
}

/** Returns the number of the filter write that created the history entry; null if none did. */
function numberOf(location: Location<unknown>): number | null {
  const { filterWrite } = stateOf(location);
  return typeof filterWrite === 'number' ? filterWrite : null;
}

function stateOf({ state }: Location<unknown>): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
