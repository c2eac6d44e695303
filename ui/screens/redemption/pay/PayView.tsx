import { observer } from 'mobx-react-lite';
import { isUnsettled } from '#domain/orders/pendingOrder.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PayPage } from '../../../orders/payment/PayPage.tsx';
import { useOrder } from '../../../orders/useOrder.ts';
import { placeOf } from '../../../parts/paths/stepPath.ts';
import { useServices, useShared } from '../../../session/services.ts';
import { useHeldUntilPlaced } from '../../../session/useHeldUntilPlaced.ts';
import { useText } from '../../../session/text.ts';
import { RedemptionPage } from '../steps/RedemptionPage.tsx';
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
  const order = useOrder(redemptionRun, {
    of: 'redemption',
    begins: 'resumes',
    endedBy: session.endedBy,
  });
  // Without a voucher in use, an order that this page has sent is shown like a pending one (ADR 12).
  const isGone = session.held === null && session.state.kind !== 'expired';
  const sent = isGone && 'order' in order.state ? order.state.order : order.left;
  const held = useHeldUntilPlaced(order.state.kind === 'placed');
  return (
    <RedemptionPage
      held={held}
      left={isUnsettled(sent) ? sent : null}
      step="pay"
      title={t('pay.title')}
      renderSettling={(left) => <OpenPayment order={order} payPath={placeOf(left)} />}
      renderReady={(prepared, step) => <Difference {...step} prepared={prepared} order={order} />}
    />
  );
});
