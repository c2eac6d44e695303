import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { VoucherOrderBody } from '#application/voucherOrder/voucherOrderKind.ts';
import type { ReceivedPayment } from '#application/ports/paymentGateway.ts';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { type PreparedVoucherOrder, VOUCHER_ORDER_RULES } from '#domain/voucherOrder/kind.ts';
import { orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import {
  type PendingVoucherOrder,
  buyerOf,
  voucherOrderOf,
} from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { OrderGate } from '../../../orders/OrderGate.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PayLayout, PayPage } from '../../../orders/payment/PayPage.tsx';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { ORDER_PATHS } from '../../../parts/paths/orderPaths.ts';
import { OrderSummary } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useUsableFrom } from '../../../parts/voucherOrder/useUsableFrom.ts';
import { useArea, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';

const PATHS = ORDER_PATHS['voucher-order'];

export const OrderPayView = observer(function OrderPayView() {
  const { t } = useText();
  return (
    <PayPage title={t('order.payTitle')} isRemovable>
      <Payment />
    </PayPage>
  );
});

const Payment = observer(function Payment() {
  const { kept: typed } = useShared();
  const { kept, voucherOrderRun } = useArea(PAYMENT);
  const { openOrders, session, site: store } = useServices();
  const { t } = useText();
  const order = usePaidOrder(voucherOrderRun, PATHS.receipt, 'resumes');
  // Read once on mount: the user's own submit changes the stored values while the page is shown.
  const [found] = useState(() => ({
    chosen: kept.read('voucherOrder'),
    customer: typed.read('customerDraft') ?? EMPTY_DRAFT,
    hasReceipt: kept.read('voucherOrderReceipt') !== null,
    country: store.site.country,
  }));
  // The page of a payment that has begun stays, even if another tab removes the voucher.
  const holding = session.held !== null || order.isFixed ? 'voucher' : 'nothing';
  return (
    <OrderGate
      rules={VOUCHER_ORDER_RULES}
      facts={{ ...found, left: order.left, open: openOrders.value, holding }}
      paths={PATHS}
      title={t('order.payTitle')}
      renderSettling={() => <OpenPayment order={order} payPath={PATHS.press} />}
    >
      {(prepared) => <Pay prepared={prepared} order={order} />}
    </OrderGate>
  );
});

interface PayProps {
  prepared: PreparedVoucherOrder;
  order: OrderScreen<PendingVoucherOrder, VoucherOrderBody, ReceivedPayment>;
}

const Pay = observer(function Pay({ prepared, order }: PayProps) {
  const { order: chosen, customer } = prepared;
  const { clock, session } = useServices();
  const { t, money, moment } = useText();
  const usableFrom = useUsableFrom();
  const screen = usePayScreen(order, {
    orderWith: (payment) => voucherOrderOf(chosen, customer, session.held, payment),
    bodyWith: (card) => ({ customer, card }),
    // Starting the payment already orders the vouchers and sends the customer's data.
    ticksFirst: true,
  });
  const toPay = money({ amountInCent: orderSums(chosen).toPayInCent, currency: chosen.currency });
  const usable = moment(usableFrom(clock.now(), buyerOf(customer.address?.company ?? '')));
  return (
    <PayLayout
      title={t('order.payTitle')}
      payPath={PATHS.press}
      back={PATHS.choice}
      aside={
        <OrderSummary
          order={chosen}
          customer={customer}
          change={{ to: PATHS.choice, label: t('common.change'), about: t('voucherOrder.change') }}
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
          <ButtonLink to={PATHS.choice} kind="primary">
            {t('order.back')}
          </ButtonLink>
        )
      }
    />
  );
});
