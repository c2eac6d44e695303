import type { Place } from './place.ts';
import { type CategoryNames, categoryOf } from './placeCategory.ts';

/** Null for all. */
export interface PlaceFilter {
  readonly city: string | null;
  readonly category: string | null;
}

export const ALL_PLACES: PlaceFilter = { city: null, category: null };

export function filteredPlaces(
  places: readonly Place[],
  { city, category }: PlaceFilter,
  names: CategoryNames,
): readonly Place[] {
  return places.filter(
    (place) =>
      (city === null || place.city === city) && (category === null || categoryOf(place, names) === category),
  );
}

/** What the places can be filtered by, each name once and in the order of `compare`. */
export function filterNames(
  places: readonly Place[],
  names: CategoryNames,
  compare: (one: string, other: string) => number,
): { readonly cities: readonly string[]; readonly categories: readonly string[] } {
  const sorted = (all: readonly string[]) => [...new Set(all)].toSorted(compare);
  return {
    cities: sorted(places.map(({ city }) => city)),
    categories: sorted(places.flatMap((place) => categoryOf(place, names) ?? [])),
  };
}
