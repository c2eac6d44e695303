import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** Great Britain: a hint beside the values says that most partners offer 15, 25 and 50 pounds. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Giftwren United Kingdom',
  currency: 'GBP',
  timeZone: 'Europe/London',
  faviconPath: '/brands/gb/favicon.svg',
  composition: 'noticeboard',
  shape: 'stamp',
  keyVisualImage: '/brands/gb/keyVisual.svg',
  keyVisualFocus: { left: 0.26, top: 0.26, right: 0.69, bottom: 0.8 },
  keyVisualBand: { top: 0.28, bottom: 0.69 },
  darkPictures: {
    '/brands/gb/keyVisual.svg': '/brands/gb/keyVisualDark.svg',
    '/brands/gb/logo.svg': '/brands/gb/logoDark.svg',
  },
  numberOfShops: 300,
  voucherCategory: 27,
  website: 'https://www.giftwren.example',
  support: {
    url: 'https://www.giftwren.example/help',
    email: 'help@giftwren.example',
    phone: '+44 20 7946 0321',
    hours: [
      { days: [1, 5], opens: '08:00', closes: '18:00' },
      { days: [6, 6], opens: '09:00', closes: '13:00' },
    ],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.giftwren.example/business',
    b2bContactForm: 'https://www.giftwren.example/business/contact',
  },
  navbarLinks: {
    start: 'https://www.giftwren.example',
    buy: [
      { link: 'https://www.giftwren.example/buy/email', label: { key: 'site.nav.buyEmail' } },
      { link: 'https://www.giftwren.example/buy/gift-card', label: { key: 'site.nav.buyCard' } },
      { link: 'https://www.giftwren.example/business', label: { key: 'site.nav.buyCompany' } },
    ],
    charge: true,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.giftwren.example/legal-details' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.giftwren.example/privacy' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.giftwren.example/terms' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  externalRatingButtons: [
    { title: { key: 'site.rating.review' }, href: 'https://www.reviewlark.example/giftwren' },
  ],
  valueHint: { key: 'site.valueHint' },
  amazonPay: { language: 'en_GB', ledgerCurrency: 'GBP' },
  payment: {
    wallet: { clientId: 'amzn1.application-oa2-client.example-gb' },
    card: { publicKey: 's-pub-example-gb' },
  },
  headline: { translations: { en: 'Pop in your code, pick your shop' } },
  captcha: { active: true, siteKey: 'FCMEXAMPLEGB' },
  zendesk: { isActive: true, key: 'example-gb' },
  cookieConsent: { siteId: 'example-gb', key: 'example-gb-key' },
  tagManagerId: 'GTM-EXAMPLEGB',
  switches: {
    ...ALL_OFF,
    showBrandInVault: true,
    showHowToRedeem: true,
    showKeyVisualText: true,
    showMerchantCodeRedirect: true,
    showVariation: true,
    redeemValueChooseable: true,
    showShopNameOnShopWall: true,
    showShopFilterBar: true,
    showNavBar: true,
  },
};
