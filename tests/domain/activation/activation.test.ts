import { expect, it } from 'vitest';
import {
  isAllActivated,
  leftOver,
  sumOf,
  usableLater,
  waitingVouchers,
  withResults,
} from '#domain/activation/activation.ts';
import { aGiven, anOrder, FIRST, SECOND_ONE, THIRD } from '#tests/data/activation.ts';
import { DAY, now } from '#tests/data/moments.ts';

const UTC = () => 0;
const activated = (serialNumber: typeof FIRST) =>
  ({ serialNumber, outcome: 'ACTIVATED', activatedAt: now }) as const;

it('lists the vouchers that can still be activated', () => {
  const order = anOrder({ vouchers: [...anOrder().vouchers, aGiven({ state: 'BLOCKED' })] });
  expect(waitingVouchers(order).map(({ serialNumber }) => serialNumber)).toEqual([FIRST, SECOND_ONE]);
});

it('reports an order as activated only if all its vouchers are active', () => {
  const active = aGiven({ state: 'ACTIVATED' });
  expect(isAllActivated(anOrder({ vouchers: [active] }))).toBe(true);
  expect(isAllActivated(anOrder({ vouchers: [active, aGiven({ state: 'BLOCKED' })] }))).toBe(false);
  expect(isAllActivated(anOrder({ vouchers: [active, aGiven()] }))).toBe(false);
});

it('adds up amounts by currency, in the order in which the currencies first occur', () => {
  const pounds = aGiven({ value: { amountInCent: 700, currency: 'GBP' } });
  expect(sumOf([aGiven(), pounds, aGiven({ value: { amountInCent: 2500, currency: 'EUR' } })])).toEqual([
    { amountInCent: 7500, currency: 'EUR' },
    { amountInCent: 700, currency: 'GBP' },
  ]);
  expect(sumOf([])).toEqual([]);
});

it('applies each activation result to its voucher', () => {
  const { order, failed } = withResults(
    anOrder(),
    [FIRST, SECOND_ONE],
    [activated(FIRST), { serialNumber: SECOND_ONE, outcome: 'FAILED', activatedAt: null }],
  );
  expect(order.vouchers.map(({ state }) => state)).toEqual(['ACTIVATED', 'INACTIVE', 'ACTIVATED']);
  expect(order.vouchers[0]?.activatedAt).toBe(now);
  expect(failed).toEqual([SECOND_ONE]);
});

it('counts a voucher without a result as failed', () => {
  expect(withResults(anOrder(), [FIRST, SECOND_ONE], [activated(FIRST)]).failed).toEqual([SECOND_ONE]);
  expect(withResults(anOrder(), [FIRST], []).failed).toEqual([FIRST]);
});

it('ignores the result of a voucher that was not requested', () => {
  const { order, failed } = withResults(anOrder(), [FIRST], [activated(FIRST), activated(SECOND_ONE)]);
  expect(order.vouchers[1]?.state).toBe('INACTIVE');
  expect(failed).toEqual([]);
});

it('marks a blocked voucher, which cannot be activated again', () => {
  const { order, failed } = withResults(
    anOrder(),
    [FIRST],
    [{ serialNumber: FIRST, outcome: 'BLOCKED', activatedAt: null }],
  );
  expect(order.vouchers[0]?.state).toBe('BLOCKED');
  expect(failed).toEqual([FIRST]);
  expect(waitingVouchers(order).map(({ serialNumber }) => serialNumber)).toEqual([SECOND_ONE]);
});

it('derives the vouchers that are still inactive from the order alone', () => {
  expect(leftOver(anOrder(), [FIRST, THIRD]).failed).toEqual([FIRST]);
});

it('counts a voucher that the order no longer lists as not activated', () => {
  expect(
    leftOver(anOrder({ vouchers: [aGiven({ state: 'ACTIVATED' })] }), [FIRST, SECOND_ONE]).failed,
  ).toEqual([SECOND_ONE]);
});

it('returns the time of first use only while it is in the future, later for a company', () => {
  const fresh = anOrder({ orderedAt: now });
  expect(usableLater(fresh, UTC, now)).toBe(now + DAY);
  expect(usableLater(anOrder({ orderedAt: now, buyer: 'company' }), UTC, now)).toBe(now + 3 * DAY);
  expect(usableLater(fresh, UTC, now + DAY)).toBeNull();
  expect(usableLater(anOrder(), UTC, now)).toBeNull();
});
