import { expect, it } from 'vitest';
import { codesIn, draftOfChoice, isSameDraft, totalInCent } from '#domain/redemption/draft.ts';

const BOOKS = { shopId: 'shop-1', valueInCent: 25_00, quantity: 1 };
const BOWLING = { shopId: 'shop-2', valueInCent: 15_00, quantity: 2 };
const BASKET = { place: 'basket', lines: [BOOKS, BOWLING] } as const;

it('contains one code in one line for a single shop', () => {
  expect(draftOfChoice({ shopId: 'shop-1', valueInCent: 25_00 })).toEqual({ place: 'shop', lines: [BOOKS] });
});

it('adds up all codes of all lines', () => {
  expect(totalInCent([BOOKS, BOWLING])).toBe(55_00);
  expect(codesIn([BOOKS, BOWLING])).toBe(3);
  expect(totalInCent([])).toBe(0);
});

it('equals a draft with equal lines', () => {
  expect(isSameDraft(BASKET, { place: 'basket', lines: [{ ...BOOKS }, { ...BOWLING }] })).toBe(true);
});

it.each([
  ['another place', { ...BASKET, place: 'shop' as const }],
  ['a line less', { ...BASKET, lines: [BOOKS] }],
  ['a line more', { ...BASKET, lines: [BOOKS, BOWLING, BOOKS] }],
  ['another order', { ...BASKET, lines: [BOWLING, BOOKS] }],
  ['another shop', { ...BASKET, lines: [{ ...BOOKS, shopId: 'shop-3' }, BOWLING] }],
  ['another value', { ...BASKET, lines: [{ ...BOOKS, valueInCent: 10_00 }, BOWLING] }],
  ['another quantity', { ...BASKET, lines: [BOOKS, { ...BOWLING, quantity: 3 }] }],
])('differs from a draft with %s', (_what, other) => {
  expect(isSameDraft(BASKET, other)).toBe(false);
});
