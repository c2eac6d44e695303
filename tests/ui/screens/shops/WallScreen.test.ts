import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { WallRequest } from '#application/ports/shopDesk.ts';
import { BrowseShops } from '#application/shop/browseShops.ts';
import { done } from '#domain/core/result.ts';
import type { Shop } from '#domain/shop/shop.ts';
import { type Answer, refusal } from '#tests/data/answers.ts';
import { fakeShopDesk } from '#tests/data/fakeDesks.ts';
import { holdsInTurns } from '#tests/data/holds.ts';
import { aShop } from '#tests/data/shop.ts';
import { aSite } from '#tests/data/site.ts';
import { aVoucher } from '#tests/data/voucher.ts';
import { WallScreen } from '#ui/screens/shops/WallScreen.ts';

const DEAR = aShop({ name: 'Juwelia', voucherValuesInCent: [100_00] });
const WALL = [DEAR, aShop({ name: 'Bücherwurm' }), aShop({ name: 'Gartenfreund', position: 'T' })];

function aWall(...walls: readonly Answer<readonly Shop[]>[]) {
  const desk = fakeShopDesk({ walls });
  return { screen: new WallScreen(new BrowseShops(desk), aSite()), desk };
}

const names = (shops: readonly Shop[]) => shops.map(({ name }) => name);

it('draws nothing while the shops are on their way', () => {
  const { screen } = aWall();
  expect(screen.state).toEqual({ kind: 'loading' });
  expect(screen.arranged(null)).toEqual({ fitting: [], dearer: [] });
});

it('shows the site’s shops without a voucher, top shops first', async () => {
  const { screen, desk } = aWall(done(WALL));
  await screen.load(null);
  expect(names(screen.arranged(null).fitting)).toEqual(['Gartenfreund', 'Juwelia', 'Bücherwurm']);
  expect(desk.askedWalls).toMatchObject([{ voucherCategory: 1 }]);
});

it('asks for what a voucher can buy, and puts what fits its balance first', async () => {
  const { screen, desk } = aWall(done(WALL));
  await screen.load(aVoucher({ categoryId: 20 }));
  expect(desk.askedWalls).toMatchObject([{ voucherCategory: 20 }]);
  const { fitting, dearer } = screen.arranged(50_00);
  expect(names(fitting)).toEqual(['Gartenfreund', 'Bücherwurm']);
  expect(names(dearer)).toEqual(['Juwelia']);
});

it('mixes them again when “fits my balance” is switched off', async () => {
  const { screen } = aWall(done(WALL));
  await screen.load(aVoucher());
  screen.fitFirst(false);
  expect(screen.arranged(50_00).dearer).toEqual([]);
  expect(screen.arranged(50_00).fitting).toHaveLength(3);
  screen.fitFirst(true);
  expect(names(screen.arranged(50_00).dearer)).toEqual(['Juwelia']);
});

it('leaves what the name search finds, among both', async () => {
  const { screen } = aWall(done(WALL));
  await screen.load(null);
  screen.search('JUWEL');
  expect(names(screen.arranged(50_00).dearer)).toEqual(['Juwelia']);
  expect(screen.arranged(50_00).fitting).toEqual([]);
  screen.search('nothing like it');
  expect(screen.arranged(null)).toEqual({ fitting: [], dearer: [] });
  screen.search('');
  expect(screen.arranged(null).fitting).toHaveLength(3);
});

it('says why there are no shops, and tries again for the same voucher', async () => {
  const { screen, desk } = aWall(refusal('timed-out'), done(WALL));
  await screen.load(aVoucher({ categoryId: 20 }));
  expect(screen.state).toEqual({ kind: 'failed', problem: { kind: 'timed-out' } });
  const again = screen.retry();
  expect(screen.state).toEqual({ kind: 'loading' });
  await again;
  expect(screen.state.kind).toBe('shown');
  expect(desk.askedWalls.map(({ voucherCategory }) => voucherCategory)).toEqual([20, 20]);
});

it('keeps showing shops, and what is searched for, while others are fetched', async () => {
  const { screen } = aWall(done(WALL), done([DEAR]));
  await screen.load(null);
  screen.search('j');
  const loading = screen.load(aVoucher({ categoryId: 20 }));
  expect(names(screen.arranged(null).fitting)).toEqual(['Juwelia']);
  await loading;
  expect(screen.name).toBe('j');
});

it('hands the shops out as they came, not as observable copies', async () => {
  const { screen } = aWall(done(WALL));
  await screen.load(null);
  expect(screen.arranged(null).fitting).toContain(DEAR);
});

it('ends with the shops that were asked for last, in whatever order the answers come', async () => {
  const wishes = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 6 });
  await holdsInTurns(
    fc.asyncProperty(wishes, fc.scheduler(), async (categories, turns) => {
      const wall = turns.scheduleFunction(async ({ voucherCategory }: WallRequest) =>
        done([aShop({ name: `of ${voucherCategory}` })]),
      );
      // A shelf of walls for each request: nothing here may be saved by the calls being in a queue.
      const screens = () => new BrowseShops({ ...fakeShopDesk({}), wall });
      const screen = new WallScreen(
        { execute: (site, voucher) => screens().execute(site, voucher) } as BrowseShops,
        aSite(),
      );
      await turns.waitFor(Promise.all(categories.map((categoryId) => screen.load(aVoucher({ categoryId })))));
      expect(names(screen.arranged(null).fitting)).toEqual([`of ${categories.at(-1)}`]);
    }),
  );
});
