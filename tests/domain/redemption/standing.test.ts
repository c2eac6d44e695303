import { expect, it } from 'vitest';
import { DELIVERY_STATES } from '#domain/redemption/delivery.ts';
import { REDEMPTION_STATUSES, progressOf } from '#domain/redemption/redemption.ts';
import { standingOf } from '#domain/redemption/standing.ts';

it.each([
  ['PENDING', 'preparing'],
  ['SENT', 'sent'],
  ['READY', 'ready'],
  ['DELAYED', 'delayed'],
  ['FAILED', 'undeliverable'],
] as const)('shows an order with the delivery state %s as %s', (state, standing) => {
  expect(standingOf('COMPLETED', { state })).toBe(standing);
});

it('shows a completed order without a delivery as sent', () => {
  expect(standingOf('COMPLETED', null)).toBe('sent');
});

it('shows returned or held money first, whatever the delivery', () => {
  for (const status of REDEMPTION_STATUSES) {
    const progress = progressOf(status);
    if (progress === 'on-its-way') continue;
    for (const state of DELIVERY_STATES) expect(standingOf(status, { state })).toBe(progress);
    expect(standingOf(status, null)).toBe(progress);
  }
});
