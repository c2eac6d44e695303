import { expect, it } from 'vitest';
import { SITES } from '#sites/index.ts';
import { CATEGORY } from '#tests/data/voucherCategories.ts';
import { Visitor, type Wire } from './visitor.ts';

const visitor = new Visitor();

async function wall(query = '', category = 1): Promise<Wire['ShopTile'][]> {
  const { body } = await visitor.get<Wire['ShopTile'][]>(`/api/v2/shop/wall/${category}${query}`);
  return body;
}

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

it('leaves out marketplaces, and what a given-away voucher cannot buy', async () => {
  const marketplaces = await wall('?categories=26');
  expect(marketplaces).toHaveLength(10);
  expect(await wall('?categories=26&noMarketplaces=true')).toEqual([]);
  expect((await wall('?distribution=PROMOTION')).length).toBeLessThan(500);
  expect(await wall('?distribution=RETAIL')).toHaveLength(500);
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

it('links to made-up addresses only', async () => {
  const shops = await wall();
  const links = await Promise.all(
    shops
      .slice(0, 20)
      .map(async ({ id }) => (await visitor.get<Wire['ShopDetails']>(`/api/v2/shop/${id}`)).body.link),
  );
  for (const link of links) expect(link).toMatch(/^https:\/\/[a-z0-9-]+\.example\/$/);
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
