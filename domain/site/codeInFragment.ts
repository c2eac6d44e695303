import { type VoucherCode, isVoucherCode } from '../voucher/voucherCode.ts';

/** What mail programs add to links may follow. Written short, because the early page contains it. */
const CODE = /^#code=(\w+)(?![\w\s&])/;

/** Reads `#code=`; empty if it holds no valid voucher code. */
export function codeInFragment(fragment: string): VoucherCode | '' {
  const [, code = ''] = CODE.exec(fragment) ?? [];
  return isVoucherCode(code) ? code : '';
}
