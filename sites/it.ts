import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** Italy: no filter bar, a service notice above the entry, and e-mails that may take an hour. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Regalume Italia',
  currency: 'EUR',
  timeZone: 'Europe/Rome',
  faviconPath: '/brands/it/favicon.svg',
  composition: 'window',
  shape: 'leaf',
  keyVisualImage: '/brands/it/keyVisual.svg',
  keyVisualFocus: { left: 0.3, top: 0.12, right: 0.77, bottom: 0.88 },
  keyVisualBand: { top: 0.2, bottom: 0.63 },
  darkPictures: {
    '/brands/it/keyVisual.svg': '/brands/it/keyVisualDark.svg',
    '/brands/it/logo.svg': '/brands/it/logoDark.svg',
  },
  numberOfShops: 50,
  voucherCategory: 15,
  website: 'https://www.regalume.example',
  support: {
    url: 'https://www.regalume.example/assistenza',
    email: 'assistenza@regalume.example',
    phone: '+39 02 0000 4210',
    hours: [{ days: [1, 5], opens: '09:00', closes: '18:00' }],
  },
  b2bLinks: {
    b2bWebsite: 'https://www.regalume.example/aziende',
    b2bContactForm: 'https://www.regalume.example/aziende/contatti',
  },
  navbarLinks: {
    start: 'https://www.regalume.example',
    buy: [{ link: 'https://www.regalume.example/acquista', label: { key: 'site.nav.buy' } }],
    charge: false,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.regalume.example/note-legali' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.regalume.example/privacy' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.regalume.example/condizioni' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  apiBanner: { key: 'site.apiBanner' },
  headline: { translations: { it: 'Inserisca il codice: il\u00A0negozio lo sceglie Lei' } },
  captcha: { active: true, siteKey: 'FCMEXAMPLEIT' },
  cookieConsent: { siteId: 'example-it', key: 'example-it-key' },
  tagManagerId: 'GTM-EXAMPLEIT',
  mailMinutes: 60,
  switches: {
    ...ALL_OFF,
    showApiBanner: true,
    showHowToRedeem: true,
    showMerchantCodePdfDownload: true,
    redeemValueChooseable: true,
    showShopNameOnShopWall: true,
    showNavBar: true,
  },
};
