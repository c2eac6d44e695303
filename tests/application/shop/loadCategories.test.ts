import { expect, it } from 'vitest';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { aCategory } from '#tests/data/wallPage.ts';

const CATEGORIES = [aCategory({ id: 3 }), aCategory({ id: 24, name: 'Marketplaces' })];

it('requests the categories of the voucher, or those of the site without one', async () => {
  const api = fakeShopApi({ categories: done(CATEGORIES) });
  const load = new LoadCategories(api);

  expect(await load.execute(aSite({ voucherCategory: 9 }), null, 'de')).toEqual(done(CATEGORIES));
  await load.execute(aSite({ voucherCategory: 9 }), aVoucher({ categoryId: 33 }), 'de');
  expect(api.askedCategories).toEqual([9, 33]);
});

it('requests once per language, also for two concurrent callers', async () => {
  const api = fakeShopApi({ categories: done(CATEGORIES) });
  const load = new LoadCategories(api);

  await Promise.all([load.execute(aSite(), null, 'de-CH'), load.execute(aSite(), null, 'de-CH')]);
  await load.execute(aSite(), aVoucher({ categoryId: 1 }), 'de-CH');
  expect(api.askedCategories).toEqual([1]);
  await load.execute(aSite(), null, 'fr-CH');
  expect(api.askedCategories).toEqual([1, 1]);
});

it('omits the categories that the site hides', async () => {
  const load = new LoadCategories(fakeShopApi({ categories: done(CATEGORIES) }));
  const bank = aSite({ hiddenShopCategories: [24, 25] });
  expect(await load.execute(bank, null, 'de')).toEqual(done([CATEGORIES[0]]));
});

it('does not cache a failure, and requests again', async () => {
  const api = fakeShopApi({ categories: refusal('offline') });
  const load = new LoadCategories(api);

  expect(await load.execute(aSite(), null, 'de')).toEqual(refusal('offline'));
  await load.execute(aSite(), null, 'de');
  expect(api.askedCategories).toHaveLength(2);
});

it('requests again after a call that threw', async () => {
  const api = { ...fakeShopApi({}), categories: () => Promise.reject(new Error('a bug')) };
  const load = new LoadCategories(api);

  await expect(load.execute(aSite(), null, 'de')).rejects.toThrow('a bug');
  await expect(load.execute(aSite(), null, 'de')).rejects.toThrow('a bug');
});
