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

// Each field has a probe in tests/ui/site, so only the forms that differ from the site's own are here.
it('parses texts, numbers, moments and flags into the forms of a site', () => {
  const site = siteAfter({
    languages: ['de', 'en', 'de'],
    voucherCategory: '17',
    support: { email: 'hilfe@neu.example' },
    navbarLinks: { buy: [{ link: 'https://kauf.neu.example', label: 'Kaufen' }], charge: '' },
    heading: 'Kopf',
    maintenance: { active: true, start: '2026-11-01T00:00:00Z', end: '2026-11-02T00:00:00Z' },
    paymentOptions: { amazonPay: { clientId: 'client-1' } },
    showApiBanner: true,
    usePaginatedShopList: true,
    flags: ['showNavBar'],
  });
  expect(site).toMatchObject({
    languages: ['de', 'en'],
    voucherCategory: 17,
    support: { url: aSite().support.url, email: 'hilfe@neu.example' },
    navbarLinks: {
      start: aSite().navbarLinks.start,
      buy: [{ link: 'https://kauf.neu.example', label: { words: 'Kaufen' } }],
      charge: false,
    },
    heading: { words: 'Kopf' },
    maintenance: {
      active: true,
      start: Date.parse('2026-11-01T00:00:00Z'),
      end: Date.parse('2026-11-02T00:00:00Z'),
    },
    payment: { wallet: { clientId: 'client-1' }, card: aSite().payment.card },
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
