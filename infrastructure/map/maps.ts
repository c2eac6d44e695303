import type { Maps } from '#application/ports/maps.ts';
import { HttpGeocoding } from './geocoding.ts';
import { MapLibreMap } from './mapLibreMap.ts';

export const maps: Maps<HTMLElement> = { geocoding: new HttpGeocoding(), map: new MapLibreMap() };
