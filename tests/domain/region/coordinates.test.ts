import { expect, it } from 'vitest';
import { REGION_BOUNDS, coordinates, kilometresBetween } from '#domain/region/coordinates.ts';
import { aPoint } from '#tests/data/region.ts';

it('accepts every point within the bounds, including their edges', () => {
  expect(coordinates(REGION_BOUNDS.west, REGION_BOUNDS.south)).toEqual({ lng: 5.52, lat: 47.16 });
  expect(coordinates(REGION_BOUNDS.east, REGION_BOUNDS.north)).toEqual({ lng: 15.2, lat: 54.54 });
});

it.each([
  [5.51, 50],
  [15.21, 50],
  [10, 47.15],
  [10, 54.55],
  [Number.NaN, 50],
  [10, Infinity],
  [48, 10],
])('rejects %d, %d', (lng, lat) => {
  expect(coordinates(lng, lat)).toBeNull();
});

it('measures the distance as the crow flies', () => {
  const berlin = aPoint(13.405, 52.52);
  const munich = aPoint(11.582, 48.135);
  expect(kilometresBetween(berlin, munich)).toBeCloseTo(504, 0);
  expect(kilometresBetween(munich, berlin)).toBe(kilometresBetween(berlin, munich));
  expect(kilometresBetween(berlin, berlin)).toBe(0);
});
