import { useLocation } from 'react-router';
import { SessionWarning } from '../screens/entry/sessionWarning/SessionWarning.tsx';
import { BalanceWatch } from './BalanceWatch.tsx';
import { MissedOrderPoll } from './MissedOrderPoll.tsx';

/** What every page watches for the tab's voucher: the end of its session, a top-up, and an order that arrives late. */
export function SessionWatch() {
  const { pathname } = useLocation();
  return (
    <>
      <SessionWarning />
      <BalanceWatch />
      {/* Each page looks anew: the one before may have looked 15 seconds ago. */}
      <MissedOrderPoll key={pathname} />
    </>
  );
}
