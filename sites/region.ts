import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** The voucher of a region, with places to visit; the only site with its own style sheet. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Siebenweiler',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  faviconPath: '/brands/region/favicon.svg',
  externalCssFile: '/brands/region/extra.css',
  composition: 'noticeboard',
  shape: 'leaf',
  keyVisualImage: '/brands/region/keyVisual.svg',
  keyVisualFocus: { left: 0.28, top: 0.3, right: 0.84, bottom: 0.97 },
  keyVisualBand: { top: 0.1, bottom: 0.49 },
  darkPictures: {
    '/brands/region/keyVisual.svg': '/brands/region/keyVisualDark.svg',
    '/brands/region/logo.svg': '/brands/region/logoDark.svg',
  },
  numberOfShops: 250,
  voucherCategory: 31,
  website: 'https://www.siebenweiler.example',
  support: {
    url: 'https://www.siebenweiler.example/hilfe',
    email: 'hilfe@siebenweiler.example',
    phone: '+49 89 99998 617',
    hours: [{ days: [1, 5], opens: '09:00', closes: '17:00' }],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.siebenweiler.example/unternehmen',
    b2bContactForm: 'https://www.siebenweiler.example/unternehmen/kontakt',
  },
  navbarLinks: {
    start: 'https://www.siebenweiler.example',
    buy: [{ link: 'https://www.siebenweiler.example/kaufen', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.region' }, href: '/region' },
    { title: { key: 'site.footer.places' }, href: '/acceptance-points' },
    { title: { key: 'site.footer.contact' }, href: '/contact' },
    { title: { key: 'site.footer.imprint' }, href: 'https://www.siebenweiler.example/impressum' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.siebenweiler.example/datenschutz' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.siebenweiler.example/agb' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  customMeta: { title: { key: 'site.region.title' }, description: { key: 'site.region.description' } },
  heading: { key: 'site.region.heading' },
  text: { key: 'site.region.text' },
  thankYouText: { key: 'site.region.thankYou' },
  headline: { translations: { de: 'Code eingeben und in\u00A0der\u00A0Nähe einkaufen' } },
  captcha: { active: true, siteKey: 'FCMEXAMPLEREGION' },
  cookieConsent: { siteId: 'example-region', key: 'example-region-key' },
  tagManagerId: null,
  map: {
    styleUrl: 'https://maps.example/styles/calm.json',
    geocodingUrl: 'https://maps.example/geocoding/v5/places/{query}.json?access_token=pk.example-region',
  },
  abTestScript: 'https://test.siebenweiler.example/ab.js',
  switches: {
    ...ALL_OFF,
    showHowToRedeem: true,
    redeemValueChooseable: true,
    showShopFilterBar: true,
    showNavBar: true,
  },
};
