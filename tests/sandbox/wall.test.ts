import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { CATEGORY } from '#tests/data/voucherCategories.ts';
import { Visitor } from './visitor.ts';
import type { Wire } from './visitor.ts';

const visitor = new Visitor();

async function wall(query = '', category = 1): Promise<Wire['ShopTile'][]> {
  const { body } = await visitor.get<Wire['ShopTile'][]>(`/api/v2/shop/wall/${category}${query}`);
  return body;
}

const squeezed = (text: string) => text.toLowerCase().replace(/\s/g, '');

function names(shops: readonly Wire['ShopTile'][]): string[] {
  return shops.map(({ name }) => name);
}

it.each(SITES)(
  'shows on $id as many shops as the site claims, without those that it hides',
  async ({ id, load }) => {
    const { hiddenShopCategories, numberOfShops } = await load();
    const shops = await wall('', CATEGORY[id]);
    const shown = shops.filter(
      ({ categories = [] }) =>
        !categories.every((category) => hiddenShopCategories.includes(Number(category))),
    );
    expect(shown).toHaveLength(numberOfShops);
    expect(new Set(shops.map((shop) => shop.id)).size).toBe(shops.length);
    expect(new Set(names(shops)).size).toBe(shops.length);
  },
);

it('shows top shops before standard ones, each group by name', async () => {
  const shops = await wall();
  const tops = shops.filter(({ position }) => position === 'T');
  expect(tops.length).toBeGreaterThan(20);
  expect(shops.slice(0, tops.length)).toEqual(tops);
  expect(names(tops)).toEqual(names(tops).toSorted(new Intl.Collator('de').compare));
});

it('keeps shops of another currency away', async () => {
  expect(await wall('?currency=EUR')).toHaveLength(500);
  expect(await wall('?currency=GBP')).toEqual([]);
});

it('finds a name in lower case and without spaces, in name, slug and keywords', async () => {
  const [open] = (await wall()).filter(
    ({ name, allowNameFullTextSearch }) => name.includes(' ') && allowNameFullTextSearch,
  );
  const part = (open?.name ?? '').replaceAll(' ', '').slice(2, 9);
  expect(names(await wall(`?name=${encodeURIComponent(part.toUpperCase())}`))).toContain(open?.name);
  const byKeyword = await wall('?name=hotel');
  expect(byKeyword.some(({ name, keywords }) => !/hotel/i.test(name) && keywords?.includes('hotel'))).toBe(
    true,
  );
});

it('orders by position of the match, and equals as they are without a name', async () => {
  const found = await wall('?name=o');
  const places = found.map(({ name, slug, keywords = [], allowNameFullTextSearch }) =>
    allowNameFullTextSearch === false ? 0 : squeezed([name, slug, ...keywords].join('')).indexOf('o'),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const rest = (await wall()).map(({ id }) => id);
  const ranks = found.map(({ id }, index) => [places[index] ?? 0, rest.indexOf(id)] as const);
  expect(ranks).toEqual(ranks.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]));
});

it.each(['', '?name=o', '?categories=3,4&redeemable=REDEEMABLE_ONLINE', '?position=T'])(
  'cuts the wall %s into pages without repeating or losing a shop',
  async (query) => {
    const whole = await wall(query);
    const join = query === '' ? '?' : '&';
    const paged: Wire['ShopTile'][] = [];
    for (let page = 0; page * 30 <= whole.length; page += 1) {
      paged.push(...(await wall(`${query}${join}page=${page}&size=30`)));
    }
    expect(paged).toEqual(whole);
  },
);

it('finds a shop that opts out of full-text search by its whole name or slug only', async () => {
  const hidden = (await wall()).find(({ allowNameFullTextSearch }) => allowNameFullTextSearch === false);
  const { name = '', slug = '' } = hidden ?? {};
  expect(names(await wall(`?name=${encodeURIComponent(name)}`))).toContain(name);
  expect(names(await wall(`?name=${slug}`))).toContain(name);
  expect(names(await wall(`?name=${encodeURIComponent(name.slice(0, -1))}`))).not.toContain(name);
});

it('joins values of one condition by OR and conditions by AND', async () => {
  const either = await wall('?categories=3&categories=4');
  expect(either.every(({ categories = [] }) => categories.includes(3) || categories.includes(4))).toBe(true);
  expect(await wall('?categories=3,4')).toEqual(either);
  const both = await wall('?categories=3,4&voucherValue=2500&redeemable=REDEEMABLE_BRANCH');
  expect(both.length).toBeGreaterThan(0);
  for (const { voucherValues, redeemable } of both) {
    expect(voucherValues).toContainEqual({ valueInCent: 2500 });
    expect(redeemable).toContain('REDEEMABLE_BRANCH');
  }
});

it('picks shops by position, by id and by keyword', async () => {
  expect((await wall('?position=T')).every(({ position }) => position === 'T')).toBe(true);
  const [first, second] = await wall();
  expect(await wall(`?shopIds=${first?.id}&shopIds=${second?.id}`)).toEqual([first, second]);
  expect((await wall('?keywords=yoga')).every(({ keywords = [] }) => keywords.includes('yoga'))).toBe(true);
  expect(await wall('?keywords=Tempo%20Libero')).toEqual(await wall('?keywords=tempolibero'));
  expect((await wall('?keywords=tempolibero')).length).toBeGreaterThan(0);
});

it('leaves out marketplaces, and what a given-away voucher cannot buy', async () => {
  const marketplaces = await wall('?categories=26');
  expect(marketplaces).toHaveLength(10);
  expect(await wall('?categories=26&noMarketplaces=true')).toEqual([]);
  expect((await wall('?distribution=PROMOTION')).length).toBeLessThan(500);
  expect(await wall('?distribution=RETAIL')).toHaveLength(500);
});

