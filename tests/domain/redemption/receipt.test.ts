import { expect, it } from 'vitest';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { isReceiptOf, leftAfter, paidOnTop, updated, withoutLinks } from '#domain/redemption/receipt.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aLinkToken, aReceipt, aRedemption, aStatusToken, anItem } from '#tests/data/redemption.ts';

const redeemLinkToken = aLinkToken as RedeemLinkToken;
const opening = aRedemption({
  items: [anItem({ redeemLinkToken })],
  documentIdent: 'vd-0123456789',
  fraudPreventionIdent: 'fp-0123456789',
  statusToken: aStatusToken,
});

it('is stored without anything that opens a code, a document or a check', () => {
  const stored = JSON.stringify(withoutLinks(aReceipt({ redemption: opening })));
  for (const secret of [redeemLinkToken, 'vd-0123456789', 'fp-0123456789'])
    expect(stored).not.toContain(secret);
  expect(stored).toContain(aStatusToken);
});

it('adopts a complete answer', () => {
  const answer = aRedemption({ status: 'ON_HOLD', statusToken: aStatusToken });
  const receipt = aReceipt({ redemption: opening });
  expect(updated(receipt, answer)).toEqual({ ...receipt, redemption: answer });
});

it('stores the lines without their links', () => {
  const item = anItem({ redeemLinkToken, quantity: 3 });
  const stored = withoutLinks(aReceipt({ redemption: aRedemption({ items: [item] }) }));
  expect(stored.redemption.items).toEqual([{ ...item, redeemLinkToken: null }]);
});

it('adopts a bare answer if no more was known', () => {
  const answer = aRedemption({ status: 'PROCESSING' });
  expect(updated(aReceipt(), answer).redemption).toEqual(answer);
});

it('keeps what a bare answer omits', () => {
  const bare = aRedemption({ status: 'PROCESSING', items: [anItem(), anItem({ shopName: 'Teehaus' })] });
  expect(updated(aReceipt({ redemption: opening }), bare).redemption).toEqual({
    ...opening,
    status: 'PROCESSING',
    items: [anItem({ redeemLinkToken }), anItem({ shopName: 'Teehaus' })],
  });
});

it.each([null, aStatusToken])(
  'updates the balance when money was returned, with the status token %j',
  (statusToken) => {
    const receipt = aReceipt({ redemption: opening, balance: { amountInCent: 0, currency: 'EUR' } });
    const answer = aRedemption({ status: 'FAILED', remainingBalanceInCent: 25_00, statusToken });
    const returned = updated(receipt, answer);
    expect(returned.balance).toEqual({ amountInCent: 25_00, currency: 'EUR' });
    // It came back once, however often that is told.
    expect(updated(returned, answer).balance.amountInCent).toBe(25_00);
  },
);

it.each([0, 24_99, 50_00, 1_000_00])(
  'drops the balance if a later answer names another one than the order left: %s',
  (remainingBalanceInCent) => {
    const later = updated(aReceipt(), aRedemption({ remainingBalanceInCent }));
    expect([later.balance.amountInCent, later.redemption.remainingBalanceInCent]).toEqual([null, null]);
    expect(updated(later, aRedemption()).balance.amountInCent).toBeNull();
  },
);

it.each([0, 25_00, 75_00, null])(
  'drops the balance if the order was returned, but not its price: %s',
  (remainingBalanceInCent) => {
    const answer = aRedemption({ status: 'RETURNED_TO_BALANCE', remainingBalanceInCent });
    expect(updated(aReceipt(), answer).balance.amountInCent).toBeNull();
  },
);

it('belongs to each shop of its redemption, and to any if no shop is given', () => {
  const receipt = aReceipt({ redemption: aRedemption({ items: [anItem(), anItem({ shopId: 'shop-2' })] }) });
  expect(['shop-1', 'shop-2', 'shop-3', undefined].map((shop) => isReceiptOf(receipt, shop))).toEqual([
    true,
    true,
    false,
    true,
  ]);
});

it('keeps provider and amount of a top payment, and nothing that resumes it', () => {
  const { reference, provider, amountInCent } = aPayment();
  expect(paidOnTop(aPayment())).toEqual({ reference, provider, amountInCent });
  expect(paidOnTop(null)).toBeNull();
});

it('returns the remaining balance only if it is known', () => {
  expect(leftAfter(aReceipt())).toEqual({ amountInCent: 25_00, currency: 'EUR' });
  expect(leftAfter(aReceipt({ balance: { amountInCent: null, currency: 'EUR' } }))).toBeNull();
});

it('keeps the known balance if a later answer has none', () => {
  const later = updated(aReceipt(), aRedemption({ remainingBalanceInCent: null }));
  expect(later.balance).toEqual({ amountInCent: 25_00, currency: 'EUR' });
});
