import type { GateFacts } from '#domain/orders/gate.ts';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { useServices } from '../session/services.ts';

/** What the gate of every kind must know of the session and of this tab's open order; for observers. */
export function useAround(held: VoucherSession | null): Omit<GateFacts<unknown>, 'left'> {
  const { openOrders, session } = useServices();
  const isExpired = session.state.kind === 'expired';
  return {
    open: openOrders.value,
    session: held,
    holding: held !== null ? 'voucher' : isExpired ? 'expired' : 'nothing',
  };
}
