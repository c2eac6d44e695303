import { ChargeKind } from '#application/charge/chargeKind.ts';
import { FinishCharge } from '#application/charge/finishCharge.ts';
import { OrderRun } from '#application/orders/orderRun.ts';
import type { CardFault, CardFormOptions } from '#application/ports/cardForm.ts';
import { GatewayOrder } from '#application/payment/gatewayOrder.ts';
import { KnownPayments } from '#application/payment/knownPayments.ts';
import type { SignedCheckout, WalletOptions } from '#application/ports/wallet.ts';
import type { Charge, PendingCharge } from '#domain/charge/chargeOrder.ts';
import { CHARGE_RULES } from '#domain/charge/kind.ts';
import { type Result, done } from '#domain/core/result.ts';
import type { BegunCardPayment } from '#domain/payment/cardPayment.ts';
import type { Currency } from '#domain/money/money.ts';
import type { IdempotencyKey } from '#domain/orders/idempotencyKey.ts';
import type { CardTypeId, PaymentReference, PaymentStanding } from '#domain/payment/payment.ts';
import { freeTurns } from '#tests/data/fakeTurns.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';

import { aCharge, aChargeable } from '#tests/data/charge.ts';
import { fakeGateway } from '#tests/data/fakeGateway.ts';
import { fakeKept } from '#tests/data/fakeKept.ts';
import { fakePendingStore } from '#tests/data/fakeTab.ts';
import { now } from '#tests/data/moments.ts';
import { aWalletPayload } from '#tests/data/payment.ts';
import { settled } from '#tests/data/pending.ts';
import { OrderScreen } from '#ui/orders/OrderScreen.ts';
import { PayScreen } from '#ui/orders/payment/PayScreen.ts';

/** Behaviour of the backend and the providers; everything succeeds by default. */
export interface CheckoutTold {
  begun?: Result<never, Problem>;
  /** The signed payload for a wallet with this return address. */
  payload?: (returnUrl: string) => string;
  beginCard?: () => Promise<Result<BegunCardPayment, Problem>>;
  finalized?: Result<Charge, Problem>;
  standing?: Result<PaymentStanding, Problem>;
  /** The same, computed for each request. */
  standings?: () => Result<PaymentStanding, Problem>;
  type?: Result<CardTypeId, CardFault>;
  /** Whether the address of the bank belongs to the provider. */
  leaves?: boolean;
  /** The code of the providers cannot be loaded. */
  isMissing?: boolean;
  ways?: { readonly wallet: boolean; readonly card: boolean };
  /** Currency of the merchant's account at the wallet's provider. */
  ledgerCurrency?: Currency;
  stored?: PendingCharge;
  /** The wallet payment starts only after the tick. */
  ticksFirst?: boolean;
}

/** Title of the rendered widget of a provider. */
export const DRAWN = 'drawn by the provider';

const CHECKOUT: Omit<SignedCheckout, 'payload'> = {
  merchantId: 'M-1',
  productType: 'PayOnly',
  signature: 'signed',
  algorithm: null,
  publicKeyId: 'SANDBOX-1',
};

