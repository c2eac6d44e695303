import type { FoundPlaces, Geocoding, GeocodingFault } from '#application/ports/maps.ts';
import { type Result, done, refused } from '#domain/core/result.ts';
import { SLOW_MS, modeAsked } from '../payment/mode.ts';
import { TOWNS } from './towns.ts';

const LIMIT = 3;

/**
 * Knows the towns of the sandbox, by any part of their names. QA sets the mode in the URL: `?geocoding=fail` or
 * `?geocoding=slow` (four seconds).
 */
export class MockGeocoding implements Geocoding {
  async find(query: string): Promise<Result<FoundPlaces, GeocodingFault>> {
    const mode = modeAsked('geocoding', ['fail', 'slow']);
    if (mode === 'fail') return refused('unreachable');
    if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const wanted = query.toLowerCase();
    const places = TOWNS.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, LIMIT);
    return done({ places, attribution: '© Mock maps' });
  }
}
