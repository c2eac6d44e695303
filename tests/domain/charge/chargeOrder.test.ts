import { expect, it } from 'vitest';
import { followsCharge } from '#domain/charge/chargeOrder.ts';
import { CHARGE_RULES } from '#domain/charge/kind.ts';
import { aCharge, aPendingCharge } from '#tests/data/charge.ts';
import { now } from '#tests/data/moments.ts';

it('stores the order as chosen, before the payment has a state', () => {
  const { payment, token, serialNumber } = aPendingCharge();
  const { reference, key, finalizeKey, provider, startedAt } = payment;
  const draft = {
    token,
    serialNumber,
    currentInCent: 40_00,
    currency: 'EUR',
    minInCent: 15_00,
    maxInCent: 150_00,
    amountInCent: 25_00,
  } as const;
  expect(CHARGE_RULES.orderOf(draft, { reference, key, finalizeKey, provider, startedAt })).toEqual(
    aPendingCharge({ payment: { paymentId: null, challenge: null }, standing: 'sent' }),
  );
});

it('accepts an answer that charges the amount sent, or does not name it', () => {
  const order = aPendingCharge();
  expect(followsCharge(aCharge(), order)).toBe(true);
  expect(followsCharge(aCharge({ chargedInCent: null }), order)).toBe(true);
  expect(followsCharge(aCharge({ chargedInCent: 250_00 }), order)).toBe(false);
});

it('fills the receipt with the backend’s answer', () => {
  expect(CHARGE_RULES.receiptOf(aCharge(), aPendingCharge(), now)).toEqual({
    reference: aPendingCharge().payment.reference,
    orderNumber: '482910411',
    provider: 'card',
    serialNumber: '410582934',
    amountInCent: 25_00,
    balanceInCent: 65_00,
    currency: 'EUR',
    paidAt: now,
  });
});

it.each([null, 0, 24_99, 64_99, 65_01, 1_000_00])(
  'omits a balance that is missing or impossible: %s',
  (balanceInCent) => {
    expect(
      CHARGE_RULES.receiptOf(aCharge({ balanceInCent }), aPendingCharge(), now).balanceInCent,
    ).toBeNull();
  },
);
