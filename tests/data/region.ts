import type {
  DrawnMap,
  FoundPlace,
  GeocodingFault,
  MapOptions,
  Maps,
  SearchArea,
} from '#application/ports/maps.ts';
import { type Result, done } from '#domain/core/result.ts';
import { type Coordinates, coordinates } from '#domain/region/coordinates.ts';
import type { Place } from '#domain/region/place.ts';
import type { SiteMap } from '#domain/site/site.ts';

export const aMap: SiteMap = {
  styleUrl: 'https://tiles.example/style.json',
  geocodingUrl: 'https://geo.example/v5/places/{query}.json?access_token=pk.test',
};

/** Throws for a point outside the bounds, which is a bug in the test. */
export function aPoint(lng: number, lat: number): Coordinates {
  const at = coordinates(lng, lat);
  if (at === null) throw new Error(`${lng}, ${lat} lies outside`);
  return at;
}

export const aPlace = (place: Partial<Place> = {}): Place => ({
  id: 'place-1',
  name: 'Farm shop',
  street: 'Anger 5',
  postalCode: '00413',
  city: 'Dornhagen',
  at: aPoint(10.21, 47.95),
  phone: null,
  email: null,
  hours: null,
  openHours: [],
  isContact: false,
  shopId: null,
  ...place,
});

export const ATTRIBUTION = '© Maps of the region';

export interface MapsTold {
  /** Results of the searches, in order. */
  found?: readonly Result<readonly FoundPlace[], GeocodingFault>[];
  /** The map cannot be rendered. */
  noMap?: boolean;
  /** The chunk fails to load. */
  noCode?: boolean;
}

/** Records all calls. */
export function fakeMaps({ found = [], noMap = false, noCode = false }: MapsTold = {}) {
  const answers = [...found];
  const searches: [query: string, area: SearchArea][] = [];
  const drawings: MapOptions[] = [];
  const deeds: string[] = [];
  const map: DrawnMap = {
    look: (at) => void deeds.push(at ? `look ${at.lng} ${at.lat}` : 'look at all'),
    zoom: (by) => void deeds.push(`zoom ${by}`),
    choose: (id) => void deeds.push(`choose ${id}`),
    destroy: () => void deeds.push('destroy'),
  };
  const maps: Maps<HTMLElement> = {
    geocoding: {
      find: async (query, area) => {
        searches.push([query, area]);
        const answer = answers.shift() ?? done([]);
        return answer.ok ? done({ places: answer.value, attribution: ATTRIBUTION }) : answer;
      },
    },
    map: {
      draw: async (_, options) => {
        drawings.push(options);
        return noMap ? { ok: false, fault: 'unavailable' } : done(map);
      },
    },
  };
  return {
    load: () => (noCode ? Promise.reject(new Error('no chunk')) : Promise.resolve(maps)),
    searches,
    drawings,
    deeds,
  };
}
