import type { SandboxSite } from '../core/sites.ts';
import type { Wire } from '../core/wire.ts';

/** Overrides besides the number of shops, by configKey. */
const OVERRIDES: Readonly<Record<string, Wire['SiteConfigPatch']>> = {
  IT: {
    apiBannerText:
      'I buoni ordinati tra venerdì e domenica si possono usare da lunedì. Grazie per la pazienza.',
  },
  CH: { reactivationHours: 48 },
};

/** The fields that the operator decides; never id or domains. */
export function siteConfigPatch(site: SandboxSite): Wire['SiteConfigPatch'] {
  return { numberOfShops: site.numberOfShops, ...OVERRIDES[site.configKey] };
}

/** Public parameters. The queue is off (product 15.7). */
export const PARAMETERS: Wire['Parameter'][] = [
  { key: 'queuefair.redeem_active', value: 'false' },
  { key: 'redeem.large_amount_in_cent', value: '25000' },
  { key: 'support.reply_hours', value: '24' },
];
