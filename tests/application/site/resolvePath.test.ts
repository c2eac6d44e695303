import { expect, it } from 'vitest';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { FindVariation } from '#application/site/findVariation.ts';
import { ListVariations } from '#application/site/listVariations.ts';
import { ResolvePath } from '#application/site/resolvePath.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeShopApi, fakeVariationApi } from '#tests/data/fakeApis.ts';
import { aSite, switchedOn } from '#tests/data/site.ts';
import { aVariation } from '#tests/data/variation.ts';
import { aCategory } from '#tests/data/wallPage.ts';

const site = aSite({ configKey: 'AT', switches: switchedOn('showVariation') });
const plainSite = aSite({ switches: switchedOn() });
const books = aCategory({ name: 'Books' });
const variation = aVariation({ urlName: 'birthday' });
const listed = done([{ urlName: 'birthday', name: 'Birthday' }]);
const noCategories = refusal('partner-unavailable');

function resolving(told: {
  variations?: Parameters<typeof fakeVariationApi>[0];
  shops?: Parameters<typeof fakeShopApi>[0];
}) {
  const variations = fakeVariationApi(told.variations ?? {});
  const shops = fakeShopApi(told.shops ?? { categories: done([books]) });
  const resolve = new ResolvePath(
    new ListVariations(variations),
    new FindVariation(variations),
    new LoadCategories(shops),
  );
  return { resolve, variations };
}

it('finds a variation that the site lists, in any letter case', async () => {
  const { resolve, variations } = resolving({ variations: { list: listed, found: done(variation) } });

  expect(await resolve.execute(site, 'BirthDay', () => 'de')).toEqual(done({ kind: 'variation', variation }));
  expect(variations.askedLists).toEqual(['AT']);
  expect(variations.askedNames).toEqual(['AT birthday']);
});

it('finds a category without looking for a variation of that name', async () => {
  const { resolve, variations } = resolving({ variations: { list: listed } });

  expect(await resolve.execute(site, 'Books', () => 'de')).toEqual(
    done({ kind: 'category', category: books }),
  );
  expect(variations.askedNames).toEqual([]);
});

it('prefers a variation to a category of the same name', async () => {
  const shops = { categories: done([aCategory({ urlName: 'birthday' })]) };
  const { resolve } = resolving({ shops, variations: { list: listed, found: done(variation) } });

  expect(await resolve.execute(site, 'birthday', () => 'de')).toEqual(done({ kind: 'variation', variation }));
});

it('uses the category if the listed variation is gone', async () => {
  const category = aCategory({ urlName: 'birthday' });
  const { resolve } = resolving({ shops: { categories: done([category]) }, variations: { list: listed } });

  expect(await resolve.execute(site, 'birthday', () => 'de')).toEqual(done({ kind: 'category', category }));
});

it('finds a variation that is not listed', async () => {
  const { resolve } = resolving({ variations: { found: done(variation) } });
  expect(await resolve.execute(site, 'birthday', () => 'de')).toEqual(done({ kind: 'variation', variation }));
});

it('reports an unknown path', async () => {
  expect(await resolving({}).resolve.execute(site, 'nothing', () => 'de')).toEqual(done({ kind: 'unknown' }));
});

it('requests no variation if the site’s switch is off', async () => {
  const { resolve, variations } = resolving({ variations: { list: listed, found: done(variation) } });

  expect(await resolve.execute(plainSite, 'birthday', () => 'de')).toEqual(done({ kind: 'unknown' }));
  expect(await resolve.execute(plainSite, 'books', () => 'de')).toEqual(
    done({ kind: 'category', category: books }),
  );
  expect([variations.askedLists, variations.askedNames]).toEqual([[], []]);
});

it('finds variations and categories although a list fails', async () => {
  const noList = resolving({ variations: { list: refusal('offline'), found: done(variation) } });
  expect(await noList.resolve.execute(site, 'birthday', () => 'de')).toEqual(
    done({ kind: 'variation', variation }),
  );
  expect(await noList.resolve.execute(site, 'books', () => 'de')).toMatchObject(done({ kind: 'category' }));

  const shops = { categories: noCategories };
  const { resolve } = resolving({ shops, variations: { list: listed, found: done(variation) } });
  expect(await resolve.execute(site, 'birthday', () => 'de')).toEqual(done({ kind: 'variation', variation }));
});

it('reports the failure if it cannot tell whether a path is unknown', async () => {
  const list = { variations: { list: refusal('offline') } };
  expect(await resolving(list).resolve.execute(site, 'nothing', () => 'de')).toEqual(refusal('offline'));
  const shops = { shops: { categories: noCategories } };
  expect(await resolving(shops).resolve.execute(site, 'nothing', () => 'de')).toEqual(noCategories);
  expect(await resolving(shops).resolve.execute(plainSite, 'nothing', () => 'de')).toEqual(noCategories);
  const found = { variations: { found: refusal('timed-out') } };
  expect(await resolving(found).resolve.execute(site, 'nothing', () => 'de')).toEqual(refusal('timed-out'));
});

it('makes each request once per language', async () => {
  const { resolve, variations } = resolving({ variations: { list: listed, found: done(variation) } });
  await resolve.execute(site, 'birthday', () => 'de');
  await resolve.execute(site, 'birthday', () => 'de');
  await resolve.execute(site, 'birthday', () => 'en');

  expect(variations.askedLists).toHaveLength(2);
  expect(variations.askedNames).toHaveLength(2);
});

it('caches that no variation has a name', async () => {
  const { resolve, variations } = resolving({});
  await resolve.execute(site, 'nothing', () => 'de');
  await resolve.execute(site, 'nothing', () => 'de');
  expect(variations.askedNames).toHaveLength(1);
});
