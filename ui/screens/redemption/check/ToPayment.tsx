import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router';
import type { Quote } from '#domain/redemption/redemption.ts';
import { Button } from '../../../kit/Button.tsx';
import { useStartingPoint } from '../../../orders/useStartingPoint.ts';
import { useShared } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './CheckView.module.scss';

interface ToPaymentProps {
  quote: Quote;
  /** Where the difference is paid. */
  to: string;
}

/** The next step if the voucher does not cover everything: the difference is paid on a page of its own (ADR 8). */
export const ToPayment = observer(function ToPayment({ quote, to }: ToPaymentProps) {
  const { keepStartingPoint } = useShared();
  const { t, money } = useText();
  const navigate = useNavigate();
  const startingPoint = useStartingPoint();
  const { coveredInCent, toPayInCent, currency } = quote;
  const goOn = () => {
    // The payment page is another document and does not know where the visit began.
    keepStartingPoint(startingPoint());
    void navigate(to);
  };
  return (
    <div className={styles.toPayment}>
      <p>
        {t('pay.short', {
          covered: money({ amountInCent: coveredInCent, currency }),
          money: money({ amountInCent: toPayInCent, currency }),
        })}
      </p>
      <Button kind="primary" full onClick={goOn}>
        {t('check.goPay', { money: money({ amountInCent: toPayInCent, currency }) })}
      </Button>
    </div>
  );
});
