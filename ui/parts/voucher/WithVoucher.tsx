import { observer } from 'mobx-react-lite';
import { Fragment, type ReactNode } from 'react';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices } from '../../session/services.ts';

interface WithVoucherProps {
  children: (voucher: Voucher) => ReactNode;
  /**
   * Drawn without a voucher, or if its session ended on the way. It asks for the code right here, and then the step
   * goes on where it was (product 3.2).
   */
  without: ReactNode;
}

/** Draws a step that needs a voucher. */
export const WithVoucher = observer(function WithVoucher({ children, without }: WithVoucherProps) {
  const { session } = useServices();
  if (!session.voucher) return <>{without}</>;
  return <Fragment key={session.mark}>{children(session.voucher)}</Fragment>;
});
