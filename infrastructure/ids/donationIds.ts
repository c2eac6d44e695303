import type { DonationId } from '#domain/donation/donation.ts';
import { newUuid } from './uuid.ts';

/** A new id for a new intent to give. It cannot be guessed, for it alone authorises asking for the donation. */
export function newDonationId(): DonationId {
  return newUuid() as DonationId;
}
