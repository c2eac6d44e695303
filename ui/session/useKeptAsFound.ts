import { useMemo } from 'react';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices, useShared } from './services.ts';

/**
 * What the tab kept when a step was opened, or its voucher changed. A step decides by it whether it is to be shown at
 * all, and stays as it is while its own press takes effect: until the next page has come, nothing on it moves.
 */
export function useKeptAsFound(voucher: Voucher | null) {
  const { openOrders } = useServices();
  const { kept } = useShared();
  return useMemo(() => {
    const { basket, choice, customer, noted, receipt } = kept;
    return { voucher, basket, choice, customer, noted, receipt, open: openOrders.value };
  }, [voucher, kept, openOrders]);
}
