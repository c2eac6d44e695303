import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ShopCategory } from '#domain/shop/category.ts';
import { FilterState, withFilter } from './FilterState.ts';

/** The wall's filter, tied to the address in which it lives. `category` is the one that the path names. */
export function useFilterState(category: ShopCategory | null): FilterState {
  const navigate = useNavigate();
  const location = useLocation();
  const current = useRef(location);
  const [state] = useState(
    () =>
      new FilterState(location.search, category, (query, path) => {
        const { search, state: entry } = current.current;
        const to = { ...(path !== null && { pathname: path }), search: withFilter(search, query) };
        // A choice narrows the page that is there; another path is another page, so Back leads here.
        void navigate(to, { replace: path === null, preventScrollReset: true, state: entry });
      }),
  );
  useEffect(() => {
    current.current = location;
    state.follow(location.search, category);
  }, [location, category, state]);
  useEffect(() => () => state.dispose(), [state]);
  return state;
}
