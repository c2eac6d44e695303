import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import { type Result, done, refused } from '../core/result.ts';
import type { Email } from '../customer/email.ts';
import type { MaskedEmail } from '../customer/maskEmail.ts';
import type { Currency, Money } from '../money/money.ts';
import { type AmountFault, parseAmount } from '../money/parseAmount.ts';
import type { PendingSpendingOrder } from '../orders/pendingOrder.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';

export interface AidOrganisation {
  readonly id: string;
  readonly name: string;
  /** A path on our own origin; null if none is safe to load. */
  readonly logo: string | null;
  readonly description: string;
  /** True if the organisation issues donation receipts for the tax office. */
  readonly receiptAvailable: boolean;
}

/** The client chooses the id before sending, so it can ask for a donation whose answer was lost. */
export type DonationId = Brand<string, 'DonationId'>;

export const RECEIPT_WAYS = ['EMAIL', 'POST'] as const;
export type ReceiptWay = (typeof RECEIPT_WAYS)[number];

export interface Donation {
  readonly id: DonationId;
  readonly orderNumber: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly currency: Currency;
  readonly forwardedInCent: number;
  /** Null if the backend's amount is implausible; then the UI shows no balance. */
  readonly remainingBalanceInCent: number | null;
  readonly receiptBy: ReceiptWay | null;
}

export interface DonationReceipt {
  readonly donation: Donation;
  readonly email: Email | MaskedEmail;
}

export interface DonationDraft {
  readonly organisationId: string | null;
  /** Null until chosen: nothing is given that the holder did not choose to give. */
  readonly part: 'whole' | 'some' | null;
  /** As typed; used only if `part` is `some`. */
  readonly amountText: string;
  readonly wantsReceipt: boolean;
}

export const EMPTY_DONATION: DonationDraft = {
  organisationId: null,
  part: null,
  amountText: '',
  wantsReceipt: false,
};

export interface PendingDonation extends PendingSpendingOrder {
  readonly id: DonationId;
  readonly key: IdempotencyKey;
  readonly sentAt: Instant;
  readonly draft: DonationDraft;
  readonly valueInCent: number;
  readonly currency: Currency;
  /** The balance before sending. */
  readonly balanceInCent: number;
  readonly organisationName: string;
}

export type DonationAmountFault = AmountFault | 'part-missing' | 'amount-zero' | 'amount-above';

export interface DonationFaults {
  readonly organisation?: 'choice';
  readonly amount?: DonationAmountFault;
}

/** Returns minor units, above 0 and at most the balance. */
export function donationAmount(
  { part, amountText }: DonationDraft,
  { amountInCent, currency }: Money,
): Result<number, DonationAmountFault> {
  if (part === null) return refused('part-missing');
  if (part === 'whole') return amountInCent > 0 ? done(amountInCent) : refused('amount-above');
  const typed = parseAmount(amountText, currency);
  if (!typed.ok) return typed;
  if (typed.value === 0) return refused('amount-zero');
  return typed.value > amountInCent ? refused('amount-above') : typed;
}

/** Null also if the chosen organisation is no longer offered. */
export function chosenOrganisation(
  { organisationId }: DonationDraft,
  organisations: readonly AidOrganisation[],
): AidOrganisation | null {
  return organisations.find(({ id }) => id === organisationId) ?? null;
}

/** The user's wish counts only if the organisation issues receipts. */
export function hasReceipt(draft: DonationDraft, organisations: readonly AidOrganisation[]): boolean {
  return draft.wantsReceipt && (chosenOrganisation(draft, organisations)?.receiptAvailable ?? false);
}

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
