import { DAY, type Instant, rfc3339 } from '../core/clock.ts';
import { type PinLock, attemptsLeft, lockOf, tryPin } from '../core/pinLock.ts';
import { delayed, notBefore, refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import type { Wire } from '../core/wire.ts';

const LIFETIME = 90 * DAY;

export type DocumentFormat = Wire['DocumentFormat'];

/** A file with vouchers behind a mailed link. */
export interface VoucherDocument extends PinLock {
  readonly ident: string;
  readonly redeemId: string;
  /** The requested format first. */
  readonly formats: readonly DocumentFormat[];
  readonly expiresAt: Instant;
  readonly mailedAt?: Instant;
}

export function newDocument(
  redeemId: string,
  formats: readonly DocumentFormat[],
  now: Instant,
): VoucherDocument {
  return { ident: `vd-${unguessable(40)}`, redeemId, formats, expiresAt: now + LIFETIME, wrongPins: 0 };
}

/** Restores the full lifetime of an expired document. */
export function renewedDocument(document: VoucherDocument, now: Instant): VoucherDocument {
  return now < document.expiresAt ? document : { ...document, expiresAt: now + LIFETIME };
}

interface Readiness {
  /** When the slowest partner has sent its codes. */
  readonly readyAt: Instant;
  readonly now: Instant;
}

/** @param files made by the caller */
export function describedDocument(
  document: VoucherDocument,
  files: Wire['VoucherDocument']['files'],
  { readyAt, now }: Readiness,
): Wire['VoucherDocument'] {
  const { expiresAt, formats, pin } = document;
  const pinRequired = pin !== undefined;
  if (now >= expiresAt) return { state: 'EXPIRED', formats: [], pinRequired, files: [] };
  const base = {
    formats: [...formats],
    pinRequired,
    ...(pinRequired && { attemptsLeft: attemptsLeft(document, now) }),
    validUntil: rfc3339(expiresAt),
  };
  if (now < readyAt) return { ...base, state: 'DELAYED', files: [], availableAt: notBefore(readyAt) };
  const lock = lockOf(document, now);
  if (lock !== undefined) return { ...base, state: 'LOCKED', files, availableAt: notBefore(lock) };
  return { ...base, state: 'READY', files };
}

/** DOCx3 for an expired document, RDMx4 while codes are missing. */
export function tryDocumentPin(
  document: VoucherDocument,
  pin: string | undefined,
  { readyAt, now }: Readiness,
) {
  if (now >= document.expiresAt) throw refusal('DOCx3');
  if (now < readyAt) throw delayed(readyAt, now);
  return tryPin(document, pin, now, { wrong: 'DOCx1', locked: 'DOCx2' });
}
