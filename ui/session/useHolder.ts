import { useServices, useShared } from './services.ts';

/**
 * Returns a key that changes once this page's data may belong to a former holder: everything was removed, or another
 * voucher came into use, also while this page was in the bfcache.
 */
export function useHolder(): string {
  const { session } = useServices();
  const { kept } = useShared();
  return `${session.removals} ${kept.read('lastVoucher') ?? ''}`;
}