/** A run and a payment page of a top-up, with a record of the calls to the providers. */
export function aCheckout(told: CheckoutTold = {}) {
  const { leaves = true, isMissing = false, ways = { wallet: true, card: true }, ticksFirst = false } = told;
  const seen = {
    wallets: [] as WalletOptions[],
    cards: [] as CardFormOptions[],
    begun: [] as string[],
    finalized: [] as string[],
    looked: [] as string[],
    left: [] as string[],
    refused: [] as ProblemKind[],
    destroyed: 0,
    placed: 0,
  };
  const gateway = fakeGateway<'charge'>({
    beginWallet: async ({ order }, returnUrl) => {
      seen.begun.push(order.payment.reference);
      if (told.begun) return told.begun;
      const payload = told.payload?.(returnUrl) ?? aWalletPayload({ returnUrl });
      return done({ answer: null, payment: { ...CHECKOUT, payload } });
    },
    beginCard: async ({ order }) => {
      seen.begun.push(order.payment.reference);
      const begun = await (told.beginCard?.() ?? done({ paymentId: 's-chg-1', challenge: 'https://bank/1' }));
      return begun.ok ? done({ answer: null, payment: begun.value }) : begun;
    },
    finalize: async (_kind, _note, paymentId) => {
      seen.finalized.push(paymentId);
      return told.finalized ?? done(aCharge());
    },
    state: async (reference) => {
      seen.looked.push(reference);
      return (
        told.standings?.() ??
        told.standing ??
        done({ state: 'processing', isAwaited: true, orderNumber: null })
      );
    },
  });
  const pendingStore = fakePendingStore<PendingCharge>(
    ({ payment }) => payment.reference,
    told.stored ? { pendingOrder: told.stored } : {},
    () => null,
  );
  const kept = fakeKept();
  const clock = { now: () => now };
  const payments = new KnownPayments(gateway, fakeKept());
  const charge = new GatewayOrder(new ChargeKind(), payments, new FinishCharge(kept, clock));
  const run = new OrderRun(() => charge, pendingStore, freeTurns(), clock);
  const order = new OrderScreen({
    run,
    endedBy: () => false,
    onPlaced: async () => {
      seen.placed += 1;
    },
  });
  let ids = 0;
  const draft = { ...aChargeable({ currentInCent: 40_00 }), amountInCent: 25_00 };
  const destroy = () => {
    seen.destroyed += 1;
  };
  const draw = (place: HTMLElement) => {
    place.append(Object.assign(document.createElement('hr'), { title: DRAWN }));
  };
  const screen = new PayScreen({
    order,
    orderWith: (payment) => CHARGE_RULES.orderOf(draft, payment),
    bodyWith: (card) => ({ card }),
    onRefused: ({ kind }) => seen.refused.push(kind),
    ticksFirst,
    site: {
      payment: {
        wallet: ways.wallet ? { clientId: 'client' } : null,
        card: ways.card ? { publicKey: 's-pub-1' } : null,
      },
      currency: 'EUR',
      amazonPay: { language: 'de_DE', ledgerCurrency: told.ledgerCurrency ?? 'EUR' },
    },
    locale: () => 'de',
    load: async () => {
      if (isMissing) throw new Error('Loading chunk payment failed.');
      return {
        wallet: {
          render: (place, options) => {
            draw(place);
            seen.wallets.push(options);
            return { destroy };
          },
        },
        card: {
          render: (place, options) => {
            draw(place);
            seen.cards.push(options);
            return { destroy, createType: async () => told.type ?? done('s-crd-1' as CardTypeId) };
          },
          leave: (challenge) => {
            if (leaves) seen.left.push(challenge);
            return leaves;
          },
        },
      };
    },
    newReference: () => {
      ids += 1;
      return `reference-${ids}` as PaymentReference;
    },
    newKey: () => `key-${ids}` as IdempotencyKey,
    now: () => now,
    origin: 'https://www.frohgut.example',
  });
  screen.start();
  order.listen();
  const place = document.createElement('div');
  return { screen, order, run, pendingStore, kept, gateway, payments, seen, place };
}

/** A page with the card fields mounted and the consent ticked. */
export async function aCardPage(told: CheckoutTold = {}) {
  const made = aCheckout(told);
  made.screen.choose('card');
  made.screen.place(made.place);
  await settled();
  made.seen.cards[0]?.onReady();
  made.order.tick(true);
  return made;
}

/** A page with the wallet button mounted and the consent ticked. */
export async function aWalletPage(told: CheckoutTold = {}) {
  const made = aCheckout(told);
  made.screen.place(made.place);
  await settled();
  made.seen.wallets[0]?.onReady();
  made.order.tick(true);
  return made;
}
