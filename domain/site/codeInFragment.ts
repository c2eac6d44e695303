import { type VoucherCode, isVoucherCode } from '../voucher/voucherCode.ts';

/** With what mail programs add to links. Written short, because the early page contains it. Linear in the length. */
const CODE = /^#code=(\w+)(?:%[\dA-Fa-f]{2}|[^\w\s&-])*$/;

/** Reads `#code=`; empty if it holds no valid voucher code. */
export function codeInFragment(fragment: string): VoucherCode | '' {
  const [, code = ''] = CODE.exec(fragment) ?? [];
  return isVoucherCode(code) ? code : '';
}
