import { cutEnd } from '../link/cutEnd.ts';
import { type VoucherCode, isVoucherCode } from '../voucher/voucherCode.ts';

/** Reads `#code=`, also with what mail programs add to links; empty if it holds no valid voucher code. */
export function codeInFragment(fragment: string): VoucherCode | '' {
  const [, part = ''] = /^#code=(\S+)$/.exec(fragment) ?? [];
  const code = cutEnd(part);
  return isVoucherCode(code) ? code : '';
}
