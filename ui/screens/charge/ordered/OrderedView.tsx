import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { maskEmail } from '#domain/customer/maskEmail.ts';
import { orderSums } from '#domain/voucherOrder/voucherOrder.ts';
import type { VoucherOrderReceipt } from '#domain/voucherOrder/voucherOrderNote.ts';
import { FormLayout } from '../../../frame/FormLayout.tsx';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { Button } from '../../../kit/Button.tsx';
import { ButtonLink } from '../../../kit/ButtonLink.tsx';
import { CopyButton } from '../../../kit/CopyButton.tsx';
import { LATER_ICONS } from '../../../kit/laterIcons.ts';
import { Notice } from '../../../kit/Notice.tsx';
import { BrandDrawing } from '../../../parts/page/BrandDrawing.tsx';
import { TitledHeading } from '../../../parts/page/Page.tsx';
import { RemoveMyData } from '../../../parts/voucher/RemoveMyData.tsx';
import { useOrderRows } from '../../../parts/voucherOrder/OrderSummary.tsx';
import { useUsableFrom } from '../../../parts/voucherOrder/useUsableFrom.ts';
import { UsableFromReminder } from '../../../problems/Usable.tsx';
import { useArea } from '../../../session/services.ts';
import { useHolder } from '../../../session/useHolder.ts';
import { useWords } from '../../../session/words.ts';
import { BusinessNotice } from '../order/BusinessNotice.tsx';
import { CHARGE } from '../services.ts';
import styles from '../finalized/FinalizedView.module.scss';

/** The receipt of an order of vouchers. It survives a reload. */
export const OrderedView = observer(function OrderedView() {
  // "Remove voucher", "remove my data" and another voucher take the receipt along.
  return <Ordered key={useHolder()} />;
});

const Ordered = observer(function Ordered() {
  const { kept } = useArea(CHARGE);
  const [receipt] = useState(() => kept.read('voucherOrderReceipt'));
  return receipt ? <Received receipt={receipt} /> : <NothingOrdered />;
});

const Received = observer(function Received({ receipt }: { receipt: VoucherOrderReceipt }) {
  const { t, moment, copyWords } = useWords();
  const { orderNumber } = receipt;
  const from = useUsableFrom()(receipt.paidAt, receipt.buyer);
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('ordered.title')} />}
      aside={<BrandDrawing />}
      below={<RemoveMyData />}
    >
      <div className={styles.done}>
        <Notice kind="success" word={t('kind.success')}>
          <p>{t('ordered.text', { email: maskEmail(receipt.email) })}</p>
          <p>{t('ordered.usable', { moment: moment(from) })}</p>
        </Notice>
        <SummaryCard title={t('voucherOrder.title')} rows={useReceiptRows(receipt)}>
          <div className={styles.tools}>
            <div>
              <UsableFromReminder at={from} />
            </div>
            {orderNumber !== null && <CopyButton text={orderNumber} words={copyWords(t('paid.copyOrder'))} />}
            <Button kind="quiet" icon={LATER_ICONS.print} onClick={() => window.print()}>
              {t('charge.print')}
            </Button>
          </div>
        </SummaryCard>
        {receipt.buyer === 'company' && <BusinessNotice />}
        <div className={styles.actions}>
          <ButtonLink to="/shops" kind="primary" full>
            {t('basket.toShops')}
          </ButtonLink>
          <ButtonLink to="/prepaid/order" kind="secondary" full>
            {t('ordered.more')}
          </ButtonLink>
        </div>
      </div>
    </FormLayout>
  );
});

function useReceiptRows({ order, orderNumber, paidAt, provider }: VoucherOrderReceipt) {
  const { t, money, moment } = useWords();
  const amountInCent = orderSums(order).toPayInCent;
  return [
    ...useOrderRows(order),
    ...(orderNumber === null ? [] : [{ label: t('paid.order'), value: orderNumber }]),
    { label: t('paid.paidAt'), value: moment(paidAt) },
    { label: t('paid.paidWith'), value: t(`paid.provider.${provider}`) },
    {
      label: t('ordered.paid'),
      value: money({ amountInCent, currency: order.currency }),
      strong: 'sum' as const,
    },
  ];
}

const NothingOrdered = observer(function NothingOrdered() {
  const { t } = useWords();
  return (
    <FormLayout
      plain
      title={<TitledHeading title={t('ordered.nothingTitle')} lead={t('ordered.nothingText')} />}
      aside={<BrandDrawing />}
    >
      <div className={styles.actions}>
        <ButtonLink to="/prepaid/order" kind="primary">
          {t('order.title')}
        </ButtonLink>
        <ButtonLink to="/order-status" kind="secondary">
          {t('charge.status')}
        </ButtonLink>
      </div>
    </FormLayout>
  );
});
