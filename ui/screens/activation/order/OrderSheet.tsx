import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { waitingVouchers } from '#domain/activation/activation.ts';
import { isUnanswered } from '#domain/problem/unanswered.ts';
import { Button } from '../../../kit/Button.tsx';
import { classes } from '../../../kit/classes.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { useFocusOnEach } from '../../../parts/answers/useFocusOnEach.ts';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useText } from '../../../session/text.ts';
import flow from '../../../styles/flow.module.scss';
import styles from './ActivationView.module.scss';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { TellRecipients } from './TellRecipients.tsx';
import { type OpenOrderProps, VoucherRows } from './VoucherRows.tsx';

/** An order: the outcome of the last activation, the vouchers and the actions. */
export const OrderSheet = observer(function OrderSheet({
  screen,
  state,
  reference,
}: OpenOrderProps & { reference: string }) {
  const { t, day } = useText();
  const id = useId();
  const { doing, order } = state;
  const waiting = waitingVouchers(order);
  const isAny = (one: 'ACTIVATED' | 'BLOCKED') => order.vouchers.some((voucher) => voucher.state === one);
  return (
    <div className={flow.stack6}>
      <Outcome screen={screen} state={state} />
      <section aria-labelledby={id} className={flow.stack4}>
        <h2 id={id} className={styles.title}>
          {t('activation.reference', { reference })}
        </h2>
        <p>{t('activation.ordered', { date: day(order.orderedAt) })}</p>
        {waiting.length > 1 && (
          <Button
            kind="primary"
            full
            busy={doing.kind === 'activating' && doing.about.length > 1}
            busyText={t('activation.busy')}
            onClick={() => screen.ask(waiting)}
          >
            {t('activation.all', { count: waiting.length })}
          </Button>
        )}
        {order.vouchers.length === 0 ? (
          <p>{t('activation.none')}</p>
        ) : (
          <VoucherRows screen={screen} state={state} />
        )}
        {isAny('BLOCKED') && <p>{t('activation.blocked')}</p>}
      </section>
      {isAny('ACTIVATED') && <TellRecipients order={order} />}
      {doing.kind === 'asking' && <ConfirmDialog screen={screen} about={doing.about} />}
    </div>
  );
});

/** The outcome of the activations so far, with a retry for those that failed. */
const Outcome = observer(function Outcome({ screen, state }: OpenOrderProps) {
  const { t } = useText();
  const { answers, failedVouchers, withdrawn } = screen;
  const { doing } = state;
  // The pressed buttons may be unmounted, so the outcome takes the focus.
  const place = useFocusOnEach<HTMLDivElement>(answers);
  if (doing.kind === 'refused') {
    return (
      <ProblemPanel
        problem={doing.problem}
        money={{ sentence: t(isUnanswered(doing.problem) ? 'activation.unclear' : 'activation.stands') }}
        attempt={answers}
        actions={
          <Button kind="secondary" onClick={() => void screen.retry()}>
            {t('common.tryAgain')}
          </Button>
        }
      />
    );
  }
  const failed = failedVouchers.length;
  const activated = doing.kind === 'answered' ? doing.activated : 0;
  if (activated === 0 && failed === 0 && answers === 0) return null;
  return (
    <div ref={place} tabIndex={-1} className={classes(flow.stack4, styles.outcome)}>
      {activated > 0 && (
        <Notice kind="success" word={t('kind.success')}>
          <p>{t('activation.done', { count: activated })}</p>
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
