import type { GateFacts } from '#domain/orders/gate.ts';
import type { OpenOrder } from '#domain/orders/openOrder.ts';
import type { Voucher, VoucherSession } from '#domain/voucher/voucher.ts';
import { useServices } from '../session/services.ts';

interface Around {
  readonly open: OpenOrder | null;
  readonly session: VoucherSession | null;
  readonly holding: GateFacts<unknown>['holding'];
}

/** What the gate of every kind must know of the session and of this tab's open order; for observers. */
export function useAround(voucher: Voucher | null): Around {
  const { openOrders, session } = useServices();
  const isExpired = session.state.kind === 'expired';
  return {
    open: openOrders.value,
    session: voucher && session.held,
    holding: voucher !== null ? 'voucher' : isExpired ? 'expired' : 'nothing',
  };
}
