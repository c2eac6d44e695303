import { expect, it } from 'vitest';
import { refused } from '#domain/core/result.ts';
import { mergeSite } from '#domain/site/mergeSite.ts';
import { readSiteAnswer } from '#infrastructure/api/siteAnswer.ts';
import { HttpSiteConfigApi } from '#infrastructure/api/siteConfigApi.ts';
import { fakeLog } from '#tests/data/fakeTab.ts';
import { aSite } from '#tests/data/site.ts';
import { aBackend, anApi, answering, html, json, problem } from './backend.ts';

const backend = aBackend();
const PATH = '/redeem-site-config/FR-PLUS';

/** What a site is after the answer. */
const siteAfter = (body: object) =>
  mergeSite(aSite(), readSiteAnswer(body as Record<string, unknown>).answer);

it('requests the site by its config key', async () => {
  backend.use(answering('get', PATH, () => json({ numberOfShops: 321 })));
  const answer = await new HttpSiteConfigApi(anApi(), fakeLog()).load('FR-PLUS');
  expect(answer.ok && mergeSite(aSite(), answer.value).numberOfShops).toBe(321);
});

it.each([
  ['a web page', () => html(), 'unreadable-answer'],
  ['null', () => json(null), 'unreadable-answer'],
  ['a list', () => json([1]), 'unreadable-answer'],
  ['half an answer', () => new Response('{"name": "Fro'), 'unreadable-answer'],
  ['an error', () => problem(500, []), 'server-down'],
])('returns no config after %s', async (_name, answer, kind) => {
  backend.use(answering('get', PATH, answer));
  expect(await new HttpSiteConfigApi(anApi(), fakeLog()).load('FR-PLUS')).toEqual(refused({ kind }));
});

it('parses every field that an operator may change', () => {
  const site = siteAfter({
    name: 'Neu',
    brand: 'Marke',
    logo: '/brands/neu.svg',
    faviconPath: '/brands/neu.ico',
    externalCssFile: '/styles/neu.css',
    keyVisualImage: '/brands/neu.webp',
    instructionsImage: '/brands/anleitung.png',
    redeemCampaign: 'advent',
    numberOfShops: 600,
    country: 'AT',
    languages: ['de', 'en', 'de'],
    amazonPay: { language: 'de_DE', ledgerCurrency: 'EUR' },
    zendesk: { isActive: false },
    distribution: 'gift',
    website: 'https://www.neu.example',
    support: { email: 'hilfe@neu.example' },
    b2bLinks: { b2bWebsite: 'https://b2b.neu.example', b2bContactForm: 'https://b2b.neu.example/k' },
    navbarLinks: { buy: [{ link: 'https://kauf.neu.example', label: 'Kaufen' }], charge: '' },
    footerLinks: [{ title: 'Impressum', href: 'https://www.neu.example/impressum' }],
    externalRatingButtons: [{ title: 'Bewerten', href: 'https://stern.example' }],
    voucherCategory: '17',
    cookieConsent: { siteId: 'site-1', key: 'key-1' },
    tagManagerId: 'GTM-NEU',
    brandingColor: '#112233',
    heading: 'Kopf',
    text: 'Text',
    thankYouText: 'Danke',
    apiBannerText: 'Heute später',
    copyright: '© Neu',
    customMeta: { title: 'Titel' },
    layout: 'restaurant',
    maintenance: { active: true, start: '2026-11-01T00:00:00Z', end: '2026-11-02T00:00:00Z' },
    paymentOptions: { amazonPay: { clientId: 'client-1' } },
    captcha: { active: false },
    overrideApiErrorMessageHtml: '<p>Später</p>',
    showApiBanner: true,
    usePaginatedShopList: true,
    flags: ['showNavBar'],
    validityYears: 1,
    reactivationHours: 48,
    mailMinutes: 60,
  });
  expect(site).toMatchObject({
    name: 'Neu',
    brand: 'Marke',
    logo: '/brands/neu.svg',
    externalCssFile: '/styles/neu.css',
    country: 'AT',
    languages: ['de', 'en'],
    voucherCategory: 17,
    support: { url: aSite().support.url, email: 'hilfe@neu.example' },
    navbarLinks: {
      start: aSite().navbarLinks.start,
      buy: [{ link: 'https://kauf.neu.example', label: { words: 'Kaufen' } }],
      charge: false,
    },
    footerLinks: [{ title: { words: 'Impressum' }, href: 'https://www.neu.example/impressum' }],
    heading: { words: 'Kopf' },
    apiBanner: { words: 'Heute später' },
    customMeta: { title: { words: 'Titel' }, description: aSite().customMeta.description },
    maintenance: {
      active: true,
      start: Date.parse('2026-11-01T00:00:00Z'),
      end: Date.parse('2026-11-02T00:00:00Z'),
    },
    payment: { wallet: { clientId: 'client-1' }, card: aSite().payment.card },
    captcha: { active: false, siteKey: aSite().captcha.siteKey },
    validityYears: 1,
    reactivationHours: 48,
    mailMinutes: 60,
  });
  expect(site.switches).toMatchObject({
    showApiBanner: true,
    usePaginatedShopList: true,
    showNavBar: true,
    showShopFilterBar: false,
  });
});

it('keeps the flags that the answer does not name', () => {
  expect(siteAfter({}).switches).toEqual(aSite().switches);
});

it('ignores id, domains and config key in the answer', () => {
  const site = siteAfter({ id: 'evil', domains: ['evil.example'], configKey: 'EVIL' });
  expect(site).toEqual(aSite());
});

/** What the log hears of an answer. */
async function warnedOf(body: object) {
  backend.use(answering('get', PATH, () => json(body)));
  const log = fakeLog();
  await new HttpSiteConfigApi(anApi(), log).load('FR-PLUS');
  return log.events;
}

it('logs each invalid field, also within a group', async () => {
  const events = await warnedOf({
    shwoGiveaway: true,
    layout: 'evil',
    numberOfShops: 3,
    showMskPromo: 1,
    reactivationHours: 36,
    mailMinutes: 15,
    validityYears: 2,
    brandingColor: '#fff',
    name: null,
    support: { url: 'https://www.gut.example', email: 'nobody', fax: '1' },
    payment: {},
    footerLinks: [{ title: 'Böse', href: 'javascript:alert(1)' }],
    flags: ['showNavBar', 'shwoMskPromo'],
    navbarLinks: { buy: [{ link: 'http://plain.example', label: 'Kaufen' }] },
  });
  const fields = [
    'shwoGiveaway',
    'layout',
    'showMskPromo',
    'reactivationHours',
    'mailMinutes',
    'validityYears',
    'brandingColor',
    'name',
    'support.email',
    'support.fax',
    'payment',
    'footerLinks',
    'flags',
    'navbarLinks.buy',
  ];
  expect(events).toEqual(fields.map((field) => ({ event: 'site-config-odd-field', site: 'FR-PLUS', field })));
});

it('logs nothing for a valid answer', async () => {
  expect(
    await warnedOf({ heading: 'Kopf', support: { email: 'a@b.example' }, tagManagerId: null, flags: [] }),
  ).toEqual([]);
});
