import type { SiteDetails } from '#domain/site/site.ts';
import { ALL_OFF, DEFAULTS } from './defaults.ts';

/** Austria. */
export const details: SiteDetails = {
  ...DEFAULTS,
  name: 'Gabenwahl Österreich',
  currency: 'EUR',
  timeZone: 'Europe/Vienna',
  faviconPath: '/brands/at/favicon.svg',
  keyVisualImage: '/brands/at/keyVisual.svg',
  keyVisualFocus: { left: 0.27, top: 0.38, right: 0.84, bottom: 0.88 },
  numberOfShops: 150,
  voucherCategory: 2,
  website: 'https://www.gabenwahl.example',
  support: { url: 'https://www.gabenwahl.example/hilfe', email: 'hilfe@gabenwahl.example', phone: null },
  b2bLinks: {
    b2bWebsite: 'https://www.gabenwahl.example/unternehmen',
    b2bContactForm: 'https://www.gabenwahl.example/unternehmen/kontakt',
  },
  navbarLinks: {
    start: 'https://www.gabenwahl.example',
    buy: [{ link: 'https://www.gabenwahl.example/kaufen', label: { key: 'site.nav.buy' } }],
    charge: true,
  },
  footerLinks: [
    { title: { key: 'site.footer.imprint' }, href: 'https://www.gabenwahl.example/impressum' },
    { title: { key: 'site.footer.privacy' }, href: 'https://www.gabenwahl.example/datenschutz' },
    { title: { key: 'site.footer.terms' }, href: 'https://www.gabenwahl.example/agb' },
    { title: { key: 'site.footer.conditions' }, href: '/redemption-conditions' },
    { title: { key: 'site.footer.accessibility' }, href: '/accessibility' },
  ],
  externalRatingButtons: [
    { title: { key: 'site.rating.review' }, href: 'https://www.sternwert.example/gabenwahl' },
  ],
  amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
  payment: {
    wallet: { clientId: 'amzn1.application-oa2-client.example-at' },
    card: { publicKey: 's-pub-example-at' },
  },
  captcha: { active: true, siteKey: 'FCMEXAMPLEAT' },
  cookieConsent: { siteId: 'example-at', key: 'example-at-key' },
  tagManagerId: 'GTM-EXAMPLEAT',
  switches: {
    ...ALL_OFF,
    showBrandInVault: true,
    showChargeableVoucherOrder: true,
    showCustomerInquiry: true,
    showGiveaway: true,
    showHowToRedeem: true,
    showMerchantCodePdfDownload: true,
    showRechargeCheckbox: true,
    showUseDataConfirmation: true,
    showVariation: true,
    redeemValueChooseable: true,
    showShopNameOnShopWall: true,
    showShopFilterBar: true,
    showNavBar: true,
    showVoucherInfoModal: true,
  },
};
