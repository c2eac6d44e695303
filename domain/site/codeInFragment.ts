import { isVoucherCode } from '../voucher/voucherCode.ts';

/** Returns the code in the fragment of an address, as it was typed; empty if there is none. */
export function codeInFragment(fragment: string): string {
  const [, code = ''] = fragment.split(/^#code=/);
  return isVoucherCode(code) ? code : '';
}
