import { vi } from 'vitest';
import { OrderRun } from '#application/orders/orderRun.ts';
import type { RedemptionDesk } from '#application/ports/redemptionDesk.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import { done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { draftOfChoice } from '#domain/redemption/draft.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionDesk } from '#tests/data/fakeDesks.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { clockAt, fakeRedemptionBook } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aRedemptionKind } from '#tests/data/fakeGateway.ts';
import { aQuote, anOrderNote } from '#tests/data/redemption.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { CheckScreen } from '#ui/screens/redemption/check/CheckScreen.ts';

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

/** The run of a redemption in a tab of its own, which all of the tab's pages share. */
export function aRun(desk: RedemptionDesk, book = fakeRedemptionBook(), receipts = lastReceipt()) {
  const { spend, keep } = voucherLife();
  const finish = new FinishRedemption(fakeKept(), receipts, spend, keep);
  return new OrderRun(aRedemptionKind(desk, finish), book, clockAt(now));
}

/** A check page; a problem of the kind `session-expired` ends the session. */
export function aPage(desk: RedemptionDesk, run: RedemptionRun) {
  const onDone = vi.fn(async () => undefined);
  let keys = 0;
  const screen = new CheckScreen({
    quote: new QuoteRedemption(desk, clockAt(now)),
    run,
    currency: 'EUR',
    draft: DRAFT,
    mayPay: false,
    voucher: () => anOrderNote().voucher,
    wouldSend: () => ORDER,
    now: () => now,
    newKey: () => `key-${(keys += 1)}` as IdempotencyKey,
    endedBy: (problem: Problem) => problem.kind === 'session-expired',
    onPlaced: onDone,
  });
  screen.order.listen();
  return { screen, onDone };
}

/** A check page, the only one of its tab. */
export function aCheck(told: Told, desk = fakeRedemptionDesk(told), book = fakeRedemptionBook()) {
  const receipts = lastReceipt();
  return { ...aPage(desk, aRun(desk, book, receipts)), desk, book, receipts };
}

/** One that has been counted and ticked. */
export async function aReadyCheck(told: Told) {
  const check = aCheck({ quotes: [done(aQuote())], ...told });
  await check.screen.count();
  check.screen.order.tick(true);
  return check;
}

export const keysOf = (desk: ReturnType<typeof fakeRedemptionDesk>) => desk.placed.map(({ key }) => key);
