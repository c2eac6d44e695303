import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { OrderRun } from '#application/orders/orderRun.ts';
import { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { done } from '#domain/core/result.ts';
import { PAYMENT_STATES, type PaymentStanding } from '#domain/payment/payment.ts';
import type { Redemption } from '#domain/redemption/redemption.ts';
import type { Answer } from '#tests/data/answers.ts';
import { fakeRedemptionApi } from '#tests/data/fakeApis.ts';
import { fakeKept, lastReceipt } from '#tests/data/fakeKept.ts';
import { fakeRedemptionPendingStore } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aRedemptionKind } from '#tests/data/fakeGateway.ts';
import { aPayment } from '#tests/data/payment.ts';
import { aQuote, aRedemption, anOpenOrder } from '#tests/data/redemption.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';
import { voucherLife } from '#tests/data/voucherLife.ts';

const ORDER = anOpenOrder({
  quote: aQuote({ coveredInCent: 20_00, toPayInCent: 5_00, balanceInCent: 20_00, remainingInCent: 0 }),
  payment: aPayment({ amountInCent: 5_00 }),
  standing: 'paying',
});
const REDEEMED = aRedemption({ remainingBalanceInCent: 0 });

/** A redemption whose payment has come, which the backend has not redeemed yet; `told` is what it says of it next. */
function aPaidRedemption(
  found: readonly Answer<Redemption | null>[] = [done(null), done(null), done(REDEEMED)],
) {
  const told: { standing: PaymentStanding } = {
    standing: { state: 'received', isAwaited: false, orderNumber: null },
  };
  const api = fakeRedemptionApi({ found });
  const asked: PaymentStanding[] = [];
  const pendingStore = fakeRedemptionPendingStore({ pendingOrder: ORDER });
  const { spend, keep } = voucherLife();
  const finish = new FinishRedemption(fakeKept(), lastReceipt(), spend, keep);
  const state = async () => (asked.push(told.standing), done(told.standing));
  const kindOf = aRedemptionKind(api, finish, { state });
  const page = () => new OrderRun(kindOf, pendingStore, freeTurns(), { now: () => now });
  return { told, page, pendingStore, asked };
}

const OTHERS = PAYMENT_STATES.filter((state) => state !== 'received').flatMap((state) =>
  [false, true].map((isAwaited) => [state, isAwaited] as const),
);

it.each(OTHERS)(
  'reports a contradiction if a received payment becomes %s (awaited: %s), also after a reload',
  async (state, isAwaited) => {
    const { told, page, pendingStore } = aPaidRedemption();
    const run = page();
    await run.conclude(ORDER);
    expect(run.state).toMatchObject({ kind: 'unclear', problem: { moneyState: 'reserved' } });
    told.standing = { state, isAwaited, orderNumber: null };
    await run.findOut();
    expect(run.state).toMatchObject({ kind: 'lost', why: 'contradicted' });
    expect(pendingStore.read()).not.toBeNull();
    const reloaded = page();
    await reloaded.resume();
    expect(reloaded.state).toMatchObject({ kind: 'lost', why: 'contradicted' });
  },
);

it('shows the receipt once the backend reports the payment as received again', async () => {
  const { told, page, pendingStore } = aPaidRedemption();
  const run = page();
  await run.conclude(ORDER);
  told.standing = { state: 'failed', isAwaited: false, orderNumber: null };
  await run.findOut();
  told.standing = { state: 'received', isAwaited: false, orderNumber: null };
  await run.findOut();
  expect(run.state.kind).toBe('placed');
  expect(pendingStore.read()).toBeNull();
});

const step = fc.record({
  state: fc.constantFrom(...PAYMENT_STATES),
  isAwaited: fc.boolean(),
  isReloaded: fc.boolean(),
});

it('never reports a received payment as unpaid, nor asks for it again, after any answers and reloads', async () => {
  let denials = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), async (steps) => {
      const { told, page, pendingStore, asked } = aPaidRedemption(steps.map(() => done(null)));
      pendingStore.write({ ...ORDER, standing: 'sent' });
      let run = page();
      for (const { isReloaded, ...standing } of steps) {
        told.standing = { ...standing, orderNumber: null };
        if (isReloaded) run = page();
        await (isReloaded || run.state.kind === 'idle' ? run.resume() : run.findOut());
        if (!asked.some(({ state }) => state === 'received')) continue;
        expect(['unclear', 'lost']).toContain(run.state.kind);
        expect(pendingStore.read()).not.toBeNull();
        if (run.state.kind === 'lost') denials += 1;
      }
    }),
    { numRuns: 500 },
  );
  // The sequences do reach what they are about.
  expect(denials).toBeGreaterThan(200);
});
