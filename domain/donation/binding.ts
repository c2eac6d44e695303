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

/** Only the direct answer must match the balance: it may change legitimately later (ADR 13). */
export function followsDonation(donation: Donation, sent: PlacedDonation): boolean {
  const { remainingBalanceInCent: left } = donation;
  const isLeft = sent.balanceInCent === null ? left !== null : left === sent.balanceInCent - sent.valueInCent;
  return isDonationSent(donation, sent) && isLeft;
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
