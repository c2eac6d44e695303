import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Offrelune France',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  faviconPath: '/brands/fr/favicon.svg',
  composition: 'poster',
  shape: 'engraved',
  keyVisualImage: '/brands/fr/keyVisual.svg',
  keyVisualFocus: { left: 0.38, top: 0.12, right: 0.7, bottom: 0.86 },
  keyVisualBand: { top: 0.14, bottom: 0.62 },
  darkPictures: {
    '/brands/fr/keyVisual.svg': '/brands/fr/keyVisualDark.svg',
    '/brands/fr/logo.svg': '/brands/fr/logoDark.svg',
  },
  numberOfShops: 150,
  voucherCategory: 20,
  website: 'https://www.offrelune.example',
  support: {
    url: 'https://www.offrelune.example/aide',
    email: 'aide@offrelune.example',
    phone: '+33 1 99 00 21 40',
    hours: [{ days: [1, 5], opens: '09:00', closes: '18:00' }],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.offrelune.example/entreprises',
    b2bContactForm: 'https://www.offrelune.example/entreprises/contact',
  },
  navbarLinks: {
    start: 'https://www.offrelune.example',
    buy: [{ link: 'https://www.offrelune.example/acheter', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.offrelune.example/mentions-legales' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.offrelune.example/donnees-personnelles' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.offrelune.example/conditions-generales' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  externalRatingButtons: [
    { title: { key: 'site.rating.review' }, href: 'https://www.avis-clairs.example/offrelune' },
  ],
  headline: { translations: { fr: 'Entrez votre code, suivez vos envies' } },
  captcha: { active: true, siteKey: 'FCMEXAMPLEFR' },
  cookieConsent: { siteId: 'example-fr', key: 'example-fr-key' },
  tagManagerId: 'GTM-EXAMPLEFR',
  switches: {
    ...ALL_OFF,
    showGiveaway: true,
    showHowToRedeem: true,
    showKeyVisualText: true,
    showMerchantCodePdfDownload: true,
    redeemValueChooseable: true,
    showShopFilterBar: true,
    showNavBar: true,
  },
};
