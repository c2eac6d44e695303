import first from '#locales/de.json' with { type: 'json' };
import shared from '#locales/shared/de.json' with { type: 'json' };
import { canBeKnown } from './canBeKnown.ts';
import type { Invariant } from './invariant.ts';
import { amountsAfter, euros } from '../reading/money.ts';

const wordsBefore = (text: string): string => text.split('{{money}}')[0]?.trim() ?? text;
const BALANCES = [
  shared.strip.balance,
  shared.value.balance,
  `${shared.balance.label} {{money}}`,
  first.redeem.rest,
].map(wordsBefore);

/**
 * A balance on a page is one that the tab's voucher had, at the earliest when the tab was last told of it. While an order
 * of the tab may have been carried out, the page shows none from before.
 */
export const balanceShownIsTrue: Invariant = (seen) => {
  for (const { tab, text } of seen.sights) {
    const { serials, lacksStorage } = seen.history(tab.number);
    const serial = serials.at(-1);
    if (serial === undefined || lacksStorage) continue;
    const balances = seen.balancesToShow(tab.number, serial, canBeKnown(seen.world));
    const now = balances.at(-1) ?? 0;
    for (const shown of BALANCES.flatMap((words) => amountsAfter(words, text)))
      if (!balances.includes(shown))
        return `a balance of ${euros(shown)} is shown, but the voucher has ${euros(now)}`;
    if (text.includes(shared.thankYou.usedUp) && !balances.includes(0))
      return `“${shared.thankYou.usedUp}” is shown, but the voucher has ${euros(now)}`;
  }
  return null;
};
