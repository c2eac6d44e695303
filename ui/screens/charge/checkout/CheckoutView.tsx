import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useArea, useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import type { PaidBody } from '#application/payment/gatewayOrder.ts';
import type { PayableCharge } from '#domain/charge/keptCharge.ts';
import { CHARGE_RULES } from '#domain/charge/kind.ts';
import { type Charge, type PendingCharge, chargeOf } from '#domain/charge/chargeOrder.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import { OrderGate } from '../../../orders/OrderGate.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PayLayout, PayPage } from '../../../orders/payment/PayPage.tsx';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { ORDER_PATHS } from '../../../parts/paths/orderPaths.ts';
import { CHARGE } from '../services.ts';
import { ChargeSummary } from './ChargeSummary.tsx';

const PATHS = ORDER_PATHS.charge;

/** The payment of a top-up (product 9.3). */
export const CheckoutView = observer(function CheckoutView() {
  const { t } = useText();
  return (
    <PayPage title={t('charge.payTitle')} isRemovable>
      <Payment />
    </PayPage>
  );
});

const Payment = observer(function Payment() {
  const { kept } = useArea(CHARGE);
  const { chargeRun } = useArea(PAYMENT);
  const { openOrders } = useServices();
  const { t } = useText();
  const order = usePaidOrder(chargeRun, PATHS.receipt, 'resumes');
  // Read once on mount: the user's own submit changes the stored values while the page is shown.
  const [found] = useState(() => ({
    kept: kept.read('charge'),
    hasReceipt: kept.read('chargeReceipt') !== null,
  }));
  return (
    <OrderGate
      rules={CHARGE_RULES}
      facts={{ ...found, left: order.left, open: openOrders.value, holding: 'nothing' }}
      paths={PATHS}
      title={t('charge.payTitle')}
      renderSettling={() => <OpenPayment order={order} payPath={PATHS.press} />}
    >
      {(draft) => <Checkout draft={draft} order={order} />}
    </OrderGate>
  );
});

/** The permission has expired, or another tab has topped the voucher up. */
const needsCheck = (kind: ProblemKind | undefined): boolean =>
  kind === 'charge-expired' || kind === 'ordered-elsewhere';

interface CheckoutProps {
  draft: PayableCharge;
  order: OrderScreen<PendingCharge, PaidBody, Charge>;
}

const Checkout = observer(function Checkout({ draft, order }: CheckoutProps) {
  const { prepareCharge } = useArea(CHARGE);
  const { t, money } = useText();
  const screen = usePayScreen(order, {
    orderWith: (payment) => chargeOf(draft, draft.amountInCent, payment),
    bodyWith: (card) => ({ card }),
    // The voucher must be checked again; a retry would not help.
    onRefused: ({ kind }) => needsCheck(kind) && prepareCharge.giveUp(),
    ticksFirst: false,
  });
  const toPay = money(draft);
  return (
    <PayLayout
      title={t('charge.payTitle')}
      payPath={PATHS.press}
      back={PATHS.choice}
      aside={<ChargeSummary draft={draft} />}
      screen={screen}
      words={{
        tick: t('charge.consent'),
        fault: t('charge.consentFault'),
        pay: t('charge.pay', { money: toPay }),
        obliged: t('charge.obliged', { money: toPay }),
      }}
      help={
        needsCheck(screen.refusal?.problem.kind) && (
          <ButtonLink to={PATHS.choice} kind="primary">
            {t('charge.checkAgain')}
          </ButtonLink>
        )
      }
    />
  );
});
