import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { waitingVouchers } from '#domain/activation/activation.ts';
import { Button } from '../../../kit/Button.tsx';
import { useWords } from '../../../session/words.ts';
import type { ActivationScreen, ActivationState } from './ActivationScreen.ts';
import styles from './ActivationView.module.scss';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Outcome } from './Outcome.tsx';
import { TellRecipients } from './TellRecipients.tsx';
import { VoucherRows } from './VoucherRows.tsx';

interface OrderSheetProps {
  screen: ActivationScreen;
  state: Extract<ActivationState, { kind: 'open' }>;
  reference: string;
}

/** An order with its vouchers: what came of the last activation, the list, and what can be done. */
export const OrderSheet = observer(function OrderSheet({ screen, state, reference }: OrderSheetProps) {
  const { t, day } = useWords();
  const id = useId();
  const { doing, order } = state;
  const waiting = waitingVouchers(order);
  const isBusy = doing.kind === 'activating';
  const isBlocked = order.vouchers.some((voucher) => voucher.state === 'BLOCKED');
  const isAnyActive = order.vouchers.some((voucher) => voucher.state === 'ACTIVATED');
  return (
    <div className={styles.sheet}>
      <Outcome screen={screen} state={state} />
      <section aria-labelledby={id} className={styles.part}>
        <h2 id={id} className={styles.title}>
          {t('activation.reference', { reference })}
        </h2>
        <p className={styles.text}>{t('activation.ordered', { date: day(order.orderedAt) })}</p>
        {waiting.length > 1 && (
          <Button
            kind="primary"
            full
            busy={isBusy && doing.about.length > 1}
            busyText={t('activation.busy')}
            onClick={() => screen.ask(waiting)}
          >
            {t('activation.all', { count: waiting.length })}
          </Button>
        )}
        {order.vouchers.length === 0 ? (
          <p className={styles.text}>{t('activation.none')}</p>
        ) : (
          <VoucherRows screen={screen} state={state} />
        )}
        {isBlocked && <p className={styles.text}>{t('activation.blocked')}</p>}
      </section>
      {isAnyActive && <TellRecipients order={order} />}
      {doing.kind === 'asking' && <ConfirmDialog screen={screen} about={doing.about} />}
    </div>
  );
});
