import { PORTION } from '#domain/shop/portion.ts';
import { open } from '../support/open.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { expectTiles, resultLine, searchField, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en-US');
const shown = (number: number, count: number) => say('wall.shownOf', { number, count });

// Three pages of shops.
test.beforeEach(({ sandbox }) => sandbox.shops(160));

test('a paginated wall comes page by page, and the focus goes to the first new shop', async ({
  page,
  at,
  sandbox,
}) => {
  const shops = await sandbox.wall(33);
  await open(page, at('us', '/shops'));
  await expectTiles(page, PORTION);
  await expect(page.getByText(shown(PORTION, shops.length))).toBeVisible();
  await expectSound(page, 'the first page of a wall');
  await page.getByRole('button', { name: say('wall.more', { count: PORTION }) }).click();
  await expectTiles(page, 2 * PORTION);
  await expect(page.getByRole('link', { name: shops[PORTION]?.name ?? '', exact: true })).toBeFocused();
  await expect(page.getByText(shown(2 * PORTION, shops.length))).toBeVisible();
});

test('its filters are the server’s work, and the last intent wins over a slow one', async ({
  page,
  at,
  sandbox,
}) => {
  const found = (await sandbox.wall(33, '?name=ma')).length;
  await open(page, at('us', '/shops'));
  await expectTiles(page, PORTION);
  await sandbox.breaks({ path: '/v2/shop/wall/*', delayMs: 2_000, times: 1 });
  const asked = page.waitForRequest((request) => request.url().includes('name=m'));
  await searchField(page, say).fill('m');
  await asked;
  await searchField(page, say).fill('ma');
  await expectTiles(page, Math.min(found, PORTION));
  await expect(resultLine(page, say('wall.count', { count: found }))).toBeVisible();
  await expect(page).toHaveURL(/\?name=ma$/);
});

test('a further page that fails leaves what is there, and comes at the next try', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/shop\/wall\//);
  await open(page, at('us', '/shops'));
  await expectTiles(page, PORTION);
  await sandbox.breaks({ path: '/v2/shop/wall/*', status: 500 });
  await page.getByRole('button', { name: say('wall.more', { count: PORTION }) }).click();
  await expect(page.getByText(say('wall.moreFailed'))).toBeVisible();
  await expectTiles(page, PORTION);
  await expectSound(page, 'a further page that failed');
  await sandbox.mends();
  await page.getByRole('button', { name: say('common.tryAgain'), exact: true }).click();
  await expectTiles(page, 2 * PORTION);
});

test('a filter’s answer that fails leaves the search as it is typed, and says so', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/shop\/wall\//);
  await open(page, at('us', '/shops'));
  await expectTiles(page, PORTION);
  await sandbox.breaks({ path: '/v2/shop/wall/*', status: 500 });
  // Works from far down the wall, because the search field is sticky.
  await searchField(page, say).fill('ma');
  const again = page.getByRole('button', { name: say('common.tryAgain'), exact: true });
  const alert = page.getByRole('alert').filter({ has: again });
  await expect(alert).toBeInViewport();
  await expectSound(page, 'a filter that failed');
  await sandbox.mends();
  await expect(searchField(page, say)).toBeFocused();
  await expect(searchField(page, say)).toHaveValue('ma');
  await again.click();
  const found = (await sandbox.wall(33, '?name=ma')).length;
  await expect(resultLine(page, say('wall.count', { count: found }))).toBeVisible();
  await expect(alert).toBeHidden();
});

for (const site of ['us', 'gb'] as const) {
  test(`what is searched for from far down the wall of ${site} begins in sight`, async ({ page, at }) => {
    const own = site === 'us' ? say : wordsOf('en', 'gb');
    await open(page, at(site, '/shops'));
    await expectTiles(page, PORTION);
    const first = tiles(page).first();
    const before = (await first.getByRole('link').getAttribute('href')) ?? '';
    await expect(first).not.toBeInViewport();
    await searchField(page, own).fill('ma');
    await expect(first.getByRole('link')).not.toHaveAttribute('href', before);
    await expect(first).toBeInViewport();
    await expect(searchField(page, own)).toBeFocused();
  });
}
