import { observer } from 'mobx-react-lite';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useArea } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import type { PaidBody } from '#application/payment/gatewayOrder.ts';
import type { PayableCharge } from '#domain/charge/keptCharge.ts';
import type { Charge, PendingCharge } from '#domain/charge/chargeOrder.ts';
import type { ProblemKind } from '#domain/problem/problem.ts';
import { OrderPage } from '../../../orders/OrderPage.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PayLayout, PayPage } from '../../../orders/payment/PayPage.tsx';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { useAround } from '../../../orders/useAround.ts';
import { useOrder } from '../../../orders/useOrder.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { CHARGE } from '../services.ts';
import { ChargeSummary } from './ChargeSummary.tsx';

const CHOICE = stepPath('charge', 'choice');
const PAY = stepPath('charge', 'pay');

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
  const { run, prepare } = useArea(PAYMENT).orders.charge;
  const { t } = useText();
  const order = useOrder(run, { of: 'charge', begins: 'resumes' });
  return (
    <OrderPage
      prepare={prepare}
      around={{ ...useAround(null), left: order.left }}
      title={t('charge.payTitle')}
      renderSettling={() => <OpenPayment order={order} payPath={PAY} />}
      renderReady={(draft) => <Checkout draft={draft} order={order} />}
    />
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
  const { keepCharge } = useArea(CHARGE);
  const { prepare } = useArea(PAYMENT).orders.charge;
  const { t, money } = useText();
  const screen = usePayScreen(order, {
    orderWith: (payment) => prepare.order(draft, payment),
    bodyWith: (card) => ({ card }),
    // The voucher must be checked again; a retry would not help.
    onRefused: ({ kind }) => needsCheck(kind) && keepCharge.giveUp(),
    ticksFirst: false,
  });
  const toPay = money(draft);
  return (
    <PayLayout
      title={t('charge.payTitle')}
      payPath={PAY}
      back={CHOICE}
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
          <ButtonLink to={CHOICE} kind="primary">
            {t('charge.checkAgain')}
          </ButtonLink>
        )
      }
    />
  );
});
