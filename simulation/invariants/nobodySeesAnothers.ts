import charge from '#locales/charge/de.json' with { type: 'json' };
import { PageInput, PageTextArea } from '../dom/controls.ts';
import { PERSONS } from '../steps/persons.ts';
import { RECEIPTS } from '../reading/receipts.ts';
import type { Invariant } from './invariant.ts';

const CHECKOUTS = [charge.charge.payTitle, charge.order.payTitle];

/**
 * After another voucher came into use in a tab, or everything was removed from it, nothing is shown that was typed before,
 * no receipt from before, and no checkout of what was chosen before.
 */
export const nobodySeesAnothers: Invariant = (seen) => {
  for (const { tab, screen, text } of seen.sights) {
    if (seen.isEmptied(tab.number) && CHECKOUTS.includes(screen.heading))
      return 'the checkout of another holder is shown';
    const receipt = RECEIPTS.includes(tab.path)
      ? seen.formerReceipts(tab.number).find((order) => text.includes(order))
      : undefined;
    if (receipt !== undefined) return `the receipt of the order ${receipt} is shown to another holder`;
    const former = seen.formerTypists(tab.number);
    const typed = screen.fields
      .filter((field) => field instanceof PageInput || field instanceof PageTextArea)
      .map(({ value }) => value);
    const shown = [text, ...typed].join('\n');
    for (const person of former) {
      const word = PERSONS[person]?.own.find((each) => shown.includes(each));
      if (word !== undefined) return `the page shows “${word}”, which another holder typed`;
    }
  }
  return null;
};
