import { observer } from 'mobx-react-lite';
import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Notice } from '../kit/Notice.tsx';
import { SupportLink } from '../problems/ProblemPanel.tsx';
import { useWords } from '../words.ts';
import styles from './LapsedOrder.module.scss';

interface LapsedOrderProps {
  kind: 'redemption' | 'donation';
  /** What the customer service can look for. */
  reference: string;
  onGoOn: () => void;
}

/**
 * An order that the backend was at, and knows nothing of long after: it came to nothing, and is not placed again by
 * itself (ADR 24). Its note stays until somebody goes on from here, so that a reload does not lose the reference.
 */
export const LapsedOrder = observer(function LapsedOrder({ kind, reference, onGoOn }: LapsedOrderProps) {
  const { t, copyWords } = useWords();
  return (
    <Notice kind="warning" word={t('kind.warning')} live>
      <div className={styles.body}>
        <p>{t(kind === 'redemption' ? 'openOrder.lapsedRedemption' : 'openOrder.lapsedDonation')}</p>
        <p>{t('openOrder.askSupport')}</p>
        <p className={styles.reference}>{t('openOrder.reference', { reference })}</p>
        <CopyButton text={reference} words={copyWords(t('openOrder.copyReference'))} />
        <SupportLink />
        <Button kind="primary" onClick={onGoOn}>
          {t('openOrder.goOn')}
        </Button>
      </div>
    </Notice>
  );
});
