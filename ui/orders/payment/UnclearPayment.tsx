import { observer } from 'mobx-react-lite';
import { paymentStatement } from '#domain/problem/moneyStatement.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { Button } from '../../kit/Button.tsx';
import { ProblemCard } from '../../kit/ProblemCard.tsx';
import { StatusLine } from '../../kit/StatusLine.tsx';
import { useNextLook } from '../../parts/answers/useNextLook.ts';
import { useTime } from '../../parts/answers/useTime.ts';
import { useLoggedProblem } from '../../problems/useLoggedProblem.ts';
import { useServices } from '../../session/services.ts';
import { useReference } from '../../session/useReference.ts';
import { useWhenBack } from '../../session/useWhenBack.ts';
import { useText } from '../../session/text.ts';
import { PaymentHelp } from './PaymentHelp.tsx';
import type { PaidOrderScreen } from './paidOrderScreen.ts';

/** Short: the user is waiting. */
const POLL_MS = 15_000;

interface UnclearPaymentProps {
  order: Pick<PaidOrderScreen, 'looks' | 'quietly' | 'findOut'>;
  state: { readonly kind: 'unclear' | 'finding-out'; readonly problem: Problem };
}

/**
 * Shown while a payment's outcome is unknown. Polls, also when the network returns, and says where the money is and
 * when it asks next. Before the first answer it does not say that the outcome is unclear.
 */
export const UnclearPayment = observer(function UnclearPayment({ order, state }: UnclearPaymentProps) {
  const { openOrders } = useServices();
  const { t } = useText();
  const reference = useReference();
  const time = useTime('medium');
  const isWaiting = state.kind === 'unclear';
  const look = () => void order.findOut({ quietly: true });
  useWhenBack(isWaiting, look);
  const nextAt = useNextLook(isWaiting, POLL_MS, look);
  const isShown = isWaiting || order.looks > 0 || order.quietly;
  useLoggedProblem(isShown ? state.problem.kind : null);
  const isAsking = !isWaiting && !order.quietly;
  const finding = t('payment.finding');
  const isReserved = paymentStatement(state.problem, openOrders.value) === 'payment-reserved';
  return (
    <>
      {isShown && (
        <ProblemCard
          word={t('kind.warning')}
          tone="warning"
          title={t('problem.charge-unclear.title')}
          cause={
            <p>
              {nextAt === null
                ? t(isReserved ? 'money.payment-reserved' : 'money.payment-unknown')
                : t(isReserved ? 'payment.unclear.reserved' : 'payment.unclear.unknown', {
                    time: time(nextAt),
                  })}
            </p>
          }
          actions={
            <Button kind="primary" busy={isAsking} busyText={finding} onClick={() => void order.findOut()}>
              {t('check.findOut')}
            </Button>
          }
          reference={reference}
          attempt={order.looks}
        />
      )}
      {isShown && <PaymentHelp />}
      <StatusLine hidden>{isAsking && finding}</StatusLine>
    </>
  );
});
