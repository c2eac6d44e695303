import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { clustered } from '#domain/region/clusters.ts';
import { REGION_BOUNDS, kilometresBetween } from '#domain/region/coordinates.ts';
import { holds } from '#tests/data/holds.ts';
import { aPoint } from '#tests/data/region.ts';

const point = fc
  .record({
    lng: fc.double({ min: REGION_BOUNDS.west, max: REGION_BOUNDS.east, noNaN: true }),
    lat: fc.double({ min: REGION_BOUNDS.south, max: REGION_BOUNDS.north, noNaN: true }),
  })
  .map(({ lng, lat }) => ({ at: aPoint(lng, lat) }));

it('keeps every point, and shows clusters at the required distance', () => {
  holds(
    fc.property(
      fc.array(point, { maxLength: 30 }),
      fc.double({ min: 0, max: 300, noNaN: true }),
      (points, apart) => {
        const clusters = clustered(points, apart);
        expect(new Set(clusters.flatMap(({ members }) => members))).toEqual(new Set(points));
        for (const [index, { at, members }] of clusters.entries()) {
          expect(members[0].at).toBe(at);
          for (const other of clusters.slice(index + 1)) {
            expect(kilometresBetween(at, other.at)).toBeGreaterThanOrEqual(apart);
          }
        }
      },
    ),
  );
});

it('shows every point if no distance is required', () => {
  const points = [{ at: aPoint(10, 48) }, { at: aPoint(10, 48) }];
  expect(clustered(points, 0)).toHaveLength(2);
});
