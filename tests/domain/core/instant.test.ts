import { expect, it } from 'vitest';
import { parseInstant } from '#domain/core/instant.ts';

it.each([
  ['2029-02-28T23:59:59Z', Date.UTC(2029, 1, 28, 23, 59, 59)],
  ['2028-02-29T00:00:00.250Z', Date.UTC(2028, 1, 29, 0, 0, 0, 250)],
  ['2029-01-01T00:30:00+01:00', Date.UTC(2028, 11, 31, 23, 30)],
  ['2029-12-31T20:00:00-05:00', Date.UTC(2030, 0, 1, 1)],
])('reads the RFC 3339 time %s', (text, instant) => {
  expect(parseInstant(text)).toBe(instant);
});

it.each([
  '01.02.2029',
  '1',
  '2029',
  '2029-02-01',
  '2029-02-01T10:00:00',
  '2029-02-01T10:00:00+0100',
  '2029-02-01 10:00:00Z',
  '2029-02-30T10:00:00Z',
  '2029-02-29T10:00:00Z',
  '2029-13-01T10:00:00Z',
  '2029-02-00T10:00:00Z',
  '2029-02-01T25:00:00Z',
  '2029-02-01T10:61:00Z',
  '2029-02-01TZ',
  '2029-02-01T:::Z',
  '+012029-02-01T10:00:00Z',
  'Thu, 01 Feb 2029 10:00:00 GMT',
  'soon',
  '',
  ' 2029-02-01T10:00:00Z',
])('reads no time in %s', (text) => {
  expect(parseInstant(text)).toBeNaN();
});
