import { type Result, done, refused } from '../core/result.ts';
import { type SerialNumber, parseSerialNumber } from './serialNumber.ts';
import { type VoucherCode, type VoucherCodeFault, parseVoucherCode } from './voucherCode.ts';

/** How the user names a voucher to customer service; a serial number spends nothing. */
export type VoucherName =
  | { readonly kind: 'serial-number'; readonly serialNumber: SerialNumber }
  | { readonly kind: 'code'; readonly code: VoucherCode };

export function readVoucherName(text: string): Result<VoucherName, VoucherCodeFault> {
  const serialNumber = parseSerialNumber(text);
  if (serialNumber.ok) return done({ kind: 'serial-number', serialNumber: serialNumber.value });
  const code = parseVoucherCode(text);
  return code.ok ? done({ kind: 'code', code: code.value }) : refused(code.fault);
}
