import { expect, it } from 'vitest';
import { LATEST_CALL_MS, type OpenPress } from '#domain/orders/openPress.ts';
import { isOver } from '#domain/orders/otherOutcome.ts';
import { outcomeOfPayment } from '#domain/payment/otherTabs.ts';
import { PAYMENT_STATES } from '#domain/payment/payment.ts';
import { outcomeOfRedemption } from '#domain/redemption/otherTabs.ts';
import { REDEMPTION_STATUSES } from '#domain/redemption/redemption.ts';
import { now } from '#tests/data/moments.ts';

const PRESS: OpenPress = { of: ['k3-x9'], kind: 'redemption', id: 'quote-1', at: now, standing: 'sent' };

it('treats every redemption as carried out unless it failed or awaits a payment', () => {
  const carriedOut = REDEMPTION_STATUSES.filter((status) => outcomeOfRedemption(status) === 'carried-out');
  expect(carriedOut).toEqual(['ACCEPTED', 'PROCESSING', 'COMPLETED', 'ON_HOLD', 'RETURNED_TO_BALANCE']);
  expect(outcomeOfRedemption('FAILED')).toBe('nothing');
  expect(outcomeOfRedemption('PAYMENT_PENDING')).toBe('unknown');
  expect(outcomeOfRedemption(null)).toBe('never-arrived');
});

it('treats a paid order as carried out only if the payment was received', () => {
  expect(PAYMENT_STATES.map(outcomeOfPayment)).toEqual([
    'unknown',
    'carried-out',
    'nothing',
    'nothing',
    'never-arrived',
  ]);
});

it('waits for an order until its outcome is known', () => {
  expect(isOver('unknown', PRESS, now + 24 * LATEST_CALL_MS)).toBe(false);
  for (const outcome of ['carried-out', 'nothing'] as const) expect(isOver(outcome, PRESS, now)).toBe(true);
});

it('keeps waiting for an order that the backend confirmed but no longer finds', () => {
  const known: OpenPress = { ...PRESS, standing: 'known' };
  expect(isOver('never-arrived', known, now + 24 * LATEST_CALL_MS)).toBe(false);
  expect(isOver('carried-out', known, now)).toBe(true);
});

it.each(['never-arrived', 'replaceable'] as const)(
  'waits a minute for an order that is %s, since a call may be on its way',
  (outcome) => {
    expect(isOver(outcome, PRESS, now + LATEST_CALL_MS - 1)).toBe(false);
    expect(isOver(outcome, PRESS, now + LATEST_CALL_MS)).toBe(true);
  },
);
