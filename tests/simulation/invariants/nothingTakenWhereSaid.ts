import shared from '#locales/shared/de.json' with { type: 'json' };
import { canBeKnown } from './canBeKnown.ts';
import type { Invariant } from './invariant.ts';

const { untouched, unpaid } = shared.money;

/**
 * No page says that nothing was redeemed or paid after an order of its tab whose outcome it has not shown. Of one that
 * arrived late, it can only know once it has asked again.
 */
export const nothingTakenWhereSaid: Invariant = (seen) => {
  for (const { tab, text } of seen.sights) {
    const history = seen.history(tab.number);
    if (history.lacksStorage) continue;
    const untold = seen.untoldOf(tab.number).filter(canBeKnown(seen.world));
    if (text.includes(untouched) && untold.some(({ kind }) => kind !== 'payment'))
      return `“${untouched}” is shown, but an order of this tab was carried out`;
    if (text.includes(unpaid) && untold.some(({ kind }) => kind === 'payment'))
      return `“${unpaid}” is shown, but a payment of this tab was received`;
  }
  return null;
};
