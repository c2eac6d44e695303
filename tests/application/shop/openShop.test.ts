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

it('does not cache a failure, and fetches again', async () => {
  const api = fakeShopApi({ pages: [refusal('shop-gone', { code: 'SHPx1' }), done(aShopPage())] });
  const shops = new OpenShop(api);

  expect(await shops.execute('shop-1', 'de', null)).toEqual(refusal('shop-gone', { code: 'SHPx1' }));
  expect(await shops.execute('shop-1', 'de', null)).toEqual(done(aShopPage()));
});

it('treats __proto__ as an ordinary id', async () => {
  const api = fakeShopApi({ pages: [refusal('shop-gone')] });

  expect(await new OpenShop(api).execute('__proto__', 'de', null)).toEqual(refusal('shop-gone'));
});

it('fetches a shop again in another language', async () => {
  const german = done(aShopPage({ description: 'Bücher' }));
  const french = done(aShopPage({ description: 'Livres' }));
  const api = fakeShopApi({ pages: [german, french] });
  const shops = new OpenShop(api);

  expect(await shops.execute('shop-1', 'de-CH', null)).toEqual(german);
  expect(await shops.execute('shop-1', 'fr-CH', null)).toEqual(french);
});

/** What a shop says depends on the value; `asked` are the values for which it was fetched. */
function shopByValue() {
  const asked: (number | null)[] = [];
  const device = { isOffline: false };
  const details = async (id: string, valueInCent: number | null) => {
    asked.push(valueInCent);
    if (device.isOffline) return refusal('offline');
    return done(aShopPage({ id, redeemWarnings: [`for ${valueInCent}`] }));
  };
  return { asked, device, shops: new OpenShop({ ...fakeShopApi({}), details }) };
}

it('fetches a shop once for each value, and never returns it for another value', async () => {
  const { asked, shops } = shopByValue();
  for (const value of [2500, 5000, null, 2500, 5000, null]) {
    const shown = await shops.execute('shop-1', 'de', value);
    expect(shown).toMatchObject({ value: { redeemWarnings: [`for ${value}`] } });
  }
  expect(asked).toEqual([2500, 5000, null]);
});

it('opens a step offline with the cached shop of another value, and fetches again when online', async () => {
  const { asked, device, shops } = shopByValue();
  await shops.execute('shop-1', 'de', null);
  device.isOffline = true;
  expect(await shops.execute('shop-1', 'de', 2500)).toMatchObject({
    value: { redeemWarnings: ['for null'] },
  });
  expect(await shops.execute('shop-2', 'de', 2500)).toEqual(refusal('offline'));
  expect(await shops.execute('shop-1', 'fr', 2500)).toEqual(refusal('offline'));
  device.isOffline = false;
  expect(await shops.execute('shop-1', 'de', 2500)).toMatchObject({
    value: { redeemWarnings: ['for 2500'] },
  });
  expect(asked).toEqual([null, 2500, 2500, 2500, 2500]);
});
