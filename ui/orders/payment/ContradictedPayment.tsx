import { observer } from 'mobx-react-lite';
import type { PaymentReference } from '#domain/payment/payment.ts';
import { useNextLook } from '../../parts/answers/useNextLook.ts';
import { useTime } from '../../parts/answers/useTime.ts';
import { useWhenBack } from '../../session/useWhenBack.ts';
import { useText } from '../../session/text.ts';
import { LostOrder } from '../LostOrder.tsx';
import type { PaidOrderScreen } from './paidOrderScreen.ts';

const POLL_MS = 15_000;

interface ContradictedPaymentProps {
  order: Pick<PaidOrderScreen, 'quietly' | 'findOut'>;
  reference: PaymentReference;
  isAsking: boolean;
  onGoOn: () => void;
}

/**
 * The backend denies a payment that it had received, so it is unknown whether the payer was charged. Polls; customer
 * service can look it up by its reference.
 */
export const ContradictedPayment = observer(function ContradictedPayment(props: ContradictedPaymentProps) {
  const { order, reference, isAsking, onGoOn } = props;
  const { t } = useText();
  const time = useTime('medium');
  const look = () => void order.findOut({ quietly: true });
  useWhenBack(!isAsking, look);
  const nextAt = useNextLook(!isAsking, POLL_MS, look);
  return (
    <LostOrder
      text={t('problem.payment-contradicted.cause')}
      why="contradicted"
      reference={reference}
      isAsking={isAsking && !order.quietly}
      next={nextAt === null ? undefined : t('payment.nextLook', { time: time(nextAt) })}
      onLook={() => void order.findOut()}
      onGoOn={onGoOn}
    />
  );
});
