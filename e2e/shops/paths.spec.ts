import { headlineOf } from '../support/headline.ts';
import { enterVoucher, sendCode, strip, toWall } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { SHORT_WALL } from '../support/sandbox.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { resultLine, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const fill = '--brand-fill';

test('the path of a category narrows the wall, can be deselected or changed without losing the code, and applies to the wall', async ({
  page,
  at,
  sandbox,
}) => {
  const found = (await sandbox.wall(1, '?categories=13')).length;
  const kept = () => page.evaluate(() => Object.values(window.localStorage).join());
  const code = page.getByLabel(say('redeem.code.label'));
  await page.setViewportSize({ width: 390, height: 844 }); // the menu of categories is out of view at this width
  await open(page, at('de', '/leisure'));
  await expect(heading(page, headlineOf('de'))).toBeVisible();
  await code.fill('Ab3dE6gH9');
  await page.getByRole('heading', { name: say('wall.heading') }).scrollIntoViewIfNeeded();
  await expect(resultLine(page, say('wall.countOf', { found, count: SHORT_WALL }))).toBeVisible();
  await expect.poll(kept).toContain('leisure');
  await page.getByRole('button', { name: 'Freizeit' }).last().click();
  await expect(page).toHaveURL(at('de', '/'));
  await expect(resultLine(page, say('wall.count', { count: SHORT_WALL }))).toBeVisible();
  await expect(code).toHaveValue('Ab3dE6gH9');

  await page.getByRole('link', { name: 'Technik', exact: true }).click();
  await expect(page).toHaveURL(at('de', '/electronics'));
  await expect(code).toHaveValue('Ab3dE6gH9');
  await expect.poll(kept).toContain('electronics');

  await page.setViewportSize({ width: 1280, height: 900 });
  await sendCode(page, say, (await sandbox.newVoucher('de')).code);
  await toWall(page, say);
  await expect(page).toHaveURL(at('de', '/shops?categories=4'));
  await page.getByRole('link', { name: say('frame.redeem'), exact: true }).click();
  await expect(page).toHaveURL(at('de', '/'));
  await expect.poll(kept).not.toContain('electronics');
});

test('a variation is looked up again after a failure and changes text, picture and colour, unlike an unknown path', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/redeem\/variation\//);
  const colour = () =>
    page.evaluate((name) => getComputedStyle(document.documentElement).getPropertyValue(name), fill);
  await sandbox.breaks({ path: '/v2/redeem/variation/*', status: 500 });
  await open(page, at('de', '/Birthday'));
  await expect(heading(page, say('findVariation.failed'))).toBeVisible();
  await expectSound(page, 'a path that could not be looked up');
  await sandbox.mends();
  await page.getByRole('button', { name: say('common.tryAgain'), exact: true }).click();
  await expect(page.getByText('Alles Gute zum Geburtstag')).toBeVisible();
  await expect.poll(colour).toBe('#7a2e8e');
  await expect(page.locator('img[src*="/variations/"]')).toBeVisible();
  await expect(tiles(page).first()).toBeVisible();
  await expectSound(page, 'a variation');

  await page.getByRole('link', { name: say('frame.redeem'), exact: true }).click();
  await expect.poll(colour).toBe('#d32b2d');
  await open(page, at('de', '/nope'));
  await expect(heading(page, say('notFound.title'))).toBeVisible();
});

// `entry/codes.spec.ts` shows how a site refuses a code of another voucher category.
test('the voucher category of a variation opens codes of another site', async ({ page, at, sandbox }) => {
  const voucher = { ...(await sandbox.newVoucher('card-network')), site: 'de' };
  await open(page, at('de', '/cardholders'));
  await enterVoucher(page, say, voucher);
  await expect(strip(page, say)).toContainText('50,00');
});
