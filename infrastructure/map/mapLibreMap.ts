import type * as MapLibre from 'maplibre-gl';
import type { DrawnMap, MapOptions, Marker, PlaceMap } from '#application/ports/maps.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { REGION_BOUNDS, type Coordinates } from '#domain/region/coordinates.ts';
import './mapLibreMap.scss';
import { MarkerLayer } from './markerLayer.ts';

type Library = typeof MapLibre;

/** How long the style may take, in milliseconds, before the list does without a map. */
const PATIENCE_MS = 15_000;
const INITIAL_ZOOM = 1;
/** At this zoom the places of a town lie apart. */
const NEAR_ZOOM = 15;
const MOST_ZOOM = 18;
const PADDING_PX = 56;

/** MapLibre, whose code and worker are lazy-loaded with the first map. */
export class MapLibreMap implements PlaceMap<HTMLElement> {
  async draw(place: HTMLElement, options: MapOptions): Promise<Result<DrawnMap, 'unavailable'>> {
    if (safeHref(options.styleUrl) === null) return refused('unavailable');
    try {
      const library = await load();
      const map = mapIn(library, place, options);
      try {
        await styled(map);
      } catch (cause) {
        map.remove();
        throw cause;
      }
      return done(drawn(library, map, options));
    } catch {
      // No chunk, no WebGL or no style: the list remains in any case.
      return refused('unavailable');
    }
  }
}

/** The library looks for its worker beside its own file, where the bundler does not put it. */
async function load(): Promise<Library> {
  const library = await import('maplibre-gl');
  library.setWorkerUrl(new URL('maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href);
  return library;
}

function mapIn(library: Library, container: HTMLElement, options: MapOptions): MapLibre.Map {
  const { west, south, east, north } = REGION_BOUNDS;
  const { words } = options;
  return new library.Map({
    container,
    style: options.styleUrl,
    // As for the search: keys may be restricted to sites. Pictures follow the policy of the page.
    transformRequest: (url) => ({ url, referrerPolicy: 'strict-origin' }),
    zoom: INITIAL_ZOOM,
    maxZoom: MOST_ZOOM,
    center: [(west + east) / 2, (south + north) / 2],
    maxBounds: [west, south, east, north],
    attributionControl: { compact: false },
    // One finger and the wheel must scroll the page, not the map.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    refreshExpiredTiles: false,
    locale: {
      'Map.Title': words.title,
      'CooperativeGesturesHandler.WindowsHelpText': words.wheel,
      'CooperativeGesturesHandler.MacHelpText': words.wheel,
      'CooperativeGesturesHandler.MobileHelpText': words.fingers,
    },
  });
}

/** Resolves with the style. A tile that fails later does not matter here. */
function styled(map: MapLibre.Map): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no style in time')), PATIENCE_MS);
    map.once('style.load', () => {
      clearTimeout(timer);
      resolve();
    });
    map.once('error', ({ error }) => {
      clearTimeout(timer);
      reject(error);
    });
  });
}

function drawn(library: Library, map: MapLibre.Map, options: MapOptions): DrawnMap {
  const layer = new MarkerLayer(library, map, options);
  const look = (at: Coordinates | null): void => {
    if (at) map.easeTo({ center: at, zoom: Math.max(map.getZoom(), NEAR_ZOOM) });
    else showAll(library, map, options.markers);
  };
  look(null);
  layer.draw();
  return {
    look,
    zoom: (by) => void map.easeTo({ zoom: map.getZoom() + by }),
    choose: (id) => layer.choose(id),
    destroy: () => map.remove(),
  };
}

function showAll(library: Library, map: MapLibre.Map, markers: readonly Marker[]): void {
  const bounds = new library.LngLatBounds();
  for (const { at } of markers) bounds.extend(at);
  if (!bounds.isEmpty()) map.fitBounds(bounds, { padding: PADDING_PX, animate: false, maxZoom: NEAR_ZOOM });
}
