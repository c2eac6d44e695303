import { type Result, done, refused } from '../core/result.ts';
import type { CodeAdvice, ReadCode } from './codeReading.ts';
import type { SerialNumber } from './serialNumber.ts';
import type { VoucherCode, VoucherCodeFault } from './voucherCode.ts';

/** How the user names a voucher to customer service; a serial number spends nothing. */
export type VoucherName =
  | { readonly kind: 'serial-number'; readonly serialNumber: SerialNumber }
  | { readonly kind: 'code'; readonly code: VoucherCode };

export type VoucherNameFault = VoucherCodeFault | CodeAdvice;

export function readVoucherName(text: string, read: ReadCode): Result<VoucherName, VoucherNameFault> {
  const reading = read(text);
  if (reading.kind === 'code' || reading.kind === 'serial-number') return done(reading);
  return refused(reading.kind === 'redeem-link' ? { kind: 'web-address' } : reading);
}
