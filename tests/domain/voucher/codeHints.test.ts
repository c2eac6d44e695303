import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_HINTS, type CodeHint, codeHints } from '#domain/voucher/codeHints.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';

it.each<[string, readonly CodeHint[]]>([
  ['123456789', ['serial-number']],
  ['123 456 789', ['serial-number']],
  ['123-456-789', ['serial-number']],
  ['1234567890123456', ['old-code']],
  ['1234 5678 9012 3456', ['old-code']],
  ['22334455', []],
  ['2233445566', []],
  ['223344556677889', []],
  ['22334455667788992', []],
  ['12345678x', ['one-or-l']],
  ['x12345678', ['one-or-l']],
  ['y245ywvdv', ['small-only']],
  ['abc234567', ['small-only']],
  ['ab2345678', []],
  ['abcd1efgh', ['one-or-l', 'small-only']],
  ['abcdlefgh', ['one-or-l', 'small-only']],
  ['abcdIefgh', ['one-or-l']],
  ['abcd0efgh', ['zero-or-o', 'small-only']],
  ['abcdOefgh', ['zero-or-o']],
  ['abcdoefgh', ['zero-or-o', 'small-only']],
  ['ABC234567', ['capitals-only']],
  ['A2B3C4567', ['capitals-only']],
  ['AB2345678', []],
  ['ABC23456d', []],
  ['ABCD0EFG1', ['zero-or-o', 'one-or-l', 'capitals-only']],
  // Too little is typed yet, separators not counted.
  ['AB0D1', []],
  ['A-B-0-D-1', []],
  ['AB0D1E', ['zero-or-o', 'one-or-l', 'capitals-only']],
  ['Ab3dE6gH9', []],
])('hints from the shape of %s at what may be wrong: %j', (typed, hints) => {
  expect(codeHints(typed)).toEqual(hints);
});

it('gives each hint at most once for any text', () => {
  holds(
    fc.property(anyText, (text) => {
      const hints = codeHints(text);
      expect(new Set(hints).size).toBe(hints.length);
      expect(CODE_HINTS).toEqual(expect.arrayContaining([...hints]));
    }),
  );
});

it('depends on the shape alone: other letters of the same kind give the same hints', () => {
  const plain = fc.string({
    unit: fc.constantFrom(...'abcdefghkmnpqrstuvwxyz'.split('')),
    minLength: 9,
    maxLength: 9,
  });
  holds(
    fc.property(plain, plain, (one, other) => {
      expect(codeHints(`${one}0`)).toEqual(codeHints(`${other}0`));
    }),
  );
});
