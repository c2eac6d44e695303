import { expect, it } from 'vitest';
import { done, refused } from '#domain/core/result.ts';
import { parseDocumentIdent, parsePin } from '#domain/document/document.ts';
import { aDocumentIdent } from '#tests/data/document.ts';
import { HOSTILE_TEXTS } from '#tests/data/hostile.ts';

it('accepts an ident of 32 to 128 characters', () => {
  expect(parseDocumentIdent(aDocumentIdent)).toBe(aDocumentIdent);
  expect(parseDocumentIdent('a'.repeat(32))).toBe('a'.repeat(32));
  expect(parseDocumentIdent('a'.repeat(128))).toBe('a'.repeat(128));
});

it.each([
  '',
  'a'.repeat(31),
  'a'.repeat(129),
  `../${'a'.repeat(40)}`,
  `${'a'.repeat(40)}%2f`,
  ...HOSTILE_TEXTS,
])('rejects %j as an ident', (text) => {
  expect(parseDocumentIdent(text)).toBeNull();
});

it.each([
  ['048213', '048213'],
  ['000000', '000000'],
  [' 04 82\u00a013 ', '048213'],
  ['048-213', '048213'],
  ['\u200b048213\u2060', '048213'],
  ['aB7', 'aB7'],
  ['9'.repeat(32), '9'.repeat(32)],
])('reads the PIN %j as %s: separators dropped, leading zeros kept', (typed, pin) => {
  expect(parsePin(typed)).toEqual(done(pin));
});

it.each([
  ['', 'required'],
  [' \u00a0 ', 'required'],
  ['04821é', 'bad-character'],
  ['12.34', 'bad-character'],
  ["' OR 1=1", 'bad-character'],
  ['9'.repeat(33), 'too-long'],
])('rejects %j as a PIN: %s', (typed, fault) => {
  expect(parsePin(typed)).toEqual(refused(fault));
});
