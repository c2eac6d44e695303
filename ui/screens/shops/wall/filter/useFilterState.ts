import { useEffect, useState } from 'react';
import { type Location, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { FilterState, withFilter } from './FilterState.ts';

/**
 * Returns the state of the wall's filter, tied to the address in which it lives. `category` is the category that the
 * path names.
 */
export function useFilterState(category: ShopCategory | null): FilterState {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const [state] = useState(() => new FilterState(location.search, category));
  useEffect(() => {
    // Who goes back to what was written once means it.
    state.follow(location.search, category, isBack ? null : numberOf(location));
  }, [location, isBack, category, state]);
  useEffect(() => {
    state.connect((filter, path, filterWrite) => {
      const to = { ...(path !== null && { pathname: path }), search: withFilter(location.search, filter) };
      // A choice narrows the present page; another path is another page, so "back" leads here.
      const options = { replace: path === null, preventScrollReset: true };
      void navigate(to, { ...options, state: { ...stateOf(location), filterWrite } });
    });
  }, [location, navigate, state]);
  useEffect(() => () => state.dispose(), [state]);
  return state;
}

/** Returns the number that a write of the filter left in the state of its history entry; null if none led there. */
function numberOf(location: Location<unknown>): number | null {
  const { filterWrite } = stateOf(location);
  return typeof filterWrite === 'number' ? filterWrite : null;
}

function stateOf({ state }: Location<unknown>): Readonly<Record<string, unknown>> {
  return typeof state === 'object' && state !== null ? { ...state } : {};
}
