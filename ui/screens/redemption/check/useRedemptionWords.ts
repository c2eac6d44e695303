import type { OutcomeWords } from '../../../orders/OrderOutcome.tsx';
import { useText } from '../../../session/text.ts';

/** Says what became of a redemption. */
export function useRedemptionWords(): OutcomeWords {
  const { t } = useText();
  return {
    unclear: 'redemption-unclear',
    finding: t('check.finding'),
    lost: {
      lapsed: t('openOrder.lapsedRedemption'),
      mismatch: t('openOrder.mismatchRedemption'),
      contradicted: t('problem.payment-contradicted.cause'),
    },
  };
}
