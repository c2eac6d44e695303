import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Invariant } from './invariant.ts';

/** After a user has removed the voucher from the device, no tab of its holder shows it, until a code is entered there. */
export const removedVoucherIsGone: Invariant = (seen) => {
  for (const { tab, text } of seen.sights) {
    const { isEmptied, lacksStorage, serials } = seen.history(tab.number);
    const last = serials.at(-1);
    if (!isEmptied || lacksStorage || last === undefined) continue;
    const strip = shared.strip.title.replace('{{lastFour}}', last.slice(-4));
    if (text.includes(strip)) return `“${strip}” is shown, which was removed from this device`;
  }
  return null;
};
