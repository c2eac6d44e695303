import { observer } from 'mobx-react-lite';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { SummaryCard } from '../frame/SummaryCard.tsx';
import { useWords } from '../words.ts';

interface RedemptionSummaryProps {
  shop: Pick<ShopDetails, 'name'>;
  voucher: Voucher;
  valueInCent: number | null;
}

/** Shop, value and what is left, beside the steps. */
export const RedemptionSummary = observer(function RedemptionSummary({
  shop,
  voucher,
  valueInCent,
}: RedemptionSummaryProps) {
  const { t, money } = useWords();
  const { currency, balanceInCent } = voucher;
  return (
    <SummaryCard
      title={t('check.summary')}
      rows={[
        { label: t('check.shop'), value: shop.name },
        ...(valueInCent === null
          ? []
          : [
              {
                label: t('check.value'),
                value: money({ amountInCent: valueInCent, currency }),
                strong: true,
              },
              {
                label: t('value.remaining'),
                value: money({ amountInCent: balanceInCent - valueInCent, currency }),
              },
            ]),
      ]}
    />
  );
});
