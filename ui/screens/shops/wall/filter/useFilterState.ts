import { useEffect, useState } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { FilterState, withFilter } from './FilterState.ts';

/**
 * Returns the state of the wall's filter, tied to the address in which it lives. `category` is the category that the
 * path names.
 */
export function useFilterState(category: ShopCategory | null): FilterState {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const [state] = useState(() => new FilterState(location.search, category));
  useEffect(() => {
    state.follow(location.search, category);
  }, [location, category, state]);
  useEffect(() => {
    state.connect((query, path) => {
      const to = { ...(path !== null && { pathname: path }), search: withFilter(location.search, query) };
      // A choice narrows the present page; another path is another page, so "back" leads here.
      void navigate(to, { replace: path === null, preventScrollReset: true, state: location.state });
    });
  }, [location, navigate, state]);
  useEffect(() => () => state.dispose(), [state]);
  return state;
}
