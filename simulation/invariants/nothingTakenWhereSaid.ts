import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Carried } from '../Books.ts';
import type { Invariant } from './invariant.ts';

const { untouched, unpaid } = shared.money;

/** A call that is longer on its way may arrive after the page has asked for it; in milliseconds. */
const LATE = 1_000;
/** A page asks again for an order that may arrive late every 15 seconds; in milliseconds, with its way to the backend. */
const ASKS_AGAIN = 16_000;

/**
 * No page says that nothing was redeemed or paid after an order of its tab whose outcome it has not shown. Of one that
 * arrived late, it can only know once it has asked again.
 */
export const nothingTakenWhereSaid: Invariant = (seen) => {
  const { elapsed } = seen.world.engine;
  const canBeKnown = ({ at, wayMs }: Carried) => wayMs <= LATE || elapsed > at + ASKS_AGAIN;
  for (const { tab, text } of seen.sights) {
    const history = seen.history(tab.number);
    if (history.lacksStorage) continue;
    const untold = seen.untoldOf(tab.number).filter(canBeKnown);
    if (text.includes(untouched) && untold.some(({ kind }) => kind !== 'payment'))
      return `“${untouched}” is shown, but an order of this tab was carried out`;
    if (text.includes(unpaid) && untold.some(({ kind }) => kind === 'payment'))
      return `“${unpaid}” is shown, but a payment of this tab was received`;
  }
  return null;
};
