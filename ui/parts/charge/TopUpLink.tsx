import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { canTopUp } from '#domain/charge/canTopUp.ts';
import { parseSerialNumber } from '#domain/voucher/serialNumber.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import type { ButtonKind } from '../../kit/Button.tsx';
import { ButtonLink } from '../../kit/ButtonLink.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { useServices, useShared } from '../../session/services.ts';
import { useText } from '../../session/text.ts';

type Toppable = Pick<Voucher, 'isPrepaid' | 'serialNumber'>;

interface TopUpLinkProps {
  /** Default: the voucher in use. */
  voucher?: Toppable;
  /** In minor units, if known. */
  amountInCent?: number | null;
  kind?: ButtonKind;
  full?: boolean;
  children?: ReactNode;
}

/** Links to topping up, and hands the serial number over. Draws nothing if the voucher cannot be topped up. */
export const TopUpLink = observer(function TopUpLink({
  voucher,
  amountInCent = null,
  kind = 'secondary',
  full = false,
  children,
}: TopUpLinkProps) {
  const { session, site: store } = useServices();
  const { t } = useText();
  const meant = voucher ?? session.voucher;
  if (meant === null || !canTopUp(meant, store.site)) return null;
  return (
    <ToPrepaid serialNumber={meant.serialNumber ?? ''} amountInCent={amountInCent} kind={kind} full={full}>
      {children ?? t('topUp.link')}
    </ToPrepaid>
  );
});

interface ToPrepaidProps {
  /** As typed; handed over only if valid. */
  serialNumber: string;
  /** In minor units; null lets the page decide. */
  amountInCent?: number | null;
  kind: ButtonKind;
  full?: boolean;
  children: ReactNode;
}

/** Hands the serial number over in the tab, not in the URL. */
export function ToPrepaid({
  serialNumber,
  amountInCent = null,
  kind,
  full = false,
  children,
}: ToPrepaidProps) {
  const { beginTopUp } = useShared();
  const { pathname: path } = useLocation();
  const handOver = () => {
    const read = parseSerialNumber(serialNumber);
    if (read.ok) beginTopUp.execute({ serialNumber: read.value, amountInCent, path });
  };
  return (
    <ButtonLink
      to="/prepaid"
      kind={kind}
      full={full}
      {...(kind !== 'quiet' && { icon: LATER_ICONS.plus })}
      onClick={handOver}
    >
      {children}
    </ButtonLink>
  );
}
