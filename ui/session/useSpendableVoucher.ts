import type { Voucher } from '#domain/voucher/voucher.ts';
import { useServices } from './services.ts';
import { spendableVoucher } from './spendableVoucher.ts';

/** `spendableVoucher` for observers. */
export function useSpendableVoucher(): Voucher | null {
  return spendableVoucher(useServices());
}
