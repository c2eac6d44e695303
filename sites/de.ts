import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** Germany: the first site and so the fallback, with every feature of a consumer site. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Frohgut Deutschland',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  faviconPath: '/brands/de/favicon.svg',
  composition: 'split',
  shape: 'rounded',
  keyVisualImage: '/brands/de/keyVisual.svg',
  keyVisualFocus: { left: 0.26, top: 0.2, right: 0.8, bottom: 0.9 },
  keyVisualBand: { top: 0.17, bottom: 0.56 },
  darkPictures: {
    '/brands/de/keyVisual.svg': '/brands/de/keyVisualDark.svg',
    '/brands/de/logo.svg': '/brands/de/logoDark.svg',
  },
  numberOfShops: 500,
  voucherCategory: 1,
  website: 'https://www.frohgut.example',
  support: {
    url: 'https://www.frohgut.example/hilfe',
    email: 'hilfe@frohgut.example',
    phone: '+49 30 23125 401',
    hours: [
      { days: [1, 5], opens: '08:00', closes: '18:00' },
      { days: [6, 6], opens: '09:00', closes: '13:00' },
    ],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.frohgut.example/unternehmen',
    b2bContactForm: 'https://www.frohgut.example/unternehmen/kontakt',
  },
  navbarLinks: {
    start: 'https://www.frohgut.example',
    buy: [
      { link: 'https://www.frohgut.example/kaufen/e-mail', label: { key: 'site.nav.buyEmail' } },
      { link: 'https://www.frohgut.example/kaufen/geschenkkarte', label: { key: 'site.nav.buyCard' } },
      { link: 'https://www.frohgut.example/unternehmen', label: { key: 'site.nav.buyCompany' } },
    ],
    charge: true,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.frohgut.example/impressum' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.frohgut.example/datenschutz' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.frohgut.example/agb' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  externalRatingButtons: [
    { title: { key: 'site.rating.review' }, href: 'https://www.sternwert.example/frohgut' },
  ],
  amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
  payment: {
    wallet: { clientId: 'amzn1.application-oa2-client.example-de' },
    card: { publicKey: 's-pub-example-de' },
  },
  headline: {
    translations: {
      de: 'Code eingeben, Lieblings\u00ADshop wählen',
      en: 'Enter your code, pick\u00A0a\u00A0favourite shop',
    },
  },
  captcha: { active: true, siteKey: 'FCMEXAMPLEDE' },
  zendesk: { isActive: true, key: 'example-de' },
  cookieConsent: { siteId: 'example-de', key: 'example-de-key' },
  tagManagerId: 'GTM-EXAMPLEDE',
  abTestScript: 'https://test.frohgut.example/ab.js',
  surveyPrize: {
    vouchers: 3,
    valueInCent: 2500,
    currency: 'EUR',
    surveyUrl: 'https://umfrage.frohgut.example/de',
  },
  switches: {
    ...ALL_OFF,
    showBrandInVault: true,
    showChargeableVoucherOrder: true,
    showCustomerInquiry: true,
    showCustomerSurvey: true,
    showGiveaway: true,
    showHowToRedeem: true,
    showKeyVisualText: true,
    showMerchantCodeRedirect: true,
    showMerchantCodePdfDownload: true,
    showRechargeCheckbox: true,
    showShopPromotion: true,
    showUseDataConfirmation: true,
    showVariation: true,
    redeemValueChooseable: true,
    showInfoBeforeRedeemButton: true,
    showShopFilterBar: true,
    showNavBar: true,
    showMskPromo: true,
    showVoucherInfoModal: true,
  },
};
