import { type Result, done, refused } from '../core/result.ts';
import { type SerialNumber, parseSerialNumber } from './serialNumber.ts';
import { type VoucherCode, type VoucherCodeFault, parseVoucherCode } from './voucherCode.ts';

/** What a person names a voucher by to somebody who helps: its serial number, which spends nothing, or its code. */
export type VoucherName =
  | { readonly kind: 'serial-number'; readonly serialNumber: SerialNumber }
  | { readonly kind: 'code'; readonly code: VoucherCode };

/** Reads either; nine digits are a serial number. */
export function readVoucherName(text: string): Result<VoucherName, VoucherCodeFault> {
  const serialNumber = parseSerialNumber(text);
  if (serialNumber.ok) return done({ kind: 'serial-number', serialNumber: serialNumber.value });
  const code = parseVoucherCode(text);
  return code.ok ? done({ kind: 'code', code: code.value }) : refused(code.fault);
}
