import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { claimedPartners } from '#domain/site/claimedPartners.ts';
import { hasMorePartners } from '#domain/site/hasMorePartners.ts';
import { holds } from '#tests/data/holds.ts';

it.each([
  [500, null, 500],
  [500, 812, 500],
  [500, 500, 500],
  [500, 499, 450],
  [500, 101, 100],
  [500, 100, 90],
  [500, 60, 50],
  [500, 11, 10],
  [500, 10, 9],
  [500, 2, 1],
  [500, 1, 500],
  [500, 0, 500],
  [50, 60, 50],
])('claims, if the operator says %s and the wall has %s partners, %s', (said, counted, claimed) => {
  expect(claimedPartners(said, counted)).toBe(claimed);
});

it.each([
  [500, null, true],
  [500, 812, true],
  [500, 500, false],
  [500, 499, true],
  [250, 250, false],
  [500, 2, true],
])('says of %s partners on a wall of %s whether that is "over" it', (said, counted, isOver) => {
  expect(hasMorePartners(claimedPartners(said, counted), counted)).toBe(isOver);
});

it('says "over" only of a wall that has more, as soon as it is known', () => {
  holds(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 2, max: 1_000_000 }), (said, counted) => {
      const claimed = claimedPartners(said, counted);
      expect(hasMorePartners(claimed, counted)).toBe(counted > claimed);
    }),
  );
});

it('claims no more than the wall has, and never more than the operator says', () => {
  holds(
    fc.property(fc.nat(1_000_000), fc.integer({ min: 2, max: 1_000_000 }), (said, counted) => {
      const claimed = claimedPartners(said, counted);
      expect(claimed).toBeLessThanOrEqual(said);
      expect(claimed).toBeLessThanOrEqual(counted);
    }),
  );
});