it('answers a page with the total in a header, and no total without a page', async () => {
  const paged = await visitor.get<Wire['ShopTile'][]>('/api/v2/shop/wall/1?page=16&size=30');
  expect(paged.body).toHaveLength(20);
  expect(paged.headers.get('X-Total-Count')).toBe('500');
  expect(paged.body).toEqual((await wall()).slice(480));
  expect((await visitor.get('/api/v2/shop/wall/1')).headers.has('X-Total-Count')).toBe(false);
});

it.each(['?page=-1', '?size=0', '?size=501', '?page=x', '?redeemable=MOON'])(
  'refuses the query %s',
  async (query) => {
    expect((await visitor.get(`/api/v2/shop/wall/1${query}`)).status).toBe(400);
  },
);

it('knows the voucher categories of the sites and no other', async () => {
  expect((await visitor.get('/api/v2/shop/wall/999')).status).toBe(404);
  expect((await visitor.get('/api/v2/shop/categories/999')).status).toBe(404);
});

it('offers mostly 15, 25 and 50 in Great Britain', async () => {
  const shops = await wall('', 27);
  const usual = shops.filter(({ voucherValues }) =>
    [1500, 2500, 5000].every((value) => voucherValues.some((v) => v.valueInCent === value)),
  );
  expect(usual.length / shops.length).toBeGreaterThan(0.6);
});

it('has goods, branches, barcodes, warnings and shops that ask for new customers among its shops', async () => {
  const shops = await wall();
  expect(shops.some(({ type }) => type === 'physical')).toBe(true);
  expect(shops.some(({ redeemable = [] }) => redeemable.length === 2)).toBe(true);
  const details = await Promise.all(
    shops
      .slice(0, 120)
      .map(async ({ id }) => (await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${id}`)).body),
  );
  expect(new Set(details.flatMap(({ codeTypes = [] }) => codeTypes.map(({ kind }) => kind)))).toEqual(
    new Set(['code', 'url', 'barcode']),
  );
  expect(details.some(({ redeemWarnings = [] }) => redeemWarnings.length > 0)).toBe(true);
  expect(details.some(({ isNewShopCustomerInquiry }) => isNewShopCustomerInquiry)).toBe(true);
  const tags = details.flatMap(({ redeemWarnings = [] }) =>
    redeemWarnings.flatMap(({ text }) => text.match(/<\w+/g) ?? []),
  );
  expect(tags.every((tag) => ['<p', '<strong', '<em', '<br', '<ul', '<li'].includes(tag))).toBe(true);
});

it('answers of a shop the fields that were asked for', async () => {
  const [shop] = await wall();
  const { body } = await visitor.get<object>(`/api/v2/shop/${shop?.id}?fields=name,id`);
  expect(Object.keys(body).toSorted()).toEqual(['id', 'name']);
});

it('links to made-up addresses only', async () => {
  const shops = await wall();
  const links = await Promise.all(
    shops
      .slice(0, 20)
      .map(async ({ id }) => (await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${id}`)).body.link),
  );
  for (const link of links) expect(link).toMatch(/^https:\/\/[a-z0-9-]+\.example\/$/);
});

it('says that an unknown shop is no longer available', async () => {
  const { status, body } = await visitor.get<Wire['Problem']>('/api/v2/shop/999999');
  expect([status, body.errors[0]?.code]).toEqual([404, 'SHPx1']);
});

it.each(['de', 'en', 'fr', 'it', 'nl'])('names categories and describes shops in %s', async (language) => {
  const { body } = await visitor.get<Wire['ShopCategory'][]>('/api/v2/shop/categories/1', {
    language: `${language}-XX`,
  });
  expect(body.length).toBeGreaterThanOrEqual(12);
  const hidden = body.filter(({ id }) => Number(id) >= 24 && Number(id) <= 35);
  expect(hidden).toHaveLength(4);
  const german = await visitor.get<Wire['ShopCategory'][]>('/api/v2/shop/categories/1', { language: 'de' });
  expect(language === 'de' || body[3]?.name !== german.body[3]?.name).toBe(true);
});

it('has cuisines in place of categories for the restaurant voucher', async () => {
  const { body } = await visitor.get<Wire['ShopCategory'][]>('/api/v2/shop/categories/36', {
    language: 'en',
  });
  expect(body.map(({ name }) => name)).toContain('Japanese');
});

it('lets a browser keep categories, walls and shops, if it asks whether they still hold', async () => {
  const [first] = await wall();
  for (const path of ['wall/1', 'categories/1', `${first?.id}?fields=name`]) {
    const fetched = (known?: string) =>
      visitor.fetch('GET', `/api/v2/shop/${path}`, known === undefined ? {} : { known });
    const whole = await fetched();
    const tag = whole.headers.get('ETag') ?? '';
    const again = await fetched(tag);
    expect([path, whole.status, again.status]).toEqual([path, 200, 304]);
    expect(await again.text()).toBe('');
    for (const { headers } of [whole, again]) {
      expect(headers.get('Cache-Control')).toBe('no-cache');
      expect(headers.get('Vary')).toBe('Accept-Language');
      expect(headers.get('ETag')).toBe(tag);
    }
    expect((await fetched('"another"')).status).toBe(200);
  }
});

it('lets nobody keep a refusal', async () => {
  const { status, headers } = await visitor.fetch('GET', '/api/v2/shop/nowhere');
  expect([status, headers.get('Cache-Control')]).toEqual([404, 'no-store']);
});
