import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { typedCode } from '#domain/voucher/voucherCode.ts';
import type { ButtonKind } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useServices } from '../../../session/services.ts';

interface RedeemLinkProps {
  /** The field's value; it is handed over, so that the user need not type sixteen digits again. */
  typed: string;
  kind?: ButtonKind;
  children: ReactNode;
}

/** Link to the code field of the start page. */
export const RedeemLink = observer(function RedeemLink({
  typed,
  kind = 'primary',
  children,
}: RedeemLinkProps) {
  const { arrival } = useServices();
  return (
    <ButtonLink to="/" kind={kind} onClick={() => arrival.handCode(typedCode(typed))}>
      {children}
    </ButtonLink>
  );
});
