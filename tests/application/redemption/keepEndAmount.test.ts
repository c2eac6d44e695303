import { expect, it } from 'vitest';
import { KeepEndAmount } from '#application/redemption/keepEndAmount.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';

it('stores the last chosen end amount, and keeps it after an order without one', () => {
  const kept = fakeKept();
  const keep = new KeepEndAmount(kept);
  keep.execute(null);
  expect(kept.all()).toEqual({});
  keep.execute(50_00);
  keep.execute(null);
  expect(kept.read('prepaidEndAmount')).toBe(50_00);
});
