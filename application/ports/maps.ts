import type { Result } from '#domain/core/result.ts';
import type { Locale } from '#domain/language/locale.ts';
import type { Coordinates } from '#domain/region/coordinates.ts';
import type { PlaceQuery } from '#domain/region/placeQuery.ts';
import type { SiteMap } from '#domain/site/site.ts';

/** A place that the search has found. */
export interface FoundPlace {
  readonly name: string;
  readonly at: Coordinates;
}

/** Why a search failed; for the log, since to the person all of them mean the same. */
export type GeocodingFault = 'unreachable' | 'timed-out' | 'refused' | 'unreadable';

/** Turns the name of a place into points of the map. */
export interface Geocoding {
  /** At most three, the best first; an earlier search that still runs is given up. */
  find(query: PlaceQuery, where: SearchArea): Promise<Result<readonly FoundPlace[], GeocodingFault>>;
}

export interface SearchArea {
  readonly locale: Locale;
  /** ISO 3166 code of the country in which it is looked for. */
  readonly country: string;
  readonly service: SiteMap;
}

/** A place as the map shows it. */
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
    /** How it is zoomed by the wheel, and moved with fingers: neither alone, or the page could not be scrolled. */
    readonly wheel: string;
    readonly fingers: string;
    /** Names a marker that stands for a place and so many others around it. */
    readonly several: (name: string, others: number) => string;
  };
  /** A marker was pressed. */
  readonly onChoose: (id: string) => void;
}

/** A map that was drawn on a page. */
export interface DrawnMap {
  /** Goes to a point, or back to all markers. */
  look(at: Coordinates | null): void;
  /** Zooms in by so many steps, or out if negative. */
  zoom(by: number): void;
  /** Marks one of the markers as chosen; null for none. */
  choose(id: string | null): void;
  destroy(): void;
}

/** A map of places. `Place` is what it is drawn into: an element of the page, which only the view knows. */
export interface PlaceMap<Place> {
  /** Refuses if the map's code, the device's graphics or the style cannot be had. Never throws. */
  draw(place: Place, options: MapOptions): Promise<Result<DrawnMap, 'unavailable'>>;
}

/** What maps are made with. */
export interface Maps<Place> {
  readonly geocoding: Geocoding;
  readonly map: PlaceMap<Place>;
}

/** Loads the code that talks to the providers of maps. Rejected if it cannot be fetched; the next call tries again. */
export type LoadMaps<Place> = () => Promise<Maps<Place>>;
