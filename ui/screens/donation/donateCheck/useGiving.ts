import { useNavigate } from 'react-router';
import type { DonationBody } from '#application/donation/donationKind.ts';
import type { Donation, DonationUnderWay } from '#domain/donation/donation.ts';
import { OrderScreen } from '../../../orders/OrderScreen.ts';
import { useArea, useScreen, useServices } from '../../../session/services.ts';
import { DONATION } from '../services.ts';

export type GivingScreen = OrderScreen<DonationUnderWay, DonationBody, Donation>;

/** The screen that gives or finds out, with what follows once something was given. */
export function useGiving(): GivingScreen {
  const { session } = useServices();
  const { donationRun } = useArea(DONATION);
  const navigate = useNavigate();
  const onPlaced = async () => {
    // Replaced: Back cannot give again. That the voucher is gone is taken up by the page that comes.
    await navigate('/donate/done', { replace: true });
    session.lookAgain();
  };
  return useScreen(() => new OrderScreen({ run: donationRun, endedBy: session.endedBy, onPlaced }));
}
