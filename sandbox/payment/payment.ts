import { type Instant, MINUTE } from '../core/clock.ts';

/** As the paths of the contract name them: a wallet and a card. */
export const PROVIDERS = ['amazon-pay', 'unzer'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** What nobody has authorised by then is over. */
const AUTHORISED_WITHIN = 30 * MINUTE;
/** What is authorised and never finalized is captured after this, so that no authorised payment is lost. */
const CAPTURED_BY_ITSELF = 2 * MINUTE;

/** How a payment stands. `received`, `failed` and `cancelled` are the end of it. */
type Stage =
  | { readonly kind: 'awaiting-holder' }
  | {
      readonly kind: 'authorised';
      readonly at: Instant;
      /** When the provider has made up its mind, and how. */
      readonly clearsAt: Instant;
      readonly clears: 'well' | 'declined';
      /** When the app asked for the money. */
      readonly finalizedAt?: Instant;
    }
  | { readonly kind: 'received'; readonly at: Instant }
  | { readonly kind: 'failed'; readonly at: Instant }
  | { readonly kind: 'cancelled'; readonly at: Instant; readonly reason: 'cancelled' | 'expired' };

/** What is given for a payment at its capture, and not before. */
export type Purpose =
  | { readonly kind: 'charge'; readonly serialNumber: string }
  | { readonly kind: 'redemption'; readonly serialNumber: string; readonly redeemId: string }
  /** With the voucher whose value pays a part, if there is one. */
  | { readonly kind: 'order'; readonly serialNumber: string | undefined };

export interface Payment {
  /** The wallet's session or the card's charge: what finalize names it by. */
  readonly id: string;
  readonly provider: Provider;
  /** What the app names it by. */
  readonly reference: string;
  /** The origin that it was begun on; elsewhere nobody has heard of it. */
  readonly origin: string;
  readonly purpose: Purpose;
  /** Told to nobody before it is received, unless what it is for has told it. */
  readonly orderNumber: string;
  readonly currency: string;
  readonly amountInCent: number;
  readonly returnUrl: string;
  readonly startedAt: Instant;
  readonly stage: Stage;
}

/** What the provider does after the holder said yes. */
interface Clearing {
  /** Milliseconds until the provider has made up its mind; none unless told otherwise. */
  readonly after?: number;
  readonly clears?: 'well' | 'declined';
}

/** The holder says yes. Only what nobody has decided yet can be authorised. */
export function authorised(
  payment: Payment,
  now: Instant,
  { after = 0, clears = 'well' }: Clearing = {},
): Payment {
  return decided(payment, { kind: 'authorised', at: now, clearsAt: now + after, clears });
}

/** The provider says no at once. */
export function declined(payment: Payment, now: Instant): Payment {
  return decided(payment, { kind: 'failed', at: now });
}

/** The holder turns back, or a newer payment takes its place. */
export function cancelled(payment: Payment, now: Instant): Payment {
  return decided(payment, { kind: 'cancelled', at: now, reason: 'cancelled' });
}

function decided(payment: Payment, stage: Stage): Payment {
  return payment.stage.kind === 'awaiting-holder' ? { ...payment, stage } : payment;
}

/** The app asks for the money. The first time counts. */
export function finalized(payment: Payment, now: Instant): Payment {
  const { stage } = payment;
  if (stage.kind !== 'authorised' || stage.finalizedAt !== undefined) return payment;
  return { ...payment, stage: { ...stage, finalizedAt: now } };
}

/** What it is for can no longer be given: the holder pays nothing. */
export function voided(payment: Payment, at: Instant): Payment {
  return { ...payment, stage: { kind: 'cancelled', at, reason: 'cancelled' } };
}

/** The payment as the time that has passed has made it. */
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
