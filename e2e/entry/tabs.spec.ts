import type { Page } from '@playwright/test';
import { duplicate } from '../support/duplicate.ts';
import { callOf, hold } from '../support/hold.ts';
import { PERSON, pressInSheet, strip } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { open, openElsewhere, passTime, reload, stored } from '../support/open.ts';
import {
  expectRedeemedOnce,
  loseOutcome,
  readyToRedeem,
  redeemButton,
  redemptionsOf,
  say,
  thanks,
} from '../support/redeeming.ts';
import { problemCard } from '../support/problem.ts';
import { openWith } from '../support/ready.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('a voucher redeemed in one tab cannot be redeemed in another, and removed data disappears from all tabs', async ({
  page,
  context,
  at,
  sandbox,
}) => {
  await readyToRedeem(page, sandbox);
  const other = await duplicate(context, page);
  const sent = redemptionsOf(other);
  await expect(redeemButton(other)).toBeVisible();
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect(other.getByText(say('session.elsewhere'))).toBeVisible();
  await expect(heading(other, say('entry.needed.title'))).toBeVisible();
  await expect(redeemButton(other)).toBeHidden();
  await expect(strip(other, say)).toBeHidden();
  expect(sent).toEqual([]);
  await expect.poll(() => stored(other)).not.toContain('eyJ');
  await expect.poll(() => stored(other), 'what was typed is kept').toContain(PERSON.email);

  const copy = await duplicate(context, page);
  await expect(thanks(copy)).toBeVisible();
  const away = await duplicate(context, page);
  await openElsewhere(away, at('gb', '/sandbox'));
  await page.getByText(say('thankYou.forgetTitle')).click();
  await button(page, say('thankYou.forget')).click();
  await expect(page.getByText(say('thankYou.forgotten'))).toBeVisible();
  await expect(heading(copy, say('thankYou.none'))).toBeVisible();
  await expectSound(copy, 'the receipt whose holder removed all data in another tab');
  await open(away, at('gb', '/thankyou'));
  await expect(heading(away, say('thankYou.none'))).toBeVisible();
  for (const each of [copy, other, away])
    await expect.poll(() => stored(each), 'what was typed is gone').not.toContain(PERSON.email);
});

test('a renewed session is not shared with another tab, and a new tab has no voucher', async ({
  page,
  context,
  at,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await page.clock.install();
  await openWith(page, '/shops', sandbox, await sandbox.newVoucher('gb'));
  const other = await duplicate(context, page);
  await expect(strip(other, say)).toBeVisible();
  await other.evaluate(() => {
    const messages: unknown[] = [];
    Object.assign(window, { messages });
    new BroadcastChannel('voucher').addEventListener('message', ({ data }) => messages.push(data));
  });
  const before = await other.evaluate(() => sessionStorage.getItem('voucherToken.v1'));
  await passTime(page, '18:02');
  await button(page, say('session.go')).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('voucherToken.v1'))).not.toBe(before);
  await expect.poll(() => other.evaluate(() => sessionStorage.getItem('voucherToken.v1'))).toBe(before);
  // Messages come in the order in which a tab sends them.
  await page.evaluate(() => {
    const channel = new BroadcastChannel('voucher');
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    channel.postMessage('last');
  });
  await expect
    .poll(() => other.evaluate(() => (window as unknown as { messages: unknown[] }).messages))
    .toEqual(['last']);
  // Only the other tab's token expires. The clock is the backend's.
  const soon = String(Date.now() + 14_000);
  await other.evaluate((end) => sessionStorage.setItem('tokenExpiry.v1', end), soon);
  await reload(other);
  await expect(strip(other, say)).toBeHidden();
  await expect(strip(page, say)).toBeVisible();

  const own = await context.newPage();
  await open(own, at('gb', '/redeem/300269/value'));
  await expect(heading(own, say('entry.needed.title'))).toBeVisible();
  await expect(strip(own, say)).toBeHidden();
});

/** Removes the voucher; the message must not mention the balance. */
async function removeIn(other: Page): Promise<void> {
  await pressInSheet(other, say, 'strip.remove');
  await expect(other.getByText(say('strip.removed'))).toBeVisible();
  await expect(other.getByText(/unchanged|untouched|balance|£/i)).toHaveCount(0);
}

test('a voucher removed in another tab during an order disappears from both, and the outcome is shown without the code', async ({
  page,
  context,
  sandbox,
}) => {
  await readyToRedeem(page, sandbox);
  const other = await duplicate(context, page);
  await loseOutcome(sandbox);
  const answer = await hold(page, callOf('/v2/redeem'));
  await redeemButton(page).click();
  await expect(page.locator('[aria-live]', { hasText: say('check.busy') })).toBeAttached();
  await removeIn(other);
  await expectSound(other, 'a page whose voucher is removed');
  await expect(strip(other, say)).toBeHidden();
  await expect.poll(() => stored(other)).not.toMatch(/eyJ|balanceInCent/);
  await expect(page.getByText(say('strip.removedOpen'))).toBeVisible();
  await expect(strip(page, say)).toBeHidden();
  await expect(page.getByRole('main')).toContainText('£25.00');
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveCount(0);

  answer();
  await expect(problemCard(page, say, 'redemption-unclear')).toBeVisible();
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveCount(0);
  await sandbox.mends();
  await button(page, say('check.findOut')).click();
  await expectRedeemedOnce(page, sandbox);
  // Whoever sees the receipt may be another holder.
  await expect(page.getByRole('main')).not.toContainText(PERSON.email);
});
