import { observer } from 'mobx-react-lite';
import { coverage } from '#domain/basket/basket.ts';
import type { RedemptionLine } from '#domain/redemption/draft.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { SummaryCard, type SummaryRow } from '../../../frame/SummaryCard.tsx';
import { useWords } from '../../../session/words.ts';

/** A line of a redemption with its shop's name; its value is in cents. */
export interface NamedLine extends RedemptionLine {
  readonly shopName: string;
}

interface RedemptionSummaryProps {
  lines: readonly NamedLine[];
  /** Name of the shop for which no value is chosen yet. */
  undecided?: string | undefined;
  voucher: Voucher;
}

/** The summary beside the steps: shops, values, and what is left of the balance. */
export const RedemptionSummary = observer(function RedemptionSummary({
  lines,
  undecided,
  voucher,
}: RedemptionSummaryProps) {
  const { t, money } = useWords();
  const { currency, balanceInCent } = voucher;
  const say = (amountInCent: number) => money({ amountInCent, currency });
  const lineRows = useLineRows();
  const { totalInCent, remainingInCent } = coverage(lines, balanceInCent);
  return (
    <SummaryCard
      title={t('check.summary')}
      rows={[
        ...lineRows(lines, currency),
        ...(undecided === undefined ? [] : [{ label: t('check.shop'), value: undecided }]),
        ...(lines.length > 1 ? [{ label: t('basket.total'), value: say(totalInCent), strong: true }] : []),
        ...(lines.length > 0 ? [{ label: t('value.remaining'), value: say(remainingInCent) }] : []),
      ]}
    />
  );
});

/**
 * Returns a function that turns lines into summary rows: a single code becomes a row for the shop and one for the
 * value, everything else one row per line.
 */
export function useLineRows() {
  const { t, money } = useWords();
  return (lines: readonly NamedLine[], currency: Voucher['currency']): SummaryRow[] => {
    const [only] = lines;
    if (only && lines.length === 1 && only.quantity === 1) {
      return [
        { label: t('check.shop'), value: only.shopName },
        { label: t('check.value'), value: money({ amountInCent: only.valueInCent, currency }), strong: true },
      ];
    }
    return lines.map(({ shopName, valueInCent, quantity }) => ({
      label: shopName,
      value: t('basket.line', { quantity, money: money({ amountInCent: valueInCent, currency }) }),
    }));
  };
}
