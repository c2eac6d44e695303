import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** Canada, in English and French. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Nordeau Canada',
  currency: 'CAD',
  timeZone: 'America/Toronto',
  faviconPath: '/brands/ca/favicon.svg',
  composition: 'poster',
  shape: 'tab',
  keyVisualImage: '/brands/ca/keyVisual.svg',
  keyVisualFocus: { left: 0.255, top: 0.4, right: 0.805, bottom: 0.85 },
  keyVisualBand: { top: 0.46, bottom: 0.84 },
  darkPictures: {
    '/brands/ca/keyVisual.svg': '/brands/ca/keyVisualDark.svg',
    '/brands/ca/logo.svg': '/brands/ca/logoDark.svg',
  },
  numberOfShops: 300,
  voucherCategory: 35,
  website: 'https://www.nordeau.example',
  support: {
    url: 'https://www.nordeau.example/help',
    email: 'help@nordeau.example',
    phone: '+1 613 555 0166',
    hours: [{ days: [1, 5], opens: '08:00', closes: '20:00' }],
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
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  // {{code}} is the error code. One HTML text cannot depend on the language, so it repeats everything in both.
  overrideApiErrorMessageHtml:
    '<p>An unexpected error occurred. Please try again later, or call ' +
    '<a href="tel:+16135550166">+1 613 555 0166</a> and give us this error code: ' +
    '<strong>{{code}}</strong></p>' +
    '<p>Une erreur inattendue s’est produite. Veuillez réessayer plus tard ou appeler le ' +
    '<a href="tel:+16135550166">+1 613 555 0166</a> en indiquant ce code d’erreur\u00a0: ' +
    '<strong>{{code}}</strong></p>',
  headline: {
    translations: {
      en: 'Start with your code, then choose a store',
      fr: 'Inscrivez votre code et choisissez un magasin',
    },
  },
  captcha: { active: true, siteKey: 'FCMEXAMPLECA' },
  cookieConsent: { siteId: 'example-ca', key: 'example-ca-key' },
  tagManagerId: 'GTM-EXAMPLECA',
  switches: {
    ...ALL_OFF,
    showHowToRedeem: true,
    redeemValueChooseable: true,
    showShopNameOnShopWall: true,
    showShopFilterBar: true,
    showNavBar: true,
  },
};
