import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import { type Voucher, type VoucherSession, voucherMark } from '#domain/voucher/voucher.ts';
import { useHeldUntilPlaced } from '../../session/useHeldUntilPlaced.ts';

interface WithVoucherProps {
  children: (voucher: Voucher, session: VoucherSession) => ReactNode;
  /** Asks for the code in place, also after the session ended; then the step continues (product 3.2). */
  without: ReactNode;
  /** The run of the page's order, if it has a press. */
  run?: { readonly isLanding: boolean };
}

/** Remounts the step for each voucher. */
export const WithVoucher = observer(function WithVoucher({ children, without, run }: WithVoucherProps) {
  const held = useHeldUntilPlaced(run?.isLanding === true);
  if (held === null) return <>{without}</>;
  return <Fragment key={voucherMark(held)}>{children(held.voucher, held)}</Fragment>;
});
