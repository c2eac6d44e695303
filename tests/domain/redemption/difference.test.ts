import { expect, it } from 'vitest';
import { awaitsPayment, differenceOf } from '#domain/redemption/difference.ts';
import { REDEMPTION_STATUSES, type RedemptionId } from '#domain/redemption/redemption.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aQuote, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';

it('pays exactly what the quote leaves open, and nothing if the quote covers everything', () => {
  const {
    amountInCent: _amount,
    currency: _currency,
    paymentId: _id,
    challenge: _bank,
    ...fresh
  } = aPayment();
  const short = aQuote({ coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 20_00, remainingInCent: 0 });
  expect(differenceOf(short, fresh)).toEqual({
    ...fresh,
    amountInCent: 5_00,
    currency: 'EUR',
    paymentId: null,
    challenge: null,
  });
  expect(differenceOf(aQuote(), fresh)).toBeNull();
});

it.each(REDEMPTION_STATUSES)('awaits the payment only while the backend says so: %s', (status) => {
  expect(awaitsPayment(aRedemption({ status }), anOpenOrder())).toBe(status === 'PAYMENT_PENDING');
});

it('ignores another redemption that awaits its payment', () => {
  const other = aRedemption({ id: 'another' as RedemptionId, status: 'PAYMENT_PENDING' });
  expect(awaitsPayment(other, anOpenOrder())).toBe(false);
});
