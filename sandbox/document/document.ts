import { DAY, type Instant, rfc3339 } from '../core/clock.ts';
import { notBefore, refusal } from '../core/problem.ts';
import { unguessable } from '../core/random.ts';
import type { Wire } from '../core/wire.ts';

const LIFETIME = 90 * DAY;
const LOCK = DAY;
const ATTEMPTS = 5;

export type DocumentFormat = Wire['DocumentFormat'];

/** Vouchers as files, behind a mailed link. */
export interface VoucherDocument {
  readonly ident: string;
  readonly redeemId: string;
  /** The one that was asked for first. */
  readonly formats: readonly DocumentFormat[];
  readonly expiresAt: Instant;
  readonly pin?: string;
  /** Wrong PINs in a row. */
  readonly wrongPins: number;
  readonly lockedUntil?: Instant;
  readonly mailedAt?: Instant;
}

export function newDocument(
  redeemId: string,
  formats: readonly DocumentFormat[],
  now: Instant,
): VoucherDocument {
  return { ident: `vd-${unguessable(40)}`, redeemId, formats, expiresAt: now + LIFETIME, wrongPins: 0 };
}

/** The document with its full life time again, where it ran out. */
export function renewedDocument(document: VoucherDocument, now: Instant): VoucherDocument {
  return now < document.expiresAt ? document : { ...document, expiresAt: now + LIFETIME };
}

interface Readiness {
  /** When the slowest partner has sent its codes. */
  readonly readyAt: Instant;
  readonly now: Instant;
}

/** What a document link leads to; `files` are made by the caller. */
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

/**
 * Tries a PIN. Answers the document as it is afterwards and what is to be thrown, so that a wrong attempt
 * counts.
 */
export function tryPin(document: VoucherDocument, pin: string | undefined, { readyAt, now }: Readiness) {
  if (now >= document.expiresAt) throw refusal('DOCx3');
  if (now < readyAt)
    throw refusal('RDMx4', { availableAt: readyAt, retryAfter: Math.ceil((readyAt - now) / 1000) });
  const lock = lockOf(document, now);
  if (lock !== undefined) throw locked(lock);
  if (document.pin === undefined || pin === document.pin) {
    return { document: { ...document, wrongPins: 0 }, refused: undefined };
  }
  const wrongPins = wrongPinsAt(document, now) + (pin === undefined ? 0 : 1);
  const lockedUntil = now + LOCK;
  if (wrongPins >= ATTEMPTS)
    return { document: { ...document, wrongPins, lockedUntil }, refused: locked(lockedUntil) };
  const left = ATTEMPTS - wrongPins;
  const refused = refusal('DOCx1', { pointer: '/pin', attemptsLeft: left });
  return { document: { ...document, wrongPins }, refused };
}

function attemptsLeft(document: VoucherDocument, now: Instant): number {
  return ATTEMPTS - wrongPinsAt(document, now);
}

/** The end of a lock gives the attempts back. */
function wrongPinsAt(document: VoucherDocument, now: Instant): number {
  const over = document.lockedUntil !== undefined && now >= document.lockedUntil;
  return over && document.wrongPins >= ATTEMPTS ? 0 : document.wrongPins;
}

function lockOf(document: VoucherDocument, now: Instant): Instant | undefined {
  const { lockedUntil, wrongPins } = document;
  return wrongPins >= ATTEMPTS && lockedUntil !== undefined && now < lockedUntil ? lockedUntil : undefined;
}

function locked(availableAt: Instant) {
  return refusal('DOCx2', { attemptsLeft: 0, availableAt });
}
