import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** Switzerland, in four languages; a reactivation takes up to 48 hours here. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Cadelio Schweiz',
  currency: 'CHF',
  timeZone: 'Europe/Zurich',
  faviconPath: '/brands/ch/favicon.svg',
  composition: 'card',
  shape: 'rounded',
  keyVisualImage: '/brands/ch/keyVisual.svg',
  keyVisualFocus: { left: 0.3, top: 0.12, right: 0.86, bottom: 0.9 },
  keyVisualBand: { top: 0.15, bottom: 0.53 },
  darkPictures: {
    '/brands/ch/keyVisual.svg': '/brands/ch/keyVisualDark.svg',
    '/brands/ch/logo.svg': '/brands/ch/logoDark.svg',
  },
  numberOfShops: 100,
  voucherCategory: 9,
  website: 'https://www.cadelio.example',
  support: {
    url: 'https://www.cadelio.example/hilfe',
    email: 'hilfe@cadelio.example',
    phone: '+41 44 000 42 10',
    hours: [{ days: [1, 5], opens: '08:00', closes: '17:30' }],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.cadelio.example/unternehmen',
    b2bContactForm: 'https://www.cadelio.example/unternehmen/kontakt',
  },
  navbarLinks: {
    start: 'https://www.cadelio.example',
    buy: [{ link: 'https://www.cadelio.example/kaufen', label: { key: 'site.nav.buy' } }],
    charge: true,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.cadelio.example/impressum' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.cadelio.example/datenschutz' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.cadelio.example/agb' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  externalRatingButtons: [
    { title: { key: 'site.rating.review' }, href: 'https://www.sternwert.example/cadelio' },
  ],
  payment: { wallet: null, card: { publicKey: 's-pub-example-ch' } },
  headline: {
    translations: {
      'de-CH': 'Code eintippen und Wunschshop wählen',
      'fr-CH': 'Saisissez le code, choisissez la boutique',
      'it-CH': 'Inserisca il codice e scelga il negozio',
      'en-CH': 'Type in your code and choose a shop',
    },
  },
  captcha: { active: true, siteKey: 'FCMEXAMPLECH' },
  cookieConsent: { siteId: 'example-ch', key: 'example-ch-key' },
  tagManagerId: 'GTM-EXAMPLECH',
  surveyPrize: {
    vouchers: 3,
    valueInCent: 3000,
    currency: 'CHF',
    surveyUrl: 'https://umfrage.cadelio.example/ch',
  },
  reactivationHours: 48,
  switches: {
    ...ALL_OFF,
    showBrandInVault: true,
    showCustomerInquiry: true,
    showCustomerSurvey: true,
    showGiveaway: true,
    showHowToRedeem: true,
    showMerchantCodePdfDownload: true,
    redeemValueChooseable: true,
    showInfoAfterRedeemButton: true,
    showShopFilterBar: true,
    showNavBar: true,
  },
};
