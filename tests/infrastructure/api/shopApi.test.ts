import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WallRequest } from '#application/ports/shopApi.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { aBackend, anApi, answering, html, json, problem, seen } from './backend.ts';

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

async function details(answer: unknown) {
  backend.use(answering('get', '/v2/shop/s7', () => json(answer)));
  const shop = await new HttpShopApi(anApi()).details('s7', null);
  return shop.ok ? shop.value : shop.fault;
}

it('reads a shop of the wall', async () => {
  expect(await wall([tile])).toEqual([
    {
      id: 's7',
      name: 'Bücherwurm',
      slug: 'buecherwurm',
      logo: '/shops/s7.svg',
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

it('asks for what the voucher can buy', async () => {
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

it('asks for no more than it must without a voucher', async () => {
  await wall([]);
  expect(new URL(seen[0]?.url ?? '').search).toBe('?currency=EUR');
});

it('has defaults for what a shop does not say', async () => {
  expect(await wall([{ id: 5, name: 'Kurz' }])).toEqual([
    {
      id: '5',
      name: 'Kurz',
      slug: '',
      logo: null,
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

it('leaves out what is no shop, and shops that came before', async () => {
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

it('takes only whole positive numbers for values', async () => {
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

it('loses only the odd parts of a shop', async () => {
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

it('keeps names as they are: long, from right to left, or a picture', async () => {
  const names = ['x'.repeat(5000), 'حنظلة', '👩‍👩‍👧‍👦'];
  const shops = await wall(names.map((name, id) => ({ id, name })));
  expect(shops.map(({ name }) => name)).toEqual(names);
});

it('reads ten thousand shops', async () => {
  expect(await wall(Array.from({ length: 10_000 }, (_, id) => ({ ...tile, id })))).toHaveLength(10_000);
});

it.each([
  ['an object', () => json({ shops: [] })],
  ['null', () => json(null)],
  ['a web page', () => html()],
])('cannot read a wall that is %s', async (_name, answer) => {
  backend.use(answering('get', '/v2/shop/wall/1', answer));
  expect(await new HttpShopApi(anApi()).wall(request)).toEqual(refusal('unreadable-answer'));
});

it('reads any list without throwing', async () => {
  const sample = fc.sample(
    fc.array(fc.oneof(fc.jsonValue(), fc.record({ id: fc.jsonValue(), name: fc.string() }))),
    30,
  );
  for (const shops of sample) {
    for (const shop of await wall(shops)) expect(shop.id).not.toBe('');
  }
});

it('reads a shop’s own page', async () => {
  expect(
    await details({
      id: 7,
      name: 'Bücherwurm',
      logo: '/shops/s7.svg',
      description: 'Alles zum Lesen.',
      redeemWarnings: [{ text: '<p>Nur online.</p>' }, { html: 'x' }],
      isNewShopCustomerInquiry: true,
      codeTypes: [
        { kind: 'code' },
        { kind: 'barcode', symbology: 'code128' },
        { kind: 'code' },
        { kind: 'smoke' },
      ],
      link: 'https://www.buecherwurm.example',
      voucherValues: [{ valueInCent: 2500 }, { valueInCent: 1000 }],
      type: 'other',
    }),
  ).toEqual({
    id: 's7',
    name: 'Bücherwurm',
    logo: '/shops/s7.svg',
    description: 'Alles zum Lesen.',
    redeemWarnings: ['<p>Nur online.</p>'],
    isNewShopCustomerInquiry: true,
    codeKinds: ['code', 'barcode'],
    link: 'https://www.buecherwurm.example',
    voucherValuesInCent: [1000, 2500],
    isPhysical: false,
  });
});

it('asks for the fields that the contract names', async () => {
  backend.use(answering('get', '/v2/shop/s7', () => json({ name: 'x' })));
  await new HttpShopApi(anApi()).details('s7', null);
  expect(new URL(seen[0]?.url ?? '').searchParams.get('fields')).toBe(
    'name,logo,description,redeemWarnings,isNewShopCustomerInquiry,codeTypes,link,voucherValues,type,id',
  );
});

it.each([
  [null, null],
  [2500, '2500'],
])('sends the value %s as it is known', async (valueInCent, sent) => {
  backend.use(answering('get', '/v2/shop/s7', () => json({ name: 'x' })));
  await new HttpShopApi(anApi()).details('s7', valueInCent);
  expect(new URL(seen[0]?.url ?? '').searchParams.get('voucherValue')).toBe(sent);
});

it.each([null, undefined, '2500', 2500, {}, { valueInCent: 2500 }])(
  'cannot read a shop whose values are %j: that is not a shop without values',
  async (voucherValues) => {
    expect(await details({ name: 'Bücherwurm', voucherValues })).toEqual({ kind: 'unreadable-answer' });
  },
);

it('reads a shop that has no values now', async () => {
  expect(await details({ name: 'Bücherwurm', voucherValues: [] })).toMatchObject({ voucherValuesInCent: [] });
});

it('leaves the other shops of a wall alone where one has no list of values', async () => {
  const shops = await wall([
    { ...tile, voucherValues: null },
    { ...tile, id: 's8' },
  ]);
  expect(shops.map(({ id, voucherValuesInCent }) => [id, voucherValuesInCent])).toEqual([
    ['s7', []],
    ['s8', [1000, 5000]],
  ]);
});

it('says when a shop is gone, or cannot be read', async () => {
  backend.use(answering('get', '/v2/shop/s7', () => problem(404, ['SHPx1'])));
  const gone = await new HttpShopApi(anApi()).details('s7', null);
  expect(gone).toEqual(refusal('shop-gone', { code: 'SHPx1' }));
  expect(await details({})).toEqual({ kind: 'unreadable-answer' });
});
