import { observer } from 'mobx-react-lite';
import { redemptionPrint } from '#domain/redemption/binding.ts';
import { differenceOf } from '#domain/redemption/difference.ts';
import type { OrderUnderWay, Quote } from '#domain/redemption/redemption.ts';
import type { NewPayment } from '#domain/payment/paymentUnderWay.ts';
import { Button } from '../../../kit/Button.tsx';
import { OpenPayment } from '../../../orders/payment/OpenPayment.tsx';
import { PaymentForm } from '../../../orders/payment/PaymentForm.tsx';
import { isLeftOpen } from '../../../orders/payment/paidOrder.ts';
import { usePayScreen } from '../../../orders/payment/usePayScreen.ts';
import { useArea } from '../../../session/services.ts';
import { useWords } from '../../../session/words.ts';
import { CheckList } from '../check/CheckList.tsx';
import { Notes, shopsOf } from '../check/Notes.tsx';
import { useNotedVoucher, useWouldSend } from '../check/useWouldSend.ts';
import { REDEMPTION } from '../services.ts';
import { StepFrame } from '../steps/StepFrame.tsx';
import type { DifferenceProps } from './differenceProps.ts';

interface PayFormProps extends DifferenceProps {
  quote: Quote;
  /** Asks for a new quote. */
  onCount: () => void;
}

/** Everything once more, the notes, and the payment of what the voucher does not cover. */
export const PayForm = observer(function PayForm(props: PayFormProps) {
  const { answers, customer, delivery, draft, onCount, order, paths, quote } = props;
  const { beginRedemptionWallet } = useArea(REDEMPTION);
  const { t, money } = useWords();
  const wouldSend = useWouldSend(delivery);
  const voucher = useNotedVoucher();
  const screen = usePayScreen(order, {
    orderWith: (payment: NewPayment): OrderUnderWay => {
      const sent = wouldSend(customer);
      return {
        draft,
        quote,
        key: payment.key,
        delivery,
        email: customer.email,
        voucher: voucher(),
        startingPoint: sent.startingPoint,
        fingerprint: redemptionPrint(sent),
        payment: differenceOf(quote, payment),
        standing: 'sent',
      };
    },
    bodyWith: (card) => ({ ...wouldSend(customer), card }),
    beginWallet: (each, returnUrl) =>
      beginRedemptionWallet.execute(each, { ...wouldSend(customer), card: null }, returnUrl),
    onRefused: () => undefined,
    ticksFirst: true,
  });
  if (isLeftOpen(order.state) && !screen.isLeaving) {
    return <OpenPayment order={order} payPath={() => paths.pay} />;
  }
  const toPay = money({ amountInCent: quote.toPayInCent, currency: quote.currency });
  return (
    <StepFrame
      step="check"
      title={t('pay.title')}
      faultPrefix={order.untickedFault ? t('common.errorPrefix') : undefined}
      back={order.isFixed ? null : paths.check}
      aside={<CheckList {...props} email={customer.email} quote={quote} isFixed={order.isFixed} />}
      asideFirst
    >
      <PaymentForm
        screen={screen}
        words={{
          tick: t('pay.consent'),
          fault: t('pay.consentFault'),
          pay: t('pay.pay', { money: toPay }),
          obliged: t('pay.obliged', { money: toPay }),
        }}
        help={
          screen.refusal?.problem.kind === 'redemption-changed' && (
            <Button kind="primary" onClick={onCount}>
              {t('common.tryAgain')}
            </Button>
          )
        }
      >
        <Notes shops={shopsOf(draft, answers)} />
      </PaymentForm>
    </StepFrame>
  );
});
