import type { RedeemLinkToken } from '../redemption/redeemLinkToken.ts';
import type { SerialNumber } from './serialNumber.ts';
import type { VoucherCode, VoucherCodeFault } from './voucherCode.ts';

/** Alphabets with letters that look Latin. */
export type Alphabet = 'cyrillic' | 'greek';

export type ReadCode = (text: string) => CodeReading;

/**
 * What a text in a code field means (product 4.2). Only `code` is ever sent, and only `redeem-link` leads to another
 * page by itself. Judged by the text alone: nothing in it depends on which codes exist.
 */
export type CodeReading =
  | { readonly kind: 'code'; readonly code: VoucherCode }
  /** A redeem link has a page of its own (product 4.4). */
  | { readonly kind: 'redeem-link'; readonly token: RedeemLinkToken }
  | CodeEntryFault;

export type CodeEntryFault =
  | VoucherCodeFault
  /** The card's other number, which opens no voucher (product 4.3). */
  | { readonly kind: 'serial-number'; readonly serialNumber: SerialNumber }
  | CodeAdvice;

/** Why a text is no code, in a way that helps to find the code. */
export type CodeAdvice =
  /** One code in a longer text, for the user to take. */
  | { readonly kind: 'offered'; readonly codes: readonly VoucherCode[] }
  /** More than one, for the user to choose from. */
  | { readonly kind: 'several'; readonly codes: readonly VoucherCode[] }
  /** A letter that only looks Latin; `position` counts from 1, without separators. */
  | {
      readonly kind: Alphabet;
      readonly character: string;
      readonly latin: string;
      readonly position: number;
    }
  | { readonly kind: 'mail-address' }
  | { readonly kind: 'web-address' }
  /** Words without a code. */
  | { readonly kind: 'words' };

/** The codes that a text offers; empty if it is a code itself, or has none. */
export function offeredCodes(reading: { readonly kind: string } | CodeAdvice): readonly VoucherCode[] {
  return 'codes' in reading ? reading.codes : [];
}
