import { isVoucherCode } from '../voucher/voucherCode.ts';

/** Reads `#code=`; empty if it holds no valid voucher code. */
export function codeInFragment(fragment: string): string {
  const [, code = ''] = fragment.split(/^#code=/);
  return isVoucherCode(code) ? code : '';
}
