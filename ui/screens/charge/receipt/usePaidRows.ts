import type { Instant } from '#domain/core/instant.ts';
import type { PaymentProvider } from '#domain/payment/payment.ts';
import type { SummaryRow } from '../../../frame/SummaryCard.tsx';
import { useText } from '../../../session/text.ts';

interface Paid {
  readonly orderNumber: string | null;
  readonly paidAt: Instant;
  readonly provider: PaymentProvider;
}

/** Returns the rows of every receipt: order number if known, time and means of payment. */
export function usePaidRows({ orderNumber, paidAt, provider }: Paid): readonly SummaryRow[] {
  const { t, moment } = useText();
  return [
    ...(orderNumber === null ? [] : [{ label: t('paid.order'), value: orderNumber }]),
    { label: t('paid.paidAt'), value: moment(paidAt) },
    { label: t('paid.paidWith'), value: t(`paid.provider.${provider}`) },
  ];
}
