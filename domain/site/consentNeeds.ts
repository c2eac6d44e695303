import type { ConsentCategory } from './consentCategories.ts';
import { type ThirdParty, type ThirdPartySettings, thirdPartiesOf } from './thirdParties.ts';

const NEEDS: Readonly<Record<ThirdParty, readonly ConsentCategory[]>> = {
  consent: [],
  tags: ['statistics', 'marketing'],
  test: ['statistics'],
  chat: ['functional'],
  map: ['functional'],
};

/** True if a third party of the site runs only after consent to this category. */
export function needsConsentTo(category: ConsentCategory, site: ThirdPartySettings): boolean {
  return thirdPartiesOf(site).some((party) => NEEDS[party].includes(category));
}
