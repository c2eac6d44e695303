import { observer } from 'mobx-react-lite';
import type { GivenVoucher } from '#domain/activation/activation.ts';
import { formatSerialNumber } from '#domain/voucher/serialNumber.ts';
import { Button } from '../../../kit/Button.tsx';
import type { NoticeKind } from '../../../kit/Notice.tsx';
import { StatusBadge } from '../../../kit/StatusBadge.tsx';
import { useText } from '../../../session/text.ts';
import type { ActivationScreen, OpenState } from './ActivationScreen.ts';
import styles from './VoucherRows.module.scss';

export interface OpenOrderProps {
  screen: ActivationScreen;
  state: OpenState;
}

/** The vouchers of an order: serial number, value, state, and an activate button for each inactive one. */
export const VoucherRows = observer(function VoucherRows({ screen, state }: OpenOrderProps) {
  const { t } = useText();
  return (
    <ul className={styles.rows} aria-label={t('activation.list')}>
      {state.order.vouchers.map((voucher) => (
        <Row key={voucher.serialNumber} screen={screen} state={state} voucher={voucher} />
      ))}
    </ul>
  );
});

const Row = observer(function Row({ screen, state, voucher }: OpenOrderProps & { voucher: GivenVoucher }) {
  const { t, money, moment } = useText();
  const { doing, failed } = state;
  const { activatedAt, serialNumber, value } = voucher;
  const waits = voucher.state === 'INACTIVE';
  const standing = waits && failed.includes(serialNumber) ? 'failed' : voucher.state;
  const isBusy =
    doing.kind === 'activating' && doing.about.some((other) => other.serialNumber === serialNumber);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <span className={styles.serial}>
          {t('activation.serial', { serial: formatSerialNumber(serialNumber) })}
        </span>
        <span className={styles.value}>{money(value)}</span>
        {activatedAt !== null && (
          <span className={styles.since}>{t('activation.since', { moment: moment(activatedAt) })}</span>
        )}
      </div>
      <div className={styles.badge}>
        <StatusBadge kind={KINDS[standing]}>{t(`activation.state.${standing}`)}</StatusBadge>
      </div>
      {waits && (
        <div className={styles.action}>
          <Button
            kind="secondary"
            busy={isBusy}
            busyText={t('activation.busy')}
            aria-label={t('activation.oneOf', { serial: formatSerialNumber(serialNumber) })}
            onClick={() => screen.ask([voucher])}
          >
            {t('activation.one')}
          </Button>
        </div>
      )}
    </li>
  );
});

const KINDS: Readonly<Record<GivenVoucher['state'] | 'failed', NoticeKind>> = {
  ACTIVATED: 'success',
  BLOCKED: 'warning',
  INACTIVE: 'info',
  failed: 'error',
};
