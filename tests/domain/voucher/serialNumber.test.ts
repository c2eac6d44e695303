import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { createCodeReader } from '#domain/voucher/codeReader.ts';
import { readSerialNumber } from '#domain/voucher/readSerialNumber.ts';
import { formatSerialNumber, parseSerialNumber, storableSerialNumber } from '#domain/voucher/serialNumber.ts';

it.each([
  ['410582934', done('410582934')],
  [' 410 582 934 ', done('410582934')],
  ['410-582-934', done('410582934')],
  ['410\u00a0582\u200b934', done('410582934')],
  ['000000000', done('000000000')],
  ['', refused({ kind: 'required' })],
  [' \u200b- ', refused({ kind: 'required' })],
  ['41058293', refused({ kind: 'wrong-length', count: 8 })],
  ['4105829341', refused({ kind: 'wrong-length', count: 10 })],
  ['Ab3dE6gH9', refused({ kind: 'looks-like-code' })],
  ['ABC', refused({ kind: 'looks-like-code' })],
  ['1234 5678 9012 3456', refused({ kind: 'looks-like-code' })],
  ['41058293O', refused({ kind: 'looks-like-code' })],
  ['410.582.934', refused({ kind: 'bad-character', character: '.' })],
  ['４１０５８２９３４', refused({ kind: 'bad-character', character: '４' })],
  ['٤١٠٥٨٢٩٣٤', refused({ kind: 'bad-character', character: '٤' })],
])('parses “%s”', (text, read) => {
  expect(parseSerialNumber(text)).toEqual(read);
});

const nine = fc.stringMatching(/^\d{9}$/);

it('is parsed again from its formatted groups of three', () => {
  fc.assert(
    fc.property(nine, (digits) => {
      const read = parseSerialNumber(digits);
      if (!read.ok) throw new Error('not read');
      expect(formatSerialNumber(read.value)).toMatch(/^\d{3}\u00a0\d{3}\u00a0\d{3}$/);
      expect(parseSerialNumber(formatSerialNumber(read.value))).toEqual(read);
    }),
  );
});

it.each(['', '4', '410 58', '410-582-934', ' 410582934'])('stores “%s” as typed', (text) => {
  expect(storableSerialNumber(text)).toBe(text);
});

it.each(['Ab3dE6gH9', '410582934a', '1234567890123456', '4105829341', '410.'])(
  'does not store “%s”, which may be a code',
  (text) => {
    expect(storableSerialNumber(text)).toBe('');
  },
);

it('never stores a text that cannot begin a serial number', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(storableSerialNumber(text)).toMatch(
        /^[\d\s\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}\p{Dash}]*$/u,
      );
    }),
  );
});

it.each([
  ['Serial number 410 582 934', done('410582934')],
  ['Seriennummer: 410582934', done('410582934')],
  ['４１０５８２９３４', done('410582934')],
  ['410.582.934', refused({ kind: 'bad-character', character: '.' })],
  ['The serial number of my card is 410 582 934, I think', done('410582934')],
  ['41058293', refused({ kind: 'wrong-length', count: 8 })],
  ['Ab3dE6gH9', refused({ kind: 'looks-like-code' })],
  ['', refused({ kind: 'required' })],
])('reads %j with what stands around the number', (typed, number) => {
  expect(readSerialNumber(typed, createCodeReader([]).read)).toEqual(number);
});
