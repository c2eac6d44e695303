import { expect, it } from 'vitest';
import { awaitsPayment, differenceOf } from '#domain/redemption/difference.ts';
import { REDEMPTION_STATUSES, type RedemptionId } from '#domain/redemption/redemption.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aQuote, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';

it('is paid exactly what the quote leaves open, and nothing where it leaves nothing', () => {
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

it.each(REDEMPTION_STATUSES)('waits for its payment only as long as the backend says so: %s', (status) => {
  expect(awaitsPayment(aRedemption({ status }), anOpenOrder())).toBe(status === 'PAYMENT_PENDING');
});

it('does not take another redemption that waits for its own', () => {
  const other = aRedemption({ id: 'another' as RedemptionId, status: 'PAYMENT_PENDING' });
  expect(awaitsPayment(other, anOpenOrder())).toBe(false);
});
