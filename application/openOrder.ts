import type { Instant } from '#domain/core/instant.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';
import { hasLapsed } from '#domain/orders/lapse.ts';
import type { NoteStanding, OrderNote } from '#domain/orders/note.ts';
import { isLost } from './lostAnswer.ts';

/** Faults after which nobody knows yet what became of an order or a donation. */
const OPEN: readonly ProblemKind[] = [
  'redemption-unclear',
  'donation-unclear',
  'answer-mismatch',
  'session-expired',
];

type Standing = Pick<OrderNote, 'standing'>;

/** Whether there is no outcome yet, which comes before anything else. */
export function isOpen({ kind }: Problem): boolean {
  return OPEN.includes(kind);
}

/**
 * What is known of an order that was left open; `reserved` counts until it would have arrived (ADR 24). `begunBy` as
 * for `hasLapsed`.
 */
export function leftOpen(note: Standing, begunBy: Instant, now: Instant): Problem {
  const isReserved = note.standing === 'reserved' && !hasLapsed(note, begunBy, now);
  return { kind: 'timed-out', ...(isReserved && { moneyState: 'reserved' as const }) };
}

/**
 * What a further look begins with, after one that ended in `problem`. Should the order never have arrived, no more is
 * known of the cause than that no answer came: it may be pressed again. One that did not match stays one.
 */
export function lookingAgain(note: Standing, begunBy: Instant, now: Instant, problem: Problem): Problem {
  if (problem.kind === 'answer-mismatch') return problem;
  return hasLapsed(note, begunBy, now) ? leftOpen(note, begunBy, now) : { ...problem, kind: 'timed-out' };
}

/**
 * How an order's note stands after a fault; null where it is the end of it, as a reasoned refusal is. With the session
 * ended, or the state unclear, it stands as before; one that was missed may be late, and is asked for again.
 */
export function standingAfter({ standing }: Standing, problem: Problem): NoteStanding | null {
  if (problem.moneyState === 'reserved') return 'reserved';
  if (isOpen(problem)) return standing;
  return isLost(problem) ? 'missed' : null;
}

/** A page about an order, as far as it matters whether there is something to look for. */
interface Looked {
  readonly kind: string;
  readonly why?: string;
  readonly problem?: Problem;
}

/** What a further look begins with; null where there is nothing to look for, or asking leads nowhere. */
export function problemToLookInto({ kind, why, problem }: Looked): Problem | null {
  if (kind === 'unclear') return problem ?? null;
  return kind === 'lost' && why === 'mismatch' ? { kind: 'answer-mismatch' } : null;
}
