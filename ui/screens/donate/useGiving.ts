import { useNavigate } from 'react-router';
import { useAftercare, useJourney, useScreen, useServices } from '../../services.ts';
import { type GivingParts, GivingScreen } from './GivingScreen.ts';

type About = Pick<
  GivingParts,
  'draft' | 'valueInCent' | 'currency' | 'balanceInCent' | 'organisationName' | 'problem'
>;

/** The screen that gives or finds out, with what follows once something was given. */
export function useGiving(about: About): GivingScreen {
  const { session, storageHealth } = useServices();
  const { newKey } = useJourney();
  const { donate, donations, findDonation, finishDonation, newDonationId } = useAftercare();
  const navigate = useNavigate();
  const onDone = async () => {
    // Replaced: Back cannot give again. That the voucher is gone is taken up by the page that comes.
    await navigate('/donate/done', { replace: true });
    session.lookAgain();
  };
  return useScreen(
    ({ clock }) =>
      new GivingScreen({
        ...about,
        now: () => clock.now(),
        donate,
        find: findDonation,
        finish: finishDonation,
        keepsNotes: () => storageHealth.lasts(),
        donations,
        voucher: () => ({ mark: session.mark ?? '', validUntil: session.voucher?.validUntil ?? null }),
        newId: newDonationId,
        newKey,
        endedBy: session.endedBy,
        onDone,
      }),
  );
}
