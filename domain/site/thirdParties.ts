import type { Site } from './site.ts';

/** Who else may run on a site's pages, apart from payments: each only after consent, or by a press that asks for it. */
export const THIRD_PARTIES = ['consent', 'tags', 'test', 'chat', 'map'] as const;
export type ThirdParty = (typeof THIRD_PARTIES)[number];

type Settings = Pick<Site, 'abTestScript' | 'cookieConsent' | 'map' | 'tagManagerId' | 'zendesk'>;

const USES: Readonly<Record<ThirdParty, (site: Settings) => boolean>> = {
  consent: ({ cookieConsent }) => cookieConsent !== null,
  // Without a tool that asks, nobody has consented to the next two.
  tags: ({ cookieConsent, tagManagerId }) => cookieConsent !== null && tagManagerId !== null,
  test: ({ cookieConsent, abTestScript }) => cookieConsent !== null && abTestScript !== null,
  chat: ({ zendesk }) => zendesk.isActive,
  map: ({ map }) => map !== null,
};

/** Returns the third parties of a site. */
export function thirdPartiesOf(site: Settings): readonly ThirdParty[] {
  return THIRD_PARTIES.filter((party) => USES[party](site));
}
