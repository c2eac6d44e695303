import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { CopyButton } from '../../kit/CopyButton.tsx';
import { LATER_ICONS } from '../../kit/laterIcons.ts';
import { useText } from '../../session/text.ts';
import { useCopyWords } from '../../session/useCopyWords.ts';
import styles from './OrderFoot.module.scss';

interface OrderFootProps {
  orderNumber: string;
  /** Further facts about the order, a line each. */
  children?: ReactNode;
}

/** Below the tickets of a completed order: its number, which customer service asks for, and the paper. */
export const OrderFoot = observer(function OrderFoot({ orderNumber, children }: OrderFootProps) {
  const { t } = useText();
  const copyWords = useCopyWords();
  return (
    <div className={styles.foot}>
      {children}
      <div className={styles.row}>
        <p className={styles.order}>
          {t('thankYou.order')}{' '}
          <strong className={styles.number} translate="no">
            {orderNumber}
          </strong>
        </p>
        <div className={styles.tools}>
          <CopyButton kind="quiet" text={orderNumber} words={copyWords(t('thankYou.copyOrder'))} />
          <Button kind="quiet" icon={LATER_ICONS.print} onClick={() => window.print()}>
            {t('thankYou.print')}
          </Button>
        </div>
      </div>
    </div>
  );
});
