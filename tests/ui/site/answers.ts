import type { SiteText } from '#domain/site/siteText.ts';
import type { components } from '#openapi/schema.d.ts';
import type { SiteKey, ValueOf } from './probe.ts';

export type AnswerKey = keyof components['schemas']['SiteConfigPatch'];

/** The site field that a field of the answer sets, and the answer for a value of it. */
export interface Answered {
  readonly key: SiteKey;
  readonly sent: (value: unknown) => unknown;
}

const sets = <Key extends SiteKey>(
  key: Key,
  sent: (value: ValueOf<Key>) => unknown = (value) => value,
): Answered => ({ key, sent: sent as Answered['sent'] });

const words = (text: SiteText | null) => (text !== null && 'words' in text ? text.words : null);
const titled = (links: readonly { readonly title: SiteText; readonly href: string }[]) =>
  links.map(({ title, href }) => ({ title: words(title), href }));

/** Every field that the configuration answer may have: one without a probe does not compile. */
export const ANSWERS: Record<AnswerKey, Answered> = {
  name: sets('name'),
  brand: sets('brand'),
  logo: sets('logo'),
  faviconPath: sets('faviconPath'),
  externalCssFile: sets('externalCssFile'),
  keyVisualImage: sets('keyVisualImage'),
  instructionsImage: sets('instructionsImage'),
  redeemCampaign: sets('redeemCampaign'),
  numberOfShops: sets('numberOfShops'),
  country: sets('country'),
  languages: sets('languages'),
  amazonPay: sets('amazonPay'),
  zendesk: sets('zendesk'),
  distribution: sets('distribution'),
  website: sets('website'),
  support: sets('support', ({ url, email }) => ({ url, email })),
  b2bLinks: sets('b2bLinks'),
  navbarLinks: sets('navbarLinks', ({ buy, ...links }) => ({
    ...links,
    buy: buy.map(({ link, label }) => ({ link, label: words(label) })),
  })),
  footerLinks: sets('footerLinks', titled),
  externalRatingButtons: sets('externalRatingButtons', titled),
  voucherCategory: sets('voucherCategory'),
  cookieConsent: sets('cookieConsent'),
  tagManagerId: sets('tagManagerId'),
  brandingColor: sets('brandingColor'),
  heading: sets('heading', words),
  text: sets('text', words),
  thankYouText: sets('thankYouText', words),
  apiBannerText: sets('apiBanner', words),
  copyright: sets('copyright', words),
  customMeta: sets('customMeta', ({ title, description }) => ({
    title: words(title),
    description: words(description),
  })),
  layout: sets('layout'),
  maintenance: sets('maintenance'),
  paymentOptions: sets('payment', ({ wallet, card }) => ({ amazonPay: wallet, unzer: card })),
  captcha: sets('captcha'),
  overrideApiErrorMessageHtml: sets('overrideApiErrorMessageHtml'),
  flags: sets('showMskPromo', (isOn) => (isOn ? ['showNavBar', 'showMskPromo'] : ['showNavBar'])),
  validityYears: sets('validityYears'),
  reactivationHours: sets('reactivationHours'),
  mailMinutes: sets('mailMinutes'),
  features: sets('features'),
  usePaginatedShopList: sets('usePaginatedShopList'),
  showShopFilterBar: sets('showShopFilterBar'),
  showNavBar: sets('showNavBar'),
  showMskPromo: sets('showMskPromo'),
  showVoucherInfoModal: sets('showVoucherInfoModal'),
  showApiBanner: sets('showApiBanner'),
  showBrandInVault: sets('showBrandInVault'),
  showChargeableVoucherOrder: sets('showChargeableVoucherOrder'),
  showCustomerInquiry: sets('showCustomerInquiry'),
  showCustomerSurvey: sets('showCustomerSurvey'),
  showGiveaway: sets('showGiveaway'),
  showHowToRedeem: sets('showHowToRedeem'),
  showKeyVisualText: sets('showKeyVisualText'),
  showMerchantCodeRedirect: sets('showMerchantCodeRedirect'),
  showMerchantCodePdfDownload: sets('showMerchantCodePdfDownload'),
  showRechargeCheckbox: sets('showRechargeCheckbox'),
  showShopPromotion: sets('showShopPromotion'),
  showUseDataConfirmation: sets('showUseDataConfirmation'),
  showVariation: sets('showVariation'),
  redeemValueChooseable: sets('redeemValueChooseable'),
  showInfoBeforeRedeemButton: sets('showInfoBeforeRedeemButton'),
  showInfoAfterRedeemButton: sets('showInfoAfterRedeemButton'),
  showShopNameOnShopWall: sets('showShopNameOnShopWall'),
};
