import { expect, it } from 'vitest';
import { mergeSite } from '#domain/site/mergeSite.ts';
import { readSiteAnswer } from '#infrastructure/api/siteAnswer.ts';
import { aSite } from '#tests/data/site.ts';

const read = (body: object) => readSiteAnswer(body as Record<string, unknown>);

const FULL = aSite({
  externalCssFile: '/styles/alt.css',
  keyVisualImage: '/brands/alt.svg',
  instructionsImage: '/brands/alt.svg',
  redeemCampaign: 'advent',
  distribution: 'gift',
  amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
  b2bLinks: { b2bWebsite: 'https://b2b.alt.example', b2bContactForm: 'https://b2b.alt.example/k' },
  cookieConsent: { siteId: 'site-1', key: 'key-1' },
  tagManagerId: 'GTM-ALT',
  apiBanner: { words: 'Heute' },
  overrideApiErrorMessageHtml: '<p>Später</p>',
  mailMinutes: 60,
  payment: { wallet: { clientId: 'client-1' }, card: { publicKey: 'key-1' } },
});

it.each([
  'externalCssFile',
  'keyVisualImage',
  'instructionsImage',
  'redeemCampaign',
  'distribution',
  'amazonPay',
  'b2bLinks',
  'cookieConsent',
  'tagManagerId',
  'overrideApiErrorMessageHtml',
  'mailMinutes',
] as const)('removes %s if the answer says null', (field) => {
  const { answer, oddFields } = read({ [field]: null });
  expect(mergeSite(FULL, answer)).toEqual({ ...FULL, [field]: null });
  expect(oddFields).toEqual([]);
});

it('removes the service notice and single payment methods', () => {
  const after = (body: object) => mergeSite(FULL, read(body).answer);
  expect(after({ apiBannerText: null }).apiBanner).toBeNull();
  const { wallet, card } = FULL.payment;
  expect(after({ paymentOptions: { amazonPay: null } }).payment).toEqual({ wallet: null, card });
  expect(after({ paymentOptions: { unzer: null } }).payment).toEqual({ wallet, card: null });
});

it.each(['name', 'logo', 'numberOfShops', 'support', 'website', 'languages', 'heading', 'maintenance'])(
  'keeps the required field %s if the answer says null',
  (field) => {
    expect(mergeSite(FULL, read({ [field]: null }).answer)).toEqual(FULL);
  },
);
