import { isLost } from '#application/lostAnswer.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { Instant } from '#domain/core/instant.ts';
import type { Problem, ProblemKind } from '#domain/problem/problem.ts';
import { fingerprintOf, hasLapsed } from '#domain/redemption/orderNote.ts';
import type { OrderUnderWay, RedemptionId } from '#domain/redemption/redemption.ts';

/** Faults after which nobody knows yet what became of an order. */
const OPEN: readonly ProblemKind[] = ['redemption-unclear', 'session-expired'];

/** What is known of an order that was left open; `reserved` counts until it would have arrived (ADR 24). */
export function leftOpen(order: OrderUnderWay, now: Instant): Problem {
  const isReserved = order.standing === 'reserved' && !isOver(order, now);
  return { kind: 'timed-out', ...(isReserved && { moneyState: 'reserved' as const }) };
}

/** Whether an order has come to nothing, should the backend know of none. */
export function isOver(order: OrderUnderWay, now: Instant): boolean {
  return hasLapsed(order, order.quote.expiresAt, now);
}

/** What goes with a press, beside the quote and its lines. */
export type CheckOrder = Omit<RedemptionOrder, 'quoteId' | 'notesRead' | 'valueInCent'>;

/** Whether an order has no outcome yet, which comes before anything else. */
export function isOpen({ kind }: Problem): boolean {
  return OPEN.includes(kind);
}

/** Tells one order's content from another's; where the visit began is kept in the note itself. */
export function printOf({ customer, delivery, campaign, isPaybackCustomer }: CheckOrder): string {
  return fingerprintOf(customer, delivery, campaign, isPaybackCustomer);
}

type Notes = Pick<Drafts, 'readUnderWay' | 'writeUnderWay' | 'clearUnderWay'>;

/** This order's note, unless it was struck out or another has taken its place. */
export function notedAs(orders: Notes, id: RedemptionId): OrderUnderWay | null {
  const open = orders.readUnderWay();
  return open?.quote.id === id ? open : null;
}

/**
 * Keeps what is known of an order without an outcome. With the session ended, or the state unclear, it is looked for
 * later. One that was missed may be late, and is asked for again; a reasoned refusal is the end of it.
 */
export function noteFault(orders: Notes, order: OrderUnderWay, problem: Problem): void {
  const { id } = order.quote;
  if (notedAs(orders, id) === null) return;
  if (problem.moneyState === 'reserved') orders.writeUnderWay({ ...order, standing: 'reserved' });
  else if (isOpen(problem)) return;
  else if (isLost(problem)) orders.writeUnderWay({ ...order, standing: 'missed' });
  else orders.clearUnderWay(id);
}
