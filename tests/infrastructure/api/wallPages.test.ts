import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WallRequest } from '#application/ports/shopApi.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { refusal } from '#tests/data/answers.ts';
import { anyText } from '#tests/data/hostile.ts';
import { aPageRequest } from '#tests/data/wallPage.ts';
import { aBackend, anApi, answering, html, json, problem, seen } from './backend.ts';

const backend = aBackend();
const request: WallRequest = {
  voucherCategory: 33,
  currency: 'USD',
  distribution: null,
  noMarketplaces: false,
};
const everything = aPageRequest();

const tiles = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `Shop ${id}` }));

/** What is answered to a page; `total` as the header says it. */
async function page(answer: unknown, total?: string, wanted = everything) {
  const headers = new Headers(total === undefined ? {} : { 'X-Total-Count': total });
  backend.use(answering('get', '/v2/shop/wall/33', () => json(answer, { headers })));
  const found = await new HttpShopApi(anApi()).wallPage(request, wanted);
  if (!found.ok) throw new Error(found.fault.kind);
  return found.value;
}

async function categories(answer: unknown) {
  backend.use(answering('get', '/v2/shop/categories/33', () => json(answer)));
  const found = await new HttpShopApi(anApi()).categories(33);
  return found.ok ? found.value : found.fault;
}

/** The query of a call, each name with all its values. */
const asked = ({ url }: Request) => {
  const query = new URL(url).searchParams;
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
};

it('requests a page with every group of the filter under the contract’s names', async () => {
  const filter = {
    name: 'Bücher Wurm',
    categories: [3, 7],
    valueLevels: [1000, 2500],
    redeemable: ['branch', 'online'],
    keywords: ['yoga & mehr', 'Tee'],
    shopIds: ['100001'],
  } as const;
  await page([], '0', aPageRequest(filter, { page: 2, size: 48 }));
  expect(seen.map(asked)).toEqual([
    {
      currency: ['USD'],
      name: ['bücherwurm'],
      categories: ['3', '7'],
      voucherValue: ['1000', '2500'],
      redeemable: ['REDEEMABLE_BRANCH', 'REDEEMABLE_ONLINE'],
      keywords: ['yoga & mehr', 'Tee'],
      shopIds: ['100001'],
      page: ['2'],
      size: ['48'],
    },
  ]);
});

it('omits filters that exclude nothing', async () => {
  await page([], '0', aPageRequest({ name: ' \t ' }));
  expect(seen.map(asked)).toEqual([{ currency: ['USD'], page: ['0'], size: ['48'] }]);
});

it('reads the total number of shops from the header', async () => {
  const { shops, total } = await page(tiles(48), '400');
  expect(shops).toHaveLength(48);
  expect(total).toBe(400);
});

it.each([
  ['missing', undefined],
  ['no number', 'many'],
  ['a fraction', '400.5'],
  ['negative', '-1'],
  ['in another notation', '4e2'],
  ['endless', '9'.repeat(400)],
  ['smaller than what came', '3'],
  ['empty', ''],
])('estimates the total number of shops if the header is %s', async (_name, header) => {
  expect((await page(tiles(5), header)).total).toBe(5);
  expect((await page(tiles(5), header, aPageRequest({}, { page: 2 }))).total).toBe(101);
  // A full page may not be the last one.
  expect((await page(tiles(48), header)).total).toBe(49);
});

it('has no shops after the last page', async () => {
  expect(await page([], '5', aPageRequest({}, { page: 9 }))).toEqual({ shops: [], total: 5 });
  expect(await page([], undefined, aPageRequest({}, { page: 2 }))).toEqual({ shops: [], total: 96 });
});

it('counts invalid shops, so that the next page starts after them', async () => {
  const { shops, total } = await page([...tiles(3), null, { id: 'no name' }, { id: 1, name: 'Again' }]);
  expect([shops.length, total]).toEqual([3, 6]);
});

it.each([
  ['an object', () => json({ shops: [], total: 3 })],
  ['null', () => json(null)],
  ['a web page', () => html()],
])('rejects a page that is %s', async (_name, answer) => {
  backend.use(answering('get', '/v2/shop/wall/33', answer));
  expect(await new HttpShopApi(anApi()).wallPage(request, everything)).toEqual(refusal('unreadable-answer'));
});

it('drops values that are texts, null or infinite', async () => {
  const body =
    '[{"id":1,"name":"Odd","voucherValues":[{"valueInCent":1e400},{"valueInCent":"50"},{"valueInCent":null}]}]';
  const headers = { 'Content-Type': 'application/json' };
  backend.use(answering('get', '/v2/shop/wall/33', () => new Response(body, { headers })));
  expect(await new HttpShopApi(anApi()).wallPage(request, everything)).toMatchObject({
    value: { shops: [{ name: 'Odd', voucherValuesInCent: [] }] },
  });
});

it('passes on a refusal', async () => {
  backend.use(answering('get', '/v2/shop/wall/33', () => problem(503, ['STDx5'])));
  expect(await new HttpShopApi(anApi()).wallPage(request, everything)).toMatchObject({
    ok: false,
    fault: { kind: 'partner-unavailable' },
  });
});

it('sends any filter, even with half an emoji, without throwing', async () => {
  const samples = fc.sample(fc.record({ name: anyText, word: anyText }), 60);
  for (const { name, word } of [{ name: 'x\ud83d', word: '\udc69' }, ...samples]) {
    const filter = {
      name: name.slice(0, 200),
      keywords: [word.slice(0, 200)],
      shopIds: [word.slice(0, 200)],
    };
    expect(await page([], '0', aPageRequest(filter))).toEqual({ shops: [], total: 0 });
  }
});

it('parses the categories', async () => {
  const answer = [
    { id: '3', name: 'Bücher', urlName: 'Buecher', promoted: true },
    { id: 7, name: 'Möbel', urlName: 'möbel' },
  ];
  expect(await categories(answer)).toEqual([
    { id: 3, name: 'Bücher', urlName: 'buecher', promoted: true },
    { id: 7, name: 'Möbel', urlName: 'möbel', promoted: false },
  ]);
});

it('omits invalid categories and duplicates', async () => {
  const good = { id: 3, name: 'Bücher', urlName: 'buecher' };
  const odd = [
    null,
    'books',
    {},
    { ...good, id: 'x' },
    { ...good, id: 4, name: '' },
    { ...good, id: 5, name: 'x'.repeat(5000) },
    { ...good, id: 6, urlName: null },
    { ...good, urlName: 'again' },
    { ...good, id: 8, urlName: 'BUECHER' },
  ];
  expect(await categories([good, ...odd])).toEqual([{ ...good, promoted: false }]);
});

it.each([
  '',
  '/',
  'a/b',
  '..',
  '.',
  'a.b',
  '%2e',
  '?x',
  '#x',
  'a b',
  '//evil.example',
  'x'.repeat(101),
  '\u202egpj',
])('rejects %j as the path of a category', async (urlName) => {
  expect(await categories([{ id: 3, name: 'Bücher', urlName }])).toEqual([]);
});

it('rejects categories that are no list', async () => {
  expect(await categories({ 3: 'Bücher' })).toEqual({ kind: 'unreadable-answer' });
});
