import { useServices } from '../../services.ts';

/**
 * The balance that values are compared with, in cents; null while browsing, and where the whole balance is redeemed
 * whatever a shop lists (switch `redeemValueChooseable`).
 */
export function useComparedBalance(): number | null {
  const { session, site: store } = useServices();
  return store.site.switches.redeemValueChooseable ? (session.voucher?.balanceInCent ?? null) : null;
}
