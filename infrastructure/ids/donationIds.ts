import type { DonationId } from '#domain/donation/donation.ts';
import { newUuid } from './uuid.ts';

/** Unguessable, because the id alone authorises looking up the donation. */
export function newDonationId(): DonationId {
  return newUuid() as DonationId;
}
