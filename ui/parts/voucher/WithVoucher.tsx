import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices } from '../../session/services.ts';

interface WithVoucherProps {
  children: (voucher: Voucher) => ReactNode;
  /** Asks for the code in place, also after the session ended; then the step continues (product 3.2). */
  without: ReactNode;
}

/** Remounts the step for each voucher. */
export const WithVoucher = observer(function WithVoucher({ children, without }: WithVoucherProps) {
  const { session } = useServices();
  if (!session.voucher) return <>{without}</>;
  return <Fragment key={session.mark}>{children(session.voucher)}</Fragment>;
});
