import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Customer } from '#domain/customer/customer.ts';
import { type VoucherOrder, isExchanging, orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import { SummaryCard, type SummaryRow } from '../../frame/SummaryCard.tsx';
import { useText } from '../../session/text.ts';
import { PostalAddress } from '../customer/PostalAddress.tsx';

interface OrderSummaryProps {
  /** Null while nothing is chosen. */
  order: VoucherOrder | null;
  customer?: Customer;
  /** Link to change the order, for the pages after the form. */
  change?: SummaryRow['change'];
  note?: ReactNode;
}

export const OrderSummary = observer(function OrderSummary({
  order,
  customer,
  change,
  note,
}: OrderSummaryProps) {
  const { t, money } = useText();
  const rows = useOrderRows(order);
  const toPay =
    order === null ? '–' : money({ amountInCent: orderSums(order).toPayInCent, currency: order.currency });
  return (
    <SummaryCard
      title={t('voucherOrder.title')}
      stacked={change !== undefined}
      rows={[
        ...rows.map((row, index) => (index === 0 && change ? { ...row, change } : row)),
        ...(customer === undefined
          ? []
          : [
              { label: t('voucherOrder.email'), value: customer.email },
              { label: t('voucherOrder.buyer'), value: <Buyer customer={customer} /> },
            ]),
        { label: t('voucherOrder.toPay'), value: toPay, strong: 'sum' },
      ]}
      note={note}
    />
  );
});

function Buyer({ customer }: { customer: Customer }) {
  return (
    <>
      <div>
        {customer.firstName} {customer.lastName}
      </div>
      {customer.address && <PostalAddress address={customer.address} />}
    </>
  );
}

/** Returns an order's rows except the amount to pay. For observers: it reads the language. */
export function useOrderRows(order: VoucherOrder | null): readonly SummaryRow[] {
  const { t, money } = useText();
  if (order === null) return [{ label: t('voucherOrder.vouchers'), value: '–' }];
  const { quantity, valueInCent, currency } = order;
  const { bonusInCent, exchangedInCent } = orderSums(order);
  const say = (amountInCent: number) => money({ amountInCent, currency });
  return [
    { label: t('voucherOrder.vouchers'), value: `${quantity} × ${say(valueInCent)}`, money: true },
    ...(bonusInCent > 0
      ? [{ label: t('voucherOrder.bonus'), value: `+ ${say(bonusInCent)}`, money: true }]
      : []),
    ...(isExchanging(order)
      ? [{ label: t('voucherOrder.exchanged'), value: `− ${say(exchangedInCent)}`, money: true }]
      : []),
  ];
}
