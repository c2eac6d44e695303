import { DAY, type Instant, MINUTE, rfc3339 } from '../core/clock.ts';
import { type PinLock, attemptsLeft, lockOf, tryPin } from '../core/pinLock.ts';
import { bareRefusal, notBefore } from '../core/problem.ts';
import { textOf, unforeseen } from '../core/random.ts';
import type { Wire } from '../core/wire.ts';

const LETTER = 3 * DAY;
/** Time until the review starts, and its duration. */
const QUEUE = MINUTE;
const REVIEW = 7 * DAY;

/** The check of a large redemption. Its state follows from the given data and the elapsed time. */
export interface FraudCheck extends PinLock {
  readonly ident: string;
  readonly transactionNumber: string;
  /** Printed in the letter. */
  readonly pin: string;
  /** The redemption on hold; absent for a ready-made check. */
  readonly redeemId?: string;
  /** The name on the letter; known once the data is given. */
  readonly letterTo?: string;
  readonly dataAt?: Instant;
  readonly documentAt?: Instant;
  readonly verifiedAt?: Instant;
  readonly decided?: { readonly how: 'RELEASED' | 'BLOCKED'; readonly at: Instant };
}

const DIGITS = '0123456789';

export function newCheck(ident: string, redeemId: string): FraudCheck {
  const digits = () => textOf(unforeseen, DIGITS, 4);
  const transactionNumber = `FP-${digits()}-${digits()}`;
  return { ident, redeemId, transactionNumber, pin: textOf(unforeseen, DIGITS, 6), wrongPins: 0 };
}

/** When the review ends automatically; `undefined` before the letter's PIN was accepted. */
export function reviewedAt({ verifiedAt }: FraudCheck): Instant | undefined {
  return verifiedAt === undefined ? undefined : verifiedAt + QUEUE + REVIEW;
}

export function stateOf(check: FraudCheck, now: Instant): Wire['FraudCheck']['state'] {
  const { dataAt, documentAt, verifiedAt, decided } = check;
  if (decided !== undefined) return decided.how;
  if (dataAt === undefined) return 'DATA_REQUIRED';
  if (documentAt === undefined) return 'DOCUMENT_REQUIRED';
  if (verifiedAt === undefined) return now < documentAt + LETTER ? 'LETTER_SENT' : 'PIN_REQUIRED';
  return now < verifiedAt + QUEUE ? 'VERIFIED' : 'IN_REVIEW';
}

/** The public view of the check. It contains no personal data. */
export function describedCheck(check: FraudCheck, now: Instant): Wire['FraudCheck'] {
  const { transactionNumber, dataAt, documentAt, verifiedAt, decided } = check;
  const state = stateOf(check, now);
  const lock = lockOf(check, now);
  const awaitsPin = state === 'LETTER_SENT' || state === 'PIN_REQUIRED';
  const expected = decided === undefined ? reviewedAt(check) : undefined;
  return {
    state,
    transactionNumber,
    ...(awaitsPin && { attemptsLeft: attemptsLeft(check, now) }),
    ...(lock !== undefined && { lockedUntil: notBefore(lock) }),
    ...(dataAt !== undefined && { dataAt: rfc3339(dataAt) }),
    ...(documentAt !== undefined && { documentAt: rfc3339(documentAt) }),
    ...(verifiedAt !== undefined && { verifiedAt: rfc3339(verifiedAt) }),
    ...(expected !== undefined && { reviewExpectedBy: rfc3339(expected) }),
    ...(decided !== undefined && { decidedAt: rfc3339(decided.at) }),
  };
}

export function tryLetterPin(check: FraudCheck, pin: string, now: Instant) {
  const { on, refused } = tryPin(check, pin, now, { wrong: 'FRDx1', locked: 'FRDx2' });
  return { check: refused ? on : { ...on, verifiedAt: now }, refused };
}

/** 409: an earlier step is missing. */
export const tooEarly = () => bareRefusal(409, 'Something has to be given before');
