import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PaymentProvider } from '#domain/payment/payment.ts';
import { type PaymentReturn, readReturn } from '#domain/payment/paymentReturn.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { useNextLook } from '../../../parts/answers/useNextLook.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useArea, useScreen, useShared } from '../../../session/services.ts';
import { useWhenBack } from '../../../session/useWhenBack.ts';
import { useText } from '../../../session/text.ts';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PaymentHelp } from '../../../orders/payment/PaymentHelp.tsx';
import { PAYMENT } from '../../../orders/payment/services.ts';
import { ToReceipt } from '../../../orders/OtherStep.tsx';
import { useOrder } from '../../../orders/useOrder.ts';
import flow from '../../../styles/flow.module.scss';
import { ForeignPayment } from './ForeignPayment.tsx';
import { type Payable, payablesOf } from './payables.ts';
import { ReturnScreen } from './ReturnScreen.ts';

/** Interval in milliseconds at which the state of another tab's payment is polled. */
const POLL_MS = 5_000;

/** The page to which the wallet redirects back (product 3.1). */
export function WalletReturnView() {
  return <ReturnView provider="wallet" />;
}

/** The page to which the card's bank redirects back (product 3.1). */
export function CardReturnView() {
  return <ReturnView provider="card" />;
}

const ReturnView = observer(function ReturnView({ provider }: { provider: PaymentProvider }) {
  const payments = useArea(PAYMENT);
  const shared = useShared();
  const [query] = useSearchParams();
  // Read once on mount: concluding the payment changes the stored values while the page is shown.
  const [found] = useState(() => {
    const payables = payablesOf(payments, shared);
    const back = readReturn(provider, (name) => query.getAll(name));
    return {
      back,
      payable: payables.find((each) => isOf(each, back)) ?? payables[0],
      preparedAt: payables.find((each) => each.preparedAt !== null)?.preparedAt ?? null,
    };
  });
  return <Returned {...found} />;
});

function isOf({ run, isReceived }: Payable, { reference }: PaymentReturn): boolean {
  return reference !== null && (run.stored?.payment?.reference === reference || isReceived(reference));
}

interface ReturnedProps {
  back: PaymentReturn;
  payable: Payable;
  /** Path of another prepared order that can be paid; null if there is none. */
  preparedAt: string | null;
}

const Returned = observer(function Returned({ back, payable, preparedAt }: ReturnedProps) {
  const { payments } = useArea(PAYMENT);
  const { run, isReceived, of } = payable;
  const order = useOrder(run, { of, begins: 'waits' });
  const screen = useScreen(({ now }) => {
    const { stored } = run;
    return new ReturnScreen({ back, order, stored, isReceived, payments, now });
  });
  const { state } = screen;
  const nextAt = useNextLook(screen.isWaiting, POLL_MS, () => void screen.look());
  useWhenBack(screen.isWaiting, () => void screen.look());
  switch (state.kind) {
    case 'own':
      return order.state.kind === 'idle' ? (
        <Confirming />
      ) : (
        <OpenPayment order={order} payPath={payable.payPath} />
      );
    case 'done':
      return <ToReceipt of={of} />;
    case 'elsewhere':
      return <ForeignPayment {...state} preparedAt={preparedAt} nextAt={screen.isWaiting ? nextAt : null} />;
    case 'none':
      return <NoPayment />;
  }
});

const Confirming = observer(function Confirming() {
  const { t } = useText();
  return (
    <FormLayout title={<TitledHeading title={t('payment.checkingTitle')} />} aside={<BrandDrawing />}>
      {null}
    </FormLayout>
  );
});

const NoPayment = observer(function NoPayment() {
  const { t } = useText();
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('payment.noneTitle')} lead={t('payment.elsewhere.unknown')} />}
      aside={<BrandDrawing />}
    >
      <div className={flow.stack4}>
        <div>
          <ButtonLink to="/" kind="primary">
            {t('payment.toStart')}
          </ButtonLink>
        </div>
        <PaymentHelp />
      </div>
    </FormLayout>
  );
});
