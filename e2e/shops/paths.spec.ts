import { headlineOf } from '../support/headline.ts';
import { enterVoucher, sendCode, strip } from '../support/journey.ts';
import { open, reload } from '../support/open.ts';
import { SHORT_WALL } from '../support/sandbox.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { resultLine, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const fill = '--brand-fill';

test('a category’s path narrows the wall of the entry, is kept, and goes along to the wall alone', async ({
  page,
  at,
  sandbox,
}) => {
  const found = (await sandbox.wall(1, '?categories=13')).length;
  const line = resultLine(page, say('wall.countOf', { found, count: SHORT_WALL }));
  await open(page, at('de', '/leisure'));
  await expect(page.getByRole('heading', { level: 1, name: headlineOf('de') })).toBeVisible();
  await expect(line).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.values(window.localStorage).join()))
    .toContain('leisure');
  await sendCode(page, say, (await sandbox.newVoucher('de')).code);
  await expect(page).toHaveURL(at('de', '/shops?categories=13'));
  await page.getByRole('link', { name: say('frame.redeem'), exact: true }).click();
  await expect(page).toHaveURL(at('de', '/'));
  await expect
    .poll(() => page.evaluate(() => Object.values(window.localStorage).join()))
    .not.toContain('leisure');
});

test('a category is chosen from the entry without losing the typed code, and taken back', async ({
  page,
  at,
}) => {
  await page.setViewportSize({ width: 390, height: 844 }); // the menu of categories is out of view at this width
  await open(page, at('de'));
  const code = page.getByLabel(say('redeem.code.label'));
  await code.fill('Ab3dE6gH9');
  await page.getByRole('heading', { name: say('wall.heading') }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Technik', exact: true }).click();
  await expect(page).toHaveURL(at('de', '/electronics'));
  await expect(code).toHaveValue('Ab3dE6gH9');
  await page.getByRole('button', { name: 'Technik' }).last().click();
  await expect(page).toHaveURL(at('de', '/'));
  await expect(resultLine(page, say('wall.count', { count: SHORT_WALL }))).toBeVisible();
  await expect(code).toHaveValue('Ab3dE6gH9');
});

test('a variation dresses the site: words, picture, colour; the plain page undresses it', async ({
  page,
  at,
}) => {
  const colour = () =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), fill);
  await open(page, at('de', '/Birthday'));
  await expect(page.getByText('Alles Gute zum Geburtstag')).toBeVisible();
  await expect.poll(colour).toBe('#7a2e8e');
  await expect(page.locator('img[src*="/variations/"]')).toBeVisible();
  await expectSound(page, 'a variation');
  await reload(page);
  await expect.poll(colour).toBe('#7a2e8e');
  await page.getByRole('link', { name: say('frame.redeem'), exact: true }).click();
  await expect.poll(colour).toBe('#d32b2d');
});

test('a variation’s voucher category opens codes that the site itself refuses', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes('/api/v2/voucher/token');
  const voucher = { ...(await sandbox.newVoucher('card-network')), site: 'de' };
  await open(page, at('de'));
  await sendCode(page, say, voucher.code);
  await expect(page.getByText(say('problem.wrong-category.title'))).toBeVisible();
  await open(page, at('de', '/cardholders'));
  await enterVoucher(page, say, voucher);
  await expect(strip(page, say)).toContainText('50,00');
});

for (const [site, path] of [
  ['de', '/nope'],
  ['de', '/%E0%A4%A'],
  ['de', '/books/of/hours'],
  ['ch', '/birthday'],
] as const) {
  test(`nothing is at ${path} of ${site}, and the page says so`, async ({ page, at, watch }) => {
    watch.provokes(/^\/api\/v2\/redeem\/variation\//);
    const ours = site === 'ch' ? wordsOf('de-CH') : say;
    await open(page, at(site, path));
    await expect(page.getByRole('heading', { level: 1, name: ours('notFound.title') })).toBeVisible();
  });
}

test('a path that could not be looked up is looked up again', async ({ page, at, sandbox, watch }) => {
  watch.provokes(/^\/api\/v2\/redeem\/variation\//);
  await sandbox.breaks({ path: '/v2/redeem/variation/*', status: 500 });
  await open(page, at('de', '/birthday'));
  await expect(page.getByRole('heading', { level: 1, name: say('findVariation.failed') })).toBeVisible();
  await expectSound(page, 'a path that could not be looked up');
  await sandbox.mends();
  await page.getByRole('button', { name: say('common.tryAgain'), exact: true }).click();
  await expect(page.getByText('Alles Gute zum Geburtstag')).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
});
