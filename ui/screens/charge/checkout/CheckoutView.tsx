import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { OpenOrderNotice } from '../../../orders/OpenOrderNotice.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { WhereKept } from '../../../parts/payment/WhereKept.tsx';
import { useArea, useScreen, useServices, useShared } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { OpenCharge } from '../payment/OpenCharge.tsx';
import { useChargeOrder } from '../payment/useChargeOrder.ts';
import { CHARGE } from '../services.ts';
import { ChargeSummary } from '../payment/ChargeSummary.tsx';
import { type CheckoutParts, CheckoutScreen } from './CheckoutScreen.ts';
import { PaymentForm } from './PaymentForm.tsx';

/**
 * The payment of a top-up (specification 2, /prepaid/checkout). A payment that was left open comes before anything else,
 * and while an order of another kind is open, nothing is paid.
 */
export const CheckoutView = observer(function CheckoutView() {
  const { t } = useWords();
  return (
    <WhereKept title={t('payment.title')}>
      <Payment />
    </WhereKept>
  );
});

const Payment = observer(function Payment() {
  const { charges } = useArea(CHARGE);
  const { openOrders } = useServices();
  const { t } = useWords();
  const order = useChargeOrder('resumes');
  // As it was when the page was opened: it stays while its own press takes effect.
  const [{ draft, hasReceipt }] = useState(() => ({
    draft: charges.readDraft(),
    hasReceipt: charges.readReceipt() !== null,
  }));
  const other = openOrders.value;
  if (order.left !== null) return <OpenCharge order={order} />;
  if (other !== null && other.kind !== 'charge') {
    return (
      <FormLayout plain title={<TitledHeading title={t('payment.title')} />}>
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

const Checkout = observer(function Checkout({ draft, order }: Pick<CheckoutParts, 'draft' | 'order'>) {
  const { language, site: store } = useServices();
  const { newKey } = useShared();
  const { beginWallet, charges, loadPayments, newPaymentReference } = useArea(CHARGE);
  const { t, money } = useWords();
  const screen = useScreen(
    ({ clock }) =>
      new CheckoutScreen({
        order,
        draft,
        site: store.site,
        locale: () => language.locale,
        load: loadPayments,
        begin: beginWallet,
        charges,
        newReference: newPaymentReference,
        newKey,
        now: () => clock.now(),
        origin: window.location.origin,
      }),
  );
  const { amountInCent, currency } = draft;
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
          title={t('payment.title')}
          faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
        />
      }
      aside={<ChargeSummary charge={draft} isAhead />}
      asideFirst
    >
      <PaymentForm screen={screen} toPay={money({ amountInCent, currency })} />
    </FormLayout>
  );
});
