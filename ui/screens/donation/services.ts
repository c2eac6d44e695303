import type { DonationRun } from '#application/donation/donationKind.ts';
import type { ListOrganisations } from '#application/donation/listOrganisations.ts';
import type { Donations } from '#application/ports/donations.ts';
import type { DonationId } from '#domain/donation/donation.ts';
import { areaKey } from '../../session/area.ts';
import type { DonationStore } from '../../session/DonationStore.ts';

/** Services record of the donation area. */
export interface DonationServices {
  readonly donationRun: DonationRun;
  readonly donations: Donations;
  /** What of it views may watch while they draw. */
  readonly given: DonationStore;
  readonly listOrganisations: ListOrganisations;
  readonly newDonationId: () => DonationId;
}

export const DONATION = areaKey<DonationServices>('donation');
