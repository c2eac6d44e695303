import shared from '#locales/shared/de.json' with { type: 'json' };
import type { Invariant } from './invariant.ts';

const OVER = [shared.problem['session-expired'].title, shared.problem['over-on-arrival'].title];

/** A session that began in this step is not said to be over in the same step. */
export const acceptedCodesStay: Invariant = ({ sights, acceptedNow }) => {
  for (const { tab, text } of sights)
    if (acceptedNow.has(tab.number) && OVER.some((title) => text.includes(title)))
      return 'the session of a code that was accepted a moment ago has expired';
  return null;
};
