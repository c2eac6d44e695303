import type { DonationId } from '#domain/donation/donation.ts';
import { newUuid } from './uuid.ts';

/** Returns a new id for a new donation. It cannot be guessed, because it alone authorises asking what became of it. */
export function newDonationId(): DonationId {
  return newUuid() as DonationId;
}
