import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { isAllActivated } from '#domain/activation/activation.ts';
import { isUnanswered } from '#domain/problem/unanswered.ts';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useWords } from '../../../session/words.ts';
import type { ActivationScreen, ActivationState } from './ActivationScreen.ts';
import styles from './ActivationView.module.scss';

interface OutcomeProps {
  screen: ActivationScreen;
  state: Extract<ActivationState, { kind: 'open' }>;
}

/** What came of the activations so far: how many were activated, how many were not, and a way to try those again. */
export const Outcome = observer(function Outcome({ screen, state }: OutcomeProps): ReactNode {
  const { t } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const { answers } = screen;
  const { doing, order } = state;
  useEffect(() => {
    // The buttons that were pressed may be gone, so the answer itself takes the focus.
    if (answers > 0) place.current?.focus();
  }, [answers]);
  if (doing.kind === 'refused') {
    return (
      <ProblemPanel
        problem={doing.problem}
        money={t(isUnanswered(doing.problem) ? 'activation.unclear' : 'activation.stands')}
        attempt={answers}
        actions={
          <Button kind="secondary" onClick={() => void screen.retry()}>
            {t('common.tryAgain')}
          </Button>
        }
      />
    );
  }
  const failed = screen.failedVouchers.length;
  const { withdrawn } = screen;
  const activated = doing.kind === 'answered' ? doing.activated : 0;
  const isDone = isAllActivated(order);
  if (activated === 0 && failed === 0 && answers === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.outcome}>
      {activated > 0 && (
        <Notice kind="success" word={t('kind.success')}>
          <p>{t('activation.done', { count: activated })}</p>
          {isDone && <p>{t('activation.allDone')}</p>}
        </Notice>
      )}
      {withdrawn > 0 && (
        <Notice kind="warning" word={t('kind.warning')}>
          <p>{t('activation.withdrawn', { count: withdrawn })}</p>
        </Notice>
      )}
      {failed > 0 && (
        <Notice kind="error" word={t('kind.error')}>
          <p>{t('activation.failed', { count: failed })}</p>
          <Button
            kind="secondary"
            busy={doing.kind === 'activating'}
            busyText={t('activation.busy')}
            onClick={() => void screen.retry()}
          >
            {t('activation.retry', { count: failed })}
          </Button>
        </Notice>
      )}
    </div>
  );
});
