import { expect, it } from 'vitest';
import { forgetParts } from '#application/kept/forgetParts.ts';
import { LastReceipt } from '#application/redemption/lastReceipt.ts';
import type { RedeemLinkToken } from '#domain/redemption/redeemLinkToken.ts';
import { withoutLinks } from '#domain/redemption/receipt.ts';
import type { RedemptionId } from '#domain/redemption/redemption.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { aLinkToken, aReceipt, aRecipient, aRedemption, anItem } from '#tests/data/redemption.ts';

const RECEIPT = aReceipt({
  redemption: aRedemption({
    items: [anItem({ redeemLinkToken: aLinkToken as RedeemLinkToken })],
    documentIdent: 'vd-0123456789',
  }),
});

function aTab() {
  const kept = fakeKept();
  return { kept, receipt: new LastReceipt(kept), reloaded: () => new LastReceipt(kept) };
}

it('returns the complete receipt until the page is left', () => {
  const { receipt } = aTab();
  expect(receipt.read()).toBeNull();
  receipt.write(RECEIPT);
  expect(receipt.read()).toBe(RECEIPT);
});

it('returns the receipt after a reload, without its links', () => {
  const { kept, receipt, reloaded } = aTab();
  receipt.write(RECEIPT);
  expect(reloaded().read()).toEqual(withoutLinks(RECEIPT));
  for (const secret of [aLinkToken, 'vd-0123456789'])
    expect(JSON.stringify(kept.all())).not.toContain(secret);
});

it('stores the voucher that was redeemed, for every page', () => {
  const { kept, receipt } = aTab();
  receipt.write(aReceipt({ voucherMark: '123456789' }));
  expect(kept.read('redeemedFrom')).toBe('123456789');
});

it('returns the last redemption and no earlier one', () => {
  const { receipt, reloaded } = aTab();
  receipt.write(RECEIPT);
  const later = aReceipt({ redemption: aRedemption({ id: 'another' as RedemptionId }) });
  reloaded().write(later);
  expect(receipt.read()).toEqual(later);
});

it('returns the recipient of goods after a reload until the addresses leave, and not with a later receipt', () => {
  const { kept, receipt, reloaded } = aTab();
  receipt.write(aReceipt({ recipient: aRecipient() }));
  expect(reloaded().read()?.recipient).toEqual(aRecipient());
  forgetParts(kept, ['addresses']);
  expect([receipt.read()?.recipient, reloaded().read()?.recipient]).toEqual([null, null]);
  receipt.write(aReceipt({ recipient: aRecipient() }));
  receipt.write(RECEIPT);
  expect(kept.read('recipient')).toBeNull();
});

it('is deleted with its part, in memory too', () => {
  const { kept, receipt } = aTab();
  receipt.write(RECEIPT);
  forgetParts(kept, ['receipts', 'addresses']);
  expect(receipt.read()).toBeNull();
  expect(kept.all()).toEqual({});
});
