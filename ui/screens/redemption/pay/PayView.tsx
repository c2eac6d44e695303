import { observer } from 'mobx-react-lite';
import { Navigate } from 'react-router';
import type { RedemptionBody } from '#application/redemption/sentOrder.ts';
import { isUnsettled } from '#domain/orders/note.ts';
import type { OrderUnderWay, Redemption } from '#domain/redemption/redemption.ts';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { useKeptReturns } from '../../../orders/payment/useKeptReturns.ts';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { placeOf } from '../../../parts/paths/stepPaths.ts';
import { WhereKept } from '../../../parts/payment/WhereKept.tsx';
import { useServices, useShared } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { useJustPlaced } from '../check/useJustPlaced.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import { useAnswered } from '../steps/useAnswered.ts';
import { useDraft } from '../steps/useDraft.ts';
import { type LinesStep, WithLines } from '../steps/WithLines.tsx';
import { Difference } from './Difference.tsx';

/**
 * Where what the voucher does not cover is paid (ADR 50), for one shop and for the basket. A payment that was left open
 * comes before anything else.
 */
export const PayView = observer(function PayView() {
  const { t } = useWords();
  const returns = useKeptReturns();
  return (
    <WhereKept title={t('pay.title')}>
      <Paying key={returns} />
    </WhereKept>
  );
});

const Paying = observer(function Paying() {
  const { openOrders, session } = useServices();
  const { redemptionRun } = useShared();
  const { t } = useWords();
  const isPlaced = useJustPlaced(null);
  const order = usePaidOrder(redemptionRun, '/thankyou', 'resumes', session.endedBy);
  // Without a voucher in use, what this very page has sent is told like what an earlier one left open (ADR 73).
  const isGone = session.held === null && session.state.kind !== 'expired';
  const left = isGone && 'order' in order.state ? order.state.order : order.left;
  if (left !== null && isUnsettled(left)) {
    return left.payment === null ? (
      <Navigate to={placeOf(left)} replace />
    ) : (
      <OpenPayment order={order} payPath={() => placeOf(left)} />
    );
  }
  const other = openOrders.value;
  if (other !== null && other.kind !== 'redemption') {
    return (
      <StepFrame step="check" plain title={t('pay.title')} back={null}>
        <OpenOrderNotice />
      </StepFrame>
    );
  }
  if (isPlaced) return <Navigate to="/thankyou" replace />;
  return <WithLines>{(step) => <Complete step={step} order={order} />}</WithLines>;
});

interface CompleteProps {
  step: LinesStep;
  order: OrderScreen<OrderUnderWay, RedemptionBody, Redemption>;
}

/** Draws the payment if value and customer details are complete, else leads back to the missing step. */
const Complete = observer(function Complete({ step, order }: CompleteProps) {
  const draft = useDraft(step);
  const answered = useAnswered(step, draft);
  if (!draft || !answered?.isWhole) return <Navigate to={step.paths.choose} replace />;
  const { customer, delivery } = answered;
  if (!customer) return <Navigate to={step.paths.details} replace />;
  return <Difference {...step} draft={draft} customer={customer} delivery={delivery} order={order} />;
});
