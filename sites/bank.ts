import type { SiteDetails } from '#domain/site/site.ts';

/** What each bank-financed campaign says of itself. */
type OfABank =
  | 'abTestScript'
  | 'captcha'
  | 'cookieConsent'
  | 'faviconPath'
  | 'footerLinks'
  | 'keyVisualFocus'
  | 'keyVisualImage'
  | 'name'
  | 'redeemCampaign'
  | 'support'
  | 'voucherCategory'
  | 'website';

/** What bank-financed campaigns have in common: a reward to redeem whole, nothing to buy and no navbar. */
export const BANK: Omit<SiteDetails, OfABank> = {
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  externalCssFile: null,
  keyVisualDeskImage: null,
  instructionsImage: null,
  numberOfShops: 500,
  partnerKind: 'shops',
  distribution: null,
  b2bLinks: null,
  navbarLinks: { start: '/', buy: [], charge: false },
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
  tagManagerId: null,
  map: null,
  // Midnight of Berlin in winter time: 2025-10-28T23:00Z to 2025-11-03T23:00Z, the end not included.
  maintenance: { active: true, start: 1_761_692_400_000, end: 1_762_210_800_000 },
  surveyPrize: null,
  hiddenShopCategories: [24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35],
  validityYears: 3,
  reactivationHours: 24,
  mailMinutes: null,
  switches: {
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
    showUseDataConfirmation: true,
    showVariation: false,
    redeemValueChooseable: false,
    showInfoBeforeRedeemButton: false,
    showInfoAfterRedeemButton: false,
    showShopNameOnShopWall: false,
    showShopFilterBar: true,
    showNavBar: false,
    showMskPromo: false,
    showVoucherInfoModal: false,
    usePaginatedShopList: false,
  },
};
