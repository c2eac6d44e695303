import { observer } from 'mobx-react-lite';
import { coverage } from '#domain/basket/basket.ts';
import { hasFeature } from '#domain/feature/hasFeature.ts';
import type { ShopDetails } from '#domain/shop/shop.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { SummaryCard, type SummaryRow } from '../../../frame/SummaryCard.tsx';
import { NamedShop } from '../../../parts/shop/NamedShop.tsx';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import styles from './RedemptionSummary.module.scss';
import type { NamedLine } from '#domain/redemption/shopLines.ts';

interface RedemptionSummaryProps {
  lines: readonly NamedLine[];
  /** The shop for which no value is chosen yet. */
  undecided?: Pick<ShopDetails, 'name' | 'logo'> | undefined;
  voucher: Voucher;
}

/** The summary beside the steps: shops, values, the difference, and the remaining balance. */
export const RedemptionSummary = observer(function RedemptionSummary({
  lines,
  undecided,
  voucher,
}: RedemptionSummaryProps) {
  const { site: store } = useServices();
  const { t, money } = useText();
  const { currency, balanceInCent } = voucher;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const lineRows = useLineRows();
  const { totalInCent, remainingInCent, missingInCent } = coverage(lines, balanceInCent);
  return (
    <SummaryCard
      title={t('check.summary')}
      titleSpoken
      stacked
      ticket
      rows={[
        ...lineRows(lines, currency),
        ...(undecided === undefined
          ? []
          : [{ label: t('check.shop'), value: <NamedShop {...undecided} />, look: 'spoken' as const }]),
        ...(lines.length > 1
          ? [{ label: t('basket.total'), value: say(totalInCent), strong: 'sum' as const }]
          : []),
        ...(missingInCent > 0 && hasFeature(store.site, 'difference')
          ? [{ label: t('check.toPay'), value: say(missingInCent), strong: true }]
          : []),
        ...(lines.length > 0
          ? [
              {
                label: t('check.afterwards'),
                value: say(remainingInCent),
                look: 'line' as const,
                joined: true,
              },
            ]
          : []),
      ]}
    />
  );
});

/** The summary in one line, for a phone: what is chosen, and what it comes to. */
export const SummaryLine = observer(function SummaryLine({
  lines,
  voucher,
}: Pick<RedemptionSummaryProps, 'lines' | 'voucher'>) {
  const { t, money } = useText();
  const { currency, balanceInCent } = voucher;
  const { totalInCent } = coverage(lines, balanceInCent);
  const [only] = lines;
  return (
    <span className={styles.line}>
      {only && lines.length === 1 ? <NamedShop name={only.shopName} logo={only.logo} /> : t('check.summary')}
      <span className={styles.amount}>{money({ amountInCent: totalInCent, currency })}</span>
    </span>
  );
});

/**
 * Returns a function that turns lines into the rows of a ticket: a single code becomes a row for the shop and one for
 * its large value, any other line one row.
 */
export function useLineRows() {
  const { t, money } = useText();
  return (lines: readonly NamedLine[], currency: Voucher['currency']): SummaryRow[] => {
    const [only] = lines;
    if (only && lines.length === 1 && only.quantity === 1) {
      return [
        {
          label: t('check.shop'),
          value: <NamedShop name={only.shopName} logo={only.logo} />,
          look: 'spoken',
        },
        {
          label: t('check.value'),
          value: money({ amountInCent: only.valueInCent, currency }),
          strong: 'amount',
          look: 'spoken',
          joined: true,
        },
      ];
    }
    return lines.map(({ shopName, logo, valueInCent, quantity }) => ({
      label: <NamedShop name={shopName} logo={logo} />,
      value: t('basket.line', { quantity, money: money({ amountInCent: valueInCent, currency }) }),
    }));
  };
}
