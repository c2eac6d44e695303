import { observer } from 'mobx-react-lite';
import type { PendingPayment } from '#domain/payment/pendingPayment.ts';
import { SummaryCard } from '../../frame/SummaryCard.tsx';
import { useText } from '../../session/text.ts';

interface PaymentSummaryProps {
  payment: PendingPayment;
}

export const PaymentSummary = observer(function PaymentSummary({ payment }: PaymentSummaryProps) {
  const { t, money } = useText();
  return (
    <SummaryCard
      title={t('payment.summary')}
      stacked
      rows={[
        { label: t('payment.method'), value: t(`paid.provider.${payment.provider}`) },
        { label: t('payment.toPay'), value: money(payment), strong: 'sum' },
      ]}
    />
  );
});
