import { observer } from 'mobx-react-lite';
import { type Basket, coverage } from '#domain/basket/basket.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { useText } from '../../../session/text.ts';

interface BasketSumProps {
  lines: Basket;
  voucher: Voucher;
  /** True if the basket may exceed the balance and the user pays the difference. */
  paysMore: boolean;
}

/** What the basket comes to, and what it leaves of the balance. The lines beside it say the rest. */
export const BasketSum = observer(function BasketSum({ lines, voucher, paysMore }: BasketSumProps) {
  const { t, money } = useText();
  const { currency, balanceInCent } = voucher;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const { totalInCent, remainingInCent, missingInCent } = coverage(lines, balanceInCent);
  return (
    <SummaryCard
      title={t('check.summary')}
      rows={[
        { label: t('basket.total'), value: say(totalInCent), strong: true },
        ...(missingInCent > 0 && paysMore
          ? [{ label: t('check.toPay'), value: say(missingInCent), strong: true }]
          : []),
        { label: t('check.afterwards'), value: say(remainingInCent) },
      ]}
    />
  );
});
