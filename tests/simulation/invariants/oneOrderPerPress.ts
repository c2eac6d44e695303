import type { Carried } from '../Books.ts';
import type { Invariant } from './invariant.ts';

/**
 * Only a press orders, and orders once; and no page lets a user order or pay again who has not been told of the order or
 * payment before. A tab that cannot store anything may forget an order, and warns of it.
 */
export const oneOrderPerPress: Invariant = (seen) => {
  const { books, world } = seen;
  const isPayment = ({ kind }: Carried) => kind === 'payment';
  const { payments = [], spending = [] } = Object.groupBy(books.carried, (order) =>
    isPayment(order) ? 'payments' : 'spending',
  );
  for (const each of [payments, spending]) {
    const steps = each.map(({ tab, step }) => `${tab} ${step}`);
    if (new Set(steps).size < steps.length) return 'one press has ordered or paid twice';
  }
  // A wallet's payment is prepared when it is chosen; the press is at the provider's. A press may wait for another tab.
  for (const order of spending)
    if (!world.presses.has(order.step) && !seen.waited(order))
      return `an order of ${order.valueInCent} cent was sent without a press`;
  for (const later of books.carried) {
    const earlier = seen
      .untoldOf(later.tab)
      .find((order) => isPayment(order) === isPayment(later) && order.step < later.step);
    if (earlier !== undefined && !seen.history(later.tab).lacksStorage)
      return `the user has ${isPayment(later) ? 'paid' : 'ordered'} again without being told of the first time`;
  }
  return null;
};
