import { useNavigate } from 'react-router';
import type { DonationBody } from '#application/donation/donationKind.ts';
import type { Donation, PendingDonation } from '#domain/donation/donation.ts';
import { OrderScreen } from '../../../orders/OrderScreen.ts';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { DONATION } from '../services.ts';

export type DonationOrderScreen = OrderScreen<PendingDonation, DonationBody, Donation>;

/**
 * Returns the view model that donates or looks up the outcome of a donation; after a success it navigates to the
 * confirmation.
 */
export function useDonationOrder(): DonationOrderScreen {
  const { session } = useServices();
  const { donationRun } = useArea(DONATION);
  const navigate = useNavigate();
  const onPlaced = async () => {
    // `replace`, so that "back" cannot donate again.
    await navigate('/donate/done', { replace: true });
  };
  return useScreen(() => new OrderScreen({ run: donationRun, endedBy: session.endedBy, onPlaced }));
}
