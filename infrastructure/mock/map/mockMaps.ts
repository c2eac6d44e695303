import type { Maps } from '#application/ports/maps.ts';
import { MockGeocoding } from './mockGeocoding.ts';
import { MockMap } from './mockMap.ts';

export const mockMaps: Maps<HTMLElement> = { geocoding: new MockGeocoding(), map: new MockMap() };
