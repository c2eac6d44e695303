import type { Instant } from '../core/instant.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import type { Brand } from '../core/brand.ts';
import type { Currency } from '../money/money.ts';
import type { Delivery, DeliveryKind } from './delivery.ts';
import type { RedemptionDraft } from './draft.ts';
import type { PendingSpendingOrder } from '../orders/pendingOrder.ts';
import type { PendingPaidOrder } from '../payment/pendingPayment.ts';
import type { PrepaidOrder } from './prepaidOrder.ts';
import type { RedeemLinkToken } from './redeemLinkToken.ts';
import type { StatusToken } from './statusToken.ts';
import type { TimelineEntry } from './timeline.ts';

/**
 * The id of a quote and of the redemption made from it. They are the same, so that a redemption whose answer was lost
 * can be asked for (ADR 13).
 */
export type RedemptionId = Brand<string, 'RedemptionId'>;

/** What a redemption would do, as the backend works it out; amounts in minor units of `currency`. */
export interface Quote {
  readonly id: RedemptionId;
  readonly currency: Currency;
  readonly balanceInCent: number;
  /** What the voucher pays. */
  readonly coveredInCent: number;
  /** What would have to be paid on top. */
  readonly toPayInCent: number;
  /** What would remain on the voucher. */
  readonly remainingInCent: number;
  readonly expiresAt: Instant;
}

/** The note of a redemption that was sent and whose outcome is not known yet. */
export interface PendingRedemption extends PendingSpendingOrder, PendingPaidOrder {
  readonly draft: RedemptionDraft;
  readonly quote: Quote;
  readonly key: IdempotencyKey;
  readonly delivery: DeliveryKind;
}

/** How far a redemption is (contract). */
export const REDEMPTION_STATUSES = [
  'ACCEPTED',
  'PAYMENT_PENDING',
  'PROCESSING',
  'COMPLETED',
  'ON_HOLD',
  'FAILED',
  'RETURNED_TO_BALANCE',
] as const;
export type RedemptionStatus = (typeof REDEMPTION_STATUSES)[number];

/** One line of a redemption that was carried out. */
export interface RedeemedItem {
  readonly shopId: string;
  readonly shopName: string;
  /** A path on our own origin; null if the backend names none that may be shown. */
  readonly shopLogo: string | null;
  /** The value of one code, in minor units. */
  readonly valueInCent: number;
  /** 1 or more. All codes of the line lie behind one link. */
  readonly quantity: number;
  /**
   * Opens the line's code page right away. Only with delivery LINK, and only for the person who redeemed; else null.
   */
  readonly redeemLinkToken: RedeemLinkToken | null;
  /** The delivery of this line; null if it is that of the whole redemption. */
  readonly delivery: Delivery | null;
}

/**
 * A redemption that the backend knows of. What opens something is there only for the person who redeemed (contract).
 */
export interface Redemption {
  readonly id: RedemptionId;
  readonly orderNumber: string;
  readonly status: RedemptionStatus;
  readonly items: readonly RedeemedItem[];
  /**
   * What is left of the voucher, in minor units. Null if the backend told no amount that can be true; then nothing is
   * said of it.
   */
  readonly remainingBalanceInCent: number | null;
  /** The delivery of the whole redemption, as far as its slowest line; null if the backend does not say. */
  readonly delivery: Delivery | null;
  /** Opens `/voucher-pdf/:ident`. With delivery PDF and ZIP only. */
  readonly documentIdent: string | null;
  /** Opens the fraud check. With ON_HOLD only. */
  readonly fraudPreventionIdent: string | null;
  /** With ON_HOLD: when it is going to go on; null if not known. */
  readonly holdUntil: Instant | null;
  /** Null if the answer was given without it. */
  readonly statusToken: StatusToken | null;
  /** True if a mistyped address can still be corrected, because no code was revealed yet. */
  readonly emailCorrectable: boolean;
  /** Null if no vouchers were ordered with it. */
  readonly prepaidOrder: PrepaidOrder | null;
  /** What has happened until now, the oldest first. */
  readonly timeline: readonly TimelineEntry[];
}

/** How a redemption stands for the person who waits for it. `returned`: its value is back on the voucher. */
export type RedemptionProgress = 'on-its-way' | 'on-hold' | 'returned';

const PROGRESS: Record<RedemptionStatus, RedemptionProgress> = {
  ACCEPTED: 'on-its-way',
  PAYMENT_PENDING: 'on-its-way',
  PROCESSING: 'on-its-way',
  COMPLETED: 'on-its-way',
  ON_HOLD: 'on-hold',
  FAILED: 'returned',
  RETURNED_TO_BALANCE: 'returned',
};

export function progressOf(status: RedemptionStatus): RedemptionProgress {
  return PROGRESS[status];
}

/** True if nothing is on hold, returned or failed: only then may the page celebrate, and ask for a rating. */
export function isGoingWell({ status, delivery }: Pick<Redemption, 'status' | 'delivery'>): boolean {
  return progressOf(status) === 'on-its-way' && delivery?.state !== 'FAILED';
}

/** True if the redemption is still going to change, so that its state should be asked for from time to time. */
export function isPending({ status, delivery }: Pick<Redemption, 'status' | 'delivery'>): boolean {
  if (progressOf(status) === 'returned') return false;
  if (status !== 'COMPLETED') return true;
  return delivery?.state === 'DELAYED' || (delivery?.state === 'PENDING' && delivery.kind !== 'POST');
}
