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

test('a paginated wall loads page by page, also after a failed one, and focuses the first new shop', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/shop\/wall\//);
  const shops = await sandbox.wall(33);
  await open(page, at('us', '/shops'));
  await expectTiles(page, PORTION);
  await expect(page.getByText(shown(PORTION, shops.length))).toBeVisible();
  await sandbox.breaks({ path: '/v2/shop/wall/*', status: 500 });
  await page.getByRole('button', { name: say('wall.more', { count: PORTION }) }).click();
  await expect(page.getByText(say('wall.moreFailed'))).toBeVisible();
  await expectTiles(page, PORTION);
  await expectSound(page, 'a further page that failed');
  await sandbox.mends();
  await page.getByRole('button', { name: say('common.tryAgain'), exact: true }).click();
  await expectTiles(page, 2 * PORTION);
  await expect(page.getByText(shown(2 * PORTION, shops.length))).toBeVisible();

  const rest = shops.slice(2 * PORTION);
  await page.getByRole('button', { name: say('wall.more', { count: rest.length }) }).click();
  await expectTiles(page, shops.length);
  await expect(page.getByRole('link', { name: rest[0]?.name ?? '', exact: true })).toBeFocused();
});

test('the server filters a paginated wall: a failure is shown in sight, the search is kept, and the last input wins', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/shop\/wall\//);
  const search = searchField(page, say);
  const counts = async (name: string) => {
    const found = (await sandbox.wall(33, `?name=${name}`)).length;
    await expect(resultLine(page, say('wall.count', { count: found }))).toBeVisible();
    return found;
  };
  await open(page, at('us', '/shops'));
  await expectTiles(page, PORTION);
  await sandbox.breaks({ path: '/v2/shop/wall/*', status: 500 });
  // Works from far down the wall, because the search field is sticky.
  await search.fill('al');
  const again = page.getByRole('button', { name: say('common.tryAgain'), exact: true });
  const alert = page.getByRole('alert').filter({ has: again });
  await expect(alert).toBeInViewport();
  await expectSound(page, 'a filter that failed');
  await sandbox.mends();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('al');
  await again.click();
  await counts('al');
  await expect(alert).toBeHidden();

  // From far down again: what is found begins in sight.
  await search.fill('');
  await expectTiles(page, PORTION);
  const first = tiles(page).first();
  await expect(first).not.toBeInViewport();
  await sandbox.breaks({ path: '/v2/shop/wall/*', delayMs: 2_000, times: 1 });
  const asked = page.waitForRequest((request) => request.url().includes('name=m'));
  await search.fill('m');
  await asked;
  await search.fill('ma');
  const found = await counts('ma');
  await expect(first).toBeInViewport();
  await expect(search).toBeFocused();
  await expectTiles(page, found);
  await expect(page).toHaveURL(/\?name=ma$/);
});
