import { observer } from 'mobx-react-lite';
import type { ChargeDraft } from '#domain/charge/chargeDraft.ts';
import { lastFour } from '#domain/voucher/lastFour.ts';
import { SummaryCard } from '../../../frame/SummaryCard.tsx';
import { stepPath } from '../../../parts/paths/stepPath.ts';
import { useText } from '../../../session/text.ts';

interface ChargeSummaryProps {
  draft: ChargeDraft & { readonly amountInCent: number };
}

export const ChargeSummary = observer(function ChargeSummary({ draft }: ChargeSummaryProps) {
  const { t, money } = useText();
  const { serialNumber, currentInCent, amountInCent, currency } = draft;
  const say = (inCent: number) => money({ amountInCent: inCent, currency });
  return (
    <SummaryCard
      title={t('charge.summary')}
      stacked
      rows={[
        { label: t('charge.voucher'), value: t('charge.ending', { lastFour: lastFour(serialNumber) }) },
        {
          label: t('charge.added'),
          value: say(amountInCent),
          change: {
            to: stepPath('charge', 'choice'),
            label: t('common.change'),
            name: t('charge.changeAmount'),
          },
        },
        { label: t('charge.then'), value: say(currentInCent + amountInCent) },
        { label: t('charge.toPay'), value: say(amountInCent), strong: 'sum' },
      ]}
    />
  );
});
