import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Coordinates } from '#domain/region/coordinates.ts';
import type { PlaceQuery } from '#domain/region/placeQuery.ts';
import type { SiteMap } from '#domain/site/site.ts';

/** A search result. */
export interface FoundPlace {
  readonly name: string;
  readonly at: Coordinates;
}

/** Results of one search, best first. */
export interface FoundPlaces {
  readonly places: readonly FoundPlace[];
  /** Whose data they are, as plain text; must be shown with them. Null if the provider says nothing. */
  readonly attribution: string | null;
}

/** Why a search failed; only for the log, because the user is told the same in every case. */
export type GeocodingFault = 'unreachable' | 'timed-out' | 'refused' | 'unreadable';

/** Turns a place name into coordinates. */
export interface Geocoding {
  /** Returns at most three results, best first; aborts an earlier search in flight. */
  find(query: PlaceQuery, where: SearchArea): Promise<Result<FoundPlaces, GeocodingFault>>;
}

export interface SearchArea {
  readonly locale: Locale;
  /** ISO 3166 code of the country to search in. */
  readonly country: string;
  readonly service: SiteMap;
}

/** A place on the map. */
export interface Marker {
  readonly id: string;
  readonly name: string;
  readonly at: Coordinates;
}

export interface MapOptions {
  readonly styleUrl: string;
  readonly markers: readonly Marker[];
  readonly words: {
    /** The map's accessible name. */
    readonly title: string;
    /** Hints for zooming (wheel with a key) and panning (two fingers): plain wheel and one finger scroll the page. */
    readonly wheel: string;
    readonly fingers: string;
    /** Names a cluster: one place and the number of others around it. */
    readonly several: (name: string, others: number) => string;
  };
  /** The user clicked a marker. */
  readonly onChoose: (id: string) => void;
}

/** A rendered map. */
export interface DrawnMap {
  /** Centres on a point; null shows all markers. */
  look(at: Coordinates | null): void;
  /** Zooms in by this many steps; out if negative. */
  zoom(by: number): void;
  /** Highlights a marker; null for none. */
  choose(id: string | null): void;
  destroy(): void;
}

/** A map of places. `Place` is the DOM element to render into, a type that only the view knows. */
export interface PlaceMap<Place> {
  /** Refuses if the map's chunk, the device's graphics or the map style is unavailable. Never throws. */
  draw(place: Place, options: MapOptions): Promise<Result<DrawnMap, 'unavailable'>>;
}

/** The adapters that maps need. */
export interface Maps<Place> {
  readonly geocoding: Geocoding;
  readonly map: PlaceMap<Place>;
}

/** Loads the chunk of the map providers' adapters. Rejects if it cannot be fetched; the next call retries. */
export type LoadMaps<Place> = () => Promise<Maps<Place>>;
