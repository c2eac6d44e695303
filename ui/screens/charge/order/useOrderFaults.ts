import type { OrderFaults } from '#domain/voucherOrder/orderEntry.ts';
import type { FieldFault } from '../../../kit/ErrorSummary.tsx';
import { useText } from '../../../session/text.ts';
import type { OrderFormScreen } from './OrderFormScreen.ts';

/** Ids of the fields that can be invalid. */
export const ORDER_FIELDS = {
  offer: 'offer',
  value: 'voucher-value',
  exchanges: 'exchanges',
  exchange: 'exchange',
} as const;

/** Returns the form's errors as text: by field, and as a list in page order. Must be called in an observer. */
export function useOrderFaults({ choice, offers }: OrderFormScreen) {
  const { t, money } = useText();
  const { faults } = choice;
  const exchangeText = (fault: NonNullable<OrderFaults['exchange']>) => {
    if (fault.kind === 'amount-invalid') return t('charge.amountFault.amount-invalid');
    if (fault.kind !== 'above') return t(`order.fault.exchange.${fault.kind}`);
    const currency = offers?.currency ?? 'EUR';
    return t('order.fault.exchange.above', { money: money({ amountInCent: fault.maxInCent, currency }) });
  };
  const texts = {
    value: faults.value && t('order.fault.value'),
    exchange: faults.exchange && exchangeText(faults.exchange),
  };
  const fieldOf = (field: keyof OrderFaults) =>
    field === 'exchange' && faults.exchange?.kind === 'no-voucher'
      ? ORDER_FIELDS.exchanges
      : ORDER_FIELDS[field];
  const listed = (['value', 'exchange'] as const).flatMap((field): FieldFault[] => {
    const text = texts[field];
    return text === undefined ? [] : [{ fieldId: fieldOf(field), text }];
  });
  return { errorOf: (field: keyof OrderFaults) => texts[field], listed };
}
