import { expect, it } from 'vitest';
import { advanced, authorised, cancelled, declined, finalized } from '#sandbox/payment/payment.ts';
import type { Payment } from '#sandbox/payment/payment.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function aPayment(): Payment {
  return {
    id: 's-chg-1',
    provider: 'unzer',
    reference: 'reference',
    origin: 'http://de.localhost:3000',
    purpose: { kind: 'charge', serialNumber: '900000001' },
    orderNumber: '123456789',
    currency: 'EUR',
    amountInCent: 2500,
    returnUrl: 'http://de.localhost:3000/payment/unzer-return?reference=reference',
    startedAt: 0,
    stage: { kind: 'awaiting-holder' },
  };
}

/** How a payment stands at a moment. */
const at = (payment: Payment, now: number) => advanced(payment, now).stage;

it('waits half an hour for its holder, then it has expired', () => {
  expect(at(aPayment(), 30 * MINUTE - 1).kind).toBe('awaiting-holder');
  expect(at(aPayment(), 99 * MINUTE)).toEqual({ kind: 'cancelled', at: 30 * MINUTE, reason: 'expired' });
});

it('is received when it is finalized', () => {
  const payment = finalized(authorised(aPayment(), MINUTE), MINUTE + SECOND);
  expect(at(payment, MINUTE + SECOND)).toEqual({ kind: 'received', at: MINUTE + SECOND });
});

it('is received by itself two minutes after it was authorised', () => {
  const payment = authorised(aPayment(), MINUTE);
  expect(at(payment, 3 * MINUTE - 1).kind).toBe('authorised');
  expect(at(payment, 9 * MINUTE)).toMatchObject({ kind: 'received', at: 3 * MINUTE });
});

it('is received no sooner than its provider has made up its mind', () => {
  const late = authorised(aPayment(), 0, { after: 10 * SECOND });
  expect(at(finalized(late, SECOND), 10 * SECOND - 1).kind).toBe('authorised');
  expect(at(finalized(late, SECOND), 10 * SECOND)).toMatchObject({ kind: 'received', at: 10 * SECOND });
  const later = authorised(aPayment(), 0, { after: 5 * MINUTE });
  expect(at(later, 5 * MINUTE - 1).kind).toBe('authorised');
  expect(at(later, 5 * MINUTE).kind).toBe('received');
});

it('fails when its provider says no, at once or late, finalized or not', () => {
  expect(declined(aPayment(), SECOND).stage).toEqual({ kind: 'failed', at: SECOND });
  const late = authorised(aPayment(), 0, { after: 10 * SECOND, clears: 'declined' });
  expect(at(late, 10 * SECOND - 1).kind).toBe('authorised');
  expect(at(late, 10 * MINUTE)).toEqual({ kind: 'failed', at: 10 * SECOND });
  expect(at(finalized(late, SECOND), 10 * SECOND).kind).toBe('failed');
});

it('counts the first time that it is finalized, and none before it is authorised', () => {
  expect(finalized(aPayment(), SECOND)).toEqual(aPayment());
  const once = finalized(authorised(aPayment(), 0), SECOND);
  expect(finalized(once, MINUTE)).toBe(once);
});

it('is decided once', () => {
  const over = [
    authorised(aPayment(), 0),
    declined(aPayment(), 0),
    cancelled(aPayment(), 0),
    advanced(aPayment(), 30 * MINUTE),
    advanced(finalized(authorised(aPayment(), 0), 0), 0),
  ];
  expect(over.map(({ stage }) => stage.kind)).toEqual([
    'authorised',
    'failed',
    'cancelled',
    'cancelled',
    'received',
  ]);
  for (const payment of over)
    for (const decide of [authorised, declined, cancelled]) expect(decide(payment, MINUTE)).toBe(payment);
});
