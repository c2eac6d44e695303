import type { Site } from './site.ts';

/** Who else may run on a site's pages, apart from payments: each only after consent, or by a press that asks for it. */
export const THIRD_PARTIES = ['consent', 'tags', 'test', 'chat', 'map'] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

type Settings = Pick<Site, 'abTestScript' | 'cookieConsent' | 'map' | 'tagManagerId' | 'zendesk'>;

/** Returns the third parties of a site. */
export function thirdPartiesOf(site: Settings): readonly ThirdParty[] {
  // Tags and A/B tests need consent, and without the consent tool there is none.
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
