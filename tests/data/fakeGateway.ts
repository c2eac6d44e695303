import { GatewayOrder } from '#application/payment/gatewayOrder.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import type { Begun, PaymentGateway, ToPay } from '#application/ports/paymentGateway.ts';
import type { PaidKind, PaidKinds } from '#application/payment/paidKinds.ts';
import type { RedemptionApi } from '#application/ports/redemptionApi.ts';
import type { SignedCheckout } from '#application/ports/wallet.ts';
import { DirectRedemption } from '#application/redemption/directRedemption.ts';
import type { FinishRedemption } from '#application/redemption/finishRedemption.ts';
import { PaidRedemption } from '#application/redemption/paidRedemption.ts';
import { redemptionKind } from '#application/redemption/redemptionKind.ts';
import { done } from '#domain/core/result.ts';
import type { BegunCardPayment, CardToCharge } from '#domain/payment/cardPayment.ts';
import type { Answer } from './answers.ts';
import { aCharge } from './charge.ts';
import { fakeKept } from './fakeKept.ts';
import { aWalletPayload } from './payment.ts';
import { aRedemption } from './redemption.ts';

/** The backend's answers about orders of one kind; the default is success. */
export interface GatewayTold<K extends PaidKind> {
  beginWallet?: (order: ToPay<K>, returnUrl: string) => Promise<Answer<Begun<K, SignedCheckout>>>;
  beginCard?: (order: ToPay<K>, card: CardToCharge) => Promise<Answer<Begun<K, BegunCardPayment>>>;
  finalize?: (
    kind: K,
    order: PaidKinds[K]['order'],
    paymentId: string,
  ) => Promise<Answer<PaidKinds[K]['received']>>;
  state?: PaymentGateway['state'];
}

type About<Column extends keyof PaidKinds[PaidKind]> = {
  readonly [K in PaidKind]: (order: PaidKinds[K]['order']) => PaidKinds[K][Column];
};

const TOLD: About<'answer'> = {
  charge: () => null,
  redemption: () => aRedemption({ status: 'PAYMENT_PENDING', remainingBalanceInCent: 20_00 }),
  'voucher-order': ({ payment }) => ({
    reference: payment.reference,
    toPayInCent: payment.amountInCent,
  }),
};

const RECEIVED: About<'received'> = {
  charge: () => aCharge(),
  redemption: () => ({ orderNumber: '482910381' }),
  'voucher-order': () => ({ orderNumber: '482910555' }),
};

/** A wallet's payment, signed for this order. */
export function aCheckoutFor(
  { payment: { amountInCent, currency } }: PaidKinds[PaidKind]['order'],
  returnUrl: string,
): SignedCheckout {
  const amount = (amountInCent / 100).toFixed(2);
  return {
    merchantId: 'M-1',
    productType: 'PayOnly',
    payload: aWalletPayload({ returnUrl, amount, currencyCode: currency }),
    signature: 'signed',
    algorithm: null,
    publicKeyId: 'SANDBOX-1',
  };
}

/** By default, the card's bank asks for a challenge. */
export function fakeGateway<K extends PaidKind = PaidKind>(told: GatewayTold<K> = {}): PaymentGateway {
  const gateway: PaymentGateway = {
    beginWallet: async ({ kind, order }, returnUrl) =>
      done({ answer: TOLD[kind](order), payment: aCheckoutFor(order, returnUrl) }),
    beginCard: async ({ kind, order }) =>
      done({ answer: TOLD[kind](order), payment: { paymentId: 's-chg-1', challenge: 'https://bank/1' } }),
    finalize: async (kind, order) => done(RECEIVED[kind](order)),
    state: async () => done({ state: 'received', isAwaited: false, orderNumber: '482910381' }),
  };
  return { ...gateway, ...(told as object) };
}

/** The tab's knowledge of these payments. */
export const knownPayments = <K extends PaidKind = PaidKind>(told?: GatewayTold<K>, kept = fakeKept()) =>
  new KnownPayments(fakeGateway(told), kept);

/** A redemption with a paid difference. */
export function aPaidRedemption(
  api: Pick<RedemptionApi, 'find'>,
  told?: GatewayTold<'redemption'>,
  finish: Pick<FinishRedemption, 'execute'> = { execute: () => {} },
) {
  return new GatewayOrder(new PaidRedemption(api), knownPayments(told), finish);
}

/** Both kinds of redemption, direct and paid. */
export function aRedemptionKind(
  api: RedemptionApi,
  finish: FinishRedemption,
  told?: GatewayTold<'redemption'>,
) {
  return redemptionKind(new DirectRedemption(api, finish), aPaidRedemption(api, told, finish));
}
