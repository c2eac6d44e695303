import { observer } from 'mobx-react-lite';
import { CodeAgain } from '../parts/voucher/CodeAgain.tsx';
import { useServices } from '../session/services.ts';
import { OpenOrderNotice } from './OpenOrderNotice.tsx';

/**
 * Asks for the code, and links to an open order, whose outcome needs no voucher (ADR 12). Not after an expired session:
 * with the code, that outcome also gives access to the shop's code.
 */
export const WithoutVoucher = observer(function WithoutVoucher() {
  const { session } = useServices();
  return <CodeAgain notice={session.state.kind !== 'expired' && <OpenOrderNotice />} />;
});
