import type { Brand } from '../core/brand.ts';

export type Coordinates = Brand<{ readonly lng: number; readonly lat: number }, 'Coordinates'>;

/** The area of the map and the place search, in degrees (product 11.6). */
export const REGION_BOUNDS = { west: 5.52, south: 47.16, east: 15.2, north: 54.54 } as const;

/** Validates untrusted coordinates; null if invalid or outside `REGION_BOUNDS`. */
export function coordinates(lng: number, lat: number): Coordinates | null {
  const isInside =
    lng >= REGION_BOUNDS.west &&
    lng <= REGION_BOUNDS.east &&
    lat >= REGION_BOUNDS.south &&
    lat <= REGION_BOUNDS.north;
  return isInside ? ({ lng, lat } as Coordinates) : null;
}

const EARTH_KM = 6371;

export function kilometresBetween(one: Coordinates, other: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2;
  const chord =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng);
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
