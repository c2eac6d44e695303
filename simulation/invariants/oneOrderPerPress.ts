import type { Invariant } from './invariant.ts';

/**
 * Only a press orders, and orders once; and no page lets a user order again who has not been told of the order before.
 * A tab that cannot store anything may forget an order, and warns of it.
 */
export const oneOrderPerPress: Invariant = (seen) => {
  const { books, world } = seen;
  const spending = books.carried.filter(({ kind }) => kind !== 'payment');
  const steps = spending.map(({ tab, step }) => `${tab} ${step}`);
  if (new Set(steps).size < steps.length) return 'one press has ordered twice';
  for (const order of spending) {
    if (world.presses.has(order.step)) continue;
    return `an order of ${order.valueInCent} cent was sent without a press`;
  }
  for (const later of spending) {
    const history = seen.history(later.tab);
    const earlier = seen
      .untoldOf(later.tab)
      .find((order) => order.kind !== 'payment' && order.step < later.step);
    if (earlier !== undefined && !history.lacksStorage)
      return 'the user has ordered again without being told of the first order';
  }
  return null;
};
