import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState } from 'react';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Button } from '../../../kit/Button.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { useServices } from '../../../session/services.ts';
import { isBalanceUncertain } from '../../../session/spendableVoucher.ts';
import { useText } from '../../../session/text.ts';
import styles from './VoucherFacts.module.scss';

export interface VoucherFactsProps {
  /** False after it was closed or the wall was left: it does not come back. */
  isOpen: boolean;
  onClose: () => void;
}

/** The facts of the voucher just entered (switch `showVoucherInfoModal`), in a dialog that covers nothing. */
export const VoucherFacts = observer(function VoucherFacts({ isOpen, onClose }: VoucherFactsProps) {
  const { session } = useServices();
  return isOpen && session.voucher ? <Facts voucher={session.voucher} onClose={onClose} /> : null;
});

interface FactsProps extends Pick<VoucherFactsProps, 'onClose'> {
  voucher: Voucher;
}

const Facts = observer(function Facts({ voucher, onClose }: FactsProps) {
  const isUncertain = isBalanceUncertain(useServices());
  const { t, money, day } = useText();
  const title = useId();
  // A live region announces only what changes after it was rendered.
  const [isAnnounced, setIsAnnounced] = useState(false);
  useEffect(() => setIsAnnounced(true), []);
  const facts = [
    ...(isUncertain
      ? []
      : [
          [t('entry.info.value'), money({ amountInCent: voucher.balanceInCent, currency: voucher.currency })],
        ]),
    ...(voucher.validUntil === null ? [] : [[t('entry.info.validUntil'), day(voucher.validUntil)]]),
    ...(voucher.serialNumber === null ? [] : [[t('entry.info.serialNumber'), voucher.serialNumber]]),
  ];
  const close = () => {
    onClose();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <>
      <dialog
        open
        className={styles.facts}
        aria-labelledby={title}
        data-print="never"
        onKeyDown={({ key }) => key === 'Escape' && close()}
      >
        <p id={title} className={styles.title}>
          {t('entry.info.title')}
        </p>
        <dl className={styles.rows}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Button kind="quiet" onClick={close}>
          {t('common.close')}
        </Button>
      </dialog>
      <StatusLine hidden>{isAnnounced && [t('entry.info.title'), ...facts.flat()].join(' ')}</StatusLine>
    </>
  );
});
