import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import type { VoucherOrderReceipt } from '#domain/voucherOrder/pendingVoucherOrder.ts';
import { useOrderRows } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useUsableFrom } from '../../../parts/voucherOrder/useUsableFrom.ts';
import { UsableFromReminder } from '../../../problems/Usable.tsx';
import { useArea } from '../../../session/services.ts';
import { perHolder } from '../../../session/perHolder.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useText } from '../../../session/text.ts';
import { BusinessNotice } from '../order/BusinessNotice.tsx';
import { NothingPaid, PaidReceipt } from '../receipt/PaidReceipt.tsx';
import { usePaidRows } from '../receipt/usePaidRows.ts';
import { CHARGE } from '../services.ts';

/** The receipt of an order of vouchers. It survives a reload, but not another holder. */
export const OrderedView = perHolder(function OrderedView() {
  const { kept } = useArea(CHARGE);
  const { t } = useText();
  const [receipt] = useState(() => kept.read('voucherOrderReceipt'));
  if (receipt !== null) return <Received receipt={receipt} />;
  return (
    <NothingPaid
      title={t('ordered.nothingTitle')}
      lead={t('ordered.nothingText')}
      way={{ to: stepPath('voucher-order', 'choice'), label: t('order.title') }}
    />
  );
});

const Received = observer(function Received({ receipt }: { receipt: VoucherOrderReceipt }) {
  const { t, money, moment } = useText();
  const { buyer, email, order, orderNumber, paidAt } = receipt;
  const from = useUsableFrom()(paidAt, buyer);
  const ordered = useOrderRows(order);
  const paid = usePaidRows(receipt);
  const sum = money({ amountInCent: orderSums(order).toPayInCent, currency: order.currency });
  return (
    <PaidReceipt
      title={t('ordered.title')}
      news={
        <>
          <p>{t('ordered.text', { email: maskEmail(email) })}</p>
          <p>{t('ordered.usable', { moment: moment(from) })}</p>
        </>
      }
      summary={{
        title: t('voucherOrder.title'),
        rows: [...paid, ...ordered, { label: t('paid.total'), value: sum, strong: 'sum' }],
      }}
      orderNumber={orderNumber}
      tool={
        <div>
          <UsableFromReminder at={from} />
        </div>
      }
      ways={[
        { to: '/shops', label: t('basket.toShops') },
        { to: stepPath('voucher-order', 'choice'), label: t('ordered.more') },
      ]}
    >
      {buyer === 'company' && <BusinessNotice />}
    </PaidReceipt>
  );
});
