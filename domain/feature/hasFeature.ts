import { takesPayments } from '../payment/takesPayments.ts';
import type { Site } from '../site/site.ts';
import type { Feature } from './feature.ts';

/** The parts of a site that decide what it has. */
export type FeaturedSite = Pick<
  Site,
  'amazonPay' | 'currency' | 'features' | 'id' | 'navbarLinks' | 'payment' | 'switches'
>;

const takesTopUps = (site: FeaturedSite): boolean => takesPayments(site) && site.navbarLinks.charge;

/** Features that a site has only if it is set up for them. */
const SET_UP: Readonly<Partial<Record<Feature, (site: FeaturedSite) => boolean>>> = {
  charge: takesTopUps,
  codePdf: ({ switches }) => switches.showMerchantCodePdfDownload,
  difference: takesPayments,
  giveaway: ({ switches }) => switches.showGiveaway,
  region: ({ id }) => id === 'region',
  variations: ({ switches }) => switches.showVariation,
  // Its page is reached from that of the top-ups.
  voucherOrder: takesTopUps,
};

/** False if the site is not made for it, whatever the backend offers: its pages are another brand's. */
export const isSetUp = (site: FeaturedSite, feature: Feature): boolean => SET_UP[feature]?.(site) ?? true;

/** Only this function decides what a site has: what it is set up for, and its file and its backend offer (ADR 20). */
export function hasFeature(site: FeaturedSite, feature: Feature): boolean {
  return isSetUp(site, feature) && (site.features?.includes(feature) ?? true);
}
