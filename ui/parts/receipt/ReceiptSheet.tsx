import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { useText } from '../../session/text.ts';
import { useCopyWords } from '../../session/useCopyWords.ts';
import styles from './ReceiptSheet.module.scss';

interface ReceiptSheetProps {
  /** Id of the heading in `head`. */
  titleId: string;
  head: ReactNode;
  children: ReactNode;
  orderNumber: string;
}

/** Everything known about a completed order, with the order number as its foot. */
export const ReceiptSheet = observer(function ReceiptSheet(props: ReceiptSheetProps) {
  const { titleId, head, children, orderNumber } = props;
  const { t } = useText();
  const copyWords = useCopyWords();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      {head}
      <div className={styles.outcome}>{children}</div>
      <div className={styles.foot}>
        <p className={styles.order}>
          {t('thankYou.order')}{' '}
          <strong className={styles.number} translate="no">
            {orderNumber}
          </strong>
        </p>
        <div className={styles.tools} data-print="never">
          <CopyButton kind="quiet" text={orderNumber} words={copyWords(t('thankYou.copyOrder'))} />
          <Button kind="quiet" icon={LATER_ICONS.print} onClick={() => window.print()}>
            {t('thankYou.print')}
          </Button>
        </div>
      </div>
    </section>
  );
});
