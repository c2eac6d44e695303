import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Invariant } from './invariant.ts';

const { untouched, unpaid } = shared.money;

/** A page asks again for an order that may arrive late every 15 seconds; in milliseconds, with its way to the backend. */
const ASKS_AGAIN = 16_000;

/** No page goes on saying that nothing was redeemed or paid after an order of its tab whose outcome it has not shown. */
export const nothingTakenWhereSaid: Invariant = (seen) => {
  const { world } = seen;
  for (const { tab, text } of seen.sights) {
    const history = seen.history(tab.number);
    if (history.lacksStorage) continue;
    const untold = seen.untoldOf(tab.number).filter(({ at }) => world.engine.elapsed > at + ASKS_AGAIN);
    if (text.includes(untouched) && untold.some(({ kind }) => kind !== 'payment'))
      return `“${untouched}” is shown, but an order of this tab was carried out`;
    if (text.includes(unpaid) && untold.some(({ kind }) => kind === 'payment'))
      return `“${unpaid}” is shown, but a payment of this tab was received`;
  }
  return null;
};
