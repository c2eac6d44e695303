import type { Page } from '@playwright/test';
import { pressRedeem, readyAt } from './support/after.ts';
import { open, openEarly } from './support/open.ts';
import { openWith } from './support/ready.ts';
import { expectAccessible } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({ colorScheme: 'dark' });

/** One site of each layout, with its voucher category. */
for (const { site, category } of [
  { site: 'de', category: 1 },
  { site: 'at', category: 2 },
  { site: 'restaurant', category: 36 },
] as const) {
  const say = wordsOf('de', site);

  test(`${site} in the dark can be read from the code field to the code`, async ({ page, at, sandbox }) => {
    await open(page, at(site));
    await expectDark(page);
    await expectAccessible(page, 'the entry');

    await openWith(page, at(site, '/shops'), sandbox, await sandbox.newVoucher(site));
    await expectAccessible(page, 'the wall');

    const wall = await sandbox.wall(category);
    const shop = wall.find(
      ({ type, voucherValues }) =>
        type !== 'physical' && voucherValues.some(({ valueInCent }) => valueInCent === 25_00),
    );
    if (!shop) throw new Error(`No shop on ${site} sells a code of 25.`);
    await page.locator('main a[href^="/shops/"]').first().click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible();
    await expectAccessible(page, 'a shop');

    await open(page, at(site, `/redeem/${shop.id}/details`));
    await expectAccessible(page, 'the details');

    await readyAt(page, sandbox, { start: at(site), site, say, shopId: shop.id, valueInCent: 25_00 });
    await expectAccessible(page, 'the check page');
    await pressRedeem(page);
    await expect(page.getByRole('heading', { level: 1, name: say('thankYou.title') })).toBeVisible();
    await expectAccessible(page, 'the thanks');

    const [mail] = await sandbox.outbox();
    await open(page, mail?.links[0] ?? '');
    await expectDark(page);
    await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
    await expect(page.locator('code').first()).toBeVisible();
    await expectAccessible(page, 'the code');
    expect(await groundOf(page, 'article code')).toBe('rgb(255, 255, 255)');
  });
}

test('a code that is held out is black on white in the dark too', async ({ page, at, sandbox, watch }) => {
  const say = wordsOf('de');
  const { redeemLinkQr = '' } = await sandbox.links();
  await open(page, at('de', redeemLinkQr));
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  const code = page.locator('article code').first();
  watch.secret((await code.textContent()) ?? '');
  await page.getByRole('button', { name: say('codePage.till'), exact: true }).click();
  const till = page.getByRole('dialog', { name: say('codePage.tillTitle') });
  await expect(till).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(till.locator('code').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expectAccessible(page, 'the till');
});

test('the browser’s own frame follows brand and scheme', async ({ page, at }) => {
  const frame = (scheme: 'light' | 'dark') =>
    page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`);
  await open(page, at('gb'));
  await expect(frame('light')).toHaveAttribute('content', '#8e2a8b');
  await expect(frame('dark')).toHaveAttribute('content', '#16181d');
  // An operator's colour, which the build did not know.
  await open(page, at('gb', '/birthday'));
  await expect(frame('light')).toHaveAttribute('content', '#7a2e8e');
  await expect(frame('dark')).toHaveAttribute('content', '#16181d');
  await expectDark(page);
  await expectAccessible(page, 'a variation');
});

test('nothing bright is painted before a script has run', async ({ page, at }) => {
  await page.route('**/js/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openEarly(page, at('de'));
  await expect(page.locator('#root')).toBeEmpty();
  await expectDark(page);
});

async function expectDark(page: Page): Promise<void> {
  const ground = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor);
  const parts = ground.match(/\d+/g)?.map(Number) ?? [];
  expect(Math.max(...parts), ground).toBeLessThan(40);
}

/** The colour behind an element, painted by itself or by the next around it that paints. */
function groundOf(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .first()
    .evaluate((start) => {
      for (let at: Element | null = start; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (!backgroundColor.endsWith(', 0)')) return backgroundColor;
      }
      return 'nothing';
    });
}
