import { useState } from 'react';
import type { VoucherSession } from '#domain/voucher/voucher.ts';
import { useServices } from './services.ts';

/**
 * Returns the session in use. Once the page's order is placed, that is the one from before: the page stays as it was
 * until the receipt is drawn, which says what is left (ADR 11). Must be called in an observer.
 */
export function useHeldUntilPlaced(isPlaced: boolean): VoucherSession | null {
  const { held } = useServices().session;
  const [last, setLast] = useState(held);
  if (isPlaced) return last;
  if (last !== held) setLast(held);
  return held;
}
