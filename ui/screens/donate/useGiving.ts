import { useNavigate } from 'react-router';
import type { Donation, DonationUnderWay } from '#domain/donation/donation.ts';
import { useAftercare, useJourney, useScreen, useServices } from '../../services.ts';
import { type GivingParts, GivingScreen } from './GivingScreen.ts';

type About = Pick<GivingParts, 'draft' | 'valueInCent' | 'currency' | 'organisationName' | 'problem'>;

/** The screen that gives or finds out, with what follows once something was given. */
export function useGiving(about: About): GivingScreen {
  const { session } = useServices();
  const { newKey } = useJourney();
  const { donate, donations, findDonation, newDonationId } = useAftercare();
  const navigate = useNavigate();
  const onDone = async (donation: Donation, { email, voucher: { mark } }: DonationUnderWay) => {
    const isMine = session.mark === null || session.mark === mark;
    donations.writeReceipt({ donation, email });
    session.spend({ amountInCent: donation.remainingBalanceInCent, currency: donation.currency }, mark);
    // The voucher goes last: without it this page would ask for the code. Replaced: Back cannot give again.
    await navigate('/donate/done', { replace: true });
    // A voucher that was entered since was not touched.
    if (isMine) session.remove();
  };
  return useScreen(
    ({ clock }) =>
      new GivingScreen({
        ...about,
        now: () => clock.now(),
        donate,
        find: findDonation,
        donations,
        voucher: () => ({ mark: session.mark ?? '', validUntil: session.voucher?.validUntil ?? null }),
        newId: newDonationId,
        newKey,
        endedBy: session.endedBy,
        onDone,
      }),
  );
}
