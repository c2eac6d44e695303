import type { LoadMaps } from '#application/ports/maps.ts';
import type { FindPlace } from '#application/region/findPlace.ts';
import type { ListPlaces } from '#application/region/listPlaces.ts';
import { areaKey } from '../../session/area.ts';

export interface RegionServices {
  readonly findPlace: FindPlace;
  readonly listPlaces: ListPlaces;
  readonly loadMaps: LoadMaps<HTMLElement>;
}

export const REGION = areaKey<RegionServices>('region');
