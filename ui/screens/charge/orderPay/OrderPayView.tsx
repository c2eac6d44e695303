import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { VoucherOrderBody } from '#application/voucherOrder/voucherOrderKind.ts';
import type { ReceivedPayment } from '#application/ports/paymentGateway.ts';
import { type Customer, EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { parseCustomer } from '#domain/customer/customerForm.ts';
import { type VoucherOrder, isExchanging, orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import {
  BUYER_QUESTIONS,
  type PendingVoucherOrder,
  buyerOf,
  voucherOrderOf,
} from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { Redirect } from '../../../kit/Redirect.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { PayGate, PayLayout, PayPage } from '../../../orders/payment/PayPage.tsx';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { PAID_PATHS } from '../../../parts/paths/paidPaths.ts';
import { OrderSummary } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useUsableFrom } from '../../../parts/voucherOrder/useUsableFrom.ts';
import { useArea, useServices, useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';

const PATHS = PAID_PATHS['voucher-order'];

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
  const { session, site: store } = useServices();
  const { t } = useText();
  const order = usePaidOrder(voucherOrderRun, PATHS.receipt, 'resumes');
  // Read once on mount: the user's own submit changes the stored values while the page is shown.
  const [{ prepared, customer, hasReceipt }] = useState(() => ({
    prepared: kept.read('voucherOrder'),
    customer: parseCustomer(typed.read('customerDraft') ?? EMPTY_DRAFT, BUYER_QUESTIONS, store.site.country),
    hasReceipt: kept.read('voucherOrderReceipt') !== null,
  }));
  return (
    <PayGate title={t('order.payTitle')} kind="voucher-order" order={order} payPath={PATHS.pay}>
      {() => {
        if (prepared === null) return <Redirect to={hasReceipt ? PATHS.receipt : PATHS.begin} />;
        // The form shows what is missing.
        const isComplete = customer.ok && (session.held !== null || !isExchanging(prepared) || order.isFixed);
        if (!isComplete) return <Redirect to={PATHS.begin} />;
        return <Pay prepared={prepared} customer={customer.value} order={order} />;
      }}
    </PayGate>
  );
});

interface PayProps {
  prepared: VoucherOrder;
  customer: Customer;
  order: OrderScreen<PendingVoucherOrder, VoucherOrderBody, ReceivedPayment>;
}

const Pay = observer(function Pay({ prepared, customer, order }: PayProps) {
  const { clock, session } = useServices();
  const { t, money, moment } = useText();
  const usableFrom = useUsableFrom();
  const screen = usePayScreen(order, {
    orderWith: (payment) => voucherOrderOf(prepared, customer, session.held, payment),
    bodyWith: (card) => ({ customer, card }),
    // Starting the payment already orders the vouchers and sends the customer's data.
    ticksFirst: true,
  });
  const toPay = money({ amountInCent: orderSums(prepared).toPayInCent, currency: prepared.currency });
  const usable = moment(usableFrom(clock.now(), buyerOf(customer.address?.company ?? '')));
  return (
    <PayLayout
      title={t('order.payTitle')}
      payPath={PATHS.pay}
      back={PATHS.begin}
      aside={
        <OrderSummary
          order={prepared}
          customer={customer}
          change={{ to: PATHS.begin, label: t('common.change'), about: t('voucherOrder.change') }}
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
          <ButtonLink to={PATHS.begin} kind="primary">
            {t('order.back')}
          </ButtonLink>
        )
      }
    />
  );
});
