import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from '../voucher/voucherCode.ts';

/** Authorises the page of a document: 32 to 128 letters, digits, `-` and `_`. */
export type DocumentIdent = Brand<string, 'DocumentIdent'>;

/** Unlocks a document that requires one: 1 to 32 letters and digits. Text, because leading zeros count. */
export type DocumentPin = Brand<string, 'DocumentPin'>;

export const DOCUMENT_FORMATS = ['pdf', 'zip'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/**
 * READY: can be downloaded. DELAYED: waits for a partner's code. LOCKED: too many wrong PINs, until the lock ends.
 * EXPIRED: gone for good (product 8.5).
 */
export const DOCUMENT_STATES = ['READY', 'DELAYED', 'EXPIRED', 'LOCKED'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** One file of a document, with its size in bytes. */
export interface DocumentFile {
  readonly format: DocumentFormat;
  readonly bytes: number;
}

/** What a document link leads to. Looking at it changes nothing. */
export interface VoucherDocument {
  readonly state: DocumentState;
  /** At least one if the state is READY; each format once. */
  readonly files: readonly DocumentFile[];
  readonly pinRequired: boolean;
  /** How many more times a PIN may be tried; null if none is required or the backend does not say. */
  readonly attemptsLeft: number | null;
  /** When to come back, for LOCKED and DELAYED; null if not known. */
  readonly availableAt: Instant | null;
  /** When the document expires; null if not known. */
  readonly validUntil: Instant | null;
}

const IDENT = /^[A-Za-z0-9_-]{32,128}$/;

/** Null if the text cannot be an ident. */
export function parseDocumentIdent(text: string): DocumentIdent | null {
  return IDENT.test(text) ? (text as DocumentIdent) : null;
}

/** Why a text cannot be a PIN. */
export type PinFault = 'required' | 'bad-character' | 'too-long';

const LONGEST_PIN = 32;

/** Reads a PIN as copied from a letter: spaces and dashes are dropped, leading zeros stay. */
export function parsePin(text: string): Result<DocumentPin, PinFault> {
  const pin = significant(text);
  if (pin === '') return refused('required');
  if (!/^[A-Za-z0-9]+$/.test(pin)) return refused('bad-character');
  return pin.length > LONGEST_PIN ? refused('too-long') : done(pin as DocumentPin);
}
