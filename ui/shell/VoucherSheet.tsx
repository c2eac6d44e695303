import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { useRemoveVoucher } from '../parts/voucher/useRemoveVoucher.ts';
import { useVoucherTitle } from '../parts/voucher/useVoucherTitle.ts';
import { useText } from '../session/text.ts';
import styles from './VoucherSheet.module.scss';

interface VoucherSheetProps {
  voucher: Voucher;
  /** In minor units; null while it is uncertain. */
  balanceInCent: number | null;
  onClose: () => void;
}

/** The voucher in use: its facts, another one in its place, and its removal, which can be undone for a while. */
export const VoucherSheet = observer(function VoucherSheet(props: VoucherSheetProps) {
  const { voucher, balanceInCent: amountInCent, onClose } = props;
  const { t, money, day } = useText();
  const titleOf = useVoucherTitle();
  const navigate = useNavigate();
  const remove = useRemoveVoucher();
  const hint = useId();
  const { currency, serialNumber, validUntil } = voucher;
  const useAnother = () => {
    onClose();
    void navigate('/', { state: { another: true } });
  };
  const removeIt = () => {
    onClose();
    remove();
  };
  return (
    <Dialog title={titleOf(voucher)} onClose={onClose} closeLabel={t('common.close')}>
      <div className={styles.facts}>
        {amountInCent === null ? (
          <p>{t('balance.open')}</p>
        ) : (
          <p className={styles.amount}>{money({ amountInCent, currency })}</p>
        )}
        {validUntil !== null && <p>{t('balance.validUntil', { day: day(validUntil) })}</p>}
        {serialNumber !== null && <p>{t('balance.serialNumber', { number: serialNumber })}</p>}
      </div>
      <div className={styles.ways}>
        <Button kind="secondary" full onClick={useAnother}>
          {t('strip.another')}
        </Button>
        <Button kind="secondary" full onClick={removeIt} aria-describedby={hint}>
          {t('strip.remove')}
        </Button>
        <p id={hint} className={styles.hint}>
          {t('strip.removeHint')}
        </p>
      </div>
    </Dialog>
  );
});
