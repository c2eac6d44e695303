import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { ChargeUnderWay } from '#domain/charge/chargeOrder.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { Button } from '../../../kit/Button.tsx';
import { Notice } from '../../../kit/Notice.tsx';
import { StatusLine } from '../../../kit/StatusLine.tsx';
import { LostOrder } from '../../../orders/LostOrder.tsx';
import { UnclearOutcome } from '../../../orders/UnclearOutcome.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { ProblemPanel } from '../../../problems/ProblemPanel.tsx';
import { useArea } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import type { ChargeOrderScreen } from './chargeOrderScreen.ts';
import { CHARGE } from '../services.ts';
import { ChargeSummary } from './ChargeSummary.tsx';
import { leadOn } from './leadOn.ts';
import styles from './OpenCharge.module.scss';

interface OpenChargeProps {
  order: ChargeOrderScreen;
}

/** A payment whose outcome is not known yet, or that still waits to be paid. Everything shown comes from its note. */
export const OpenCharge = observer(function OpenCharge({ order }: OpenChargeProps) {
  const { t } = useWords();
  const { state } = order;
  if (!('order' in state)) return null;
  const title =
    state.kind === 'refused'
      ? 'payment.failedTitle'
      : state.kind === 'paying'
        ? 'problem.payment-open.title'
        : 'payment.checkingTitle';
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t(title)} />}
      aside={<ChargeSummary charge={state.order} isAhead={false} />}
    >
      <div className={styles.body}>
        <Outcome order={order} open={state.order} />
      </div>
    </FormLayout>
  );
});

const Outcome = observer(function Outcome({ order, open }: OpenChargeProps & { open: ChargeUnderWay }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { state } = order;
  const toCheckout = () => void navigate('/prepaid/checkout', { replace: true });
  switch (state.kind) {
    case 'paying':
      return <Unpaid order={order} open={open} />;
    case 'refused':
      return (
        <ProblemPanel
          problem={state.problem}
          pays
          attempt={1}
          actions={
            <Button
              kind="primary"
              onClick={() => {
                order.goOn();
                toCheckout();
              }}
            >
              {t('payment.payAgain')}
            </Button>
          }
        />
      );
    case 'lost':
      return (
        <LostOrder
          text={t(state.why === 'lapsed' ? 'payment.lapsed' : 'payment.mismatch')}
          why={state.why}
          reference={open.reference}
          onLook={() => void order.findOut()}
          onGoOn={() => {
            order.goOn();
            toCheckout();
          }}
        />
      );
    case 'unclear':
    case 'finding-out':
      return (
        <UnclearOutcome
          screen={order}
          onFindOut={order.findOut}
          state={state}
          kind="charge-unclear"
          finding={t('payment.finding')}
        />
      );
    case 'idle':
    case 'blocked':
    case 'placing':
    case 'placed':
      return <StatusLine>{t('payment.confirming')}</StatusLine>;
  }
});

/** Nothing was paid yet: the person came back from the provider, or never got there. */
const Unpaid = observer(function Unpaid({ order, open }: OpenChargeProps & { open: ChargeUnderWay }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { loadPayments } = useArea(CHARGE);
  const giveUp = async () => {
    await order.giveUp();
    if (order.state.kind === 'idle') await navigate('/prepaid/checkout', { replace: true });
  };
  return (
    <Notice kind="info" word={t('kind.info')} live>
      <div className={styles.body}>
        <p>{t('payment.unpaid')}</p>
        {open.challenge !== null && (
          <Button kind="primary" onClick={() => void leadOn(order, loadPayments)}>
            {t('payment.lead')}
          </Button>
        )}
        <Button kind={open.challenge === null ? 'primary' : 'secondary'} onClick={() => void giveUp()}>
          {t('payment.payOtherwise')}
        </Button>
      </div>
    </Notice>
  );
});
