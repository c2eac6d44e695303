import type { Brand } from '../core/brand.ts';
import type { Instant } from '../core/instant.ts';
import { type Result, done, refused } from '../core/result.ts';
import { significant } from '../voucher/voucherCode.ts';

/** What authorises a document's page: 32 to 128 characters of the address-safe alphabet. */
export type DocumentIdent = Brand<string, 'DocumentIdent'>;

/** Opens a document where one is asked for; text, because leading zeros count. */
export type DocumentPin = Brand<string, 'DocumentPin'>;

export const DOCUMENT_FORMATS = ['pdf', 'zip'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/**
 * READY can be downloaded. DELAYED waits for a partner's code, LOCKED for the end of the lock after too many wrong
 * PINs. EXPIRED is gone for good (specification 1, PDF or ZIP).
 */
export const DOCUMENT_STATES = ['READY', 'DELAYED', 'EXPIRED', 'LOCKED'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

export interface DocumentFile {
  readonly format: DocumentFormat;
  readonly bytes: number;
}

/** What a document link leads to. Looking at it consumes nothing. */
export interface VoucherDocument {
  readonly state: DocumentState;
  /** At least one where the state is READY, each format once. */
  readonly files: readonly DocumentFile[];
  readonly pinRequired: boolean;
  /** How often a PIN may still be tried; null where none is required or the backend does not say. */
  readonly attemptsLeft: number | null;
  /** With LOCKED and DELAYED: when to come back. */
  readonly availableAt: Instant | null;
  readonly validUntil: Instant | null;
}

const IDENT = /^[A-Za-z0-9_-]{32,128}$/;

export function parseDocumentIdent(text: string): DocumentIdent | null {
  return IDENT.test(text) ? (text as DocumentIdent) : null;
}

export type PinFault = 'required' | 'bad-character' | 'too-long';

const LONGEST_PIN = 32;

/** Reads a PIN as it is typed from a letter: spaces and dashes are dropped, leading zeros stay. */
export function parsePin(text: string): Result<DocumentPin, PinFault> {
  const pin = significant(text);
  if (pin === '') return refused('required');
  if (!/^[A-Za-z0-9]+$/.test(pin)) return refused('bad-character');
  return pin.length > LONGEST_PIN ? refused('too-long') : done(pin as DocumentPin);
}
