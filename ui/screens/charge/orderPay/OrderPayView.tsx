import { observer } from 'mobx-react-lite';
import type { VoucherOrderBody } from '#application/voucherOrder/voucherOrderKind.ts';
import type { ReceivedPayment } from '#domain/payment/payment.ts';
import type { PreparedVoucherOrder } from '#domain/voucherOrder/kind.ts';
import type { PendingVoucherOrder } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import { buyerOf } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { OrderPage } from '../../../orders/OrderPage.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PayLayout, PayPage } from '../../../orders/payment/PayPage.tsx';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { useAround } from '../../../orders/useAround.ts';
import { useOrder } from '../../../orders/useOrder.ts';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { OrderSummary } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useUsableFrom } from '../../../parts/voucherOrder/useUsableFrom.ts';
import { useArea, useServices } from '../../../session/services.ts';
import { useHeldUntilPlaced } from '../../../session/useHeldUntilPlaced.ts';
import { useText } from '../../../session/text.ts';

const CHOICE = stepPath('voucher-order', 'choice');
const PAY = stepPath('voucher-order', 'pay');

export const OrderPayView = observer(function OrderPayView() {
  const { t } = useText();
  return (
    <PayPage title={t('order.payTitle')} isRemovable>
      <Payment />
    </PayPage>
  );
});

const Payment = observer(function Payment() {
  const { run, prepare } = useArea(PAYMENT).orders['voucher-order'];
  const { site: store } = useServices();
  const { t } = useText();
  const order = useOrder(run, { of: 'voucher-order', begins: 'resumes' });
  const around = useAround(useHeldUntilPlaced(order.state.kind === 'placed'));
  // The page of a payment that has begun stays, even if another tab removes the voucher.
  const holding = order.isFixed ? 'voucher' : around.holding;
  return (
    <OrderPage
      prepare={prepare}
      around={{ ...around, holding, left: order.left, country: store.site.country }}
      title={t('order.payTitle')}
      renderSettling={() => <OpenPayment order={order} payPath={PAY} />}
      renderReady={(prepared) => <Pay prepared={prepared} order={order} />}
    />
  );
});

interface PayProps {
  prepared: PreparedVoucherOrder;
  order: OrderScreen<PendingVoucherOrder, VoucherOrderBody, ReceivedPayment>;
}

const Pay = observer(function Pay({ prepared, order }: PayProps) {
  const { order: chosen, customer } = prepared;
  const { now, session } = useServices();
  const { prepare } = useArea(PAYMENT).orders['voucher-order'];
  const { t, money, moment } = useText();
  const usableFrom = useUsableFrom();
  const screen = usePayScreen(order, {
    orderWith: (payment) => prepare.order(prepared, { payment, session: session.held }),
    bodyWith: (card) => ({ customer, card }),
    // Starting the payment already orders the vouchers and sends the customer's data.
    ticksFirst: true,
  });
  const toPay = money({ amountInCent: orderSums(chosen).toPayInCent, currency: chosen.currency });
  const usable = moment(usableFrom(now(), buyerOf(customer.address?.company ?? '')));
  return (
    <PayLayout
      title={t('order.payTitle')}
      payPath={PAY}
      back={CHOICE}
      aside={
        <OrderSummary
          order={chosen}
          customer={customer}
          change={{ to: CHOICE, label: t('common.change'), name: t('voucherOrder.change') }}
          note={t('voucherOrder.usable', { moment: usable })}
        />
      }
      screen={screen}
      words={{
        tick: t('order.consent'),
        fault: t('order.consentFault'),
        pay: t('order.pay', { money: toPay }),
        obliged: t('charge.obliged', { money: toPay }),
      }}
      help={
        screen.refusal?.problem.kind === 'order-changed' && (
          <ButtonLink to={CHOICE} kind="primary">
            {t('order.back')}
          </ButtonLink>
        )
      }
    />
  );
});
