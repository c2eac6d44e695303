import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** Belgium, in three languages. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Kadelou België',
  currency: 'EUR',
  timeZone: 'Europe/Brussels',
  faviconPath: '/brands/be/favicon.svg',
  composition: 'window',
  shape: 'rounded',
  keyVisualImage: '/brands/be/keyVisual.svg',
  keyVisualFocus: { left: 0.38, top: 0.2, right: 0.69, bottom: 0.86 },
  keyVisualBand: { top: 0.45, bottom: 0.82 },
  darkPictures: {
    '/brands/be/keyVisual.svg': '/brands/be/keyVisualDark.svg',
    '/brands/be/logo.svg': '/brands/be/logoDark.svg',
  },
  numberOfShops: 100,
  voucherCategory: 34,
  website: 'https://www.kadelou.example',
  support: {
    url: 'https://www.kadelou.example/hulp',
    email: 'hulp@kadelou.example',
    phone: '+32 2 000 42 10',
    hours: [{ days: [1, 5], opens: '09:00', closes: '17:00' }],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.kadelou.example/bedrijven',
    b2bContactForm: 'https://www.kadelou.example/bedrijven/contact',
  },
  navbarLinks: {
    start: 'https://www.kadelou.example',
    buy: [{ link: 'https://www.kadelou.example/kopen', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.kadelou.example/bedrijfsgegevens' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.kadelou.example/privacy' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.kadelou.example/voorwaarden' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  headline: {
    translations: {
      'nl-BE': 'Geef uw code in en kies uw winkel',
      'fr-BE': 'Introduisez votre code, puis choisissez',
      'en-BE': 'Key in your code, then\u00A0choose a shop',
    },
  },
  captcha: { active: true, siteKey: 'FCMEXAMPLEBE' },
  cookieConsent: { siteId: 'example-be', key: 'example-be-key' },
  tagManagerId: 'GTM-EXAMPLEBE',
  switches: {
    ...ALL_OFF,
    showHowToRedeem: true,
    redeemValueChooseable: true,
    showShopFilterBar: true,
    showNavBar: true,
  },
};
