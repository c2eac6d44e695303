import type { Instant } from '../core/instant.ts';
import type { Brand } from '../core/brand.ts';
import type { Currency } from '../money/money.ts';
import type { RedemptionDraft } from './draft.ts';
import type { RedeemLinkToken } from './redeemLinkToken.ts';

/** Names a quote, and the redemption made from it: the two are one, so a lost answer can be asked for (ADR 3). */
export type RedemptionId = Brand<string, 'RedemptionId'>;

/** One key for one intent: the same key means the same redemption, however often it is sent. */
export type IdempotencyKey = Brand<string, 'IdempotencyKey'>;

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
export interface OrderUnderWay {
  readonly draft: RedemptionDraft;
  readonly quote: Quote;
  readonly key: IdempotencyKey;
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

export interface RedeemedItem {
  readonly shopId: string;
  readonly shopName: string;
  readonly valueInCent: number;
}

/** A redemption that the backend knows of. */
export interface Redemption {
  readonly id: RedemptionId;
  readonly orderNumber: string;
  readonly status: RedemptionStatus;
  readonly items: readonly RedeemedItem[];
  readonly remainingBalanceInCent: number;
  readonly redeemLinkToken: RedeemLinkToken | null;
  /** By when the delivery is promised, if the backend says so. */
  readonly promisedBy: Instant | null;
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
