import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** The campaign of a card network. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Tavelo Extras',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  faviconPath: '/brands/card-network/favicon.svg',
  composition: 'card',
  shape: 'leaf',
  keyVisualImage: '/brands/card-network/keyVisual.svg',
  keyVisualFocus: { left: 0.25, top: 0.1, right: 0.82, bottom: 0.97 },
  keyVisualBand: { top: 0.21, bottom: 0.58 },
  darkPictures: {
    '/brands/card-network/keyVisual.svg': '/brands/card-network/keyVisualDark.svg',
    '/brands/card-network/logo.svg': '/brands/card-network/logoDark.svg',
  },
  redeemCampaign: 'tavelo-extras',
  numberOfShops: 500,
  voucherCategory: 37,
  website: 'https://www.tavelo.example',
  support: {
    url: 'https://www.tavelo.example/hilfe',
    email: 'extras@tavelo.example',
    phone: '+49 69 90009 552',
    hours: [{ days: [1, 6], opens: '08:00', closes: '20:00' }],
  },
  b2bLinks: null,
  navbarLinks: {
    start: 'https://www.tavelo.example',
    buy: [{ link: 'https://www.tavelo.example/kaufen', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.tavelo.example/impressum' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.tavelo.example/datenschutz' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.tavelo.example/agb' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  customMeta: { title: { key: 'site.meta.title' }, description: { key: 'site.cardNetwork.description' } },
  heading: { key: 'site.cardNetwork.heading' },
  text: { key: 'site.cardNetwork.text' },
  thankYouText: { key: 'site.cardNetwork.thankYou' },
  headline: {
    translations: {
      de: 'Code eingeben und Ihr Extra auswählen',
      en: 'Enter your code and choose your extra',
    },
  },
  captcha: { active: true, siteKey: 'FCMEXAMPLECARDNETWORK' },
  cookieConsent: { siteId: 'example-card-network', key: 'example-card-network-key' },
  tagManagerId: 'GTM-EXAMPLECARDNETWORK',
  abTestScript: 'https://test.tavelo.example/ab.js',
  switches: {
    ...ALL_OFF,
    showHowToRedeem: true,
    showShopPromotion: true,
    redeemValueChooseable: true,
    showShopFilterBar: true,
    showNavBar: true,
  },
};
