import { useState } from 'react';
import type { Place } from '#domain/region/place.ts';
import type { CategoryNames } from '#domain/region/placeCategory.ts';
import { ALL_PLACES, filteredPlaces, filterNames } from '#domain/region/placeFilter.ts';
import { useAnswer } from '../../../parts/answers/useAnswer.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { REGION } from '../services.ts';

const UNKNOWN: CategoryNames = new Map();

export type PlaceFilterState = ReturnType<typeof usePlaceFilter>;

/** The filter of the places. For observers: without an answer of the wall, no category is known. */
export function usePlaceFilter(places: readonly Place[]) {
  const { locale } = useText();
  const { listPlaceCategories } = useArea(REGION);
  const [chosen, change] = useState(ALL_PLACES);
  const { site: store } = useServices();
  const names = useAnswer((now) => listPlaceCategories.execute(store.own, now)).value ?? UNKNOWN;
  const offered = filterNames(places, names, new Intl.Collator(locale).compare);
  // Another language has other names.
  const filter = {
    city: offered.cities.find((city) => city === chosen.city) ?? null,
    category: offered.categories.find((category) => category === chosen.category) ?? null,
  };
  return { filter, change, names, offered, shown: filteredPlaces(places, filter, names) };
}
