import { DAY, type Instant } from './clock.ts';
import { type ProblemCode, type Refusal, refusal } from './problem.ts';

const ATTEMPTS = 5;
const LOCK = DAY;

/** Something behind a PIN. Five wrong PINs in a row lock it for a day. */
export interface PinLock {
  readonly pin?: string;
  /** In a row. */
  readonly wrongPins: number;
  readonly lockedUntil?: Instant;
}

/** End of the lock; `undefined` while a PIN may be tried. */
export function lockOf({ lockedUntil, wrongPins }: PinLock, now: Instant): Instant | undefined {
  return wrongPins >= ATTEMPTS && lockedUntil !== undefined && now < lockedUntil ? lockedUntil : undefined;
}

/** The attempts are restored when the lock ends. */
export function attemptsLeft({ lockedUntil, wrongPins }: PinLock, now: Instant): number {
  const isOver = lockedUntil !== undefined && now >= lockedUntil;
  return isOver && wrongPins >= ATTEMPTS ? ATTEMPTS : ATTEMPTS - wrongPins;
}

/**
 * Tries a PIN. Returns the updated state together with the refusal, so that the caller can store a wrong attempt. A
 * missing PIN is refused without counting.
 */
export function tryPin<T extends PinLock>(
  on: T,
  pin: string | undefined,
  now: Instant,
  codes: { readonly wrong: ProblemCode; readonly locked: ProblemCode },
): { readonly on: T; readonly refused?: Refusal } {
  const locked = (availableAt: Instant) => refusal(codes.locked, { attemptsLeft: 0, availableAt });
  const lock = lockOf(on, now);
  if (lock !== undefined) throw locked(lock);
  if (on.pin === undefined || pin === on.pin) return { on: { ...on, wrongPins: 0 } };
  const left = attemptsLeft(on, now) - (pin === undefined ? 0 : 1);
  const counted = { ...on, wrongPins: ATTEMPTS - left };
  if (left > 0)
    return { on: counted, refused: refusal(codes.wrong, { pointer: '/pin', attemptsLeft: left }) };
  const lockedUntil = now + LOCK;
  return { on: { ...counted, lockedUntil }, refused: locked(lockedUntil) };
}
