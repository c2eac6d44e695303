import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from '../voucher/voucherCode.ts';
import type { Delivery } from '../redemption/delivery.ts';
import type { RedemptionStatus } from '../redemption/redemption.ts';
import type { TimelineEntry } from '../redemption/timeline.ts';

/** The number of an order as it stands in the mail: 1 to 64 letters, digits and `_ / . -`. */
export type OrderNumber = Brand<string, 'OrderNumber'>;

/** Why a text cannot be an order number. */
export type OrderNumberFault = 'required' | 'bad-character' | 'too-long';

const LONGEST = 64;

/** Reads an order number. Drops what people copy along with it: white space and `#`; dashes stay. */
export function parseOrderNumber(text: string): Result<OrderNumber, OrderNumberFault> {
  const number = text.normalize('NFKC').replace(/[\s\p{Cf}#]/gu, '');
  if (significant(number) === '') return refused('required');
  if (!/^[\p{L}\p{N}_/.-]+$/u.test(number)) return refused('bad-character');
  return number.length > LONGEST ? refused('too-long') : done(number as OrderNumber);
}

/** How an order stands, for people who know its number and its e-mail address. */
export interface OrderReport {
  readonly orderNumber: string;
  readonly status: RedemptionStatus;
  readonly timeline: readonly TimelineEntry[];
  /** Null if nothing is delivered, as with a donation. */
  readonly delivery: Delivery | null;
  /** With ON_HOLD: when it is going to go on; null if not known. */
  readonly holdUntil: Instant | null;
}
