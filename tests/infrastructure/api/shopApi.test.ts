import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WallRequest } from '#application/ports/shopApi.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBackend, anApi, answering, html, json, seen } from './backend.ts';

const backend = aBackend();
const request: WallRequest = {
  voucherCategory: 1,
  currency: 'EUR',
  distribution: null,
  noMarketplaces: false,
};

const tile = {
  id: 's7',
  name: 'Bücherwurm',
  slug: 'buecherwurm',
  logo: '/shops/s7.svg',
  logoColour: '#b23a48',
  categories: [3, '7'],
  voucherValues: [{ valueInCent: 5000 }, { valueInCent: 1000 }, { valueInCent: 5000 }],
  redeemable: ['REDEEMABLE_ONLINE', 'REDEEMABLE_BRANCH'],
  keywords: ['lesen'],
  position: 'T',
  allowNameFullTextSearch: false,
  type: 'physical',
};

async function wall(answer: unknown) {
  backend.use(answering('get', '/v2/shop/wall/1', () => json(answer)));
  const shops = await new HttpShopApi(anApi()).wall(request);
  if (!shops.ok) throw new Error(shops.fault.kind);
  return shops.value;
}

it('decodes entities in the names and keywords of shops, once', async () => {
  const [shop] = await wall([
    { ...tile, name: 'H&amp;M &amp;amp; Caf&eacute;', keywords: ['s&uuml;&szlig;'] },
  ]);
  expect(shop).toMatchObject({ name: 'H&M &amp; Café', keywords: ['süß'] });
});

it('parses a shop of the wall', async () => {
  expect(await wall([tile])).toEqual([
    {
      id: 's7',
      name: 'Bücherwurm',
      slug: 'buecherwurm',
      logo: '/shops/s7.svg',
      logoColour: '#b23a48',
      categories: [3, 7],
      voucherValuesInCent: [1000, 5000],
      redeemable: ['online', 'branch'],
      keywords: ['lesen'],
      position: 'T',
      allowNameFullTextSearch: false,
      isPhysical: true,
    },
  ]);
});

it('requests the wall for a voucher', async () => {
  backend.use(answering('get', '/v2/shop/wall/33', () => json([])));
  const api = new HttpShopApi(anApi());
  await api.wall({ voucherCategory: 33, currency: 'USD', distribution: 'gift & go', noMarketplaces: true });
  const asked = new URL(seen[0]?.url ?? '').searchParams;
  expect(Object.fromEntries(asked)).toEqual({
    currency: 'USD',
    distribution: 'gift & go',
    noMarketplaces: 'true',
  });
});

it('requests the wall with the currency only, without a voucher', async () => {
  await wall([]);
  expect(new URL(seen[0]?.url ?? '').search).toBe('?currency=EUR');
});

it('uses defaults for missing fields of a shop', async () => {
  expect(await wall([{ id: 5, name: 'Kurz' }])).toEqual([
    {
      id: '5',
      name: 'Kurz',
      slug: '',
      logo: null,
      logoColour: null,
      categories: [],
      voucherValuesInCent: [],
      redeemable: [],
      keywords: [],
      position: 'S',
      allowNameFullTextSearch: true,
      isPhysical: false,
    },
  ]);
});

it('omits invalid shops and duplicates', async () => {
  const shops = await wall([
    null,
    7,
    'shop',
    {},
    { id: 's1' },
    { id: '', name: 'x' },
    tile,
    { ...tile, name: 'Zwei' },
  ]);
  expect(shops.map(({ name }) => name)).toEqual(['Bücherwurm']);
});

it('accepts only whole positive numbers as values', async () => {
  const values = [10_000, 10_001, '50', null, 0, -100, 12.5, 1e300, { inCent: 5 }].map((valueInCent) => ({
    valueInCent,
  }));
  const [shop] = await wall([{ ...tile, voucherValues: [...values, null, 2500] }]);
  expect(shop?.voucherValuesInCent).toEqual([10_000, 10_001]);
});

it.each(['https://evil.example/a.svg', '//evil.example/a.svg', 'javascript:alert(1)', 'data:image/png,x', 7])(
  'shows no logo for %s',
  async (logo) => {
    const [shop] = await wall([{ ...tile, logo }]);
    expect(shop?.logo).toBeNull();
  },
);

it('drops only the invalid fields of a shop', async () => {
  const odd = {
    ...tile,
    categories: ['x', 3],
    keywords: 'lesen',
    redeemable: ['MOON'],
    position: 'X',
    type: 5,
  };
  const [shop] = await wall([odd]);
  expect(shop).toMatchObject({
    categories: [3],
    keywords: [],
    redeemable: [],
    position: 'S',
    isPhysical: false,
  });
});

it('keeps names unchanged: long, right-to-left, or an emoji', async () => {
  const names = ['x'.repeat(5000), 'حنظلة', '👩‍👩‍👧‍👦'];
  const shops = await wall(names.map((name, id) => ({ id, name })));
  expect(shops.map(({ name }) => name)).toEqual(names);
});

it('parses ten thousand shops', async () => {
  expect(await wall(Array.from({ length: 10_000 }, (_, id) => ({ ...tile, id })))).toHaveLength(10_000);
});

it.each([
  ['an object', () => json({ shops: [] })],
  ['null', () => json(null)],
  ['a web page', () => html()],
])('rejects a wall that is %s', async (_name, answer) => {
  backend.use(answering('get', '/v2/shop/wall/1', answer));
  expect(await new HttpShopApi(anApi()).wall(request)).toEqual(refusal('unreadable-answer'));
});

it('parses any list without throwing', async () => {
  const sample = fc.sample(
    fc.array(fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue(), name: fc.string() }))),
    30,
  );
  for (const shops of sample) {
    for (const shop of await wall(shops)) expect(shop.id).not.toBe('');
  }
});

it('keeps the other shops of a wall if one has no list of values', async () => {
  const shops = await wall([
    { ...tile, voucherValues: null },
    { ...tile, id: 's8' },
  ]);
  expect(shops.map(({ id, voucherValuesInCent }) => [id, voucherValuesInCent])).toEqual([
    ['s7', []],
    ['s8', [1000, 5000]],
  ]);
});
