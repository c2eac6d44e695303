import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  canChoose,
  canHave,
  isCovered,
  suggestedSplit,
  suggestedValue,
  valueOptions,
} from '#domain/shop/valueChoice.ts';
import { holds } from '#tests/data/holds.ts';

const anyBalance = fc.integer({ min: 0, max: 1_000_00 });
const anyValues = fc
  .uniqueArray(fc.integer({ min: 1, max: 1_000_00 }), { maxLength: 6 })
  .map((values) => values.toSorted((one, other) => one - other));

it('calculates what every value does to the voucher, to the cent', () => {
  expect(valueOptions([10_00, 24_99, 25_00, 25_01, 50_00], 25_00, true)).toEqual([
    { valueInCent: 10_00, consequence: { kind: 'stays', inCent: 15_00 } },
    { valueInCent: 24_99, consequence: { kind: 'stays', inCent: 1 } },
    { valueInCent: 25_00, consequence: { kind: 'uses-all' } },
    { valueInCent: 25_01, consequence: { kind: 'pay-more', inCent: 1 } },
    { valueInCent: 50_00, consequence: { kind: 'pay-more', inCent: 25_00 } },
  ]);
});

it('offers only the whole balance if the value cannot be chosen', () => {
  const wholeBalance = [{ valueInCent: 25_00, consequence: { kind: 'uses-all' } }];
  expect(valueOptions([10_00, 25_00, 50_00], 25_00, false)).toEqual(wholeBalance);
  expect(valueOptions([], 25_00, false)).toEqual(wholeBalance);
});

it('offers nothing at a shop that does not sell the whole balance, if the value cannot be chosen', () => {
  expect(valueOptions([10_00, 50_00], 25_00, false)).toEqual([]);
});

it('offers nothing without values or balance', () => {
  expect(valueOptions([], 25_00, true)).toEqual([]);
  expect(valueOptions([10_00], 0, false)).toEqual([]);
  expect(valueOptions([0, -5_00], 25_00, true)).toEqual([]);
});

it('suggests the value that uses the most of the balance', () => {
  expect(suggestedValue(valueOptions([15_00, 25_00, 50_00], 30_00, true))).toBe(25_00);
  expect(suggestedValue(valueOptions([15_00, 30_00, 50_00], 30_00, true))).toBe(30_00);
});

it.each([
  [30_00, [15_00, 25_00, 50_00], 15_00], // 15 and 15
  [15_00, [15_00, 25_00, 50_00], 15_00],
  [40_00, [15_00, 25_00, 50_00], 25_00], // 25 and 15
  [50_00, [15_00, 25_00, 50_00], 50_00], // one rather than 25 and 25
  [30_00, [10_00, 25_00, 50_00], 25_00], // leaves 5; 10 and 10 leave 10
  [25_00, [10_00, 15_00], 15_00], // 15 and 10
  [10_00, [15_00], null],
  [10_00, [], null],
])(
  'suggests, where the site advises to split, for %i at a shop with %j: %s',
  (balance, values, suggested) => {
    expect(suggestedSplit(valueOptions(values, balance, true))).toBe(suggested);
  },
);

it('leaves no more by splitting than by the value that uses the most of the balance', () => {
  holds(
    fc.property(anyValues, anyBalance, (values, balance) => {
      const options = valueOptions(values, balance, true);
      const [split, largest] = [suggestedSplit(options), suggestedValue(options)];
      expect(split === null).toBe(largest === null);
      if (split === null || largest === null) return;
      const second = Math.max(0, ...values.filter((value) => value <= balance - split));
      expect(split + second).toBeGreaterThanOrEqual(largest);
      expect(split + second).toBeLessThanOrEqual(balance);
    }),
  );
});

it('treats a value as covered up to the balance', () => {
  const covered = valueOptions([10_00, 25_00, 25_01], 25_00, true).map(isCovered);
  expect(covered).toEqual([true, true, false]);
});

it('neither creates nor loses a cent: value and consequence add up to the balance', () => {
  holds(
    fc.property(anyValues, anyBalance, fc.boolean(), (values, balance, chooseable) => {
      for (const { valueInCent, consequence } of valueOptions(values, balance, chooseable)) {
        const stays = consequence.kind === 'stays' ? consequence.inCent : 0;
        const more = consequence.kind === 'pay-more' ? consequence.inCent : 0;
        expect(valueInCent + stays - more).toBe(balance);
        expect(Math.min(stays, more)).toBe(0);
      }
    }),
  );
});

it('offers all values of the shop in their order if they can be chosen', () => {
  holds(
    fc.property(anyValues, anyBalance, (values, balance) => {
      expect(valueOptions(values, balance, true).map(({ valueInCent }) => valueInCent)).toEqual(values);
    }),
  );
});

it('suggests the largest covered value, and none if no value is covered', () => {
  holds(
    fc.property(anyValues, anyBalance, (values, balance) => {
      const options = valueOptions(values, balance, true);
      const suggested = suggestedValue(options);
      expect(suggested !== null).toBe(options.some(isCovered));
      if (suggested === null) return;
      expect(suggested).toBeLessThanOrEqual(balance);
      for (const value of values) expect(value <= suggested || value > balance).toBe(true);
    }),
  );
});

const OF_SHOP = valueOptions([10_00, 25_00, 50_00], 25_00, true);
const WHOLE_BALANCE = valueOptions([10_00, 40_00], 40_00, false);

it.each([
  ['a value below the balance', OF_SHOP, 10_00, true, true],
  ['the balance itself', OF_SHOP, 25_00, true, true],
  ['a value above it, only where the difference can be paid', OF_SHOP, 50_00, false, true],
  ['a value that the shop has not', OF_SHOP, 15_00, false, false],
  ['the whole balance, where nobody can choose', WHOLE_BALANCE, 40_00, true, true],
  ['a part of it there', WHOLE_BALANCE, 10_00, false, false],
])('allows or refuses %s', (_what, options, value, alone, withPayment) => {
  expect([canHave(options, value, false), canHave(options, value, true)]).toEqual([alone, withPayment]);
});

it('allows every value of the shop if the difference can be paid', () => {
  expect(OF_SHOP.map((option) => canChoose(option, true))).toEqual([true, true, true]);
  expect(OF_SHOP.map((option) => canChoose(option, false))).toEqual([true, true, false]);
});
