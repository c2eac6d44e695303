import { expect, it } from 'vitest';
import { LATEST_ARRIVAL_MS, hasLapsed, mayArrive } from '#domain/orders/lapse.ts';
import { now } from '#tests/data/moments.ts';
import { aPendingSpendingOrder } from '#tests/data/redemption.ts';

it('lapses half an hour after it could last have been submitted', () => {
  const reserved = aPendingSpendingOrder({ standing: 'reserved' });
  expect(LATEST_ARRIVAL_MS).toBe(1_800_000);
  expect(hasLapsed(reserved, now, now + LATEST_ARRIVAL_MS)).toBe(true);
  expect(hasLapsed(reserved, now, now + LATEST_ARRIVAL_MS - 1)).toBe(false);
});

it('may arrive until half an hour after it could last have been submitted', () => {
  expect(mayArrive(now, now + LATEST_ARRIVAL_MS - 1)).toBe(true);
  expect(mayArrive(now, now + LATEST_ARRIVAL_MS)).toBe(false);
});

it.each(['sent', 'missed'] as const)(
  'never lapses if the backend has not confirmed the order: %s',
  (standing) => {
    expect(hasLapsed(aPendingSpendingOrder({ standing }), now, now + 2 * LATEST_ARRIVAL_MS)).toBe(false);
  },
);
