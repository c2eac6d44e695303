import type { BrowserContext, Page } from '@playwright/test';
import { PERSON, strip } from '../support/journey.ts';
import { passTime, reload, settled } from '../support/open.ts';
import { readyToRedeem, redeemButton, redemptionsOf, say, thanks } from '../support/redeeming.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';

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
  await passTime(page, '18:02');
  await page.getByRole('button', { name: say('session.go'), exact: true }).click();
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
