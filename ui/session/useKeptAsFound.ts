import { useMemo } from 'react';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices, useShared } from './services.ts';

/**
 * Snapshot of the stored values when a step opened or its voucher changed, so that the step does not change while its
 * own submit takes effect, until the next page is drawn.
 */
export function useKeptAsFound(voucher: Voucher | null) {
  const { openOrders } = useServices();
  const { kept, stored, receipt } = useShared();
  return useMemo(() => {
    return {
      voucher,
      basket: kept.read('basket') ?? [],
      choice: kept.read('redemptionDraft'),
      customer: kept.read('customerDraft') ?? EMPTY_DRAFT,
      stored: stored.value,
      receipt: receipt.value,
      open: openOrders.value,
    };
  }, [voucher, kept, stored, receipt, openOrders]);
}
