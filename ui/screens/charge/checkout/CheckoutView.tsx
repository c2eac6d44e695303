import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { WhereKept } from '../../../parts/payment/WhereKept.tsx';
import { useArea, useServices } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import type { ChargeBody } from '#application/charge/chargeKind.ts';
import type { ChargeDraft } from '#domain/charge/chargeDraft.ts';
import { chargeDraftOf } from '#domain/charge/keptCharge.ts';
import { type Charge, type ChargeUnderWay, chargeOf } from '#domain/charge/chargeOrder.ts';
import type { OrderScreen } from '../../../orders/OrderScreen.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PaymentForm } from '../../../orders/payment/PaymentForm.tsx';
import { isLeftOpen } from '../../../orders/payment/paidOrder.ts';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { useKeptReturns } from '../../../orders/payment/useKeptReturns.ts';
import { usePaidOrder } from '../../../orders/payment/usePaidOrder.ts';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { CHARGE } from '../services.ts';
import { ChargeSummary } from './ChargeSummary.tsx';

/**
 * The payment of a top-up (specification 2, /prepaid/checkout). A payment that was left open comes before anything else,
 * and while an order of another kind is open, nothing is paid.
 */
export const CheckoutView = observer(function CheckoutView() {
  const { session } = useServices();
  const { t } = useWords();
  const returns = useKeptReturns();
  return (
    <WhereKept title={t('charge.payTitle')}>
      {/* "Remove voucher" and "remove my data" take along what was to be paid. */}
      <Payment key={`${session.removals} ${returns}`} />
    </WhereKept>
  );
});

const Payment = observer(function Payment() {
  const { kept } = useArea(CHARGE);
  const { chargeRun } = useArea(PAYMENT);
  const { openOrders } = useServices();
  const { t } = useWords();
  const order = usePaidOrder(chargeRun, '/prepaid/finalized', 'resumes');
  // As it was when the page was opened: it stays while its own press takes effect.
  const [{ draft, hasReceipt }] = useState(() => ({
    draft: chargeDraftOf(kept.read('charge')),
    hasReceipt: kept.read('chargeReceipt') !== null,
  }));
  const other = openOrders.value;
  if (order.left !== null) return <OpenPayment order={order} payPath={payPath} />;
  if (other !== null && other.kind !== 'charge') {
    return (
      <FormLayout plain title={<TitledHeading title={t('charge.payTitle')} />}>
        <OpenOrderNotice />
      </FormLayout>
    );
  }
  const amountInCent = draft?.amountInCent ?? null;
  if (draft === null || amountInCent === null) {
    return <Navigate to={draft === null && hasReceipt ? '/prepaid/finalized' : '/prepaid'} replace />;
  }
  return <Checkout draft={{ ...draft, amountInCent }} order={order} />;
});

interface CheckoutProps {
  draft: ChargeDraft & { readonly amountInCent: number };
  order: OrderScreen<ChargeUnderWay, ChargeBody, Charge>;
}

const Checkout = observer(function Checkout({ draft, order }: CheckoutProps) {
  const { beginWallet, prepareCharge } = useArea(CHARGE);
  const { t, money } = useWords();
  const screen = usePayScreen(order, {
    orderWith: (payment) => chargeOf(draft, draft.amountInCent, payment),
    bodyWith: (card) => card,
    beginWallet: (each, returnUrl) => beginWallet.execute(each, returnUrl),
    // A voucher whose check was too long ago is checked again: nothing else would help.
    onRefused: ({ kind }) => kind === 'charge-expired' && prepareCharge.giveUp(),
    ticksFirst: false,
  });
  if (isLeftOpen(order.state) && !screen.isLeaving) return <OpenPayment order={order} payPath={payPath} />;
  const toPay = money(draft);
  return (
    <FormLayout
      back={
        !order.isFixed && (
          <ButtonLink to="/prepaid" kind="quiet" icon={LATER_ICONS.arrowLeft}>
            {t('common.back')}
          </ButtonLink>
        )
      }
      title={
        <TitledHeading
          title={t('charge.payTitle')}
          faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<ChargeSummary draft={draft} />}
      asideFirst
    >
      <PaymentForm
        screen={screen}
        words={{
          tick: t('charge.consent'),
          fault: t('charge.consentFault'),
          pay: t('charge.pay', { money: toPay }),
          obliged: t('charge.obliged', { money: toPay }),
        }}
        help={
          screen.refusal?.problem.kind === 'charge-expired' && (
            <ButtonLink to="/prepaid" kind="primary">
              {t('charge.checkAgain')}
            </ButtonLink>
          )
        }
      />
    </FormLayout>
  );
});

function payPath(): string {
  return '/prepaid/checkout';
}
