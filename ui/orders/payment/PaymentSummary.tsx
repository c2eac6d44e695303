import { observer } from 'mobx-react-lite';
import type { PaymentUnderWay } from '#domain/payment/paymentUnderWay.ts';
import { SummaryCard } from '../../frame/SummaryCard.tsx';
import { useWords } from '../../session/words.ts';

interface PaymentSummaryProps {
  payment: PaymentUnderWay;
}

/** What is paid and how, whatever it is for. */
export const PaymentSummary = observer(function PaymentSummary({ payment }: PaymentSummaryProps) {
  const { t, money } = useWords();
  return (
    <SummaryCard
      title={t('payment.summary')}
      stacked
      rows={[
        { label: t('paid.paidWith'), value: t(`paid.provider.${payment.provider}`) },
        { label: t('payment.toPay'), value: money(payment), strong: 'sum' },
      ]}
    />
  );
});
