import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Invariant } from './invariant.ts';

/** A voucher whose code was accepted in this step is not said to have expired in the same step. */
export const acceptedCodesStay: Invariant = ({ sights, acceptedNow }) => {
  for (const { tab, text } of sights)
    if (acceptedNow.has(tab.number) && text.includes(shared.problem['session-expired'].title))
      return 'the session of a code that was accepted a moment ago has expired';
  return null;
};
