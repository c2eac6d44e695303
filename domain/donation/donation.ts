import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import { type Result, done, refused } from '../core/result.ts';
import type { Email } from '../customer/email.ts';
import type { Currency, Money } from '../money/money.ts';
import { type AmountFault, parseAmount } from '../money/parseAmount.ts';
import type { PendingSpendingOrder } from '../orders/pendingOrder.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';

/** An organisation that a voucher's value can be given to. */
export interface AidOrganisation {
  readonly id: string;
  readonly name: string;
  /** A path on our own origin; null if there is none that may be shown. */
  readonly logo: string | null;
  readonly description: string;
  /** True if it makes out donation receipts for the tax office. */
  readonly receiptAvailable: boolean;
}

/**
 * The id of a donation. We choose it before sending, so that a donation whose answer was lost can be asked for
 * (contract).
 */
export type DonationId = Brand<string, 'DonationId'>;

/** How a donation receipt is sent. */
export const RECEIPT_WAYS = ['EMAIL', 'POST'] as const;
export type ReceiptWay = (typeof RECEIPT_WAYS)[number];

/** A donation that the backend has carried out; amounts in minor units of `currency`. */
export interface Donation {
  readonly id: DonationId;
  readonly orderNumber: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly currency: Currency;
  readonly forwardedInCent: number;
  /** What is left of the voucher. Null if the backend told no amount that can be true; then nothing is said of it. */
  readonly remainingBalanceInCent: number | null;
  /** How the donation receipt is sent; null if none was wanted. */
  readonly receiptBy: ReceiptWay | null;
}

/** What the confirmation of a donation shows. */
export interface DonationReceipt {
  readonly donation: Donation;
  readonly email: Email;
}

/** The donation form as filled in so far. */
export interface DonationDraft {
  readonly organisationId: string | null;
  readonly part: 'whole' | 'some';
  /** Exactly as typed; used only if `part` is `some`. */
  readonly amountText: string;
  readonly wantsReceipt: boolean;
}

/** The donation form before anything is typed. */
export const EMPTY_DONATION: DonationDraft = {
  organisationId: null,
  part: 'whole',
  amountText: '',
  wantsReceipt: false,
};

/** The note of a donation that was sent and whose outcome is not known yet. */
export interface PendingDonation extends PendingSpendingOrder {
  readonly id: DonationId;
  readonly key: IdempotencyKey;
  /** When it was last sent. */
  readonly sentAt: Instant;
  readonly draft: DonationDraft;
  /** The whole value that is given, in minor units. */
  readonly valueInCent: number;
  readonly currency: Currency;
  /** The voucher's balance when it was sent, in minor units; null in notes of an earlier version of the app. */
  readonly balanceInCent: number | null;
  readonly organisationName: string;
}

/** Why an amount cannot be given; `amount-above` means more than the balance. */
export type DonationAmountFault = AmountFault | 'amount-zero' | 'amount-above';

/** The fields that are wrong; empty if none is. */
export interface DonationFaults {
  readonly organisation?: 'choice';
  readonly amount?: DonationAmountFault;
}

/** Returns what is given, in minor units: above 0 and at most the balance. */
export function donationAmount(
  { part, amountText }: DonationDraft,
  { amountInCent, currency }: Money,
): Result<number, DonationAmountFault> {
  if (part === 'whole') return amountInCent > 0 ? done(amountInCent) : refused('amount-above');
  const typed = parseAmount(amountText, currency);
  if (!typed.ok) return typed;
  if (typed.value === 0) return refused('amount-zero');
  return typed.value > amountInCent ? refused('amount-above') : typed;
}

/** Null if none is chosen, or if the chosen one is no longer offered. */
export function chosenOrganisation(
  { organisationId }: DonationDraft,
  organisations: readonly AidOrganisation[],
): AidOrganisation | null {
  return organisations.find(({ id }) => id === organisationId) ?? null;
}

/** True if a receipt is made out: it is wanted, and the chosen organisation makes them out. */
export function hasReceipt(draft: DonationDraft, organisations: readonly AidOrganisation[]): boolean {
  return draft.wantsReceipt && (chosenOrganisation(draft, organisations)?.receiptAvailable ?? false);
}

/** Returns what is wrong with a draft; empty if it can be sent. */
export function donationFaults(
  draft: DonationDraft,
  organisations: readonly AidOrganisation[],
  balance: Money,
): DonationFaults {
  const amount = donationAmount(draft, balance);
  return {
    ...(chosenOrganisation(draft, organisations) === null && { organisation: 'choice' as const }),
    ...(!amount.ok && { amount: amount.fault }),
  };
}
