import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** Restaurant vouchers, valid for one year. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Tafelmond',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  faviconPath: '/brands/restaurant/favicon.svg',
  composition: 'banner',
  shape: 'engraved',
  keyVisualImage: '/brands/restaurant/keyVisual.svg',
  keyVisualFocus: { left: 0.12, top: 0.3, right: 0.9, bottom: 0.78 },
  keyVisualBand: { top: 0.28, bottom: 0.8 },
  keyVisualDeskImage: '/brands/restaurant/keyVisualDesk.svg',
  darkPictures: {
    '/brands/restaurant/keyVisual.svg': '/brands/restaurant/keyVisualDark.svg',
    '/brands/restaurant/keyVisualDesk.svg': '/brands/restaurant/keyVisualDeskDark.svg',
    '/brands/restaurant/logo.svg': '/brands/restaurant/logoDark.svg',
  },
  numberOfShops: 250,
  partnerKind: 'restaurants',
  voucherCategory: 36,
  website: 'https://www.tafelmond.example',
  support: {
    url: 'https://www.tafelmond.example/hilfe',
    email: 'hilfe@tafelmond.example',
    phone: '+49 221 4710 286',
    hours: [{ days: [1, 6], opens: '10:00', closes: '18:00' }],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.tafelmond.example/unternehmen',
    b2bContactForm: 'https://www.tafelmond.example/unternehmen/kontakt',
  },
  navbarLinks: {
    start: '/',
    buy: [{ link: 'https://www.tafelmond.example/kaufen', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.tafelmond.example/impressum' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.tafelmond.example/datenschutz' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.tafelmond.example/agb' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  customMeta: {
    title: { key: 'site.restaurant.title' },
    description: { key: 'site.restaurant.description' },
  },
  heading: { key: 'site.restaurant.heading' },
  text: { key: 'site.restaurant.text' },
  thankYouText: { key: 'site.restaurant.thankYou' },
  headline: {
    translations: {
      de: 'Ihr Code, Ihr Restaurant',
      en: 'Your code, your restaurant',
    },
  },
  captcha: { active: true, siteKey: 'FCMEXAMPLERESTAURANT' },
  cookieConsent: { siteId: 'example-restaurant', key: 'example-restaurant-key' },
  tagManagerId: 'GTM-EXAMPLERESTAURANT',
  abTestScript: 'https://test.tafelmond.example/ab.js',
  validityYears: 1,
  switches: {
    ...ALL_OFF,
    showHowToRedeem: true,
    showKeyVisualText: true,
    redeemValueChooseable: true,
    showShopFilterBar: true,
    showNavBar: true,
  },
};
