import { observer } from 'mobx-react-lite';
import type { ChargeDraft } from '#domain/charge/chargeDraft.ts';
import { lastFour } from '#domain/voucher/voucher.ts';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { useWords } from '../../../session/words.ts';

interface ChargeSummaryProps {
  charge: Pick<ChargeDraft, 'serialNumber' | 'currentInCent' | 'currency'> & {
    readonly amountInCent: number;
  };
  /** True while it is still to be paid: then it can be changed, and what comes of it is promised. */
  isAhead: boolean;
}

/** What is topped up and by how much; as long as it is ahead, also what is on the voucher afterwards. */
export const ChargeSummary = observer(function ChargeSummary({ charge, isAhead }: ChargeSummaryProps) {
  const { t, money } = useWords();
  const { serialNumber, currentInCent, amountInCent, currency } = charge;
  const say = (inCent: number) => money({ amountInCent: inCent, currency });
  return (
    <SummaryCard
      title={t('charge.summary')}
      stacked
      rows={[
        { label: t('payment.voucher'), value: t('payment.ending', { lastFour: lastFour(serialNumber) }) },
        {
          label: t('charge.added'),
          value: say(amountInCent),
          ...(isAhead && {
            change: { to: '/prepaid', label: t('common.change'), about: t('payment.changeAmount') },
          }),
        },
        ...(isAhead
          ? [
              { label: t('charge.then'), value: say(currentInCent + amountInCent) },
              { label: t('payment.toPay'), value: say(amountInCent), strong: 'sum' as const },
            ]
          : []),
      ]}
    />
  );
});
