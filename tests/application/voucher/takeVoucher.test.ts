import { expect, it } from 'vitest';
import { withRemoval } from '#domain/kept/removals.ts';
import { ofVoucher } from '#domain/orders/openPress.ts';
import { hasMissedRemoval } from '#application/voucher/missed.ts';
import { type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { keptWith } from '#tests/data/fakeKept.ts';
import { clockAt } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const MARK = voucherMark(aSession());
const aKeptTicket = { topic: 'other', ticketNumber: 'T-1', replyBy: null, wasOpen: false } as const;
const OTHER = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });

/** A tab in which somebody typed and chose. */
function aTab(owner: string | null, held: VoucherSession | null = null) {
  const kept = keptWith(held, {
    customerDraft: aCustomerDraft(),
    redemptionDraft: { shopId: 'shop-1', valueInCent: 25_00 },
    basket: [aBasketLine()],
    balanceAfter: { amountInCent: 25_00, currency: 'EUR' },
    redeemedFrom: MARK,
    ...(owner !== null && { draftOwner: owner, lastVoucher: owner }),
  });
  return { kept, ...voucherLife(kept, { clock: clockAt(now) }) };
}

it('stores the voucher in this tab, and removes earlier receipts', () => {
  const { kept, store, take } = aTab(null);
  take.execute(aSession(), 0);
  expect(store.read()).toEqual(aSession());
  expect(kept.read('redeemedFrom')).toBeNull();
});

it('deletes drafts, choices and remainder of another voucher', () => {
  const { kept, take } = aTab(MARK);
  take.execute(OTHER, 0);
  expect(kept.read('customerDraft')).toBeNull();
  expect(kept.read('redemptionDraft')).toBeNull();
  expect(kept.read('basket')).toBeNull();
  expect(kept.read('balanceAfter')).toBeNull();
  expect(kept.read('draftOwner')).toBe('987654321');
});

it('keeps everything of the same voucher', () => {
  const { kept, take } = aTab(MARK);
  take.execute(aSession(), 0);
  expect(kept.read('customerDraft')).toEqual(aCustomerDraft());
  expect(kept.read('basket')).toEqual([aBasketLine()]);
  expect(kept.read('balanceAfter')).not.toBeNull();
  expect(kept.read('draftOwner')).toBe(MARK);
});

it('deletes the remainder of the same voucher if another tab has changed its balance since', () => {
  const { kept, take } = aTab(MARK);
  kept.write('moneyNews', [{ of: ofVoucher(MARK), at: now, what: 'spent' }]);
  take.execute(aSession(), take.begin());
  expect(kept.read('balanceAfter')).toBeNull();
});

it('deletes a form that belongs to no voucher', () => {
  const { kept, take } = aTab(null);
  take.execute(aSession(), 0);
  expect(kept.read('customerDraft')).toBeNull();
});

it('deletes what another tab removed of the same voucher, even if this tab was not notified', () => {
  const { kept, store, take } = aTab(MARK);
  kept.write('removals', withRemoval([], MARK, now));
  take.execute(aSession(), 0);
  expect(kept.read('customerDraft')).toBeNull();
  expect(store.read()).toEqual(aSession());
});

it('ignores an earlier removal of the new voucher', () => {
  const { kept, take } = aTab(MARK);
  kept.write('removals', withRemoval([], '987654321', now));
  take.execute(OTHER, 0);
  expect(hasMissedRemoval(kept)).toBe(false);
});

it('ends the previous voucher first, and notifies the other tabs of it', () => {
  const { kept, store, tabs, take } = aTab(MARK, aSession());
  kept.write('helpTicket', aKeptTicket);
  tabs.onForgotten(() => expect(store.read()).toBeNull());
  take.execute({ ...OTHER, partner: 'Sternbonus' }, 0);
  expect(tabs.heard).toEqual([MARK]);
  expect(kept.read('helpTicket')).toBeNull();
  expect(store.read()?.voucher).toEqual(OTHER.voucher);
});

it('ends nothing if the same voucher is entered again, or if none was in use', () => {
  for (const held of [aSession(), null]) {
    const { kept, tabs, take } = aTab(MARK, held);
    const before = Object.keys(kept.all());
    take.execute({ ...aSession(), partner: 'Sternbonus' }, 0);
    expect(tabs.heard).toEqual([]);
    expect(before.filter((key) => !(key in kept.all()))).toEqual(['redeemedFrom']);
  }
});
