import type { DonationRun } from '#application/donation/donationKind.ts';
import type { ListOrganisations } from '#application/donation/listOrganisations.ts';
import type { DonationId, PendingDonation } from '#domain/donation/donation.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValue } from '../../session/StoredValue.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

/** Services record of the donation area. */
export interface DonationServices {
  readonly donationRun: DonationRun;
  readonly kept: StoredValues<'customerDraft' | 'donationDraft' | 'donationReceipt'>;
  readonly listOrganisations: ListOrganisations;
  readonly newDonationId: () => DonationId;
  /** The donation that is noted, whatever is known of it. */
  readonly stored: StoredValue<PendingDonation | null>;
}

export const DONATION = areaKey<DonationServices>('donation');
