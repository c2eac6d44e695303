import { vi } from 'vitest';
import { FindRedemption } from '#application/redemption/findRedemption.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import { Redeem } from '#application/redemption/redeem.ts';
import { done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { draftOfChoice } from '#domain/redemption/draft.ts';
import type { IdempotencyKey, OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionDesk } from '#tests/data/fakeDesks.ts';
import { fakeDrafts } from '#tests/data/fakeTab.ts';
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

/** A check page; a problem of the kind `session-expired` ends the session. */
export function aCheck(told: Told, desk = fakeRedemptionDesk(told), orders = fakeDrafts()) {
  const find = new FindRedemption(desk);
  const onDone = vi.fn(async (_redemption: Redemption, _order: OrderUnderWay) => undefined);
  let keys = 0;
  const screen = new CheckScreen({
    quote: new QuoteRedemption(desk),
    redeem: new Redeem(desk, find),
    find,
    draft: DRAFT,
    orders,
    voucher: () => anOrderNote().voucher,
    wouldSend: () => ORDER,
    now: () => now,
    newKey: () => `key-${(keys += 1)}` as IdempotencyKey,
    endedBy: (problem: Problem) => problem.kind === 'session-expired',
    onDone,
  });
  return { screen, desk, onDone, orders };
}

/** One that has been counted and ticked. */
export async function aReadyCheck(told: Told) {
  const check = aCheck({ quotes: [done(aQuote())], ...told });
  await check.screen.count();
  check.screen.tick(true);
  return check;
}

export const keysOf = (desk: ReturnType<typeof fakeRedemptionDesk>) => desk.placed.map(({ key }) => key);
