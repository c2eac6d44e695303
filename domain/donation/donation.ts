import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import { type Result, done, refused } from '../core/result.ts';
import type { Email } from '../customer/email.ts';
import type { Currency, Money } from '../money/money.ts';
import { type AmountFault, parseAmount } from '../money/parseAmount.ts';
import type { OrderNote } from '../orders/note.ts';
import type { IdempotencyKey } from '../orders/idempotencyKey.ts';

/** Whom a voucher's value can be given to. */
export interface AidOrganisation {
  readonly id: string;
  readonly name: string;
  /** A path on our own origin, or null where there is none that may be shown. */
  readonly logo: string | null;
  readonly description: string;
  /** Whether it confirms donations for the tax office. */
  readonly receiptAvailable: boolean;
}

/** Chosen by us before a donation is sent, so that a lost answer can be asked for (contract). */
export type DonationId = Brand<string, 'DonationId'>;

export const RECEIPT_WAYS = ['EMAIL', 'POST'] as const;
export type ReceiptWay = (typeof RECEIPT_WAYS)[number];

/** A donation that the backend knows of; amounts in cents. */
export interface Donation {
  readonly id: DonationId;
  readonly orderNumber: string;
  readonly organisationId: string;
  readonly organisationName: string;
  readonly currency: Currency;
  readonly forwardedInCent: number;
  /** Null where the answer's makes no sense: then nothing is said of it. */
  readonly remainingBalanceInCent: number | null;
  /** How the donation receipt comes; null where none was wished. */
  readonly receiptBy: ReceiptWay | null;
}

/** What its confirmation shows. */
export interface DonationReceipt {
  readonly donation: Donation;
  readonly email: Email;
}

/** The form as typed so far. */
export interface DonationDraft {
  readonly organisationId: string | null;
  readonly part: 'whole' | 'some';
  /** Exactly as typed; counts with `some` only. */
  readonly amountText: string;
  readonly wantsReceipt: boolean;
}

export const EMPTY_DONATION: DonationDraft = {
  organisationId: null,
  part: 'whole',
  amountText: '',
  wantsReceipt: false,
};

/** A donation that was sent and whose outcome is not known yet. */
export interface DonationUnderWay extends OrderNote {
  readonly id: DonationId;
  readonly key: IdempotencyKey;
  /** When it was sent last. */
  readonly sentAt: Instant;
  readonly draft: DonationDraft;
  /** Of the whole order: with the same one under the same key, both are one donation. */
  readonly valueInCent: number;
  readonly currency: Currency;
  /** Of the voucher, as it was then; null in notes of an earlier version. */
  readonly balanceInCent: number | null;
  readonly organisationName: string;
}

export type DonationAmountFault = AmountFault | 'amount-zero' | 'amount-above';

export interface DonationFaults {
  readonly organisation?: 'choice';
  readonly amount?: DonationAmountFault;
}

/** What is given, in cents: above 0, and not more than the balance. */
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

/** Who is given to, if they are still among the organisations. */
export function chosenOrganisation(
  { organisationId }: DonationDraft,
  organisations: readonly AidOrganisation[],
): AidOrganisation | null {
  return organisations.find(({ id }) => id === organisationId) ?? null;
}

/** Whether a receipt is made out: it was wished, and the organisation makes some. */
export function hasReceipt(draft: DonationDraft, organisations: readonly AidOrganisation[]): boolean {
  return draft.wantsReceipt && (chosenOrganisation(draft, organisations)?.receiptAvailable ?? false);
}

/** What is wrong with a draft; empty where it can be sent. */
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
