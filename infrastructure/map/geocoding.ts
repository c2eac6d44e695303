import * as z from 'zod/mini';
import type { FoundPlaces, Geocoding, GeocodingFault, SearchArea } from '#application/ports/maps.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { safeHref } from '#domain/link/safeHref.ts';
import { languageOf } from '#domain/language/locale.ts';
import { attributionText } from '#domain/region/attribution.ts';
import { REGION_BOUNDS, coordinates } from '#domain/region/coordinates.ts';
import type { PlaceQuery } from '#domain/region/placeQuery.ts';

const LIMIT = 3;
const PATIENCE_MS = 8_000;
const LONGEST_NAME = 200;
/** Where the searched text belongs in the configured address. */
const QUERY = '{query}';

/** Longitude and latitude. `z.tuple` would be loaded with the first screen, only for this file. */
const Center = z.custom<readonly [number, number]>(
  (value) => Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number'),
);

const Feature = z.object({ place_name: z.string(), center: Center });
const Answer = z.object({ features: z.array(z.unknown()), attribution: z.optional(z.unknown()) });

/**
 * Version 5 of the geocoding API (product 11.5): the query in the path; language, country, fuzzyMatch and limit as
 * parameters. Sends no cookies. Of the page it sends only the origin, as referrer: keys may be restricted to sites.
 */
export class HttpGeocoding implements Geocoding {
  #running: AbortController | null = null;

  async find(query: PlaceQuery, area: SearchArea): Promise<Result<FoundPlaces, GeocodingFault>> {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    const address = addressOf(query, area);
    if (address === null || safeHref(address) === null) return refused('refused');
    try {
      const answer = await fetch(address, {
        credentials: 'omit',
        // The policy of the page is `no-referrer`, under which restricted keys are refused.
        referrerPolicy: 'strict-origin',
        redirect: 'error',
        signal: AbortSignal.any([running.signal, AbortSignal.timeout(PATIENCE_MS)]),
      });
      return answer.ok ? placesOf(await answer.json()) : refused('refused');
    } catch (cause) {
      if (cause instanceof SyntaxError) return refused('unreadable');
      const isLate = cause instanceof DOMException && cause.name === 'TimeoutError';
      return refused(isLate ? 'timed-out' : 'unreachable');
    }
  }
}

/** Null if the configured address is none, or has no place for the query. */
function addressOf(query: PlaceQuery, { locale, country, service }: SearchArea): string | null {
  const filled = service.geocodingUrl.replace(QUERY, () => encodeURIComponent(query));
  if (filled === service.geocodingUrl || !URL.canParse(filled)) return null;
  const { west, south, east, north } = REGION_BOUNDS;
  const asked = {
    language: languageOf(locale),
    country: country.toLowerCase(),
    fuzzyMatch: 'true',
    limit: String(LIMIT),
    bbox: [west, south, east, north].join(','),
  };
  const address = new URL(filled);
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return address.href;
}

/** Skips places that cannot be parsed or lie elsewhere. */
function placesOf(body: unknown): Result<FoundPlaces, GeocodingFault> {
  const answer = Answer.safeParse(body);
  if (!answer.success) return refused('unreadable');
  const places = answer.data.features.flatMap((one) => {
    const feature = Feature.safeParse(one);
    if (!feature.success) return [];
    const { place_name: name, center } = feature.data;
    const at = coordinates(...center);
    return at && name !== '' && name.length <= LONGEST_NAME ? [{ name, at }] : [];
  });
  const { attribution } = answer.data;
  return done({
    places: places.slice(0, LIMIT),
    attribution: typeof attribution === 'string' ? attributionText(attribution) : null,
  });
}
