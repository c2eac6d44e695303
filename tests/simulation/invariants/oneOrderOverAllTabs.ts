import type { Observer } from '../Observer.ts';
import type { Invariant } from './invariant.ts';

/**
 * No tab orders from a voucher, or pays for it, while another tab's order about the same is not known to the user. A tab
 * in which the code was entered since knows the balance that the other order left. Without working storage, or with a
 * clock that was changed meanwhile, tabs may not know of each other.
 */
export const oneOrderOverAllTabs: Invariant = (seen) => {
  const { books, hadOddDevice } = seen;
  if (hadOddDevice) return null;
  for (const later of books.carried) {
    const earlier = books.carried.find(
      (order) =>
        order.about !== null &&
        order.about === later.about &&
        order.tab !== later.tab &&
        order.step < later.step &&
        !seen.told.has(order.orderNumber) &&
        !seen.isKnownBy(later.tab, order),
    );
    if (earlier !== undefined && !lackedStorage(seen, earlier.tab) && !lackedStorage(seen, later.tab))
      return `tab ${later.tab} has ordered or paid while the order of tab ${earlier.tab} was not known`;
  }
  return null;
};

const lackedStorage = (seen: Observer, tab: number): boolean => seen.history(tab).lacksStorage;
