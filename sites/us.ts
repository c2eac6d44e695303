import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** The United States, with a paginated wall. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Brightparcel USA',
  currency: 'USD',
  timeZone: 'America/New_York',
  faviconPath: '/brands/us/favicon.svg',
  composition: 'window',
  shape: 'block',
  keyVisualImage: '/brands/us/keyVisual.svg',
  keyVisualFocus: { left: 0.28, top: 0.1, right: 0.79, bottom: 0.93 },
  keyVisualBand: { top: 0.11, bottom: 0.53 },
  darkPictures: {
    '/brands/us/keyVisual.svg': '/brands/us/keyVisualDark.svg',
    '/brands/us/logo.svg': '/brands/us/logoDark.svg',
  },
  numberOfShops: 400,
  voucherCategory: 33,
  website: 'https://www.brightparcel.example',
  support: {
    url: 'https://www.brightparcel.example/help',
    email: 'help@brightparcel.example',
    phone: '+1 202 555 0143',
    hours: [
      { days: [1, 5], opens: '08:00', closes: '20:00' },
      { days: [6, 6], opens: '09:00', closes: '17:00' },
    ],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.brightparcel.example/business',
    b2bContactForm: 'https://www.brightparcel.example/business/contact',
  },
  navbarLinks: {
    start: 'https://www.brightparcel.example',
    buy: [{ link: 'https://www.brightparcel.example/buy', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.terms' }, href: '/us/terms-and-conditions' },
    { title: { key: 'site.footer.privacy' }, href: '/us/privacy-policy' },
    { title: { key: 'site.footer.legalNotice' }, href: '/us/legal-notice' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  externalRatingButtons: [
    { title: { key: 'site.rating.review' }, href: 'https://www.reviewlark.example/brightparcel' },
  ],
  // {{code}} is the error code. The rest is operator HTML, which the sanitiser checks like any other.
  overrideApiErrorMessageHtml:
    '<p>An unexpected error occurred. Please try again later.</p>' +
    '<p>If it happens again, call <a href="tel:+12025550143">+1 202 555 0143</a> ' +
    'and give us this error code: <strong>{{code}}</strong></p>',
  headline: { translations: { en: 'Enter your code and pick your store' } },
  captcha: { active: true, siteKey: 'FCMEXAMPLEUS' },
  cookieConsent: { siteId: 'example-us', key: 'example-us-key' },
  tagManagerId: 'GTM-EXAMPLEUS',
  switches: {
    ...ALL_OFF,
    showHowToRedeem: true,
    showMerchantCodeRedirect: true,
    showVariation: true,
    redeemValueChooseable: true,
    showShopNameOnShopWall: true,
    showShopFilterBar: true,
    showNavBar: true,
    usePaginatedShopList: true,
  },
};
