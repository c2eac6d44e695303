import type { Instant } from '../core/instant.ts';
import type { Result } from '../core/result.ts';
import { asKind } from '../problem/asKind.ts';
import type { Problem, ProblemKind } from '../problem/problem.ts';
import { UNCLEAR_PAYMENTS, isUnanswered, wasAnswered } from '../problem/unanswered.ts';
import { hasLapsed } from './lapse.ts';
import type { PendingStatus, PendingOrder } from './pendingOrder.ts';

export type Outcome<T> =
  | { readonly kind: 'placed'; readonly value: T }
  /** Not final: the backend does not know the order by now, but it may still arrive. */
  | { readonly kind: 'refused'; readonly problem: Problem; readonly isFinal: boolean }
  /** `moneyState: 'reserved'`: the backend processes the order. `session-expired`: the code must be entered again. */
  | { readonly kind: 'unclear'; readonly problem: Problem }
  /** Nothing has moved: the user has not paid at the payment provider yet, but still may. */
  | { readonly kind: 'to-pay' }
  /** The backend reports another order; asking again does not help (ADR 13). */
  | { readonly kind: 'mismatch' }
  /** The backend denies a payment that it had reported as received (ADR 14); asking again may help. */
  | { readonly kind: 'contradicted' };

/** Problems with which a later lookup confirms that the order came to nothing. */
const ENDED: readonly ProblemKind[] = ['payment-failed', 'payment-cancelled'];

export function isEnded({ kind }: Problem): boolean {
  return ENDED.includes(kind);
}

/** True if the answer is lost or inconclusive, so the backend must be asked for the order's outcome. */
export function isLost(problem: Problem): boolean {
  return isUnanswered(problem) || UNCLEAR_PAYMENTS.includes(problem.kind);
}

export function answered<T>(answer: Result<T, Problem>): Outcome<T> {
  if (answer.ok) return { kind: 'placed', value: answer.value };
  const problem = answer.fault;
  if (problem.kind === 'payment-open') return { kind: 'to-pay' };
  if (problem.kind === 'session-expired') return { kind: 'unclear', problem };
  return { kind: 'refused', problem, isFinal: true };
}

/**
 * Maps the lookup after a lost answer (`cause`). "No such order" means that the order never arrived and the money is
 * untouched, unless the backend had confirmed the order or reported another one. A failed lookup keeps the outcome
 * unclear.
 */
export function lookedFor<T>(found: Result<T | null, Problem>, cause: Problem): Outcome<T> {
  if (found.ok && found.value !== null) return { kind: 'placed', value: found.value };
  const fault = found.ok ? null : found.fault.kind;
  if (fault === 'answer-mismatch' || cause.kind === 'answer-mismatch') return { kind: 'mismatch' };
  if (fault === 'payment-contradicted') return { kind: 'contradicted' };
  if (fault === 'payment-open') return { kind: 'to-pay' };
  if (!found.ok && isEnded(found.fault)) return { kind: 'refused', problem: found.fault, isFinal: true };
  // An unreachable backend has not withdrawn its contradiction.
  if (cause.kind === 'payment-contradicted' && fault !== 'charge-unclear') return { kind: 'contradicted' };
  const isReserved = cause.moneyState === 'reserved' || (!found.ok && found.fault.moneyState === 'reserved');
  if (found.ok && !isReserved)
    return { kind: 'refused', problem: { ...cause, moneyState: 'untouched' }, isFinal: false };
  const isOver = !found.ok && found.fault.kind === 'session-expired';
  const problem = isOver ? found.fault : isReserved ? cause : problemAfterBoth(found, cause);
  return { kind: 'unclear', problem: { ...problem, moneyState: isReserved ? 'reserved' : 'unknown' } };
}

/** After two calls that settled nothing: that one of them was answered at all counts, and not that the other was lost. */
function problemAfterBoth(found: Result<unknown, Problem>, cause: Problem): Problem {
  if (found.ok || wasAnswered(cause) || !wasAnswered(found.fault)) return cause;
  return asKind(cause, isUnanswered(found.fault) ? found.fault.kind : 'unknown');
}

/** True if a look for a missed order shows that it has arrived after all. An unanswered look shows nothing (ADR 13). */
export function hasArrived(outcome: Outcome<unknown>): boolean {
  if (outcome.kind === 'unclear') return outcome.problem.moneyState === 'reserved';
  return outcome.kind === 'placed' || outcome.kind === 'mismatch' || outcome.kind === 'contradicted';
}

type Standing = Pick<PendingOrder, 'standing'>;

export type WithoutValue = Exclude<Outcome<unknown>, { readonly kind: 'placed' }>;

/** The problem with which the lookup of a pending order starts, for example after a reload. */
export function leftOpen(order: Standing, latestStart: Instant, now: Instant): Problem {
  if (order.standing === 'mismatch') return { kind: 'answer-mismatch' };
  const isReserved = order.standing === 'reserved' && !hasLapsed(order, latestStart, now);
  return { kind: 'timed-out', ...(isReserved && { moneyState: 'reserved' as const }) };
}

/** These are about the session or the payment, and would be wrong of an order that never arrived. */
const NOT_OF_THE_ORDER: readonly ProblemKind[] = ['session-expired', ...UNCLEAR_PAYMENTS];

/**
 * The problem to look again with. If the order never arrived, the user is told of it and may submit the order again; an
 * answer that settled nothing stays one, so that no page says that the connection was lost.
 */
export function lookingAgain(order: Standing, latestStart: Instant, now: Instant, problem: Problem): Problem {
  const isKnown = order.standing === 'mismatch' || hasLapsed(order, latestStart, now);
  if (isKnown) return leftOpen(order, latestStart, now);
  const isKept = wasAnswered(problem) && !NOT_OF_THE_ORDER.includes(problem.kind);
  return isKept ? problem : asKind(problem, 'timed-out');
}

/** Null removes the pending order. `missed` keeps it for a lookup before the next submit: it may arrive late. */
export function standingAfter({ standing }: Standing, outcome: WithoutValue): PendingStatus | null {
  if (outcome.kind === 'mismatch') return 'mismatch';
  // The payment's state is stored under its reference; the order's own state is unknown.
  if (outcome.kind === 'contradicted') return standing === 'mismatch' ? standing : 'sent';
  if (outcome.kind === 'to-pay') return 'paying';
  if (outcome.problem.moneyState === 'reserved') return 'reserved';
  if (outcome.kind === 'unclear') return standing;
  return outcome.isFinal ? null : 'missed';
}
