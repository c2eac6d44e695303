import { expect, it } from 'vitest';
import { textOfDigits } from '#domain/core/digits.ts';

it.each([
  [700_100_201, '700100201'],
  [0, '0'],
  [2 ** 53 - 1, '9007199254740991'],
  // The sixteen digits of an old code.
  [2_598_229_466_653_877, '2598229466653877'],
])('converts %s to a string of its digits', (number, text) => {
  expect(textOfDigits(number)).toBe(text);
});

it.each([2 ** 53, 1e21, 12.5, -1, Number.NaN, Number.POSITIVE_INFINITY])(
  'does not convert %s, which is no number of digits or has lost some',
  (number) => {
    expect(textOfDigits(number)).toBe(number);
  },
);

it.each(['0042', '', 'R-1001', null, undefined, true, { code: 1 }])('leaves %o unchanged', (value) => {
  expect(textOfDigits(value)).toBe(value);
});
