import charge from '#locales/charge/de.json' with { type: 'json' };
import { PageInput, PageTextArea } from '../dom/controls.ts';
import { PERSONS } from '../steps/persons.ts';
import type { Invariant } from './invariant.ts';

/**
 * After another voucher came into use in a tab, or everything was removed from it, nothing is shown that was typed before,
 * and no checkout of what was chosen before.
 */
export const nobodySeesAnothers: Invariant = (seen) => {
  for (const { tab, screen, text } of seen.sights) {
    if (seen.isEmptied(tab.number) && screen.heading === charge.charge.payTitle)
      return 'the checkout of another holder is shown';
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
