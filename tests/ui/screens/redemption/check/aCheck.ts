import { vi } from 'vitest';
import { OrderRun } from '#application/orders/orderRun.ts';
import type { RedemptionApi } from '#application/ports/redemptionApi.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { QuoteRedemption } from '#application/redemption/quoteRedemption.ts';
import type { RedemptionRun } from '#application/redemption/redemptionKind.ts';
import { done } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { type PreparedRedemption, REDEMPTION_RULES } from '#domain/redemption/kind.ts';
import { draftOfChoice } from '#domain/redemption/draft.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import { aCustomer } from '#tests/data/customer.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { clockAt, fakeRedemptionPendingStore } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aRedemptionKind } from '#tests/data/fakeGateway.ts';
import { aQuote, aPendingSpendingOrder } from '#tests/data/redemption.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';
import { OrderScreen } from '#ui/orders/OrderScreen.ts';
import { CheckScreen } from '#ui/screens/redemption/check/CheckScreen.ts';

export const DRAFT = draftOfChoice({ shopId: 'shop-1', valueInCent: 25_00 });

/** What every press in these tests orders. */
const PREPARED: PreparedRedemption = {
  spends: aPendingSpendingOrder().voucher,
  draft: DRAFT,
  customer: aCustomer(),
  delivery: 'EMAIL',
  campaign: null,
  isPaybackCustomer: false,
};

export type Told = Parameters<typeof fakeRedemptionApi>[0];

/** The run of a redemption, which all pages of its tab share. */
export function aRun(
  api: RedemptionApi,
  pendingStore = fakeRedemptionPendingStore(),
  receipts = lastReceipt(),
) {
  const { spend, keep } = voucherLife();
  const finish = new FinishRedemption(fakeKept(), receipts, spend, keep);
  return new OrderRun(aRedemptionKind(api, finish), pendingStore, freeTurns(), clockAt(now));
}

/** A check page; the problem `session-expired` ends the session. */
export function aPage(api: RedemptionApi, run: RedemptionRun) {
  const onDone = vi.fn(async () => undefined);
  let keys = 0;
  const endedBy = (problem: Problem) => problem.kind === 'session-expired';
  const order = new OrderScreen({ run, endedBy, onPlaced: onDone });
  const quoting = new QuoteRedemption(api, clockAt(now));
  const screen = new CheckScreen({
    order,
    run,
    prepare: { order: (ready, press) => REDEMPTION_RULES.orderOf(ready, press) },
    prepared: PREPARED,
    quote: () => quoting.execute(DRAFT.lines, 'EUR', false),
    startingPoint: () => ({ source: '/', campaignName: '' }),
    now: () => now,
    newKey: () => `key-${(keys += 1)}` as IdempotencyKey,
    endedBy,
  });
  order.listen();
  return { screen, onDone };
}

/** The only check page of its tab. */
export function aCheck(
  told: Told,
  api = fakeRedemptionApi(told),
  pendingStore = fakeRedemptionPendingStore(),
) {
  const receipts = lastReceipt();
  return { ...aPage(api, aRun(api, pendingStore, receipts)), api, pendingStore, receipts };
}

/** A check page with a quote and a tick. */
export async function aReadyCheck(told: Told) {
  const check = aCheck({ quotes: [done(aQuote())], ...told });
  await check.screen.count();
  check.screen.order.tick(true);
  return check;
}

/** State of the order, or of the quote while there is no order. */
export function stateOf({ order, quoting }: CheckScreen) {
  if (!('order' in order.state)) return quoting;
  const { order: sent, ...state } = order.state;
  return { ...state, quote: sent.quote };
}

export const keysOf = (api: ReturnType<typeof fakeRedemptionApi>) => api.placed.map(({ key }) => key);
