import { expect, it } from 'vitest';
import { LoadCategories } from '#application/shop/loadCategories.ts';
import { done } from '#domain/core/result.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { aCategory } from '#tests/data/wallPage.ts';

const CATEGORIES = [aCategory({ id: 3 }), aCategory({ id: 24, name: 'Marketplaces' })];

it('asks for the categories of the voucher, and without one for those of the site', async () => {
  const api = fakeShopApi({ categories: done(CATEGORIES) });
  const load = new LoadCategories(api);

  expect(await load.execute(aSite({ voucherCategory: 9 }), null, 'de')).toEqual(done(CATEGORIES));
  await load.execute(aSite({ voucherCategory: 9 }), aVoucher({ categoryId: 33 }), 'de');
  expect(api.askedCategories).toEqual([9, 33]);
});

it('asks once per language, also for two who ask at the same time', async () => {
  const api = fakeShopApi({ categories: done(CATEGORIES) });
  const load = new LoadCategories(api);

  await Promise.all([load.execute(aSite(), null, 'de-CH'), load.execute(aSite(), null, 'de-CH')]);
  await load.execute(aSite(), aVoucher({ categoryId: 1 }), 'de-CH');
  expect(api.askedCategories).toEqual([1]);
  await load.execute(aSite(), null, 'fr-CH');
  expect(api.askedCategories).toEqual([1, 1]);
});

it('leaves out the categories that the site hides', async () => {
  const load = new LoadCategories(fakeShopApi({ categories: done(CATEGORIES) }));
  const bank = aSite({ hiddenShopCategories: [24, 25] });
  expect(await load.execute(bank, null, 'de')).toEqual(done([CATEGORIES[0]]));
});

it('keeps no failure: the next time it asks again', async () => {
  const api = fakeShopApi({ categories: refusal('offline') });
  const load = new LoadCategories(api);

  expect(await load.execute(aSite(), null, 'de')).toEqual(refusal('offline'));
  await load.execute(aSite(), null, 'de');
  expect(api.askedCategories).toHaveLength(2);
});

it('asks again after a call that broke', async () => {
  const api = { ...fakeShopApi({}), categories: () => Promise.reject(new Error('a bug')) };
  const load = new LoadCategories(api);

  await expect(load.execute(aSite(), null, 'de')).rejects.toThrow('a bug');
  await expect(load.execute(aSite(), null, 'de')).rejects.toThrow('a bug');
});
