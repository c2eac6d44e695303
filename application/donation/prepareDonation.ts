import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { EMPTY_DONATION, type PendingDonation } from '#domain/donation/donation.ts';
import {
  type DonationFacts,
  type DonationFound,
  type DonationPress,
  type PreparedDonation,
  DONATION_RULES,
} from '#domain/donation/kind.ts';
import type { ReadKept } from '../kept/kept.ts';
import { PrepareOrder } from '../orders/prepareOrder.ts';

type DonationKey = 'customerDraft' | 'donationDraft' | 'donationReceipt';

export type PrepareDonation = PrepareOrder<
  DonationFound,
  Omit<DonationFacts, keyof DonationFound>,
  PendingDonation,
  PreparedDonation,
  DonationPress
>;

export function prepareDonation(kept: ReadKept<DonationKey>): PrepareDonation {
  return new PrepareOrder(DONATION_RULES, () => ({
    customer: kept.read('customerDraft') ?? EMPTY_DRAFT,
    draft: kept.read('donationDraft') ?? EMPTY_DONATION,
    hasGiven: kept.read('donationReceipt') !== null,
  }));
}
