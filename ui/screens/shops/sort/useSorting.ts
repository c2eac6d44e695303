import { type Location, useLocation, useNavigate } from 'react-router';
import { SORT_PARAMETER, type WallSort, formatSort, parseSort } from '#domain/shop/wallSort.ts';

/** The order that the user wants, and how to change it. */
export interface Sorting {
  readonly chosen: WallSort;
  readonly choose: (sort: WallSort) => void;
}

/** Returns the wall's order, which is stored in the address beside the filter. */
export function useSorting(): Sorting {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const { search, state } = location;
  return {
    chosen: parseSort(new URLSearchParams(search)),
    choose: (sort) =>
      void navigate({ search: withSort(search, sort) }, { replace: true, preventScrollReset: true, state }),
  };
}

/** Returns the query with another sorting; its other parameters stay. */
function withSort(search: string, sort: WallSort): string {
  const query = new URLSearchParams(search);
  const text = formatSort(sort);
  if (text === null) query.delete(SORT_PARAMETER);
  else query.set(SORT_PARAMETER, text);
  return `?${query.toString()}`;
}
