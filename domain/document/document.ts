import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from '../voucher/voucherCode.ts';

/** Authorises access to a document: 32 to 128 letters, digits, `-` and `_`. */
export type DocumentIdent = Brand<string, 'DocumentIdent'>;

/** 1 to 32 letters and digits. A string, because leading zeros count. */
export type DocumentPin = Brand<string, 'DocumentPin'>;

export const DOCUMENT_FORMATS = ['pdf', 'zip'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** DELAYED: awaits a partner's code. LOCKED: temporary, too many wrong PINs. EXPIRED: permanent (product 8.5). */
export const DOCUMENT_STATES = ['READY', 'DELAYED', 'EXPIRED', 'LOCKED'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export interface DocumentFile {
  readonly format: DocumentFormat;
  readonly bytes: number;
}

export interface VoucherDocument {
  readonly state: DocumentState;
  /** Each format at most once; not empty if READY. */
  readonly files: readonly DocumentFile[];
  readonly pinRequired: boolean;
  /** PIN attempts; null if no PIN is required or the backend does not say. */
  readonly attemptsLeft: number | null;
  readonly availableAt: Instant | null;
  readonly validUntil: Instant | null;
}

const IDENT = /^[A-Za-z0-9_-]{32,128}$/;

export function parseDocumentIdent(text: string): DocumentIdent | null {
  return IDENT.test(text) ? (text as DocumentIdent) : null;
}

export type PinFault = 'required' | 'bad-character' | 'too-long';

const LONGEST_PIN = 32;

/** Removes spaces and dashes, since users copy the PIN from a letter. */
export function parsePin(text: string): Result<DocumentPin, PinFault> {
  const pin = significant(text);
  if (pin === '') return refused('required');
  if (!/^[A-Za-z0-9]+$/.test(pin)) return refused('bad-character');
  return pin.length > LONGEST_PIN ? refused('too-long') : done(pin as DocumentPin);
}
