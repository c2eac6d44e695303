import { ThirdPartyView } from '../screens/entry/thirdParty/ThirdPartyView.tsx';
import { useWallAhead } from './useWallAhead.ts';

/** The page behind a partner's link, with the way to the wall. */
export function PartnerPage() {
  return <ThirdPartyView ahead={useWallAhead()} />;
}
