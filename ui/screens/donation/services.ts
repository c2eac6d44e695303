import type { DonationRun } from '#application/donation/donationKind.ts';
import type { ListOrganisations } from '#application/donation/listOrganisations.ts';
import type { PrepareDonation } from '#application/donation/prepareDonation.ts';
import type { DonationId } from '#domain/donation/donation.ts';
import { areaKey } from '../../session/area.ts';
import type { StoredValues } from '../../session/StoredValues.ts';

export interface DonationServices {
  readonly donationRun: DonationRun;
  readonly kept: StoredValues<'customerDraft' | 'donatedTo' | 'donationDraft' | 'donationReceipt'>;
  readonly listOrganisations: ListOrganisations;
  readonly newDonationId: () => DonationId;
  readonly prepareDonation: PrepareDonation;
}

export const DONATION = areaKey<DonationServices>('donation');
