import charge from '#locales/charge/de.json' with { type: 'json' };
import { RECEIPTS } from '../reading/receipts.ts';
import { wordOf } from '../reading/typedWords.ts';
import type { Invariant } from './invariant.ts';

const CHECKOUTS = [charge.charge.payTitle, charge.order.payTitle];

/**
 * After another voucher came into use in a tab, or everything was removed from it, nothing is shown that was typed before,
 * no receipt from before, and no checkout of what was chosen before.
 */
export const nobodySeesAnothers: Invariant = (seen) => {
  for (const sight of seen.sights) {
    const { tab, screen, text } = sight;
    if (seen.isEmptied(tab.number) && CHECKOUTS.includes(screen.heading))
      return 'the checkout of another holder is shown';
    const receipt = RECEIPTS.includes(tab.path)
      ? seen.formerReceipts(tab.number).find((order) => text.includes(order))
      : undefined;
    if (receipt !== undefined) return `the receipt of the order ${receipt} is shown to another holder`;
    const word = wordOf(sight, seen.formerTypists(tab.number));
    if (word !== undefined) return `the page shows “${word}”, which another holder typed`;
  }
  return null;
};
