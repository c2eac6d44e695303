import { expect, it } from 'vitest';
import { parsePlaceQuery } from '#domain/region/placeQuery.ts';

it.each([
  ['  Birkenau   am See ', 'Birkenau am See'],
  ['81371 München', '81371 München'],
  ['Hauptstraße 12a, 00411 Ammerquell', 'Hauptstraße 12a, 00411 Ammerquell'],
  ['Hauptstraße12b', 'Hauptstraße12b'],
  ['B5 Ost', 'B5 Ost'],
  ['Ulm;Bonn', 'Ulm Bonn'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni 135'],
])('searches for %j as %j', (text, query) => {
  expect(parsePlaceQuery(text)).toEqual({ ok: true, value: query });
});

it.each(['', '   ', ';'])('rejects the empty query %j', (text) => {
  expect(parsePlaceQuery(text)).toEqual({ ok: false, fault: 'empty' });
});

it('accepts 256 characters and 20 words, and no more', () => {
  expect(parsePlaceQuery('x'.repeat(256)).ok).toBe(true);
  expect(parsePlaceQuery('x'.repeat(257))).toEqual({ ok: false, fault: 'too-long' });
  expect(parsePlaceQuery('x '.repeat(20)).ok).toBe(true);
  expect(parsePlaceQuery('x '.repeat(21))).toEqual({ ok: false, fault: 'too-long' });
});

it.each([
  'Ab3dE6gH9',
  '7kq-M4R xw9',
  '7kqM4Rxw9',
  '123456789',
  '1234 5678 9012 3456',
  'Mein Code 7kqM4Rxw9 bitte',
])('does not send %j, which may be a voucher code', (text) => {
  expect(parsePlaceQuery(text)).toEqual({ ok: false, fault: 'is-code' });
});
