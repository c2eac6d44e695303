import { expect, it } from 'vitest';
import { TidyBelongings } from '#application/voucher/tidyBelongings.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { type BelongingsOwner, FORM_FOR_THE_REST_MS } from '#domain/voucher/belongings.ts';
import { ENDS } from '#domain/kept/retention.ts';
import { voucherMark } from '#domain/voucher/voucher.ts';
import { aBasketLine } from '#tests/data/basket.ts';
import { aCustomerDraft } from '#tests/data/customer.ts';
import { voucherLife } from '#tests/data/fakeMemory.ts';
import { clockAt, fakeBelongings, fakeDrafts, fakeVoucherStore } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aSession, aVoucher } from '#tests/data/voucher.ts';

const MARK = voucherMark(aSession());
const OTHER = aSession({ voucher: aVoucher({ serialNumber: '987654321' }) });

/** A tab in which somebody typed and chose. */
function aTab(owner: BelongingsOwner | null) {
  const drafts = fakeDrafts({
    customer: aCustomerDraft(),
    redemption: { shopId: 'shop-1', valueInCent: 25_00 },
    basket: [aBasketLine()],
  });
  const belongings = fakeBelongings(drafts, owner);
  const store = fakeVoucherStore();
  store.writeBalanceAfter({ amountInCent: 25_00, currency: 'EUR' });
  return { drafts, belongings, store, ...voucherLife(store, belongings, { clock: clockAt(now) }) };
}

it('keeps the voucher for this tab, and shows no receipt of an earlier one', () => {
  const { memory, store, take } = aTab(null);
  take.execute(aSession());
  expect(store.read()).toEqual(aSession());
  expect(memory.forgotten).toContain('receipts');
});

it('lets another voucher find nothing of what was typed, chosen and left before', () => {
  const { drafts, belongings, store, take } = aTab({ mark: MARK, until: null });
  take.execute(OTHER);
  expect(drafts.readCustomer()).toEqual(EMPTY_DRAFT);
  expect(drafts.readRedemption()).toBeNull();
  expect(drafts.readBasket()).toEqual([]);
  expect(store.readBalanceAfter()).toBeNull();
  expect(belongings.readOwner()).toEqual({ mark: '987654321', until: null });
});

it('lets the same voucher find all of it, and a rest being redeemed within half an hour', () => {
  for (const until of [null, now + FORM_FOR_THE_REST_MS, now + 1]) {
    const { drafts, belongings, store, take } = aTab({ mark: MARK, until });
    take.execute(aSession());
    expect(drafts.readCustomer()).toEqual(aCustomerDraft());
    expect(drafts.readBasket()).toEqual([aBasketLine()]);
    expect(store.readBalanceAfter()).not.toBeNull();
    expect(belongings.readOwner()).toEqual({ mark: MARK, until: null });
  }
});

it.each([
  ['nobody’s', null],
  ['those of a redemption long ago', { mark: MARK, until: now }],
])('forgets details that are %s', (_whose, owner) => {
  const { drafts, take } = aTab(owner);
  take.execute(aSession());
  expect(drafts.readCustomer()).toEqual(EMPTY_DRAFT);
});

it.each([
  [now + 1, false],
  [now, true],
])('tidies up once the half hour is over, whoever comes: %d', (until, isTidy) => {
  const { drafts, belongings, memory } = aTab({ mark: MARK, until });
  new TidyBelongings(belongings, memory, clockAt(now)).execute();
  expect(drafts.readCustomer()).toEqual(isTidy ? EMPTY_DRAFT : aCustomerDraft());
});

it('ends another voucher in use first, and tells the others of that one', () => {
  const { memory, store, tabs, take } = aTab({ mark: MARK, until: null });
  store.write(aSession());
  tabs.onForgotten(() => expect(store.read()).toBeNull());
  take.execute({ ...OTHER, partner: 'Sternbonus' });
  expect(tabs.heard).toEqual([MARK]);
  expect(memory.forgotten).toEqual(expect.arrayContaining([...ENDS.replaced.leaves]));
  expect(store.read()?.voucher).toEqual(OTHER.voucher);
});

it('ends nothing where the same voucher comes again, or none was in use', () => {
  for (const held of [aSession(), null]) {
    const { memory, store, tabs, take } = aTab({ mark: MARK, until: null });
    if (held) store.write(held);
    take.execute({ ...aSession(), partner: 'Sternbonus' });
    expect(tabs.heard).toEqual([]);
    expect(memory.forgotten).toEqual(['receipts', 'charged']);
  }
});
