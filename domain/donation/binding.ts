import type { Customer } from '../customer/customer.ts';
import { fingerprintOf } from '../orders/fingerprint.ts';
import type { Donation, PendingDonation } from './donation.ts';

/** What an answer about a donation is compared with: the donation as it was sent. */
export type PlacedDonation = Pick<
  PendingDonation,
  'id' | 'draft' | 'valueInCent' | 'currency' | 'balanceInCent'
>;

/**
 * True if the backend tells of the donation that was sent: same id, organisation and currency, and the whole value
 * forwarded (product 6.10).
 */
export function isDonationSent(donation: Donation, sent: PlacedDonation): boolean {
  return (
    donation.id === sent.id &&
    donation.organisationId === sent.draft.organisationId &&
    donation.currency === sent.currency &&
    donation.forwardedInCent === sent.valueInCent
  );
}

/**
 * True if this can be the answer to sending the donation: `isDonationSent`, and the remaining balance is the former
 * one minus the value. Only this answer is held to the balance: later it may change for good reasons (ADR 13).
 */
export function followsDonation(donation: Donation, sent: PlacedDonation): boolean {
  const { remainingBalanceInCent: left } = donation;
  const isLeft = sent.balanceInCent === null ? left !== null : left === sent.balanceInCent - sent.valueInCent;
  return isDonationSent(donation, sent) && isLeft;
}

/**
 * Returns a fingerprint of a donation's content, to tell later whether the same would be sent again without storing
 * it. `valueInCent` is the whole value in minor units.
 */
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
