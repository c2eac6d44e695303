import { observer } from 'mobx-react-lite';
import type { Problem } from '#domain/problem/problem.ts';
import type { RedemptionDraft } from '#domain/redemption/draft.ts';
import { useServices } from '../../../session/services.ts';
import { useText } from '../../../session/text.ts';
import type { ShopAnswers } from '#domain/redemption/shopLines.ts';

interface FaultyLineProps {
  problem: Problem;
  draft: RedemptionDraft;
  answers: ShopAnswers;
}

/** Names the line that a problem is about; renders nothing if there is only one line or the problem names none. */
export const FaultyLine = observer(function FaultyLine({ problem, draft, answers }: FaultyLineProps) {
  const { site: store } = useServices();
  const { t, money } = useText();
  const line = problem.line === undefined ? undefined : draft.lines[problem.line];
  const shop = line && answers.get(line.shopId);
  if (draft.lines.length < 2 || !line || !shop?.ok) return null;
  const { currency } = store.site;
  return (
    <p>
      {t('basket.atFault', {
        shop: shop.value.name,
        money: money({ amountInCent: line.valueInCent, currency }),
      })}
    </p>
  );
});
