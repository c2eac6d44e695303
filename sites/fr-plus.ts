import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** The second French brand, with more partners and a paginated wall. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Rubanelle Plus France',
  currency: 'EUR',
  timeZone: 'Europe/Paris',
  faviconPath: '/brands/fr-plus/favicon.svg',
  composition: 'card',
  shape: 'block',
  keyVisualImage: '/brands/fr-plus/keyVisual.svg',
  keyVisualFocus: { left: 0.35, top: 0.12, right: 0.72, bottom: 0.9 },
  keyVisualBand: { top: 0.33, bottom: 0.69 },
  keyVisualDeskImage: '/brands/fr-plus/keyVisualDesk.svg',
  darkPictures: {
    '/brands/fr-plus/keyVisual.svg': '/brands/fr-plus/keyVisualDark.svg',
    '/brands/fr-plus/keyVisualDesk.svg': '/brands/fr-plus/keyVisualDeskDark.svg',
    '/brands/fr-plus/logo.svg': '/brands/fr-plus/logoDark.svg',
  },
  numberOfShops: 500,
  voucherCategory: 22,
  website: 'https://www.rubanelle-plus.example',
  support: {
    url: 'https://www.rubanelle-plus.example/aide',
    email: 'aide@rubanelle-plus.example',
    phone: '+33 1 99 00 58 12',
    hours: [{ days: [1, 6], opens: '09:00', closes: '19:00' }],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.rubanelle-plus.example/entreprises',
    b2bContactForm: 'https://www.rubanelle-plus.example/entreprises/contact',
  },
  navbarLinks: {
    start: 'https://www.rubanelle-plus.example',
    buy: [{ link: 'https://www.rubanelle-plus.example/acheter', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.rubanelle-plus.example/mentions-legales' },
    {
      title: { key: 'site.footer.privacy' },
      href: 'https://www.rubanelle-plus.example/donnees-personnelles',
    },
    { title: { key: 'site.footer.terms' }, href: 'https://www.rubanelle-plus.example/conditions-generales' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  heading: { key: 'site.plus.heading' },
  text: { key: 'site.plus.text' },
  headline: { translations: { fr: 'Votre code ici, vos\u00A0boutiques juste après' } },
  captcha: { active: true, siteKey: 'FCMEXAMPLEFRPLUS' },
  cookieConsent: { siteId: 'example-fr-plus', key: 'example-fr-plus-key' },
  tagManagerId: 'GTM-EXAMPLEFRPLUS',
  switches: {
    ...ALL_OFF,
    showHowToRedeem: true,
    showShopPromotion: true,
    redeemValueChooseable: true,
    showShopFilterBar: true,
    showNavBar: true,
    usePaginatedShopList: true,
  },
};
