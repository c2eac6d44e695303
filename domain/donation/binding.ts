import type { Customer } from '../customer/customer.ts';
import { fingerprintOf } from '../orders/fingerprint.ts';
import type { Donation, PendingDonation } from './donation.ts';

export type PlacedDonation = Pick<
  PendingDonation,
  'id' | 'draft' | 'valueInCent' | 'currency' | 'balanceInCent'
>;

/** True if the backend's answer is about the donation that was sent, with the whole value forwarded (product 6.10). */
export function isDonationSent(donation: Donation, sent: PlacedDonation): boolean {
  return (
    donation.id === sent.id &&
    donation.organisationId === sent.draft.organisationId &&
    donation.currency === sent.currency &&
    donation.forwardedInCent === sent.valueInCent
  );
}

/** True if the donation is a valid answer to the submit: `isDonationSent`, with the remainder that it must leave. */
export function followsDonation(donation: Donation, sent: PlacedDonation): boolean {
  return isDonationSent(donation, sent) && donation.remainingBalanceInCent === remainderOf(sent);
}

/** The donation without a remainder that it cannot have left: a later answer may name another one (ADR 13). */
export function boundToDonation(donation: Donation, sent: PlacedDonation): Donation {
  const { remainingBalanceInCent: reported } = donation;
  return { ...donation, remainingBalanceInCent: reported === remainderOf(sent) ? reported : null };
}

function remainderOf({ balanceInCent, valueInCent }: PlacedDonation): number {
  return balanceInCent - valueInCent;
}

/** Returns a fingerprint to recognise an identical donation without storing its content. */
export function donationPrint(
  { organisationId, wantsReceipt, valueInCent }: Gift,
  customer: Customer,
): string {
  return fingerprintOf(customer, organisationId, wantsReceipt, String(valueInCent));
}

interface Gift {
  readonly organisationId: string;
  readonly wantsReceipt: boolean;
  readonly valueInCent: number;
}
