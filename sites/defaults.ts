import type { SiteDetails } from '#domain/site/site.ts';
import type { Switches } from '#domain/site/switches.ts';

/** All switches are off; a site's file turns its own on (product 2.5). */
export const ALL_OFF: Switches = {
  showApiBanner: false,
  showBrandInVault: false,
  showChargeableVoucherOrder: false,
  showCustomerInquiry: false,
  showCustomerSurvey: false,
  showGiveaway: false,
  showHowToRedeem: false,
  showKeyVisualText: false,
  showMerchantCodeRedirect: false,
  showMerchantCodePdfDownload: false,
  showRechargeCheckbox: false,
  showShopPromotion: false,
  showUseDataConfirmation: false,
  showVariation: false,
  redeemValueChooseable: false,
  showInfoBeforeRedeemButton: false,
  showInfoAfterRedeemButton: false,
  showShopNameOnShopWall: false,
  showShopFilterBar: false,
  showNavBar: false,
  showMskPromo: false,
  showVoucherInfoModal: false,
  usePaginatedShopList: false,
};

/**
 * Defaults for every site: shared texts, and no feature that only some sites have. Fields without a sensible default
 * (name, currency, URLs, third-party keys) are missing, so that the type check requires them of a new site.
 */
export const DEFAULTS = {
  externalCssFile: null,
  keyVisualDeskImage: null,
  darkPictures: {},
  instructionsImage: '/brands/voucher-card.svg',
  redeemCampaign: null,
  partnerKind: 'shops',
  distribution: null,
  externalRatingButtons: [],
  customMeta: { title: { key: 'site.meta.title' }, description: { key: 'site.meta.description' } },
  headline: { key: 'redeem.heading' },
  heading: { key: 'site.hero.heading' },
  text: { key: 'site.hero.text' },
  thankYouText: { key: 'site.thankYou' },
  copyright: { key: 'site.copyright' },
  apiBanner: null,
  valueHint: null,
  overrideApiErrorMessageHtml: null,
  amazonPay: null,
  payment: { wallet: null, card: null },
  zendesk: { isActive: false, key: '' },
  map: null,
  abTestScript: null,
  maintenance: { active: false, start: null, end: null },
  surveyPrize: null,
  hiddenShopCategories: [],
  validityYears: 3,
  reactivationHours: 24,
  mailMinutes: null,
} satisfies Partial<SiteDetails>;
