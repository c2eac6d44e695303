import type { SiteDetails } from '#domain/site/site.ts';
import { BANK } from './bank.ts';

/** The second bank-financed campaign. */
export const details: SiteDetails = {
  ...BANK,
  name: 'Ostufer Bonus',
  faviconPath: '/brands/bank-two/favicon.svg',
  composition: 'split',
  shape: 'tab',
  keyVisualImage: '/brands/bank-two/keyVisual.svg',
  keyVisualFocus: { left: 0.275, top: 0.12, right: 0.84, bottom: 0.9 },
  keyVisualBand: { top: 0.18, bottom: 0.64 },
  darkPictures: {
    '/brands/bank-two/keyVisual.svg': '/brands/bank-two/keyVisualDark.svg',
    '/brands/bank-two/logo.svg': '/brands/bank-two/logoDark.svg',
  },
  redeemCampaign: 'ostufer-2025',
  voucherCategory: 30,
  website: 'https://www.ostufer.example',
  support: {
    url: 'https://www.ostufer.example/hilfe',
    email: 'bonus@ostufer.example',
    phone: '+49 40 66969 274',
    hours: [{ days: [1, 5], opens: '08:00', closes: '18:00' }],
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.ostufer.example/impressum' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.ostufer.example/datenschutz' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.ostufer.example/teilnahmebedingungen' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  headline: { translations: { de: 'Ihr\u00A0Code, Ihre\u00A0Prämie, Ihr\u00A0Shop' } },
  captcha: { active: true, siteKey: 'FCMEXAMPLEBANKTWO' },
  cookieConsent: { siteId: 'example-bank-two', key: 'example-bank-two-key' },
  abTestScript: 'https://test.ostufer.example/ab.js',
};
