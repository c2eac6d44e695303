import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../kit/Icon.tsx';
import { LATER_ICONS } from '../kit/laterIcons.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { TopUpLink } from '../parts/charge/TopUpLink.tsx';
import { PartnerReturn } from '../parts/voucher/PartnerReturn.tsx';
import { useStripContent } from '../parts/voucher/useStripContent.ts';
import { useVoucherTitle } from '../parts/voucher/useVoucherTitle.ts';
import { useServices } from '../session/services.ts';
import { useText } from '../session/text.ts';
import styles from './Strip.module.scss';
import { VoucherSheet } from './VoucherSheet.tsx';

/** Shows the last digits of the serial number, never the code (product 4.9), and opens the sheet of the voucher. */
export const Strip = observer(function Strip() {
  const { session } = useServices();
  const { t, money } = useText();
  const titleOf = useVoucherTitle();
  const { key, pathname } = useLocation();
  /** The history entry over which the sheet is open: another page closes it. */
  const [openOver, setOpenOver] = useState<string | null>(null);
  const { held } = session;
  const content = useStripContent();
  if (held === null || content === null) return null;
  const { voucher } = held;
  const { balanceInCent: amountInCent } = content;
  return (
    <section className={styles.strip} aria-label={t('strip.titlePlain')} data-print="never">
      <div className={styles.inner}>
        <button
          type="button"
          className={styles.voucher}
          aria-haspopup="dialog"
          onClick={() => setOpenOver(key)}
        >
          <span className={styles.icon}>
            <Icon name={LATER_ICONS.card} />
          </span>
          <span className={styles.words}>
            <span>{titleOf(voucher)}</span>{' '}
            {amountInCent !== null && (
              <strong className={styles.balance}>
                {t('strip.balance', { money: money({ amountInCent, currency: voucher.currency }) })}
              </strong>
            )}{' '}
            <VisuallyHidden>{t('strip.details')}</VisuallyHidden>
          </span>
          <span className={styles.icon}>
            <Icon name="chevronDown" size="s" />
          </span>
        </button>
        {!pathname.startsWith('/prepaid') && (
          <div className={styles.actions}>
            <TopUpLink kind="quiet">{t('topUp.short')}</TopUpLink>
          </div>
        )}
        <PartnerReturn compact />
      </div>
      {openOver === key && (
        <VoucherSheet voucher={voucher} balanceInCent={amountInCent} onClose={() => setOpenOver(null)} />
      )}
    </section>
  );
});
