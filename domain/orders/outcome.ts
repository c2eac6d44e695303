import type { Instant } from '../core/instant.ts';
import type { Result } from '../core/result.ts';
import type { Problem, ProblemKind } from '../problem/problem.ts';
import { isUnanswered } from '../problem/unanswered.ts';
import { hasLapsed } from './lapse.ts';
import type { PendingStatus, PendingOrder } from './pendingOrder.ts';

/** What became of an order that moves value, as far as it is known (product 6.5). */
export type Outcome<T> =
  /** It was carried out. */
  | { readonly kind: 'placed'; readonly value: T }
  /** It came to nothing: for certain if the refusal gives a reason, otherwise as far as the backend knows by now. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /**
   * Nobody knows. `problem.moneyState` is `reserved` once the backend has said that it is carrying the order out. If
   * `problem.kind` is `session-expired`, the backend answers only after the voucher's code was entered again.
   */
  | { readonly kind: 'unclear'; readonly problem: Problem }
  /** Nothing has moved: the person has not paid at the payment provider yet, and still may. */
  | { readonly kind: 'to-pay' }
  /** The backend tells of another order, and asking again will not change that (ADR 13). */
  | { readonly kind: 'mismatch' }
  /** The backend denies a payment that it had received (ADR 14). Asking again may change that. */
  | { readonly kind: 'contradicted' };

/** Answers that leave open what becomes of the order. */
const UNCLEAR: readonly ProblemKind[] = ['charge-unclear', 'answer-mismatch', 'payment-contradicted'];

/** Problems by which the backend says for certain, when it is asked later, that an order came to nothing. */
const ENDED: readonly ProblemKind[] = ['payment-failed', 'payment-cancelled'];

/** True if the backend says by this problem, when it is asked later, that an order came to nothing for certain. */
export function isEnded({ kind }: Problem): boolean {
  return ENDED.includes(kind);
}

/**
 * True if the answer to an order is lost, so that the backend has to be asked what became of it: there was none, its
 * payment is still being carried out, or it was about another order.
 */
export function isLost(problem: Problem): boolean {
  return isUnanswered(problem) || UNCLEAR.includes(problem.kind) || problem.moneyState === 'unknown';
}

/** What the answer to a press means, if it is not lost (`isLost`). */
export function answered<T>(answer: Result<T, Problem>): Outcome<T> {
  if (answer.ok) return { kind: 'placed', value: answer.value };
  const problem = answer.fault;
  if (problem.kind === 'payment-open') return { kind: 'to-pay' };
  return { kind: problem.kind === 'session-expired' ? 'unclear' : 'refused', problem };
}

/**
 * What the backend's word on an order means, when it was asked because the answer was lost by `cause`. "No such
 * order" means that it never arrived and the money is untouched; but it proves nothing once the backend has said that
 * it is carrying the order out, or has told of another order instead. If the backend cannot be asked either, the
 * outcome stays unclear.
 */
export function lookedFor<T>(found: Result<T | null, Problem>, cause: Problem): Outcome<T> {
  if (found.ok && found.value !== null) return { kind: 'placed', value: found.value };
  const told = found.ok ? null : found.fault.kind;
  if (told === 'answer-mismatch' || cause.kind === 'answer-mismatch') return { kind: 'mismatch' };
  if (told === 'payment-contradicted') return { kind: 'contradicted' };
  if (told === 'payment-open') return { kind: 'to-pay' };
  if (!found.ok && isEnded(found.fault)) return { kind: 'refused', problem: found.fault };
  // A backend that cannot be reached has not taken its contradiction back.
  if (cause.kind === 'payment-contradicted' && told !== 'charge-unclear') return { kind: 'contradicted' };
  const isReserved = cause.moneyState === 'reserved' || (!found.ok && found.fault.moneyState === 'reserved');
  if (found.ok && !isReserved) return { kind: 'refused', problem: { ...cause, moneyState: 'untouched' } };
  const problem = !found.ok && found.fault.kind === 'session-expired' ? found.fault : cause;
  return { kind: 'unclear', problem: { ...problem, moneyState: isReserved ? 'reserved' : 'unknown' } };
}

type Standing = Pick<PendingOrder, 'standing'>;

/** The outcomes of an order that was not carried out, as far as is known. */
export type WithoutValue = Exclude<Outcome<unknown>, { readonly kind: 'placed' }>;

/**
 * The problem that a noted order begins with when its outcome is asked for again, as after a reload. `reserved`
 * counts until the order must have arrived (ADR 13); `latestStart` as for `hasLapsed`.
 */
export function leftOpen(note: Standing, latestStart: Instant, now: Instant): Problem {
  if (note.standing === 'mismatch') return { kind: 'answer-mismatch' };
  const isReserved = note.standing === 'reserved' && !hasLapsed(note, latestStart, now);
  return { kind: 'timed-out', ...(isReserved && { moneyState: 'reserved' as const }) };
}

/**
 * The problem that a further look begins with, after one that ended in `problem`. Its kind becomes `timed-out`: if
 * the order never arrived, no more is known than that no answer came, so it may be placed again.
 */
export function lookingAgain(note: Standing, latestStart: Instant, now: Instant, problem: Problem): Problem {
  const isKnown = note.standing === 'mismatch' || hasLapsed(note, latestStart, now);
  return isKnown ? leftOpen(note, latestStart, now) : { ...problem, kind: 'timed-out' };
}

/**
 * The standing of an order's note after an outcome; null if the note is to be removed, as after a refusal with a
 * reason. An order that the backend does not know becomes `missed`: it may be late, and is asked for again before
 * another one is placed.
 */
export function standingAfter({ standing }: Standing, outcome: WithoutValue): PendingStatus | null {
  if (outcome.kind === 'mismatch') return 'mismatch';
  // What was received is remembered by the payment's reference; of the order itself nothing is known.
  if (outcome.kind === 'contradicted') return standing === 'mismatch' ? standing : 'sent';
  if (outcome.kind === 'to-pay') return 'paying';
  if (outcome.problem.moneyState === 'reserved') return 'reserved';
  if (outcome.kind === 'unclear') return standing;
  return isLost(outcome.problem) ? 'missed' : null;
}
