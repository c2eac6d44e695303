import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { CODE_HINTS, codeHints } from '#domain/voucher/codeHints.ts';
import { holds } from '#tests/data/holds.ts';
import { anyText } from '#tests/data/hostile.ts';

it.each(['123456789', '123 456 789', '123-456-789'])(
  'takes the nine digits of %s for a serial number',
  (typed) => {
    expect(codeHints(typed)).toEqual(['serial-number']);
  },
);

it.each(['1234567890123456', '1234 5678 9012 3456'])(
  'takes the sixteen digits of %s for an old code',
  (typed) => {
    expect(codeHints(typed)).toEqual(['old-code']);
  },
);

it.each(['22334455', '2233445566', '12345678x', 'x12345678', '223344556677889', '22334455667788992'])(
  'takes %s for neither',
  (typed) => {
    expect(codeHints(typed)).not.toContain('serial-number');
    expect(codeHints(typed)).not.toContain('old-code');
  },
);

it.each(['abcd0efgh', 'abcdOefgh', 'abcdoefgh'])('asks whether %s has a zero or the letter O', (typed) => {
  expect(codeHints(typed)).toEqual(['zero-or-o']);
});

it.each(['abcd1efgh', 'abcdlefgh', 'abcdIefgh'])('asks whether %s has a one or the letter l', (typed) => {
  expect(codeHints(typed)).toEqual(['one-or-l']);
});

it('asks about the caps-lock key when several letters are all capitals', () => {
  expect(codeHints('ABC234567')).toEqual(['capitals-only']);
  expect(codeHints('A2B3C4567')).toEqual(['capitals-only']);
});

it('does not ask about the caps-lock key for two capitals, or with a small letter among them', () => {
  expect(codeHints('AB2345678')).toEqual([]);
  expect(codeHints('ABC23456d')).toEqual([]);
});

it('names several doubts in a fixed order', () => {
  expect(codeHints('ABCD0EFG1')).toEqual(['zero-or-o', 'one-or-l', 'capitals-only']);
});

it('says nothing while too little is typed, separators not counted', () => {
  expect(codeHints('AB0D1')).toEqual([]);
  expect(codeHints('A-B-0-D-1')).toEqual([]);
  expect(codeHints('AB0D1E')).not.toEqual([]);
});

it('has nothing to say about a code without look-alikes', () => {
  expect(codeHints('Ab3dE6gH9')).toEqual([]);
});

it('gives each hint at most once, whatever is typed', () => {
  holds(
    fc.property(anyText, (text) => {
      const hints = codeHints(text);
      expect(new Set(hints).size).toBe(hints.length);
      expect(CODE_HINTS).toEqual(expect.arrayContaining([...hints]));
    }),
  );
});

it('speaks of shape alone: letters of the same kind change nothing', () => {
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
