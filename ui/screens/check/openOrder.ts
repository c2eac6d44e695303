import { standingAfter } from '#application/openOrder.ts';
import type { Drafts } from '#application/ports/drafts.ts';
import type { RedemptionOrder } from '#application/ports/redemptionDesk.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { fingerprintOf } from '#domain/orders/fingerprint.ts';
import type { OrderUnderWay, RedemptionId } from '#domain/redemption/redemption.ts';

/** What goes with a press, beside the quote and its lines. */
export type CheckOrder = Omit<RedemptionOrder, 'quoteId' | 'notesRead' | 'valueInCent'>;

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

/** Keeps what is known of an order without an outcome, so that it is looked for later. */
export function noteFault(orders: Notes, order: OrderUnderWay, problem: Problem): void {
  const { id } = order.quote;
  if (notedAs(orders, id) === null) return;
  const standing = standingAfter(order, problem);
  if (standing === null) orders.clearUnderWay(id);
  else if (standing !== order.standing) orders.writeUnderWay({ ...order, standing });
}
