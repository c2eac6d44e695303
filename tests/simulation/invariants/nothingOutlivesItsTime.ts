import { wordOf } from '../reading/typedWords.ts';
import type { Invariant } from './invariant.ts';

/** Half an hour after the last use, without a voucher in use, nothing is shown any more that a person typed. */
export const nothingOutlivesItsTime: Invariant = (seen) => {
  for (const sight of seen.sights) {
    const word = wordOf(sight, seen.expiredTypists(sight.tab.number));
    if (word !== undefined) return `the page shows “${word}”, which was typed more than half an hour ago`;
  }
  return null;
};
