import { observer } from 'mobx-react-lite';
import type { WhyLost } from '#application/orders/orderState.ts';
import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Notice } from '../kit/Notice.tsx';
import { SupportLink } from '../problems/ProblemPanel.tsx';
import { SupportWays } from '../problems/SupportWays.tsx';
import { useText } from '../session/text.ts';
import styles from './LostOrder.module.scss';

interface LostOrderProps {
  /** What happened, in the words of the kind of order. */
  text: string;
  why: WhyLost;
  /** The order's id, by which customer service can find it. */
  reference: string;
  /** True while it is asked for on request. */
  isAsking?: boolean;
  /** When it is asked for by itself. */
  next?: string | undefined;
  onLook: () => void;
  onGoOn: () => void;
}

/**
 * An order that asking again cannot settle, or may not: it lapsed (ADR 13), the backend answers with another one (ADR 13)
 * or denies its payment (ADR 14). It is not placed again by itself. Its note stays until the person goes on from here, so that a reload does not
 * lose the reference.
 */
export const LostOrder = observer(function LostOrder(props: LostOrderProps) {
  const { text, why, reference, isAsking = false, next, onLook, onGoOn } = props;
  const { t, copyWords } = useText();
  const mayHelp = why !== 'lapsed';
  return (
    <Notice kind="warning" word={t('kind.warning')} live>
      <div className={styles.body}>
        <p>{text}</p>
        <p>{t(mayHelp ? 'openOrder.mismatchSupport' : 'openOrder.askSupport')}</p>
        <p className={styles.reference}>{t('openOrder.reference', { reference })}</p>
        <CopyButton text={reference} words={copyWords(t('openOrder.copyReference'))} />
        <SupportWays />
        <SupportLink topic="other" />
        {next && <p>{next}</p>}
        {mayHelp && (
          <Button kind="primary" busy={isAsking} busyText={t('codePage.checking')} onClick={onLook}>
            {t('check.findOut')}
          </Button>
        )}
        <Button kind={mayHelp ? 'secondary' : 'primary'} onClick={onGoOn}>
          {t('openOrder.goOn')}
        </Button>
      </div>
    </Notice>
  );
});
