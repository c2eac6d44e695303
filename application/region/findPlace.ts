import { type Result, refused } from '#domain/core/result.ts';
import type { PlaceQuery } from '#domain/region/placeQuery.ts';
import type { FoundPlaces, Geocoding, SearchArea } from '../ports/maps.ts';
import type { Log } from '../ports/log.ts';

/** Logs a failure without the search text (product 11.5) and refuses, so that the page can explain it. */
export class FindPlace {
  readonly #load: () => Promise<Geocoding>;
  readonly #log: Log;

  /** `load` fetches the provider's chunk and may reject. */
  constructor(load: () => Promise<Geocoding>, log: Log) {
    this.#load = load;
    this.#log = log;
  }

  async execute(query: PlaceQuery, where: SearchArea): Promise<Result<FoundPlaces, 'unavailable'>> {
    const geocoding = await this.#load().catch(() => null);
    const found = geocoding ? await geocoding.find(query, where) : refused('unreachable' as const);
    if (found.ok) return found;
    this.#log.warn({ event: 'geocoding-failed', cause: found.fault });
    return refused('unavailable');
  }
}
