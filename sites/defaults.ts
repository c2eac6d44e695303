import type { SiteDetails } from '#domain/site/site.ts';
import type { Switches } from '#domain/site/switches.ts';

/** Every switch off: a site's file names those that it has (product 2.5). */
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
 * What a site is unless its file says otherwise: the texts that all brands share, and none of the features
 * that only some have. A field without a sensible default (name, currency, addresses, keys of third parties) is
 * missing here, so that the type check asks a new site for it.
 */
export const DEFAULTS = {
  externalCssFile: null,
  keyVisualDeskImage: null,
  instructionsImage: '/brands/voucher-card.svg',
  redeemCampaign: null,
  partnerKind: 'shops',
  distribution: null,
  externalRatingButtons: [],
  customMeta: { title: { key: 'site.meta.title' }, description: { key: 'site.meta.description' } },
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
