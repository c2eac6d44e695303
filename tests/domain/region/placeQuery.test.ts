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
  ['Straße des 17. Juni 135, 10623 Berlin', 'Straße des 17. Juni 135, 10623 Berlin'],
  ['Straße des 18. Oktober 23, 04103 Leipzig', 'Straße des 18. Oktober 23, 04103 Leipzig'],
  ['Straße der Pariser Kommune 20a, 10243 Berlin', 'Straße der Pariser Kommune 20a, 10243 Berlin'],
  ['Allee am 8. Mai 1945, 16321 Birkenau', 'Allee am 8. Mai 1945, 16321 Birkenau'],
  ['Friedrichstraße 135-137, 10623 Berlin', 'Friedrichstraße 135-137, 10623 Berlin'],
  ['Hauptstraße 135–137, 10623 Berlin', 'Hauptstraße 135–137, 10623 Berlin'],
  ['Hauptstr. 1351, 10623 Berlin', 'Hauptstr. 1351, 10623 Berlin'],
  ['Halle 7.1, Messedamm 22, 14055 Berlin', 'Halle 7.1, Messedamm 22, 14055 Berlin'],
  ['Q 7, 24b, 68161 Mannheim', 'Q 7, 24b, 68161 Mannheim'],
  ['Q7, 24b, 68161 Mannheim', 'Q7, 24b, 68161 Mannheim'],
  ['L 15, 7-9, 68161 Mannheim', 'L 15, 7-9, 68161 Mannheim'],
  ['D-10623 Berlin, Straße des 17. Juni 135', 'D-10623 Berlin, Straße des 17. Juni 135'],
  ['10623 Berlin Straße des 17. Juni 135', '10623 Berlin Straße des 17. Juni 135'],
  ['12 Rue du 8 Mai 1945, 67000 Ammerquell', '12 Rue du 8 Mai 1945, 67000 Ammerquell'],
  ['12bis rue des Lilas', '12bis rue des Lilas'],
  ['Via 25 Aprile 12, 39100 Ammerquell', 'Via 25 Aprile 12, 39100 Ammerquell'],
  ['350 5th Avenue', '350 5th Avenue'],
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
  '416 170 243',
  '416-170-243',
  '416, 170, 243',
  '416.170.243',
  'Serial number 416 170 243',
  '1234, 5678, 9012, 3456',
  '1234, 5678, 9012, 34567',
  'CSJ 9QX 6GB',
  'AB12 CD34 EF56',
  'ABC1234 DEF5678 9',
  'SW1A 1AA',
])('does not send %j, which may be a voucher code', (text) => {
  expect(parsePlaceQuery(text)).toEqual({ ok: false, fault: 'is-code' });
});
