import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router';
import type { VoucherOrderBody } from '#application/voucherOrder/voucherOrderKind.ts';
import type { ReceivedPayment } from '#application/ports/paymentDesk.ts';
import { type Customer, EMPTY_DRAFT } from '#domain/customer/customer.ts';
import { parseCustomer } from '#domain/customer/customerForm.ts';
import { type VoucherOrder, isExchanging, orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import {
  BUYER_QUESTIONS,
  type VoucherOrderUnderWay,
  buyerOf,
  voucherOrderOf,
} from '#domain/voucherOrder/voucherOrderNote.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PaymentForm } from '../../../orders/payment/PaymentForm.tsx';
import { isLeftOpen } from '../../../orders/payment/paidOrder.ts';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { useKeptReturns } from '../../../orders/payment/useKeptReturns.ts';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { WhereKept } from '../../../parts/payment/WhereKept.tsx';
import { OrderSummary } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useUsableFrom } from '../../../parts/voucherOrder/useUsableFrom.ts';
import { useArea, useServices, useShared } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';

const ORDER_PATH = '/prepaid/order';

/**
 * The payment of an order of vouchers. A payment that was left open comes before anything else, and while an order of
 * another kind is open, nothing is paid.
 */
export const OrderPayView = observer(function OrderPayView() {
  const { session } = useServices();
  const { t } = useWords();
  const returns = useKeptReturns();
  return (
    <WhereKept title={t('order.payTitle')}>
      {/* "Remove voucher" and "remove my data" take along what was to be paid. */}
      <Payment key={`${session.removals} ${returns}`} />
    </WhereKept>
  );
});

const Payment = observer(function Payment() {
  const { kept: typed } = useShared();
  const { kept, voucherOrderRun } = useArea(PAYMENT);
  const { openOrders, session, site: store } = useServices();
  const { t } = useWords();
  const order = usePaidOrder(voucherOrderRun, '/prepaid/ordered', 'resumes');
  // As it was when the page was opened: it stays while its own press takes effect.
  const [{ prepared, customer, hasReceipt }] = useState(() => ({
    prepared: kept.read('voucherOrder'),
    customer: parseCustomer(typed.read('customerDraft') ?? EMPTY_DRAFT, BUYER_QUESTIONS, store.site.country),
    hasReceipt: kept.read('voucherOrderReceipt') !== null,
  }));
  const other = openOrders.value;
  if (order.left !== null) return <OpenPayment order={order} payPath={payPath} />;
  if (other !== null && other.kind !== 'voucher-order') {
    return (
      <FormLayout plain title={<TitledHeading title={t('order.payTitle')} />}>
        <OpenOrderNotice />
      </FormLayout>
    );
  }
  if (prepared === null) return <Navigate to={hasReceipt ? '/prepaid/ordered' : ORDER_PATH} replace />;
  // The form says what is missing.
  const isComplete = customer.ok && (session.held !== null || !isExchanging(prepared) || order.isFixed);
  if (!isComplete) return <Navigate to={ORDER_PATH} replace />;
  return <Pay prepared={prepared} customer={customer.value} order={order} />;
});

interface PayProps {
  prepared: VoucherOrder;
  customer: Customer;
  order: OrderScreen<VoucherOrderUnderWay, VoucherOrderBody, ReceivedPayment>;
}

const Pay = observer(function Pay({ prepared, customer, order }: PayProps) {
  const { sendVoucherOrder } = useArea(PAYMENT);
  const { clock, session } = useServices();
  const { t, money, moment } = useWords();
  const usableFrom = useUsableFrom();
  const screen = usePayScreen(order, {
    orderWith: (payment) => voucherOrderOf(prepared, customer, session.held, payment),
    bodyWith: (card) => ({ customer, card }),
    beginWallet: (each, returnUrl) => sendVoucherOrder.byWallet(each, customer, returnUrl),
    onRefused: () => undefined,
    // To begin it orders the vouchers, and sends who orders them.
    ticksFirst: true,
  });
  if (isLeftOpen(order.state) && !screen.isLeaving) return <OpenPayment order={order} payPath={payPath} />;
  const toPay = money({ amountInCent: orderSums(prepared).toPayInCent, currency: prepared.currency });
  const usable = moment(usableFrom(clock.now(), buyerOf(customer.address?.company ?? '')));
  return (
    <FormLayout
      back={
        !order.isFixed && (
          <ButtonLink to={ORDER_PATH} kind="quiet" icon={LATER_ICONS.arrowLeft}>
            {t('common.back')}
          </ButtonLink>
        )
      }
      title={
        <TitledHeading
          title={t('order.payTitle')}
          faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
        />
      }
      aside={
        <OrderSummary
          order={prepared}
          customer={customer}
          change={{ to: ORDER_PATH, label: t('common.change'), about: t('voucherOrder.change') }}
          note={t('voucherOrder.usable', { moment: usable })}
        />
      }
      asideFirst
    >
      <PaymentForm
        screen={screen}
        words={{
          tick: t('order.consent'),
          fault: t('order.consentFault'),
          pay: t('order.pay', { money: toPay }),
          obliged: t('charge.obliged', { money: toPay }),
        }}
        help={
          screen.refusal?.problem.kind === 'order-changed' && (
            <ButtonLink to={ORDER_PATH} kind="primary">
              {t('order.back')}
            </ButtonLink>
          )
        }
      />
    </FormLayout>
  );
});

function payPath(): string {
  return '/prepaid/order/pay';
}
