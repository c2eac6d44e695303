import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const KEYS = [
  'DE',
  'AT',
  'CH',
  'IT',
  'FR',
  'FR-PLUS',
  'GB',
  'BE',
  'US',
  'CA',
  'BANK-ONE',
  'BANK-TWO',
  'CARD-NETWORK',
  'REGION',
  'RESTAURANT',
];
const visitor = new Visitor();

it.each(KEYS)('overrides a part of the configuration of %s, never its id or domains', async (key) => {
  const { status, body } = await visitor.get<object>(`/api/redeem-site-config/${key}`);
  expect(status).toBe(200);
  expect(body).toHaveProperty('numberOfShops');
  expect(body).not.toHaveProperty('id');
  expect(body).not.toHaveProperty('domains');
});

it('sends the text of the service notice to the one site that shows it', async () => {
  const { body } = await visitor.get<Wire['SiteConfigPatch']>('/api/redeem-site-config/IT');
  expect(body.apiBannerText).toContain('buoni');
});

it('knows no configuration of another country', async () => {
  expect((await visitor.get('/api/redeem-site-config/PL')).status).toBe(404);
});

it('says that the queue is off', async () => {
  const { body } = await visitor.get<Wire['Parameter']>('/api/v2/parameter/queuefair.redeem_active');
  expect(body).toEqual({ key: 'queuefair.redeem_active', value: 'false' });
  expect((await visitor.get<unknown[]>('/api/v2/parameter')).body).toContainEqual(body);
  expect((await visitor.get('/api/v2/parameter/unknown')).status).toBe(404);
});

it('lists the variations of a site without texts, and gives one with them', async () => {
  const { body: list } = await visitor.get<Wire['VariationEntry'][]>('/api/v2/redeem/variation/DE', {
    language: 'en',
  });
  expect(list.map(({ urlName }) => urlName)).toEqual(['birthday', 'wellness', 'cardholders']);
  expect(list[0]).not.toHaveProperty('text');
  const { body } = await visitor.get<Wire['Variation']>('/api/v2/redeem/variation/DE/birthday', {
    language: 'en',
  });
  expect(body).toMatchObject({ name: 'Birthday', heading: 'Happy birthday', voucherCategory: 1 });
});

it('has pictures for every variation, each of them drawn', async () => {
  for (const { urlName } of (await visitor.get<Wire['VariationEntry'][]>('/api/v2/redeem/variation/DE'))
    .body) {
    const { body } = await visitor.get<Wire['Variation']>(`/api/v2/redeem/variation/DE/${urlName}`);
    for (const picture of [body.keyVisualImage, body.logo].filter((path) => path !== undefined)) {
      // The sandbox's own, or one of a brand.
      const file = picture.startsWith('/sandbox/') ? picture : `/public${picture}`;
      expect(existsSync(new URL(`../..${file}`, import.meta.url)), picture).toBe(true);
    }
    expect(body.keyVisualImage).toBeDefined();
  }
});

it.each(['AT', 'GB', 'US'])('has variations for %s too, worded in the language asked for', async (key) => {
  const { body } = await visitor.get<Wire['VariationEntry'][]>(`/api/v2/redeem/variation/${key}`);
  expect(body.map(({ urlName }) => urlName)).toContain('birthday');
  const path = `/api/v2/redeem/variation/${key}/birthday`;
  const [german, english] = await Promise.all(
    ['de', 'en'].map(async (language) => (await visitor.get<Wire['Variation']>(path, { language })).body),
  );
  expect(german?.heading).not.toBe(english?.heading);
});

it('accepts another brand’s codes on the variation that is for them, and nowhere else on the site', async () => {
  const own = new Visitor();
  const { body } = await own.get<Wire['Variation']>('/api/v2/redeem/variation/DE/cardholders');
  const { code } = await own.voucher('spendable', 'card-network');
  const enter = (voucherCategory: unknown) =>
    own.post('/api/v2/voucher/token', { code, voucherCategory, captcha: own.captcha() });

  expect((await enter(1)).status).toBe(422);
  expect((await enter(body.voucherCategory)).status).toBe(200);
});

it('has no variations where a site or a name has none', async () => {
  expect((await visitor.get('/api/v2/redeem/variation/IT')).body).toEqual([]);
  expect((await visitor.get('/api/v2/redeem/variation/XX')).body).toEqual([]);
  expect((await visitor.get('/api/v2/redeem/variation/DE/BIRTHDAY')).status).toBe(404);
});

it('answers a call that it does not know with a problem document', async () => {
  const { status, headers, body } = await visitor.get<Wire['Problem']>('/api/v2/no-such-call');
  expect([status, headers.get('Content-Type'), body.errors]).toEqual([404, 'application/problem+json', []]);
});
