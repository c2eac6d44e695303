import { observer } from 'mobx-react-lite';
import type { WhyLost } from '#application/orders/orderState.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Notice } from '../kit/Notice.tsx';
import { Reference } from '../kit/Reference.tsx';
import { SupportLink } from '../problems/SupportLink.tsx';
import { SupportWays } from '../problems/SupportWays.tsx';
import { useLoggedProblem } from '../problems/useLoggedProblem.ts';
import { useReference } from '../session/useReference.ts';
import { useText } from '../session/text.ts';
import { useCopyWords } from '../session/useCopyWords.ts';
import styles from './LostOrder.module.scss';

/** What the operator's log counts. */
const KINDS: Readonly<Record<WhyLost, ProblemKind>> = {
  lapsed: 'order-not-found',
  mismatch: 'answer-mismatch',
  contradicted: 'payment-contradicted',
};

interface LostOrderProps {
  /** What happened, worded for the kind of order. */
  text: string;
  why: WhyLost;
  /** The order's id, for customer service. */
  reference: string;
  /** True while a request of the user is in flight. */
  isAsking?: boolean;
  /** Says when the page asks again automatically. */
  next?: string | undefined;
  onLook: () => void;
  onGoOn: () => void;
}

/**
 * An order that another request cannot or must not settle: it lapsed, the backend answered with another order (ADR 13)
 * or denies its payment (ADR 14). Never placed again automatically. The pending order stays until the user goes on, so
 * that a reload keeps the reference.
 */
export const LostOrder = observer(function LostOrder(props: LostOrderProps) {
  const { text, why, reference, isAsking = false, next, onLook, onGoOn } = props;
  const { t } = useText();
  const copyWords = useCopyWords();
  const pageReference = useReference();
  useLoggedProblem(KINDS[why]);
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
        <Reference {...pageReference} />
      </div>
    </Notice>
  );
});
