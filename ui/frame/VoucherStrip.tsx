import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import styles from './VoucherStrip.module.scss';
import { LATER_ICONS } from '../kit/laterIcons.ts';

interface VoucherStripProps {
  /** Accessible name of the region: "Your voucher". */
  label: string;
  /** "Voucher …4821": the serial number's last digits, never the code. */
  title: string;
  /** "Balance 50.00 €"; null while nobody knows it. */
  balance: string | null;
  /** A link to charge it. */
  topUp?: ReactNode;
  /** The visible label: "Remove". */
  removeLabel: string;
  /** The spoken label: "Remove voucher". */
  removeName: string;
  onRemove: () => void;
  /** The partner through whom the holder came, with the link back. */
  partner?: ReactNode;
}

/** The voucher in use, shown on every screen, with one button to forget it on a shared device. */
export function VoucherStrip({
  label,
  title,
  balance,
  topUp,
  removeLabel,
  removeName,
  onRemove,
  partner,
}: VoucherStripProps) {
  return (
    <section className={styles.strip} aria-label={label} data-print="never">
      <div className={styles.inner}>
        <span className={styles.icon}>
          <Icon name={LATER_ICONS.card} />
        </span>
        <p className={styles.words}>
          <span>{title}</span> {balance !== null && <strong className={styles.balance}>{balance}</strong>}
        </p>
        <div className={styles.actions}>
          {topUp}
          <Button kind="quiet" aria-label={removeName} onClick={onRemove}>
            {removeLabel}
          </Button>
        </div>
        {partner}
      </div>
    </section>
  );
}
