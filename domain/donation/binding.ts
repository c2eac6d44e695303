import type { Customer } from '../customer/customer.ts';
import { fingerprintOf } from '../orders/fingerprint.ts';
import type { Donation, DonationUnderWay } from './donation.ts';

/** What was sent, as far as an answer has to match it. */
export type PlacedDonation = Pick<
  DonationUnderWay,
  'id' | 'draft' | 'valueInCent' | 'currency' | 'balanceInCent'
>;

/** Whether what the backend tells of is the donation that was sent: all of it is forwarded (specification 1). */
export function isDonationSent(donation: Donation, sent: PlacedDonation): boolean {
  return (
    donation.id === sent.id &&
    donation.organisationId === sent.draft.organisationId &&
    donation.currency === sent.currency &&
    donation.forwardedInCent === sent.valueInCent
  );
}

/** Whether the answer to a press follows from what was sent; only there the remainder is bound (ADR 29). */
export function followsDonation(donation: Donation, sent: PlacedDonation): boolean {
  const { remainingBalanceInCent: left } = donation;
  const isLeft = sent.balanceInCent === null ? left !== null : left === sent.balanceInCent - sent.valueInCent;
  return isDonationSent(donation, sent) && isLeft;
}

/** Tells one donation's content from another's, without keeping it. `valueInCent` is the whole value. */
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
