import type { Instant } from '../core/instant.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';
import type { Brand } from '../core/brand.ts';
import type { Currency } from '../money/money.ts';
import type { Delivery, DeliveryKind } from './delivery.ts';
import type { RedemptionDraft } from './draft.ts';
import type { OrderNote } from '../orders/note.ts';
import type { RedeemLinkToken } from './redeemLinkToken.ts';
import type { StatusToken } from './statusToken.ts';
import type { TimelineEntry } from './timeline.ts';

/** Names a quote, and the redemption made from it: the two are one, so a lost answer can be asked for (ADR 3). */
export type RedemptionId = Brand<string, 'RedemptionId'>;

/** What a redemption would do, as the backend counts it; integers in cents. */
export interface Quote {
  readonly id: RedemptionId;
  readonly currency: Currency;
  readonly balanceInCent: number;
  readonly coveredInCent: number;
  readonly toPayInCent: number;
  readonly remainingInCent: number;
  readonly expiresAt: Instant;
}

/** An order that was placed and whose outcome is not known yet; whoever comes back to it must find out first. */
export interface OrderUnderWay extends OrderNote {
  readonly draft: RedemptionDraft;
  readonly quote: Quote;
  readonly key: IdempotencyKey;
  readonly delivery: DeliveryKind;
}

/** Where a redemption stands (contract, redeem state). */
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

/** One line of a redemption. */
export interface RedeemedItem {
  readonly shopId: string;
  readonly shopName: string;
  /** Of one code. */
  readonly valueInCent: number;
  /** 1 or more; all codes of the line lie behind one link. */
  readonly quantity: number;
  /** Opens the line's code page at once; only with delivery LINK, and only for who redeemed. */
  readonly redeemLinkToken: RedeemLinkToken | null;
  /** Of this line; null where it is that of the whole. */
  readonly delivery: Delivery | null;
}

/** A redemption that the backend knows of. What opens something is there only for who redeemed (contract). */
export interface Redemption {
  readonly id: RedemptionId;
  readonly orderNumber: string;
  readonly status: RedemptionStatus;
  readonly items: readonly RedeemedItem[];
  /** In cents; null where the answer's makes no sense: then nothing is said of it. */
  readonly remainingBalanceInCent: number | null;
  /** Of the whole; the slowest line decides. Null where the backend says nothing of it. */
  readonly delivery: Delivery | null;
  /** Opens `/voucher-pdf/:ident`; with delivery PDF and ZIP. */
  readonly documentIdent: string | null;
  /** Opens the fraud check; with ON_HOLD. */
  readonly fraudPreventionIdent: string | null;
  /** With ON_HOLD: when it goes on, as far as can be said. */
  readonly holdUntil: Instant | null;
  readonly statusToken: StatusToken | null;
  /** No code was revealed yet, so a mistyped address can still be corrected. */
  readonly emailCorrectable: boolean;
  readonly timeline: readonly TimelineEntry[];
}

/** How a redemption stands for the person who waits for it. */
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

/** The one code that a redemption brought, where it can be opened right away; null for everything else. */
export function codeAtHand(
  redemption: Pick<Redemption, 'status' | 'delivery' | 'items'>,
): RedeemedItem | null {
  const { status, delivery, items } = redemption;
  const [only, ...others] = items;
  if (only === undefined || others.length > 0 || only.redeemLinkToken === null) return null;
  return progressOf(status) === 'on-its-way' && delivery?.state === 'READY' ? only : null;
}

/** Whether all is well: then one may be wished joy, and asked how one liked it. */
export function isGoingWell({ status, delivery }: Pick<Redemption, 'status' | 'delivery'>): boolean {
  return progressOf(status) === 'on-its-way' && delivery?.state !== 'FAILED';
}

/** Whether more is to be heard of a redemption: then its state is asked for again from time to time. */
export function isUnderWay({ status, delivery }: Pick<Redemption, 'status' | 'delivery'>): boolean {
  if (progressOf(status) === 'returned') return false;
  if (status !== 'COMPLETED') return true;
  return delivery?.state === 'DELAYED' || (delivery?.state === 'PENDING' && delivery.kind !== 'POST');
}
