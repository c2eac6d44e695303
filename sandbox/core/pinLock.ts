import { DAY, type Instant } from './clock.ts';
import { type ProblemCode, type Refusal, refusal } from './problem.ts';

const ATTEMPTS = 5;
const LOCK = DAY;

/** What a PIN opens. After five wrong ones in a row nothing is taken for a day. */
export interface PinLock {
  readonly pin?: string;
  /** In a row. */
  readonly wrongPins: number;
  readonly lockedUntil?: Instant;
}

/** Until when it is locked; `undefined` while a PIN may be tried. */
export function lockOf({ lockedUntil, wrongPins }: PinLock, now: Instant): Instant | undefined {
  return wrongPins >= ATTEMPTS && lockedUntil !== undefined && now < lockedUntil ? lockedUntil : undefined;
}

/** The end of a lock gives the attempts back. */
export function attemptsLeft({ lockedUntil, wrongPins }: PinLock, now: Instant): number {
  const isOver = lockedUntil !== undefined && now >= lockedUntil;
  return isOver && wrongPins >= ATTEMPTS ? ATTEMPTS : ATTEMPTS - wrongPins;
}

/**
 * Tries a PIN. Answers what it is tried on as it is afterwards, and what is to be thrown, so that a wrong attempt
 * counts; none at all is refused without counting.
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
