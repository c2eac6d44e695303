import { PORTION } from '#domain/shop/portion.ts';
import { enterVoucher, tile } from '../support/journey.ts';
import { open, turn } from '../support/open.ts';
import { SHORT_WALL } from '../support/sandbox.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { expectTiles, restingScroll, resultLine, searchField, showMore, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

test('a misspelt name is answered with the shop that was meant, and leads back to all', async ({
  page,
  at,
}) => {
  await open(page, at('de', '/shops'));
  await searchField(page, say).fill('Alpnora');
  await expect(tile(page, 'Alpinora')).toBeVisible();
  await expect(tiles(page)).toHaveCount(1);
  await expect(
    resultLine(page, say('wall.nothing.meant', { name: 'Alpnora', meant: 'Alpinora' })),
  ).toBeVisible();
  await expectSound(page, 'a misspelt name');
  await page.getByRole('button', { name: say('wall.clear') }).click();
  await expect(searchField(page, say)).toHaveValue('');
  await expect(resultLine(page, say('wall.count', { count: SHORT_WALL }))).toBeVisible();
});

test('where nothing is found, the filter that excludes most goes with one tap', async ({
  page,
  at,
  sandbox,
}) => {
  const found = (await sandbox.wall(1, '?categories=13')).length;
  await open(page, at('de', '/shops?categories=13&name=zzzz'));
  const without = say('wall.nothing.without', { filter: 'zzzz', count: found }).replace(/[„“]/g, '.');
  await page.getByRole('button', { name: new RegExp(without.replace(/[()]/g, '.')) }).click();
  await expect(resultLine(page, say('wall.countOf', { found, count: SHORT_WALL }))).toBeVisible();
});

test('odd names and queries are looked for to the letter, and odd filters are named', async ({
  page,
  at,
}) => {
  for (const name of ['.*', '(', '\\', 'İ', 'ß', '😀', 'א', '%', '<b>x</b>']) {
    await open(page, at('de', `/shops?name=${encodeURIComponent(name)}`));
    await expect(searchField(page, say)).toHaveValue(name);
    await expect(page.getByText(say('wall.none', { name })).or(tiles(page)).first()).toBeVisible();
  }
  await open(page, at('de', '/shops?categories=999,abc,-1&values=99999999,x&redeemable=moon'));
  await expect(page.getByRole('button', { name: say('wall.filter.unknown', { id: 999 }) })).toBeVisible();
  await expect(page.getByText(say('wall.noneFiltered'))).toBeVisible();
});

test('a wall that does not come says so, keeps the filter, and comes at the next try', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/shop\/wall\//);
  await sandbox.breaks({ path: '/v2/shop/wall/*', status: 200, body: '{"shops":"none"}' });
  await open(page, at('de', '/shops?categories=13'));
  await expect(page.getByText(say('problem.unreadable-answer.title'))).toBeVisible();
  await expectSound(page, 'a wall that did not come');
  await sandbox.mends();
  await page.getByRole('button', { name: say('common.tryAgain'), exact: true }).click();
  const found = (await sandbox.wall(1, '?categories=13')).length;
  await expect(resultLine(page, say('wall.countOf', { found, count: SHORT_WALL }))).toBeVisible();
});

test('with a voucher, shops that fit come first; mixed with them, dearer ones say how much more to pay', async ({
  page,
  at,
  sandbox,
}) => {
  await open(page, at('de'));
  await enterVoucher(page, say, await sandbox.newVoucher('de', 1500));
  const dearer = page.getByRole('region', { name: say('wall.payable') });
  await expect(dearer.getByRole('listitem').nth(1)).toContainText('Zuzahlung');
  const marked = tiles(page).filter({ hasText: 'Zuzahlung' });
  await expectSound(page, 'a wall with a voucher');
  await page.getByLabel(say('wall.fits')).uncheck();
  await expect(dearer).toBeHidden();
  await expect(marked.nth(1)).toBeVisible();
  await expectSound(page, 'a mixed wall with a voucher');
});

test.describe('on a long wall', () => {
  test.use({ wall: 'whole' });

  for (const way of ['the dialog', 'a step'] as const) {
    test(`the wall stands where it stood after ${way}`, async ({ page, at }) => {
      await open(page, at('de', '/shops'));
      await showMore(page, say);
      await showMore(page, say, 2 * PORTION);
      await expectTiles(page, 3 * PORTION);
      const shop = tiles(page).nth(120).getByRole('link');
      await shop.scrollIntoViewIfNeeded();
      const before = await restingScroll(page);
      await shop.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      if (way === 'a step') {
        await page.getByRole('link', { name: say('shop.choose'), exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name: say('entry.needed.title') })).toBeVisible();
        await turn(page, 'back');
        await expect(page.getByRole('dialog')).toBeVisible();
      }
      await turn(page, 'back');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect.poll(async () => Math.abs((await restingScroll(page)) - before)).toBeLessThanOrEqual(2);
    });
  }
});
