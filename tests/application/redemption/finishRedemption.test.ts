import { expect, it } from 'vitest';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { recipientPrint } from '#domain/redemption/recipient.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft, aFullDraft } from '#tests/data/customer.ts';
import { type KeptValues, keptWith } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aQuote, aRecipient, aRedemption, anItem, anOpenOrder } from '#tests/data/redemption.ts';
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

it('stores receipt and remainder, and removes what could be redeemed again', () => {
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
  'drops a remainder that is missing or that the order cannot have left: %s',
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
])('stores the masked address after %s', (_, values) => {
  const { receipt, finish } = aTab(values, null);
  finish.execute(aRedemption(), anOpenOrder());
  expect(receipt.read()?.email).toBe(maskEmail(anOpenOrder().email));
});

it('stores the address separately from the receipt, which masks it once it is deleted', () => {
  const { kept, receipt, finish } = aTab();
  finish.execute(aRedemption(), anOpenOrder());
  const { email } = anOpenOrder();
  expect([kept.read('redeemedTo'), kept.read('receipt')?.email]).toEqual([email, maskEmail(email)]);
  kept.forget('redeemedTo');
  expect(receipt.read()?.email).toBe(maskEmail(email));
});

const SENT_TO = aRecipient();
const GOODS = anOpenOrder({ delivery: 'POST', sentTo: recipientPrint(SENT_TO) });

it('stores the recipient of goods separately from the receipt, which names none once it is deleted', () => {
  const { kept, receipt, finish } = aTab({ customerDraft: aFullDraft(SENT_TO) });
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), { ...GOODS, quote: ALL.quote });
  expect(receipt.read()?.recipient).toEqual(SENT_TO);
  expect(kept.read('recipient')).toEqual(SENT_TO);
  expect(JSON.stringify(kept.read('receipt'))).not.toContain(SENT_TO.street);
  kept.forget('recipient');
  expect(receipt.read()?.recipient).toBeNull();
});

it.each([
  ['codes', anOpenOrder(), {}, MARK],
  ['goods whose form was changed in the meantime', GOODS, { customerDraft: aFullDraft() }, MARK],
  ['goods after everything was removed', GOODS, {}, null],
  ['goods after another voucher has come into use', GOODS, { addressee: '987654321' }, null],
])('stores no recipient of %s', (_, order, values, owner) => {
  const { kept, receipt, finish } = aTab({ customerDraft: aFullDraft(SENT_TO), ...values }, owner);
  finish.execute(aRedemption(), order);
  expect([kept.read('recipient'), receipt.read()?.recipient]).toEqual([null, null]);
});

it('keeps the lines that were added to the basket in the meantime', () => {
  const lines = [{ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }];
  const pendingOrder = anOpenOrder({ draft: { place: 'basket', lines } });
  const later = aBasketLine({ shopId: 'shop-2', shopName: 'Bowlaria' });
  const basket = [aBasketLine({ shopId: 'shop-1', valueInCent: 25_00, quantity: 1 }), later];
  const { kept, finish } = aTab({ basket });
  finish.execute(aRedemption({ items: [anItem()] }), pendingOrder);
  expect(kept.read('basket')).toEqual([later]);
});

it('keeps the form for redeeming the remainder, and a choice made in the meantime', () => {
  const { kept, finish } = aTab({ redemptionDraft: { shopId: 'shop-2', valueInCent: 10_00 } });
  finish.execute(aRedemption(), anOpenOrder());
  expect(kept.read('customerDraft')).toEqual(aCustomerDraft());
  expect(kept.read('redemptionDraft')).toEqual({ shopId: 'shop-2', valueInCent: 10_00 });
  expect(kept.read('draftOwner')).toBe(MARK);
});

it('deletes the help draft, even if a balance remains', () => {
  const { kept, finish } = aTab({ helpDraft: { email: '', orderNumber: '', message: 'Where is it?' } });
  finish.execute(aRedemption(), anOpenOrder());
  expect(kept.read('helpDraft')).toBeNull();
});

it('deletes the form when nothing remains', () => {
  const { kept, finish } = aTab();
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), ALL);
  expect(kept.read('customerDraft')).toBeNull();
});

it('keeps the form of another voucher entered in the meantime', () => {
  const { kept, finish } = aTab({}, 'another');
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), ALL);
  expect(kept.read('customerDraft')).toEqual(aCustomerDraft());
  expect(kept.read('draftOwner')).toBe('another');
});

it('keeps the requested end amount, even if the form is deleted with the last of the balance', () => {
  const customer = aCustomerDraft({ useRecharge: true, prepaidEndAmount: '50' });
  const { receipt, kept, finish } = aTab({ customerDraft: customer });
  finish.execute(aRedemption({ remainingBalanceInCent: 0 }), ALL);
  expect(kept.read('customerDraft')).toBeNull();
  expect(receipt.read()?.endAmountInCent).toBe(50_00);
});
