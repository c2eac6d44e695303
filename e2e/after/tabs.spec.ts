import type { BrowserContext, Page } from '@playwright/test';
import { enterVoucher, goToCheck, PERSON, strip } from '../support/journey.ts';
import { open, openElsewhere, reload, settled, turn } from '../support/open.ts';
import { readyToRedeem, redeemButton, redemptionsOf, say, thanks } from '../support/redeeming.ts';
import { KEPT_PAGES, notesReturn, returnToKept } from '../support/keptPages.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';

test.use(KEPT_PAGES);

/** A tab that takes the session of this one along, as a duplicated tab does. */
async function duplicate(context: BrowserContext, page: Page): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href, '_blank', 'popup'));
  const other = await opened;
  await settled(other);
  return other;
}

const stored = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));

test('what one tab has redeemed, the other cannot: it knows before it is asked', async ({
  page,
  context,
  at,
  sandbox,
}) => {
  await readyToRedeem(page, at('gb'), sandbox);
  const other = await duplicate(context, page);
  const sent = redemptionsOf(other);
  await expect(redeemButton(other)).toBeVisible();
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(other.getByText(say('session.elsewhere'))).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: say('entry.needed.title') })).toBeVisible();
  await expect(redeemButton(other)).toBeHidden();
  await expect(strip(other, say)).toBeHidden();
  expect(sent).toEqual([]);
  await expect.poll(() => stored(other)).not.toContain('eyJ');
  await expect.poll(() => stored(other), 'what was typed is kept').toContain(PERSON.email);
});

test('a renewed permission is not shared, and outlives the end in the other tab', async ({
  page,
  context,
  at,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await page.clock.install();
  await openWith(page, at('gb', '/shops'), sandbox, await sandbox.newVoucher('gb'));
  const other = await duplicate(context, page);
  await expect(strip(other, say)).toBeVisible();
  await other.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    new BroadcastChannel('voucher').addEventListener('message', ({ data }) => heard.push(data));
  });
  const before = await other.evaluate(() => sessionStorage.getItem('voucherToken.v1'));
  await page.clock.fastForward('18:02');
  await page.getByRole('button', { name: say('session.go') }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('voucherToken.v1'))).not.toBe(before);
  await expect.poll(() => other.evaluate(() => sessionStorage.getItem('voucherToken.v1'))).toBe(before);
  await expect
    .poll(() => other.evaluate(() => (window as unknown as { heard: unknown[] }).heard))
    .toEqual([]);
  // The other tab's permission ends by its own clock; this one's does not. The clock is the backend's.
  const soon = String(Date.now() + 14_000);
  await other.evaluate((end) => sessionStorage.setItem('tokenExpiry.v1', end), soon);
  await reload(other);
  await expect(strip(other, say)).toBeHidden();
  await expect(strip(page, say)).toBeVisible();
});

test('"back" after the end shows nothing of the voucher', async ({ page, at, sandbox }) => {
  const voucher = await sandbox.newVoucher('gb');
  await sandbox.hidesShops();
  await open(page, at('gb'));
  await enterVoucher(page, say, voucher);
  await open(page, at('gb', '/redeem/300269/value'));
  await page.getByRole('radio', { name: /^£25/ }).check();
  await goToCheck(page, say);
  await page.getByLabel(say('check.notes')).check();
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('link', { name: say('thankYou.rest', { money: '£25.00' }) }).click();
  await expect(page.getByLabel(say('redeem.code.label'))).toBeVisible();
  for (const step of ['once', 'twice', 'three times']) {
    const later = page.url();
    await turn(page, 'back');
    await expect(page, step).not.toHaveURL(later);
    await settled(page);
    await expect(strip(page, say), step).toBeHidden();
    await expect(page.locator('body'), step).not.toContainText(voucher.serialNumber.slice(-4));
    await expect(page.locator('body'), step).not.toContainText('£50.00');
  }
});

test('a page that the browser kept for "back" does not bring a voucher back that was removed on a page after it', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.hidesShops();
  const voucher = await sandbox.newVoucher('gb');
  await openWith(page, at('gb', '/shops'), sandbox, voucher);
  await notesReturn(page);
  // A page in between, so that the tab's storage changes without a word to the kept page.
  await openElsewhere(page, at('gb', '/sandbox'));
  await page.evaluate(() => sessionStorage.clear());
  await returnToKept(page);
  await expect(strip(page, say)).toBeHidden();
  expect(await page.content()).not.toContain(voucher.serialNumber.slice(-4));
});

test('a voucher that was removed on a later page is gone on the earlier one', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await openWith(page, at('gb', '/shops'), sandbox, await sandbox.newVoucher('gb'));
  await open(page, at('gb', '/redeem/300269/value'));
  await expect(strip(page, say)).toBeVisible();
  // The same tab: the voucher is removed on the later page, and the earlier one comes back.
  await page.getByRole('button', { name: say('strip.remove') }).click();
  await expect(strip(page, say)).toBeHidden();
  // Kept or loaded anew, as the browser likes: it is the earlier document, and it rests.
  await page.evaluate(() => document.documentElement.setAttribute('data-later', ''));
  await turn(page, 'back');
  await expect(page.locator('html:not([data-later])')).toBeAttached();
  await settled(page);
  await expect(page).toHaveURL(at('gb', '/shops'));
  await expect(strip(page, say)).toBeHidden();
  await expect(page.locator('body')).not.toContainText('£50.00');
});
