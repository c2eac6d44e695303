import { useMemo } from 'react';
import { EMPTY_DRAFT } from '#domain/customer/customer.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices, useShared } from './services.ts';

/**
 * What the tab kept when a step was opened, or its voucher changed. A step decides by it whether it is to be shown at
 * all, and stays as it is while its own press takes effect: until the next page has come, nothing on it moves.
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
