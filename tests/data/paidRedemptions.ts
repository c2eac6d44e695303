import { KnownPayments } from '#application/payment/knownPayments.ts';
import { DirectRedemption } from '#application/redemption/directRedemption.ts';
import type { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { PaidRedemption } from '#application/redemption/paidRedemption.ts';
import { redemptionKind } from '#application/redemption/redemptionKind.ts';
import type { PaidRedemptions } from '#application/ports/paidRedemptions.ts';
import type { PaymentDesk } from '#application/ports/paymentDesk.ts';
import type { RedemptionDesk } from '#application/ports/redemptionDesk.ts';
import { done } from '#domain/core/result.ts';
import { aWalletPayload } from './payment.ts';
import { fakeKept } from './fakeKept.ts';
import { aRedemption } from './redemption.ts';

const pending = aRedemption({ status: 'PAYMENT_PENDING', remainingBalanceInCent: 20_00 });

/** What the backend answers where a part is paid; all of it goes well unless told otherwise. */
export interface PaidTold {
  beginWallet?: PaidRedemptions['beginWallet'];
  beginCard?: PaidRedemptions['beginCard'];
  finalize?: PaymentDesk['finalize'];
  state?: PaymentDesk['state'];
}

export function fakePaidDesks(told: PaidTold = {}): PaidRedemptions & PaymentDesk {
  return {
    beginWallet: async (_order, { amountInCent, currency }, returnUrl) =>
      done({
        redemption: pending,
        payment: {
          merchantId: 'M-1',
          productType: 'PayOnly',
          payload: aWalletPayload({
            returnUrl,
            amount: (amountInCent / 100).toFixed(2),
            currencyCode: currency,
          }),
          signature: 'signed',
          publicKeyId: 'SANDBOX-1',
        },
      }),
    beginCard: async () =>
      done({ redemption: pending, payment: { paymentId: 's-chg-1', challenge: 'https://bank/1' } }),
    finalize: async () => done({ orderNumber: '482910381' }),
    state: async () => done({ state: 'received', isAwaited: false, orderNumber: '482910381' }),
    ...told,
  };
}

/** A redemption of which a part is paid, with the backend as told. */
export function aPaidRedemption(
  desk: Pick<RedemptionDesk, 'find'>,
  told: PaidTold = {},
  finish = { execute: () => true } as unknown as FinishRedemption,
): PaidRedemption {
  const desks = fakePaidDesks(told);
  return new PaidRedemption(desks, new KnownPayments(desks, fakeKept()), desk, finish);
}

/** Both ways of a redemption, with the backend as told. */
export function aRedemptionKind(desk: RedemptionDesk, finish: FinishRedemption, told: PaidTold = {}) {
  return redemptionKind(new DirectRedemption(desk, finish), aPaidRedemption(desk, told, finish));
}
