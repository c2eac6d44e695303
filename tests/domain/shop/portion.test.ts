import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstOf, promotion, TEASER } from '#domain/shop/portion.ts';
import { partByBalance } from '#domain/shop/wall.ts';
import { holds } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { anyWall } from '#tests/data/walls.ts';

const shops = (number: number, position: 'T' | 'S') =>
  Array.from({ length: number }, (_, index) => aShop({ name: `${position} ${index}`, position }));

it('shows affordable shops before dearer ones', () => {
  const wall = { fitting: shops(3, 'T'), dearer: shops(3, 'S') };
  expect(firstOf(wall, 2)).toEqual({ fitting: wall.fitting.slice(0, 2), dearer: [] });
  expect(firstOf(wall, 4)).toEqual({ fitting: wall.fitting, dearer: wall.dearer.slice(0, 1) });
  expect(firstOf(wall, 99)).toEqual(wall);
});

it('grows with each portion and never changes what is already shown', () => {
  holds(
    fc.property(
      anyWall,
      fc.nat({ max: 100_00 }),
      fc.nat({ max: 25 }),
      fc.nat({ max: 9 }),
      (all, balance, most, more) => {
        const drawn = (number: number) => {
          const { fitting, dearer } = firstOf(partByBalance(all, balance), number);
          return [...fitting, ...dearer];
        };
        expect(drawn(most)).toHaveLength(Math.min(most, all.length));
        expect(drawn(most + more).slice(0, most)).toEqual(drawn(most));
      },
    ),
  );
});

it('promotes a dozen top shops, which are not repeated below', () => {
  const all = [...shops(20, 'T'), ...shops(20, 'S')];
  const { promoted, others } = promotion(all, 500);
  expect(promoted).toEqual(all.slice(0, 12));
  expect(others).toEqual(all.slice(12));
});

it('promotes no shop if the list shows all of them', () => {
  const all = shops(TEASER, 'T');
  expect(promotion(all, TEASER)).toEqual({ promoted: [], others: all });
  expect(promotion(all, TEASER + 1).promoted).toHaveLength(12);
});
