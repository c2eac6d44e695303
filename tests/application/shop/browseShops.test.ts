import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ShopApi, WallRequest } from '#application/ports/shopApi.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { holdsInTurns } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';

const WALL = [aShop({ name: 'Bücherwurm' }), aShop({ name: 'Gartenfreund' })];

/** The shops of a wall that was answered; a fault stays one. */
const shops = (answer: Awaited<ReturnType<BrowseShops['execute']>>) =>
  answer.ok ? answer.value.shops : answer.fault.kind;

const browseShops = (api: ShopApi) => new BrowseShops(api, new WallTurns());

const browse = async (wall: readonly Shop[], site = aSite()) =>
  shops(await browseShops(fakeShopApi({ walls: [done(wall)] })).execute(site, null));

it('requests the shops of the site without a voucher', async () => {
  const api = fakeShopApi({ walls: [done(WALL)] });
  const site = aSite({ voucherCategory: 9, currency: 'CHF', distribution: 'retail' });

  expect(shops(await browseShops(api).execute(site, null))).toEqual(WALL);
  expect(api.askedWalls).toEqual([
    { voucherCategory: 9, currency: 'CHF', distribution: 'retail', noMarketplaces: false },
  ]);
});

it('requests the shops for the voucher', async () => {
  const api = fakeShopApi({ walls: [done(WALL)] });
  const voucher = aVoucher({ categoryId: 20, currency: 'GBP', distribution: 'gift', noMarketplaces: true });

  await browseShops(api).execute(aSite({ distribution: 'retail' }), voucher);
  expect(api.askedWalls).toEqual([
    { voucherCategory: 20, currency: 'GBP', distribution: 'gift', noMarketplaces: true },
  ]);
});

it('requests the distribution of the site for a voucher without one', async () => {
  const api = fakeShopApi({ walls: [done(WALL)] });

  await browseShops(api).execute(aSite({ distribution: 'retail' }), aVoucher({ distribution: null }));
  expect(api.askedWalls[0]?.distribution).toBe('retail');
});

it('keeps no wall for a site that hides other categories', async () => {
  const wall = [aShop({ id: 'books', categories: [1] }), aShop({ id: 'tools', categories: [2] })];
  const walls = browseShops(fakeShopApi({ walls: [done(wall), done(wall)] }));
  const hiding = async (...hiddenShopCategories: number[]) => {
    const shown = shops(await walls.execute(aSite({ hiddenShopCategories }), null));
    return typeof shown === 'string' ? shown : shown.map(({ id }) => id);
  };
  expect(await hiding(1)).toEqual(['tools']);
  expect(await hiding(2)).toEqual(['books']);
});

it('caches each wall, so that returning to it makes no call', async () => {
  const api = fakeShopApi({ walls: [done(WALL), done([])] });
  const walls = browseShops(api);
  const voucher = aVoucher({ categoryId: 2 });

  await walls.execute(aSite(), null);
  await walls.execute(aSite(), voucher);
  expect(shops(await walls.execute(aSite(), null))).toEqual(WALL);
  expect(shops(await walls.execute(aSite(), voucher))).toEqual([]);
  expect(api.askedWalls).toHaveLength(2);
});

it('does not request the wall again when the balance falls', async () => {
  const api = fakeShopApi({ walls: [done(WALL)] });
  const walls = browseShops(api);

  await walls.execute(aSite(), aVoucher({ balanceInCent: 50_00 }));
  await walls.execute(aSite(), aVoucher({ balanceInCent: 25_00 }));
  expect(api.askedWalls).toHaveLength(1);
});

it('does not cache a failure, and requests the wall again', async () => {
  const api = fakeShopApi({ walls: [refusal('offline'), done(WALL)] });
  const walls = browseShops(api);

  expect(await walls.execute(aSite(), null)).toEqual(refusal('offline'));
  expect(shops(await walls.execute(aSite(), null))).toEqual(WALL);
});

it('hides the shops that are in hidden categories only', async () => {
  const site = aSite({ hiddenShopCategories: [24, 25] });
  const open = aShop({ name: 'Open', categories: [3] });
  const both = aShop({ name: 'Both', categories: [24, 3] });
  const none = aShop({ name: 'None', categories: [] });
  const hidden = [aShop({ name: 'One', categories: [24] }), aShop({ name: 'Two', categories: [24, 25] })];

  expect(await browse([open, ...hidden, both, none], site)).toEqual([open, both, none]);
});

it('hides nothing on a site without hidden categories', async () => {
  const wall = [aShop({ categories: [24] })];
  expect(await browse(wall)).toEqual(wall);
});

it('fetches the same wall once for two concurrent callers', async () => {
  const api = fakeShopApi({ walls: [done(WALL)] });
  const walls = browseShops(api);

  const both = await Promise.all([walls.execute(aSite(), null), walls.execute(aSite(), null)]);
  expect(both.map(shops)).toEqual([WALL, WALL]);
  expect(api.askedWalls).toHaveLength(1);
});

it('continues after a fetch that threw', async () => {
  const api = { ...fakeShopApi({}), wall: async () => Promise.reject(new Error('a bug')) };
  const walls = browseShops(api);

  await expect(walls.execute(aSite(), null)).rejects.toThrow('a bug');
  await expect(walls.execute(aSite(), aVoucher())).rejects.toThrow('a bug');
});

it('returns a cached wall immediately during another request', async () => {
  const never = new Promise<never>(() => undefined);
  const { wall } = fakeShopApi({ walls: [done(WALL)] });
  const api = {
    ...fakeShopApi({}),
    wall: (request: WallRequest) => (request.voucherCategory === 1 ? wall(request) : never),
  };
  const walls = browseShops(api);

  await walls.execute(aSite(), null);
  void walls.execute(aSite(), aVoucher({ categoryId: 2 }));
  expect(shops(await walls.execute(aSite(), null))).toEqual(WALL);
});

it('fetches one wall at a time, in any order of answers', async () => {
  await holdsInTurns(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.nat(3), { maxLength: 8 }), async (scheduler, categories) => {
      let open = 0;
      let most = 0;
      const fetched: number[] = [];
      const wall = async ({ voucherCategory }: WallRequest) => {
        open += 1;
        most = Math.max(most, open);
        fetched.push(voucherCategory);
        await scheduler.schedule(Promise.resolve());
        open -= 1;
        return done([aShop({ name: `Shop ${voucherCategory}` })]);
      };
      const browsing = browseShops({ ...fakeShopApi({}), wall });
      const walls = categories.map((categoryId) => browsing.execute(aSite(), aVoucher({ categoryId })));
      await scheduler.waitFor(Promise.all(walls));

      expect(most).toBeLessThanOrEqual(1);
      expect(fetched).toEqual([...new Set(categories)]);
      expect((await Promise.all(walls)).map(shops)).toEqual(
        categories.map((categoryId) => [aShop({ name: `Shop ${categoryId}` })]),
      );
    }),
  );
});
