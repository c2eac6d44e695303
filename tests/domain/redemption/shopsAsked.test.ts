import { expect, it } from 'vitest';
import { shopsAsked } from '#domain/redemption/shopsAsked.ts';

const line = (shopId: string, valueInCent: number) => ({ shopId, valueInCent });

it('requests each shop with the value of its lines', () => {
  expect(shopsAsked([line('books', 10_00), line('tea', 25_00), line('books', 10_00)])).toEqual([
    line('books', 10_00),
    line('tea', 25_00),
  ]);
  expect(shopsAsked([])).toEqual([]);
});

it('requests no single value for a shop with lines of several values', () => {
  expect(shopsAsked([line('books', 10_00), line('books', 25_00)])).toEqual([
    { shopId: 'books', valueInCent: null },
  ]);
});
