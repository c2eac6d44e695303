import type { Page } from '@playwright/test';
import { PORTION, TEASER } from '#domain/shop/portion.ts';
import { headlineOf } from '../support/headline.ts';
import { enterVoucher, onward, strip, tile } from '../support/journey.ts';
import { button, heading, wallHeading } from '../support/locators.ts';
import { open, openElsewhere, settled, turn } from '../support/open.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { expectTiles, restingScroll, tiles } from '../support/wall.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

/** Addresses that only a browser interprets: a malformed escape, a path that looks like a host. */
const NOWHERE = ['/%E0%A4%A', '//evil.example/x'];

test('an unknown address shows the not-found page with links', async ({ page, at }) => {
  for (const path of NOWHERE) {
    await open(page, at('de', path)); // as an absolute URL: `//…` would be another host
    await expect(heading(page, say('notFound.title')), path).toBeVisible();
    expect(new URL(page.url()).host, path).toBe(new URL(at('de')).host);
  }
  await open(page, '/no/such/page');
  await expect(heading(page, say('notFound.title'))).toBeVisible();
  await expect(page).toHaveTitle(`${say('notFound.title')} – Frohgut`);
  await expect(page.getByText('/no/such/page', { exact: true })).toBeVisible();
  await expectSound(page, 'the not-found page');
  await page
    .getByRole('main')
    .getByRole('link', { name: say('notFound.shops') })
    .click();
  // Another zone, so a new document.
  await expect(wallHeading(page, say)).toBeVisible();
});

/** Known routes with impossible parameters. `tests/ui/screens/shops/shopDetails/ShopDetailsView.test.tsx` has more. */
const ODD = ['/shops/%E0%A4%A', '/merchantcode/%00', '/redeem/%E0%A4%A/value'];

test('odd parts of our addresses are refused with a message, without a crash', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/(shop\/|redeem-link$)/);
  await sandbox.hidesShops();
  for (const path of ODD) {
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator('h1').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }
});

test.describe('on a long wall', () => {
  test.use({ wall: 'whole' });

  test('a shop over the entry or the wall keeps the scroll position and what was typed', async ({ page }) => {
    await open(page, '/');
    await page.getByLabel(say('redeem.code.label')).fill('Abc123xyz');
    await expectTiles(page, TEASER);
    const link = page
      .getByRole('list', { name: say('wall.heading') })
      .getByRole('listitem')
      .nth(20);
    await link.scrollIntoViewIfNeeded();
    const place = await restingScroll(page);
    await link.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL('/');
    await expectScrolledTo(page, place);
    await expect(link.getByRole('link')).toBeFocused();
    await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue('Abc123xyz');

    await page.getByRole('link', { name: say('wall.all', { count: 500 }), exact: true }).click();
    await expect(page).toHaveURL('/shops');
    await expectTiles(page, PORTION);
    const target = tiles(page).nth(40);
    await target.scrollIntoViewIfNeeded();
    const before = await restingScroll(page);
    expect(before).toBeGreaterThan(500);
    await target.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\/shops\/\d+\/[\w-]+$/);
    await turn(page, 'back');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectScrolledTo(page, before);
    await turn(page, 'forward');
    await expect(page.getByRole('dialog')).toBeVisible();
    await button(page, say('common.close')).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectScrolledTo(page, before);
  });
});

test('a link to a shop opens it over the wall, closing it stays on the wall, and back leaves the site', async ({
  page,
}) => {
  await openElsewhere(page, 'about:blank');
  await open(page, '/shops/100115/brotzeitler');
  await expect(page.getByRole('dialog', { name: 'Brotzeitler' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/shops');
  await expect(wallHeading(page, say)).toBeVisible();
  await turn(page, 'back');
  await expect(page).toHaveURL('about:blank');
});

test('back and forward move through the steps, and each page has the focus on its heading', async ({
  page,
  sandbox,
}) => {
  await open(page, '/');
  await enterVoucher(page, say, await sandbox.newVoucher('de'));
  await tile(page, 'Brotzeitler').click();
  await page.getByRole('radio', { name: /^15,00/ }).check();
  await onward(page, say).click();
  await expect(heading(page, say('customer.title'))).toBeFocused();
  await page.getByRole('link', { name: say('common.back'), exact: true }).click();
  await expect(heading(page, say('value.title'))).toBeFocused();
  await expect(page.getByRole('radio', { name: /^15,00/ })).toBeChecked();
  await turn(page, 'back');
  await expect(heading(page, say('customer.title'))).toBeFocused();
  await turn(page, 'back');
  await expect(page.getByRole('dialog', { name: 'Brotzeitler' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^15,00/ })).toBeChecked();
  await turn(page, 'forward');
  await turn(page, 'forward');
  await expect(heading(page, say('value.title'))).toBeFocused();
});

test('a step without a voucher asks for the code and continues, and one without a value leads back to the value', async ({
  page,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('de');
  await open(page, '/redeem/100115/value');
  await expect(heading(page, say('entry.needed.title'))).toBeVisible();
  await page.getByLabel(say('redeem.code.label')).fill(voucher.code);
  await page.getByRole('main').getByRole('checkbox').check();
  await button(page, say('redeem.code.submit')).click();
  await expect(heading(page, say('value.title'))).toBeVisible();
  await expect(strip(page, say)).toBeVisible();

  await open(page, '/redeem/100269/check');
  await expect(page).toHaveURL('/redeem/100269/value');
});

test('two dozen quick history steps end on the page of the address', async ({ page }) => {
  await open(page, '/shops');
  await page.getByRole('link', { name: say('frame.redeem'), exact: true }).click();
  await expect(heading(page, headlineOf('de'))).toBeVisible();
  await tile(page, 'Brotzeitler').click();
  await page.getByRole('link', { name: say('shop.choose'), exact: true }).click();
  await expect(heading(page, say('entry.needed.title'))).toBeVisible();
  const last = page.url();
  // Four addresses of one document, so that no step of the history leaves the page before the next one.
  await page.evaluate(async () => {
    const turned = (by: -1 | 1) =>
      new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
        window.history.go(by);
      });
    for (let round = 0; round < 4; round += 1) {
      for (const by of [-1, -1, -1, 1, 1, 1] as const) await turned(by);
    }
  });
  await settled(page);
  await expect(page).toHaveURL(last);
  await expect(heading(page, say('entry.needed.title'))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveTitle(`${say('entry.needed.title')} – Frohgut`);
});

async function expectScrolledTo(page: Page, position: number): Promise<void> {
  const distance = () => page.evaluate((before) => Math.abs(window.scrollY - before), position);
  await expect.poll(distance).toBeLessThanOrEqual(2);
}
