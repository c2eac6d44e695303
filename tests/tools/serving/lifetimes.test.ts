import { expect, it } from 'vitest';
import { lifetimesOf } from '#tools/serving/lifetimes.ts';

it.each([
  ['max-age=0, s-maxage=10, stale-while-revalidate=30, stale-if-error=86400', [10, 30, 86_400]],
  ['S-MaxAge="5"', [5, 0, 0]],
  ['public,max-age=60', [60, 0, 0]],
])('reads how long %s lets servers keep an answer', (directives, [fresh, whileAsking, onError]) => {
  expect(lifetimesOf(directives)).toEqual({ fresh, whileAsking, onError });
});

it.each([
  null,
  '',
  'no-store',
  'no-cache, s-maxage=10',
  'private, max-age=60',
  'max-age=60, s-maxage=0',
  'x-s-maxage=5',
  'stale-if-error=60',
])('lets no server keep %s', (directives) => {
  expect(lifetimesOf(directives)).toBeNull();
});
