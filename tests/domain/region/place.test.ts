import { expect, it } from 'vitest';
import { listedFrom } from '#domain/region/place.ts';
import { aPlace, aPoint } from '#tests/data/region.ts';

const far = aPlace({ id: 'far', at: aPoint(13.4, 52.5) });
const near = aPlace({ id: 'near', at: aPoint(10.3, 48) });
const here = aPlace({ id: 'here', at: aPoint(10.2, 48) });
const nowhere = aPlace({ id: 'nowhere', at: null });
const alsoNowhere = aPlace({ id: 'also nowhere', at: null });

it('lists places by distance, and those without a position last, in the given order', () => {
  const listed = listedFrom([nowhere, far, alsoNowhere, near, here], aPoint(10.2, 48));
  expect(listed.map(({ place }) => place.id)).toEqual(['here', 'near', 'far', 'nowhere', 'also nowhere']);
  expect(listed.map(({ kilometres }) => kilometres && Math.round(kilometres))).toEqual([
    0,
    7,
    550,
    null,
    null,
  ]);
});

it('keeps the given order without a point to measure from', () => {
  expect(listedFrom([far, here], null)).toEqual([
    { place: far, kilometres: null },
    { place: here, kilometres: null },
  ]);
});
