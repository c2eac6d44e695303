import { observer } from 'mobx-react-lite';
import { Navigate, useSearchParams } from 'react-router';
import type { PaymentProvider } from '#domain/payment/payment.ts';
import { readReturn } from '#domain/payment/paymentReturn.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { usePoll } from '../../../parts/answers/usePoll.ts';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { useArea, useScreen } from '../../../session/services.ts';
import { useWhenBack } from '../../../session/useWhenBack.ts';
import { useWords } from '../../../session/words.ts';
import { OpenCharge } from '../payment/OpenCharge.tsx';
import { useChargeOrder } from '../payment/useChargeOrder.ts';
import { CHARGE } from '../services.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { ReturnScreen } from './ReturnScreen.ts';

/** How often it is asked how a payment of another tab stands, in milliseconds. */
const POLL_MS = 5_000;

/** Where the wallet leads back to (specification 2, amazonPayReturn). */
export function WalletReturnView() {
  return <ReturnView provider="wallet" />;
}

/** Where the card's bank leads back to (specification 2, unzerReturn). */
export function CardReturnView() {
  return <ReturnView provider="card" />;
}

const ReturnView = observer(function ReturnView({ provider }: { provider: PaymentProvider }) {
  const { chargeRun, charges, lookUpPayment } = useArea(CHARGE);
  const order = useChargeOrder('waits');
  const [query] = useSearchParams();
  const screen = useScreen(
    ({ clock }) =>
      new ReturnScreen({
        back: readReturn(provider, (name) => query.getAll(name)),
        order,
        noted: chargeRun.noted,
        charges,
        lookUp: lookUpPayment,
        now: () => clock.now(),
      }),
  );
  const { state } = screen;
  usePoll(screen.isWaiting, POLL_MS, () => void screen.look());
  useWhenBack(screen.isWaiting, () => void screen.look());
  switch (state.kind) {
    case 'own':
      return order.state.kind === 'idle' ? <Confirming /> : <OpenCharge order={order} />;
    case 'done':
      return <Navigate to="/prepaid/finalized" replace />;
    case 'elsewhere':
      return <Elsewhere standing={state.standing} canPayAgain={screen.canPayAgain} />;
    case 'none':
      return <NoPayment />;
  }
});

const Confirming = observer(function Confirming() {
  const { t } = useWords();
  return (
    <FormLayout title={<TitledHeading title={t('payment.confirming')} />} aside={<BrandDrawing />}>
      {null}
    </FormLayout>
  );
});

const NoPayment = observer(function NoPayment() {
  const { t } = useWords();
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('payment.noneTitle')} lead={t('payment.noneText')} />}
      aside={<BrandDrawing />}
    >
      <div>
        <ButtonLink to="/prepaid" kind="primary">
          {t('payment.topUp')}
        </ButtonLink>
      </div>
    </FormLayout>
  );
});
