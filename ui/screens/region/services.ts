import type { LoadMaps } from '#application/ports/maps.ts';
import type { FindPlace } from '#application/region/findPlace.ts';
import type { ListPlaceCategories } from '#application/region/listPlaceCategories.ts';
import type { ListPlaces } from '#application/region/listPlaces.ts';
import { areaKey } from '../../session/area.ts';

export interface RegionServices {
  readonly findPlace: FindPlace;
  readonly listPlaceCategories: ListPlaceCategories;
  readonly listPlaces: ListPlaces;
  readonly loadMaps: LoadMaps<HTMLElement>;
}

export const REGION = areaKey<RegionServices>('region');
