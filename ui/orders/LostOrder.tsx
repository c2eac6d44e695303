import { observer } from 'mobx-react-lite';
import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/CopyButton.tsx';
import { Notice } from '../kit/Notice.tsx';
import { SupportLink } from '../problems/ProblemPanel.tsx';
import { useWords } from '../session/words.ts';
import styles from './LostOrder.module.scss';

interface LostOrderProps {
  /** What happened, in the words of the kind of order. */
  text: string;
  why: 'lapsed' | 'mismatch';
  /** The order's id, by which customer service can find it. */
  reference: string;
  onLook: () => void;
  onGoOn: () => void;
}

/**
 * An order that asking again cannot settle: it lapsed (ADR 24), or the backend answers with another one (ADR 29). It is
 * not placed again by itself. Its note stays until the person goes on from here, so that a reload does not lose the
 * reference.
 */
export const LostOrder = observer(function LostOrder(props: LostOrderProps) {
  const { text, why, reference, onLook, onGoOn } = props;
  const { t, copyWords } = useWords();
  const isMismatch = why === 'mismatch';
  return (
    <Notice kind="warning" word={t('kind.warning')} live>
      <div className={styles.body}>
        <p>{text}</p>
        <p>{t(isMismatch ? 'openOrder.mismatchSupport' : 'openOrder.askSupport')}</p>
        <p className={styles.reference}>{t('openOrder.reference', { reference })}</p>
        <CopyButton text={reference} words={copyWords(t('openOrder.copyReference'))} />
        <SupportLink topic="other" />
        {isMismatch && (
          <Button kind="primary" onClick={onLook}>
            {t('check.findOut')}
          </Button>
        )}
        <Button kind={isMismatch ? 'secondary' : 'primary'} onClick={onGoOn}>
          {t('openOrder.goOn')}
        </Button>
      </div>
    </Notice>
  );
});
