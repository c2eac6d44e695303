import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { Problem } from '#domain/problem/problem.ts';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import { FormLayout } from '../../frame/FormLayout.tsx';
import { Button } from '../../kit/Button.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { TitledHeading } from '../../parts/page/Page.tsx';
import { ProblemPanel } from '../../problems/ProblemPanel.tsx';
import { useArea } from '../../session/services.ts';
import { useText } from '../../session/text.ts';
import { LostOrder } from '../LostOrder.tsx';
import { ContradictedPayment } from './ContradictedPayment.tsx';
import { leadOn } from './leadOn.ts';
import { PaymentSummary } from './PaymentSummary.tsx';
import type { PaidOrderScreen } from './paidOrderScreen.ts';
import { PAYMENT } from './services.ts';
import { UnclearPayment } from './UnclearPayment.tsx';
import styles from './OpenPayment.module.scss';

interface OpenPaymentProps {
  order: PaidOrderScreen;
  /** Where the buyer can pay again after a failed or cancelled payment. */
  payPath: string;
}

/** An unpaid payment, or one with an unknown outcome. Everything shown comes from the pending order. */
export const OpenPayment = observer(function OpenPayment({ order, payPath }: OpenPaymentProps) {
  const { t } = useText();
  const { state } = order;
  if (!('order' in state) || state.order.payment === null) return null;
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t(titleKey(state))} />}
      aside={<PaymentSummary payment={state.order.payment} />}
    >
      <div className={styles.body}>
        <Outcome order={order} payment={state.order.payment} again={payPath} />
      </div>
    </FormLayout>
  );
});

/** The page's only title, so the cards below have none. */
function titleKey(state: PaidOrderScreen['state']) {
  switch (state.kind) {
    case 'refused':
      return `problem.${state.problem.kind}.title` as const;
    case 'paying':
      return 'problem.payment-open.title';
    case 'lost':
      return 'problem.payment-contradicted.title';
    case 'unclear':
    case 'finding-out':
      return isContradicted(state) ? 'problem.payment-contradicted.title' : 'payment.checkingTitle';
    case 'idle':
    case 'blocked':
    case 'held-back':
    case 'placing':
    case 'placed':
      return 'payment.checkingTitle';
  }
}

function isContradicted({ problem }: { readonly problem: Problem }): boolean {
  return problem.kind === 'payment-contradicted';
}

interface OutcomeProps {
  order: PaidOrderScreen;
  payment: PendingPayment;
  again: string;
}

const Outcome = observer(function Outcome({ order, payment, again }: OutcomeProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { state } = order;
  const payAgain = () => {
    order.goOn();
    void navigate(again, { replace: true });
  };
  const contradicted = { order, reference: payment.reference, onGoOn: payAgain };
  switch (state.kind) {
    case 'paying':
      return <Unpaid order={order} payment={payment} again={again} />;
    case 'refused':
      return (
        <ProblemPanel
          problem={state.problem}
          headingLevel={null}
          without="pay-again"
          money="payment"
          attempt={1}
          actions={
            <Button kind="primary" onClick={payAgain}>
              {t('payment.payAgain')}
            </Button>
          }
        />
      );
    case 'lost':
      if (state.why === 'contradicted') return <ContradictedPayment {...contradicted} isAsking={false} />;
      return (
        <LostOrder
          text={t(state.why === 'lapsed' ? 'payment.lapsed' : 'payment.mismatch')}
          why={state.why}
          reference={payment.reference}
          onLook={() => void order.findOut()}
          onGoOn={payAgain}
        />
      );
    case 'unclear':
    case 'finding-out':
      return isContradicted(state) ? (
        <ContradictedPayment {...contradicted} isAsking />
      ) : (
        <UnclearPayment order={order} state={state} />
      );
    case 'idle':
    case 'blocked':
    case 'held-back':
    case 'placing':
    case 'placed':
      return null;
  }
});

/** Nothing was paid yet: the user returned from the provider, or never got there. */
const Unpaid = observer(function Unpaid({ order, payment, again }: OutcomeProps) {
  const { t } = useText();
  const navigate = useNavigate();
  const { loadPayments } = useArea(PAYMENT);
  const giveUp = async () => {
    await order.giveUp();
    if (order.state.kind === 'idle') await navigate(again, { replace: true });
  };
  const { challenge } = payment;
  return (
    <Notice kind="info" word={t('kind.info')} live>
      <div className={styles.body}>
        <p>{t('payment.unpaid')}</p>
        {challenge !== null && (
          <Button kind="primary" onClick={() => void leadOn(order, loadPayments)}>
            {t('payment.lead')}
          </Button>
        )}
        <Button kind={challenge === null ? 'primary' : 'secondary'} onClick={() => void giveUp()}>
          {t('payment.payOtherwise')}
        </Button>
      </div>
    </Notice>
  );
});
