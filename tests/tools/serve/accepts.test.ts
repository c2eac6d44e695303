import { expect, it } from 'vitest';
import { accepts } from '#tools/serve/accepts.ts';

it.each([
  ['gzip', true],
  ['deflate, gzip;q=1.0, *;q=0.5', true],
  ['br,GZIP ; Q=0.001', true],
  ['*', true],
  ['*;q=0.1', true],
  ['*;q=0, gzip', true],
  ['gzip;q=0', false],
  ['gzip; q=0.000', false],
  ['*, gzip;q=0', false],
  ['*;q=0', false],
  ['br, deflate', false],
  ['identity', false],
  ['notgzip, gzip-2', false],
  ['', false],
  [null, false],
])('reads from “%s” whether gzip may be sent', (header, isAccepted) => {
  expect(accepts(header, 'gzip')).toBe(isAccepted);
});
