import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chargeAmount, entryOf } from '#domain/charge/chargeEntry.ts';
import { done, refused } from '#domain/core/result.ts';
import { aSerialNumber } from '#tests/data/charge.ts';

const RANGE = { minInCent: 15_00, maxInCent: 150_00, currency: 'EUR' } as const;
const typed = (amountText: string) => ({ choice: 'own', amountText }) as const;

it.each([
  ['14.99', refused({ kind: 'below', minInCent: 15_00 })],
  ['0', refused({ kind: 'below', minInCent: 15_00 })],
  ['15', done(15_00)],
  ['15,00', done(15_00)],
  ['15.5', done(15_50)],
  [' 20 € ', done(20_00)],
  ['150', done(150_00)],
  ['150.01', refused({ kind: 'above', maxInCent: 150_00 })],
  ['15000', refused({ kind: 'above', maxInCent: 150_00 })],
  ['', refused({ kind: 'required' })],
  ['1e2', refused({ kind: 'amount-invalid' })],
  ["1'00", refused({ kind: 'amount-invalid' })],
  ['-20', refused({ kind: 'amount-invalid' })],
  ['20.005', refused({ kind: 'amount-invalid' })],
  ['1.000,00', refused({ kind: 'amount-invalid' })],
  ['٢٠', refused({ kind: 'amount-invalid' })],
  ['20 Euro', refused({ kind: 'amount-invalid' })],
])('parses the typed amount “%s”', (amountText, amount) => {
  expect(chargeAmount(typed(amountText), RANGE)).toEqual(amount);
});

it('prefills an entry from which exactly its amount is read', () => {
  expect(chargeAmount(entryOf(aSerialNumber(), 42_50), RANGE)).toEqual(done(42_50));
  expect(entryOf(aSerialNumber(), 42_50).serialNumber).toBe(aSerialNumber());
});

it('accepts an offered amount, whatever is in the text field', () => {
  expect(chargeAmount({ choice: 25_00, amountText: 'x' }, RANGE)).toEqual(done(25_00));
});

it.each([null, 26_00, 150_01])('requires a choice if %s is selected', (choice) => {
  expect(chargeAmount({ choice, amountText: '20' }, RANGE)).toEqual(refused({ kind: 'choice' }));
});

it('requires a new choice if the backend’s range excludes the selected amount', () => {
  const narrow = { ...RANGE, maxInCent: 40_00 };
  expect(chargeAmount({ choice: 100_00, amountText: '' }, narrow)).toEqual(refused({ kind: 'choice' }));
});

it('never accepts an amount outside the range', () => {
  const min = fc.integer({ min: 15_00, max: 150_00 });
  const choice = fc.oneof(fc.constant('own' as const), fc.constant(null), fc.integer());
  const amountText = fc.oneof(fc.string(), fc.stringMatching(/^\d{1,4}([.,]\d{1,2})?$/));
  fc.assert(
    fc.property(min, min, choice, amountText, (one, other, chosen, text) => {
      const range = {
        minInCent: Math.min(one, other),
        maxInCent: Math.max(one, other),
        currency: 'EUR',
      } as const;
      const amount = chargeAmount({ choice: chosen, amountText: text }, range);
      if (!amount.ok) return;
      expect(Number.isInteger(amount.value)).toBe(true);
      expect(amount.value).toBeGreaterThanOrEqual(range.minInCent);
      expect(amount.value).toBeLessThanOrEqual(range.maxInCent);
    }),
  );
});
