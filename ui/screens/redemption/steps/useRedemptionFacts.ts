import { useParams } from 'react-router';
import type { RedemptionFacts } from '#domain/redemption/kind.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { holdingOf } from '../../../session/holdingOf.ts';
import { useServices } from '../../../session/services.ts';
import { useKeptAsFound } from '../../../session/useKeptAsFound.ts';

/**
 * Returns the facts of the page's redemption, without the shops. What is stored is read on mount and when the voucher
 * changes, so that the page does not change while its own press takes effect.
 */
export function useRedemptionFacts(held: VoucherSession | null): Omit<RedemptionFacts, 'left'> {
  const { openOrders, session, site: store } = useServices();
  const { shopId = null } = useParams();
  const { basket, choice, customer, receipt } = useKeptAsFound(held?.voucher ?? null);
  return {
    shopId,
    session: held,
    basket,
    choice,
    customer,
    receipt,
    answers: null,
    site: store.site,
    open: openOrders.value,
    holding: holdingOf(held, session),
  };
}
