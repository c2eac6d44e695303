import type { Instant } from '../core/instant.ts';
import type { Result } from '../core/result.ts';
import type { Problem, ProblemKind } from '../problem/problem.ts';
import { hasLapsed } from './lapse.ts';
import type { NoteStanding, OrderNote } from './note.ts';

/** What became of an order that moves value, as far as it is known (design 7.11). */
export type Outcome<T> =
  | { readonly kind: 'placed'; readonly value: T }
  /** It came to nothing: for sure where the refusal gives its reason, otherwise as far as the backend knows by now. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /**
   * Nobody knows. `problem.moneyState` is `reserved` once the backend has said that it is still at it; a problem of the
   * kind `session-expired` wants the voucher's code again before the backend answers.
   */
  | { readonly kind: 'unclear'; readonly problem: Problem }
  /** What the backend tells of is another order, and asking again will not make it this one (ADR 29). */
  | { readonly kind: 'mismatch' };

/** Problems after which nobody knows whether an order arrived: no answer, or one that gives no reason. */
const NO_ANSWER: readonly ProblemKind[] = [
  'offline',
  'timed-out',
  'server-down',
  'unreadable-answer',
  'unknown',
];

/** Whether the answer to an order is lost, so that its state has to be asked for. An answer about another order counts. */
export function isLost({ kind, moneyState }: Problem): boolean {
  return NO_ANSWER.includes(kind) || kind === 'answer-mismatch' || moneyState === 'unknown';
}

/** What an answer to a press means where it is not lost. */
export function answered<T>(answer: Result<T, Problem>): Outcome<T> {
  if (answer.ok) return { kind: 'placed', value: answer.value };
  const problem = answer.fault;
  return { kind: problem.kind === 'session-expired' ? 'unclear' : 'refused', problem };
}

/**
 * What a look for the outcome says, after `cause` has lost the answer. "No such order" means that it never arrived, with
 * the money untouched; it proves nothing where the backend has said that it is still at it, or where another order came
 * in the answer's place. Where the backend cannot be asked either, it stays unclear.
 */
export function lookedFor<T>(found: Result<T | null, Problem>, cause: Problem): Outcome<T> {
  if (found.ok && found.value !== null) return { kind: 'placed', value: found.value };
  if (cause.kind === 'answer-mismatch' || (!found.ok && found.fault.kind === 'answer-mismatch')) {
    return { kind: 'mismatch' };
  }
  const isReserved = cause.moneyState === 'reserved';
  if (found.ok && !isReserved) return { kind: 'refused', problem: { ...cause, moneyState: 'untouched' } };
  const problem = !found.ok && found.fault.kind === 'session-expired' ? found.fault : cause;
  return { kind: 'unclear', problem: { ...problem, moneyState: isReserved ? 'reserved' : 'unknown' } };
}

type Standing = Pick<OrderNote, 'standing'>;

/** What leaves an order without a value. */
export type WithoutValue = Exclude<Outcome<unknown>, { readonly kind: 'placed' }>;

/**
 * What is known of an order that was left open, as the cause of a look for it. `reserved` counts until the order would
 * have arrived (ADR 24); `begunBy` as for `hasLapsed`.
 */
export function leftOpen(note: Standing, begunBy: Instant, now: Instant): Problem {
  if (note.standing === 'mismatch') return { kind: 'answer-mismatch' };
  const isReserved = note.standing === 'reserved' && !hasLapsed(note, begunBy, now);
  return { kind: 'timed-out', ...(isReserved && { moneyState: 'reserved' as const }) };
}

/**
 * The cause of a further look, after one that ended in `problem`. Should the order never have arrived, no more is known
 * than that no answer came: it may be pressed again.
 */
export function lookingAgain(note: Standing, begunBy: Instant, now: Instant, problem: Problem): Problem {
  const isKnown = note.standing === 'mismatch' || hasLapsed(note, begunBy, now);
  return isKnown ? leftOpen(note, begunBy, now) : { ...problem, kind: 'timed-out' };
}

/**
 * How an order's note stands after an outcome; null where that is the end of it, as a refusal with its reason is. An
 * order that the backend knows nothing of may be late: it is `missed`, and asked for again before another is placed.
 */
export function standingAfter({ standing }: Standing, outcome: WithoutValue): NoteStanding | null {
  if (outcome.kind === 'mismatch') return 'mismatch';
  if (outcome.problem.moneyState === 'reserved') return 'reserved';
  if (outcome.kind === 'unclear') return standing;
  return isLost(outcome.problem) ? 'missed' : null;
}
