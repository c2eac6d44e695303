import { http } from 'msw/http';
import { beforeEach, expect, it } from 'vitest';
import type { WallRequest } from '#application/ports/shopApi.ts';
import type { Result } from '#domain/core/result.ts';
import type { Problem } from '#domain/problem/problem.ts';
import { findShops } from '#domain/shop/findShops.ts';
import { searchableWall } from '#domain/shop/searchableWall.ts';
import type { ShopFilter } from '#domain/shop/shopFilter.ts';
import { HttpShopApi } from '#infrastructure/api/shopApi.ts';
import { HttpVariationApi } from '#infrastructure/api/variationApi.ts';
import { createSandbox } from '#sandbox/app.ts';
import { aPageRequest } from '#tests/data/wallPage.ts';
import { aBackend, anApi } from './backend.ts';

/** The wall's adapters against the stand-in backend, which has a filter of its own: here the two must agree. */
const backend = aBackend();
const sandbox = createSandbox();
const request: WallRequest = {
  voucherCategory: 33,
  currency: 'USD',
  distribution: null,
  noMarketplaces: false,
};

beforeEach(() => {
  backend.use(http.all('http://api.test/api/*', ({ request: sent }) => sandbox.fetch(sent)));
});

function valueOf<T>(answer: Result<T, Problem>): T {
  if (!answer.ok) throw new Error(answer.fault.kind);
  return answer.value;
}

const FILTERS: readonly Partial<ShopFilter>[] = [
  {},
  { name: 'nord' },
  { name: 'B o o K' },
  { name: 'é' },
  { name: '.*' },
  { categories: [3, 4] },
  { categories: [999] },
  { valueLevels: [1000, 2500] },
  { redeemable: ['branch'] },
  { redeemable: ['online', 'branch'] },
  { keywords: ['Tempo Libero', 'yoga'] },
  { shopIds: ['400010', '400003', 'x'] },
  {
    name: 'a',
    categories: [1, 2, 3],
    valueLevels: [5000],
    redeemable: ['online'],
    keywords: ['books', 'shoes'],
  },
];

it.each(FILTERS)('finds in pages the same as in the whole wall, in the same order: %j', async (filter) => {
  const api = new HttpShopApi(anApi());
  const whole = findShops(searchableWall(valueOf(await api.wall(request))), aPageRequest(filter).filter);
  const first = valueOf(await api.wallPage(request, aPageRequest(filter, { size: 25 })));
  const second = valueOf(await api.wallPage(request, aPageRequest(filter, { size: 25, page: 1 })));

  expect(first.total).toBe(whole.length);
  expect([...first.shops, ...second.shops].map(({ name }) => name)).toEqual(
    whole.slice(0, 50).map(({ name }) => name),
  );
});

it('receives top shops first', async () => {
  const page = aPageRequest({}, { size: 5 });
  const { shops } = valueOf(await new HttpShopApi(anApi()).wallPage(request, page));
  expect(shops.map(({ position }) => position)).toEqual(['T', 'T', 'T', 'T', 'T']);
});

it('parses every category of the general wall and of the restaurants', async () => {
  const api = new HttpShopApi(anApi());
  for (const voucherCategory of [1, 36]) {
    const answer = await sandbox.request(`/api/v2/shop/categories/${voucherCategory}`);
    const sent = (await answer.json()) as unknown[];
    expect(valueOf(await api.categories(voucherCategory))).toHaveLength(sent.length);
  }
});

it('lists and finds variations', async () => {
  const api = new HttpVariationApi(anApi());
  const entries = valueOf(await api.list('DE'));
  expect(entries.map(({ urlName }) => urlName)).toContain('cardholders');
  expect(valueOf(await api.find('DE', 'cardholders'))).toMatchObject({
    voucherCategory: 37,
    keyVisualImage: '/media/variations/cardholders.svg',
    brandingColor: '#31508f',
  });
  expect(valueOf(await api.find('DE', 'nothing'))).toBeNull();
  expect(valueOf(await api.find('US', 'cardholders'))).toBeNull();
});
