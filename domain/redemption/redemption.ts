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

/** A quote and its redemption share the id, so a redemption can be looked up after a lost answer (ADR 13). */
export type RedemptionId = Brand<string, 'RedemptionId'>;

export interface Quote {
  readonly id: RedemptionId;
  readonly currency: Currency;
  readonly balanceInCent: number;
  readonly coveredInCent: number;
  readonly toPayInCent: number;
  readonly remainingInCent: number;
  readonly expiresAt: Instant;
}

export interface PendingRedemption extends PendingSpendingOrder, PendingPaidOrder {
  readonly draft: RedemptionDraft;
  readonly quote: Quote;
  readonly key: IdempotencyKey;
  readonly delivery: DeliveryKind;
  /** Print of the recipient (`recipientPrint`); null if nothing is sent by post. */
  readonly sentTo: string | null;
}

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

export interface RedeemedItem {
  readonly shopId: string;
  readonly shopName: string;
  readonly shopLogo: string | null;
  readonly valueInCent: number;
  /** All codes of the line share one link. */
  readonly quantity: number;
  /** Opens the code page; with delivery LINK only. */
  readonly redeemLinkToken: RedeemLinkToken | null;
  /** Null if it equals the delivery of the whole redemption. */
  readonly delivery: Delivery | null;
}

/** Tokens and idents are present only for the user who redeemed (contract). */
export interface Redemption {
  readonly id: RedemptionId;
  readonly orderNumber: string;
  readonly status: RedemptionStatus;
  /** Unchecked: compare it with the order's. Null if the backend sent none. */
  readonly currency: string | null;
  readonly items: readonly RedeemedItem[];
  /** Null if the backend sent no plausible amount; the page then shows none. */
  readonly remainingBalanceInCent: number | null;
  readonly delivery: Delivery | null;
  /** Opens `/voucher-pdf/:ident`; with delivery PDF and ZIP only. */
  readonly documentIdent: string | null;
  /** Opens the fraud check; with ON_HOLD only. */
  readonly fraudPreventionIdent: string | null;
  readonly holdUntil: Instant | null;
  readonly statusToken: StatusToken | null;
  readonly emailCorrectable: boolean;
  readonly prepaidOrder: PrepaidOrder | null;
  readonly timeline: readonly TimelineEntry[];
}

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

/** Only then may the page celebrate and ask for a rating. */
export function isGoingWell({ status, delivery }: Pick<Redemption, 'status' | 'delivery'>): boolean {
  return progressOf(status) === 'on-its-way' && delivery?.state !== 'FAILED';
}

/** True if the state can still change, so that polling is useful. */
export function isPending({ status, delivery }: Pick<Redemption, 'status' | 'delivery'>): boolean {
  if (progressOf(status) === 'returned') return false;
  if (status !== 'COMPLETED') return true;
  return delivery?.state === 'DELAYED' || (delivery?.state === 'PENDING' && delivery.kind !== 'POST');
}
