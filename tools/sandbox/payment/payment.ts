import { type Instant, MINUTE } from '../core/clock.ts';

/** A wallet and a card, named as in the contract's paths. */
export const PROVIDERS = ['amazon-pay', 'unzer'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** An unauthorised payment expires after this time. */
const AUTHORISED_WITHIN = 30 * MINUTE;
/** Captures an authorised payment automatically, so that it is not lost if the app never finalizes it. */
const CAPTURED_BY_ITSELF = 2 * MINUTE;

/** `received`, `failed` and `cancelled` are final. */
type Stage =
  | { readonly kind: 'awaiting-holder' }
  | {
      readonly kind: 'authorised';
      readonly at: Instant;
      /** When the provider decides. */
      readonly clearsAt: Instant;
      readonly clears: 'well' | 'declined';
      /** When the app asked for the capture. */
      readonly finalizedAt?: Instant;
    }
  | { readonly kind: 'received'; readonly at: Instant }
  | { readonly kind: 'failed'; readonly at: Instant }
  | { readonly kind: 'cancelled'; readonly at: Instant; readonly reason: 'cancelled' | 'expired' };

/** Value that moved for a payment. */
export interface Given {
  /**
   * The kind of the purpose: value bought with money. `exchange`: value taken from a voucher for new ones. `bonus`: free
   * value on new vouchers.
   */
  readonly kind: string;
  /** The voucher that gained or lost the value. */
  readonly serialNumber?: string;
  readonly amountInCent: number;
}

/** The call that captures most payments. */
export const FINALIZE_PATH = '/v2/payment/finalize';

/** What a payment buys. Each kind of paid order implements it in its own folder. */
export interface Purpose {
  readonly kind: string;
  /** The voucher that is topped up or pays a part, if any. */
  readonly serialNumber: string | undefined;
  /** True if that voucher pays a part, which is reserved with the payment. */
  readonly spends: boolean;
  /** True if the payment is the only record of the order, so that its status is the payment's. */
  readonly isWholeOrder: boolean;
  /** Below `/api`: the call that captures the payment. */
  readonly finalizePath: string;
  /** For the tester. */
  describe(payment: Payment): string;
  /** Called before the payment is received. `undefined` if what it buys can no longer be given: then nothing is paid. */
  give(payment: Payment, at: Instant): readonly Given[] | undefined;
  /** Ends what waits for the payment, which has failed or was cancelled. Called more than once. */
  drop(payment: Payment, at: Instant): void;
}

export interface Payment {
  /** The wallet's session id or the card's charge id; finalize names the payment by it. */
  readonly id: string;
  readonly provider: Provider;
  /** Chosen by the app. */
  readonly reference: string;
  /** The origin that began the payment. Other origins cannot find it. */
  readonly origin: string;
  readonly purpose: Purpose;
  /** Not revealed before the payment is received, unless the redemption has already revealed it. */
  readonly orderNumber: string;
  readonly currency: string;
  readonly amountInCent: number;
  readonly returnUrl: string;
  readonly startedAt: Instant;
  readonly stage: Stage;
}

/** The provider's work after the holder's approval. */
interface Clearing {
  /** Milliseconds until the provider decides; default 0. */
  readonly after?: number;
  readonly clears?: 'well' | 'declined';
}

/** The holder approves. Only an undecided payment can be authorised. */
export function authorised(
  payment: Payment,
  now: Instant,
  { after = 0, clears = 'well' }: Clearing = {},
): Payment {
  return decided(payment, { kind: 'authorised', at: now, clearsAt: now + after, clears });
}

/** The provider declines at once. */
export function declined(payment: Payment, now: Instant): Payment {
  return decided(payment, { kind: 'failed', at: now });
}

/** The holder cancels, or a newer payment replaces this one. */
export function cancelled(payment: Payment, now: Instant): Payment {
  return decided(payment, { kind: 'cancelled', at: now, reason: 'cancelled' });
}

function decided(payment: Payment, stage: Stage): Payment {
  return payment.stage.kind === 'awaiting-holder' ? { ...payment, stage } : payment;
}

/** The app asks for the capture. Only the first call counts. */
export function finalized(payment: Payment, now: Instant): Payment {
  const { stage } = payment;
  if (stage.kind !== 'authorised' || stage.finalizedAt !== undefined) return payment;
  return { ...payment, stage: { ...stage, finalizedAt: now } };
}

/** The purchase can no longer be given, so the holder pays nothing. */
export function voided(payment: Payment, at: Instant): Payment {
  return { ...payment, stage: { kind: 'cancelled', at, reason: 'cancelled' } };
}

/** Applies the elapsed time to the payment. */
export function advanced(payment: Payment, now: Instant): Payment {
  const { stage, startedAt } = payment;
  if (stage.kind === 'awaiting-holder') {
    const at = startedAt + AUTHORISED_WITHIN;
    return now < at ? payment : { ...payment, stage: { kind: 'cancelled', at, reason: 'expired' } };
  }
  if (stage.kind !== 'authorised' || now < stage.clearsAt) return payment;
  if (stage.clears === 'declined') return { ...payment, stage: { kind: 'failed', at: stage.clearsAt } };
  const at = Math.max(stage.clearsAt, stage.finalizedAt ?? stage.at + CAPTURED_BY_ITSELF);
  if (now < at) return payment;
  return { ...payment, stage: { kind: 'received', at } };
}
