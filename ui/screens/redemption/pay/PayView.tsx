import { observer } from 'mobx-react-lite';
import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
import type { PendingRedemption, Redemption } from '#domain/redemption/redemption.ts';
import { Redirect } from '../../../kit/Redirect.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { PayGate, PayPage } from '../../../orders/payment/PayPage.tsx';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { placeOf } from '../../../parts/paths/stepPaths.ts';
import { useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import { useJustPlaced } from '../check/useJustPlaced.ts';
import { StepProgress } from '../steps/StepFrame.tsx';
import { useAnswered } from '../steps/useAnswered.ts';
import { useDraft } from '../steps/useDraft.ts';
import { type LinesStep, WithLines } from '../steps/WithLines.tsx';
import { Difference } from './Difference.tsx';

/** The payment of the difference (ADR 14), for one shop or the basket. A pending payment comes before anything else. */
export const PayView = observer(function PayView() {
  const { t } = useText();
  return (
    <PayPage title={t('pay.title')}>
      <Paying />
    </PayPage>
  );
});

const Paying = observer(function Paying() {
  const { session } = useServices();
  const { redemptionRun } = useShared();
  const { t } = useText();
  const isPlaced = useJustPlaced(null);
  const order = usePaidOrder(redemptionRun, '/thankyou', 'resumes', session.endedBy);
  // Without a voucher in use, an order that this page has sent is shown like a pending one (ADR 12).
  const isGone = session.held === null && session.state.kind !== 'expired';
  const sent = isGone && 'order' in order.state ? order.state.order : order.left;
  const left = isUnsettled(sent) ? sent : null;
  if (left !== null && left.payment === null) return <Redirect to={placeOf(left)} />;
  return (
    <PayGate
      title={t('pay.title')}
      kind="redemption"
      order={order}
      left={left}
      payPath={left === null ? '' : placeOf(left)}
      progress={<StepProgress step="check" />}
    >
      {() =>
        isPlaced ? (
          <Redirect to="/thankyou" />
        ) : (
          <WithLines>{(step) => <Complete step={step} order={order} />}</WithLines>
        )
      }
    </PayGate>
  );
});

interface CompleteProps {
  step: LinesStep;
  order: OrderScreen<PendingRedemption, RedemptionBody, Redemption>;
}

/** Renders the payment if value and customer are complete, else redirects to the missing step. */
const Complete = observer(function Complete({ step, order }: CompleteProps) {
  const draft = useDraft(step);
  const answered = useAnswered(step, draft);
  if (!draft || !answered?.isWhole) return <Redirect to={step.paths.choose} />;
  const { customer, delivery } = answered;
  if (!customer) return <Redirect to={step.paths.details} />;
  return <Difference {...step} draft={draft} customer={customer} delivery={delivery} order={order} />;
});
