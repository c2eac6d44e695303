import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WallRequest } from '#application/ports/shopApi.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { WallTurns } from '#application/shop/wallTurns.ts';
import { done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import type { Site } from '#domain/site/site.ts';
import type { Voucher } from '#domain/voucher/voucher.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeShopApi } from '#tests/data/fakeApis.ts';
import { holdsInTurns } from '#tests/data/holds.ts';
import { pending } from '#tests/data/pending.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { AnswerScreen } from '#ui/parts/answers/AnswerScreen.ts';
import type { Holder } from '#ui/parts/shop/useWallAnswer.ts';

const SITE = aSite();
const JUWELIA = aShop({ name: 'Juwelia' });
const WALL = [JUWELIA, aShop({ name: 'Bücherwurm' })];

function aWall(...walls: readonly Answer<readonly Shop[]>[]) {
  const api = fakeShopApi({ walls });
  return { ...aScreen(new BrowseShops(api, new WallTurns())), api };
}

/** `load` asks for another holder. */
function aScreen(browse: Pick<BrowseShops, 'execute'>) {
  let holder: Holder = { site: SITE, voucher: null };
  const screen = new AnswerScreen(
    ({ site, voucher }: Holder) => browse.execute(site, voucher),
    () => holder,
    { replacesShown: true },
  );
  const load = (site: Site, voucher: Voucher | null) => {
    holder = { site, voucher };
    return screen.load();
  };
  const names = () => screen.value?.shops.map(({ name }) => name) ?? [];
  return { screen, load, names };
}

it('is loading at first', () => {
  expect(aWall().screen.state).toEqual({ kind: 'loading' });
});

it('loads the shops of the site without a voucher', async () => {
  const { load, names, api } = aWall(done(WALL));
  await load(SITE, null);
  expect(names()).toEqual(['Juwelia', 'Bücherwurm']);
  expect(api.askedWalls).toMatchObject([{ voucherCategory: 1 }]);
});

it('requests the shops that a voucher can buy', async () => {
  const { load, api } = aWall(done(WALL));
  await load(SITE, aVoucher({ categoryId: 20 }));
  expect(api.askedWalls).toMatchObject([{ voucherCategory: 20 }]);
});

it('requests the wall of the voucher category of a variation', async () => {
  const { load, names, api } = aWall(done(WALL), done([JUWELIA]));
  await load(SITE, null);
  await load(aSite({ voucherCategory: 9 }), null);
  expect(api.askedWalls.map(({ voucherCategory }) => voucherCategory)).toEqual([1, 9]);
  expect(names()).toEqual(['Juwelia']);
});

it('fails with the reason, and retries for the same voucher', async () => {
  const { screen, load, api } = aWall(refusal('timed-out'), done(WALL));
  await load(SITE, aVoucher({ categoryId: 20 }));
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'timed-out' } });
  const again = screen.load();
  expect(screen.state).toEqual({ kind: 'loading' });
  await again;
  expect(screen.state.kind).toBe('shown');
  expect(api.askedWalls.map(({ voucherCategory }) => voucherCategory)).toEqual([20, 20]);
});

it('keeps the shown shops while others are loading', async () => {
  const { load, names } = aWall(done(WALL), done([JUWELIA]));
  await load(SITE, null);
  const loading = load(SITE, aVoucher({ categoryId: 20 }));
  expect(names()).toHaveLength(2);
  await loading;
  expect(names()).toEqual(['Juwelia']);
});

it('replaces the shown shops if those of another holder cannot be loaded', async () => {
  const { screen, load } = aWall(done(WALL), refusal('timed-out'));
  await load(SITE, null);
  await load(SITE, aVoucher({ categoryId: 20 }));
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'timed-out' } });
});

it('shows what the voucher in use can buy, even if the wall of the previous one arrives later', async () => {
  const late = pending<Answer<readonly Shop[]>>();
  const wall = async ({ voucherCategory }: WallRequest) =>
    voucherCategory === 1 ? done([JUWELIA]) : late.promise;
  const { load, names } = aScreen(new BrowseShops({ ...fakeShopApi({}), wall }, new WallTurns()));
  const ours = aVoucher({ categoryId: 1 });
  await load(SITE, ours);
  const before = load(SITE, aVoucher({ categoryId: 2 }));
  await load(SITE, ours);
  late.answer(done([aShop({ name: 'Bücherwurm' })]));
  await before;
  expect(names()).toEqual(['Juwelia']);
});

it('returns the shops as given, not as observable copies', async () => {
  const { screen, load } = aWall(done(WALL));
  await load(SITE, null);
  expect(screen.value?.shops[0]).toBe(JUWELIA);
});

it('ends with the shops requested last, in whatever order the answers arrive', async () => {
  const wishes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 });
  await holdsInTurns(
    fc.asyncProperty(wishes, fc.scheduler(), async (categories, turns) => {
      const wall = turns.scheduleFunction(async ({ voucherCategory }: WallRequest) =>
        done([aShop({ name: `of ${voucherCategory}` })]),
      );
      // Each request has its own cache: the queue alone must not make the test pass.
      const screens = () => new BrowseShops({ ...fakeShopApi({}), wall }, new WallTurns());
      const { load, names } = aScreen({ execute: (site, voucher) => screens().execute(site, voucher) });
      await turns.waitFor(Promise.all(categories.map((categoryId) => load(SITE, aVoucher({ categoryId })))));
      expect(names()).toEqual([`of ${categories.at(-1)}`]);
    }),
  );
});
