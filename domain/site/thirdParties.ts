import type { Site } from './site.ts';

/** Payments excluded. Each one loads only after consent or on the user's request. */
export const THIRD_PARTIES = ['consent', 'tags', 'test', 'chat', 'map'] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

export type ThirdPartySettings = Pick<
  Site,
  'abTestScript' | 'cookieConsent' | 'map' | 'tagManagerId' | 'zendesk'
>;

export function thirdPartiesOf(site: ThirdPartySettings): readonly ThirdParty[] {
  // Tags and A/B tests need consent, which only the consent tool can obtain.
  const consent = site.cookieConsent !== null;
  const uses: Readonly<Record<ThirdParty, boolean>> = {
    consent,
    tags: consent && site.tagManagerId !== null,
    test: consent && site.abTestScript !== null,
    chat: site.zendesk.isActive,
    map: site.map !== null,
  };
  return THIRD_PARTIES.filter((party) => uses[party]);
}
