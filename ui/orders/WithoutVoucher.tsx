import { observer } from 'mobx-react-lite';
import { CodeAgain } from '../parts/voucher/CodeAgain.tsx';
import { useServices } from '../session/services.ts';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';

/**
 * Asks for the code where a step has no voucher, and leads to an open order, whose outcome can be told without one (ADR
 * 12). Not after a session ran out: with the code, that outcome comes with what opens the shop's code.
 */
export const WithoutVoucher = observer(function WithoutVoucher() {
  const { session } = useServices();
  return <CodeAgain notice={session.state.kind !== 'expired' && <OpenOrderNotice />} />;
});
