import { expect, it } from 'vitest';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { type KeptValues, keptWith } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aQuote, aRedemption, anItem, anOpenOrder } from '#tests/data/redemption.ts';
import { aSession } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const MARK = voucherMark(aSession());

/** An order that leaves nothing. */
const ALL = anOpenOrder({ quote: aQuote({ balanceInCent: 25_00, remainingInCent: 0 }) });

/** A tab whose order has just been carried out. */
function aTab(values: KeptValues = {}, owner: string | null = MARK) {
  const kept = keptWith(aSession(), {
    customerDraft: aCustomerDraft(),
    redemptionDraft: { shopId: 'shop-1', valueInCent: 25_00 },
    ...(owner !== null && { addressee: owner, draftOwner: owner, lastVoucher: owner }),
    ...values,
  });
  const receipt = new LastReceipt(kept);
  const { keep, spend, store, tabs } = voucherLife(kept, { clock: clockAt(now) });
  const finish = new FinishRedemption(kept, receipt, spend, keep);
  return { kept, receipt, store, tabs, finish };
}

it('leaves receipt and rest, and nothing that could be redeemed once more', () => {
  const { kept, receipt, store, tabs, finish } = aTab();
  finish.execute(aRedemption(), anOpenOrder());
  expect(receipt.read()).toMatchObject({
    redemption: aRedemption(),
    email: anOpenOrder().email,
    balance: { amountInCent: 25_00, currency: 'EUR' },
    voucherMark: MARK,
  });
  expect(kept.read('balanceAfter')).toEqual({ amountInCent: 25_00, currency: 'EUR' });
  expect(store.read()?.voucher.balanceInCent).toBe(25_00);
  expect(tabs.heard).toEqual([MARK]);
  expect(kept.read('redemptionDraft')).toBeNull();
});

it.each([null, 0, 50_00, 1_000_00])(
  'says nothing of a rest that the order cannot have left, or that made no sense: %s',
  (remainingBalanceInCent) => {
    const { kept, receipt, tabs, finish } = aTab({ balanceAfter: { amountInCent: 1, currency: 'EUR' } });
    finish.execute(aRedemption({ remainingBalanceInCent }), anOpenOrder());
    expect(receipt.read()).toMatchObject({
      redemption: { remainingBalanceInCent: null },
      balance: { amountInCent: null, currency: 'EUR' },
    });
    expect(kept.read('balanceAfter')).toBeNull();
    expect(kept.read('customerDraft')).toEqual(aCustomerDraft());
    expect(tabs.heard).toEqual([MARK]);
  },
);

it.each([
  ['everything was removed', {}],
  ['another voucher has come into use', { addressee: '987654321' }],
])('keeps the address masked after %s', (_, values) => {
  const { receipt, finish } = aTab(values, null);
  finish.execute(aRedemption(), anOpenOrder());
  expect(receipt.read()?.email).toBe(maskEmail(anOpenOrder().email));
});

it('keeps the address apart from the receipt, which shows it masked once it has left', () => {
  const { kept, receipt, finish } = aTab();
  finish.execute(aRedemption(), anOpenOrder());
  const { email } = anOpenOrder();
  expect([kept.read('redeemedTo'), kept.read('receipt')?.email]).toEqual([email, maskEmail(email)]);
  kept.forget('redeemedTo');
  expect(receipt.read()?.email).toBe(maskEmail(email));
});

it('leaves of a basket what was put in meanwhile', () => {
  const lines = [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }];
  const pendingOrder = anOpenOrder({ draft: { place: 'basket', lines } });
  const later = aBasketLine({ shopId: 'shop-2', shopName: 'Bowlaria' });
  const basket = [aBasketLine({ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }), later];
  const { kept, finish } = aTab({ basket });
  finish.execute(aRedemption({ items: [anItem()] }), pendingOrder);
  expect(kept.read('basket')).toEqual([later]);
});

it('keeps the details for redeeming the rest, and a choice made since', () => {
  const { kept, finish } = aTab({ redemptionDraft: { shopId: 'shop-2', valueInCent: 10_00 } });
  finish.execute(aRedemption(), anOpenOrder());
  expect(kept.read('customerDraft')).toEqual(aCustomerDraft());
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-2', valueInCent: 10_00 });
  expect(kept.read('draftOwner')).toBe(MARK);
});

it('forgets what was typed to ask for help, also where something is left', () => {
  const { kept, finish } = aTab({ helpDraft: { email: '', orderNumber: '', message: 'Where is it?' } });
  finish.execute(aRedemption(), anOpenOrder());
  expect(kept.read('helpDraft')).toBeNull();
});

it('forgets the details with the last cent', () => {
  const { kept, finish } = aTab();
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), ALL);
  expect(kept.read('customerDraft')).toBeNull();
});

it('leaves alone what was typed for another voucher since', () => {
  const { kept, finish } = aTab({}, 'another');
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), ALL);
  expect(kept.read('customerDraft')).toEqual(aCustomerDraft());
  expect(kept.read('draftOwner')).toBe('another');
});

it('keeps the wish to top the voucher up again, also where the form leaves with the last of the balance', () => {
  const customer = aCustomerDraft({ useRecharge: true, prepaidEndAmount: '50' });
  const { receipt, kept, finish } = aTab({ customerDraft: customer });
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), ALL);
  expect(kept.read('customerDraft')).toBeNull();
  expect(receipt.read()?.endAmountInCent).toBe(50_00);
});
