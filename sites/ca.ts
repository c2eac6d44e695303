import type { SiteDetails } from '#domain/site/site.ts';

/** Canada, in English and French; the replacement for unknown errors therefore speaks both. */
export const details: SiteDetails = {
  name: 'Nordeau Canada',
  currency: 'CAD',
  timeZone: 'America/Toronto',
  faviconPath: '/brands/ca/favicon.svg',
  externalCssFile: null,
  keyVisualImage: '/brands/ca/keyVisual.svg',
  instructionsImage: '/brands/voucher-card.svg',
  redeemCampaign: null,
  numberOfShops: 300,
  voucherCategory: 35,
  distribution: null,
  website: 'https://www.nordeau.example',
  support: {
    url: 'https://www.nordeau.example/help',
    email: 'help@nordeau.example',
    phone: '+1 613 555 0166',
  },
  b2bLinks: {
    b2bWebsite: 'https://www.nordeau.example/business',
    b2bContactForm: 'https://www.nordeau.example/business/contact',
  },
  navbarLinks: {
    start: 'https://www.nordeau.example',
    buy: [{ link: 'https://www.nordeau.example/buy', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.nordeau.example/legal-details' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.nordeau.example/privacy' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.nordeau.example/terms' },
  ],
  externalRatingButtons: [],
  customMeta: { title: { key: 'site.meta.title' }, description: { key: 'site.meta.description' } },
  heading: { key: 'site.hero.heading' },
  text: { key: 'site.hero.text' },
  thankYouText: { key: 'site.thankYou' },
  copyright: { key: 'site.copyright' },
  apiBanner: null,
  valueHint: null,
  // {{code}} is the error code; one HTML text cannot know the language, so it says everything twice.
  overrideApiErrorMessageHtml:
    '<p>An unexpected error occurred. Please try again later, or call ' +
    '<a href="tel:+16135550166">+1 613 555 0166</a> and give us this error code: ' +
    '<strong>{{code}}</strong></p>' +
    '<p>Une erreur inattendue s’est produite. Veuillez réessayer plus tard ou appeler le ' +
    '<a href="tel:+16135550166">+1 613 555 0166</a> en indiquant ce code d’erreur\u00a0: ' +
    '<strong>{{code}}</strong></p>',
  amazonPay: null,
  payment: { wallet: null, card: null },
  captcha: { active: true, siteKey: 'FCMEXAMPLECA' },
  zendesk: { isActive: false, key: '' },
  cookieConsent: { siteId: 'example-ca', key: 'example-ca-key' },
  tagManagerId: 'GTM-EXAMPLECA',
  maintenance: { active: false, start: null, end: null },
  surveyPrize: null,
  hiddenShopCategories: [],
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
    showHowToRedeem: true,
    showKeyVisualText: false,
    showMerchantCodeRedirect: false,
    showMerchantCodePdfDownload: false,
    showRechargeCheckbox: false,
    showShopPromotion: false,
    showUseDataConfirmation: false,
    showVariation: false,
    redeemValueChooseable: true,
    showInfoBeforeRedeemButton: false,
    showInfoAfterRedeemButton: false,
    showShopNameOnShopWall: true,
    showShopFilterBar: true,
    showNavBar: true,
    showMskPromo: false,
    showVoucherInfoModal: false,
    usePaginatedShopList: false,
  },
};
