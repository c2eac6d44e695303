import { expect, it } from 'vitest';
import { OpenShop } from '#application/shop/openShop.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { aShopPage } from '#tests/data/shop.ts';

it('fetches the page of a shop', async () => {
  const api = fakeShopApi({ pages: [done(aShopPage())] });

  expect(await new OpenShop(api).execute('shop-1', 'de', null)).toEqual(done(aShopPage()));
  expect(api.askedPages).toEqual(['shop-1']);
});

it('fetches each shop once', async () => {
  const one = done(aShopPage({ id: 'one' }));
  const two = done(aShopPage({ id: 'two' }));
  const api = fakeShopApi({ pages: [one, two] });
  const shops = new OpenShop(api);

  await shops.execute('one', 'de', null);
  await shops.execute('two', 'de', null);
  expect(await shops.execute('one', 'de', null)).toEqual(one);
  expect(await shops.execute('two', 'de', null)).toEqual(two);
  expect(api.askedPages).toEqual(['one', 'two']);
});

it('keeps no failure: the next time it asks again', async () => {
  const api = fakeShopApi({ pages: [refusal('shop-gone', { code: 'SHPx1' }), done(aShopPage())] });
  const shops = new OpenShop(api);

  expect(await shops.execute('shop-1', 'de', null)).toEqual(refusal('shop-gone', { code: 'SHPx1' }));
  expect(await shops.execute('shop-1', 'de', null)).toEqual(done(aShopPage()));
});

it('takes no id for more than an id', async () => {
  const api = fakeShopApi({ pages: [refusal('shop-gone')] });

  expect(await new OpenShop(api).execute('__proto__', 'de', null)).toEqual(refusal('shop-gone'));
});

it('fetches a shop again in another language, since the backend answers in it', async () => {
  const german = done(aShopPage({ description: 'Bücher' }));
  const french = done(aShopPage({ description: 'Livres' }));
  const api = fakeShopApi({ pages: [german, french] });
  const shops = new OpenShop(api);

  expect(await shops.execute('shop-1', 'de-CH', null)).toEqual(german);
  expect(await shops.execute('shop-1', 'fr-CH', null)).toEqual(french);
});

it('says for which value, where one is known before the shop is', async () => {
  const values: (number | null)[] = [];
  const details = async (_id: string, valueInCent: number | null) => {
    values.push(valueInCent);
    return done(aShopPage());
  };
  const shops = new OpenShop({ ...fakeShopApi({}), details });

  await shops.execute('shop-1', 'de', 2500);
  await shops.execute('shop-1', 'de', 5000);
  await shops.execute('shop-2', 'de', null);
  expect(values, 'a shop that is known is not asked for again').toEqual([2500, null]);
});
