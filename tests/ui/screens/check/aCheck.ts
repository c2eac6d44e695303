import { vi } from 'vitest';
import { FindRedemption } from '#application/redemption/findRedemption.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { Receipts } from '#application/ports/receipts.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { Redeem } from '#application/redemption/redeem.ts';
import { KeepForRest } from '#application/voucher/keepForRest.ts';
import { SpendVoucher } from '#application/voucher/spendVoucher.ts';
import { done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { draftOfChoice } from '#domain/redemption/draft.ts';
import type { IdempotencyKey } from '#domain/redemption/redemption.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionDesk } from '#tests/data/fakeDesks.ts';
import {
  clockAt,
  fakeBelongings,
  fakeDrafts,
  fakeOtherTabs,
  fakeReceipts,
  fakeVoucherStore,
} from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aQuote, anOrderNote } from '#tests/data/redemption.ts';
import { CheckScreen } from '#ui/screens/check/CheckScreen.ts';

/** What goes with every order of these tests. */
export const ORDER = {
  customer: aCustomer(),
  campaign: null,
  isPaybackCustomer: false,
  delivery: 'EMAIL' as const,
  startingPoint: { source: '/', campaignName: '' },
};

export const DRAFT = draftOfChoice({ shopId: 'shop-1', valueInCent: 25_00 });

export type Told = Parameters<typeof fakeRedemptionDesk>[0];

/** What an order leaves behind, in a tab of its own. */
export function finishing(orders: Drafts, receipts: Receipts = fakeReceipts()) {
  return new FinishRedemption(
    orders,
    receipts,
    new SpendVoucher(fakeVoucherStore(), fakeOtherTabs()),
    new KeepForRest(fakeBelongings(), clockAt(now)),
  );
}

/** A check page; a problem of the kind `session-expired` ends the session. */
export function aCheck(told: Told, desk = fakeRedemptionDesk(told), orders = fakeDrafts()) {
  const find = new FindRedemption(desk);
  const onDone = vi.fn(async () => undefined);
  const receipts = fakeReceipts();
  let keys = 0;
  const screen = new CheckScreen({
    quote: new QuoteRedemption(desk, clockAt(now)),
    redeem: new Redeem(desk, find),
    find,
    finish: finishing(orders, receipts),
    currency: 'EUR',
    keepsNotes: () => true,
    draft: DRAFT,
    orders,
    voucher: () => anOrderNote().voucher,
    wouldSend: () => ORDER,
    now: () => now,
    newKey: () => `key-${(keys += 1)}` as IdempotencyKey,
    endedBy: (problem: Problem) => problem.kind === 'session-expired',
    onDone,
  });
  return { screen, desk, onDone, orders, receipts };
}

/** One that has been counted and ticked. */
export async function aReadyCheck(told: Told) {
  const check = aCheck({ quotes: [done(aQuote())], ...told });
  await check.screen.count();
  check.screen.tick(true);
  return check;
}

export const keysOf = (desk: ReturnType<typeof fakeRedemptionDesk>) => desk.placed.map(({ key }) => key);
