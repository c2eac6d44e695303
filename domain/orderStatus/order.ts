import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from '../voucher/voucherCode.ts';
import type { Email } from '../customer/email.ts';
import type { Delivery } from '../redemption/delivery.ts';
import type { RedemptionStatus } from '../redemption/redemption.ts';
import type { TimelineEntry } from '../redemption/timeline.ts';

/** As in the mail: 1 to 64 letters, digits and `_ / . -`. */
export type OrderNumber = Brand<string, 'OrderNumber'>;

export type OrderNumberFault = 'required' | 'bad-character' | 'too-long';

const LONGEST = 64;

/** Drops white space and `#`, which users copy along; keeps dashes. */
export function parseOrderNumber(text: string): Result<OrderNumber, OrderNumberFault> {
  const number = text.normalize('NFKC').replace(/[\s\p{Cf}#]/gu, '');
  if (significant(number) === '') return refused('required');
  if (!/^[\p{L}\p{N}_/.-]+$/u.test(number)) return refused('bad-character');
  return number.length > LONGEST ? refused('too-long') : done(number as OrderNumber);
}

export interface OrderReport {
  readonly orderNumber: string;
  readonly status: RedemptionStatus;
  readonly timeline: readonly TimelineEntry[];
  /** Null if nothing is delivered, as with a donation. */
  readonly delivery: Delivery | null;
  readonly holdUntil: Instant | null;
}

export interface OrderQuestion {
  readonly orderNumber: OrderNumber;
  readonly email: Email;
  /** The captcha's token or the security question's answer (`answeredQuestion`). Valid for one call. */
  readonly captcha: string;
}
