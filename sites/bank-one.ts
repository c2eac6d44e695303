import type { SiteDetails } from '#domain/site/site.ts';
import { BANK } from './bank.ts';

/** The first bank-financed campaign. */
export const details: SiteDetails = {
  ...BANK,
  name: 'Lindquell Prämie',
  faviconPath: '/brands/bank-one/favicon.svg',
  composition: 'letterhead',
  shape: 'engraved',
  keyVisualImage: '/brands/bank-one/keyVisual.svg',
  keyVisualFocus: { left: 0.31, top: 0.03, right: 0.76, bottom: 0.97 },
  keyVisualBand: { top: 0.02, bottom: 0.42 },
  darkPictures: {
    '/brands/bank-one/keyVisual.svg': '/brands/bank-one/keyVisualDark.svg',
    '/brands/bank-one/logo.svg': '/brands/bank-one/logoDark.svg',
  },
  redeemCampaign: 'lindquell-2025',
  voucherCategory: 29,
  website: 'https://www.lindquell.example',
  support: {
    url: 'https://www.lindquell.example/hilfe',
    email: 'praemie@lindquell.example',
    phone: '+49 69 90009 318',
    hours: [{ days: [1, 5], opens: '08:00', closes: '18:00' }],
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.lindquell.example/impressum' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.lindquell.example/datenschutz' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.lindquell.example/teilnahmebedingungen' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  headline: { translations: { de: 'Prämiencode eingeben und Shop bestimmen' } },
  captcha: { active: true, siteKey: 'FCMEXAMPLEBANKONE' },
  cookieConsent: { siteId: 'example-bank-one', key: 'example-bank-one-key' },
  abTestScript: 'https://test.lindquell.example/ab.js',
};
