import { useServices, useShared } from './services.ts';

/**
 * Returns a key that changes once what this page shows may be of a holder who is gone: everything was removed, or
 * another voucher was taken into use since, on a later page too if the browser has kept this one for "back".
 */
export function useHolder(): string {
  const { session } = useServices();
  const { kept } = useShared();
  return `${session.removals} ${kept.read('lastVoucher') ?? ''}`;
}
