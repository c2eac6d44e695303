import { observer } from 'mobx-react-lite';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Button } from '../../../kit/Button.tsx';
import { Dialog } from '../../../kit/Dialog.tsx';
import { useText } from '../../../session/text.ts';
import styles from './VoucherInfo.module.scss';

export interface VoucherInfoProps {
  voucher: Voucher;
  onClose: () => void;
}

/** Dialog about the voucher just entered (switch `showVoucherInfoModal`). */
export const VoucherInfo = observer(function VoucherInfo({ voucher, onClose }: VoucherInfoProps) {
  const { t, money, day } = useText();
  const facts = [
    [t('entry.info.value'), money({ amountInCent: voucher.balanceInCent, currency: voucher.currency })],
    ...(voucher.validUntil === null ? [] : [[t('entry.info.validUntil'), day(voucher.validUntil)]]),
    ...(voucher.serialNumber === null ? [] : [[t('entry.info.serialNumber'), voucher.serialNumber]]),
  ];
  return (
    <Dialog
      title={t('entry.info.title')}
      size="narrow"
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <Button kind="primary" full onClick={onClose}>
          {t('entry.info.go')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
});
