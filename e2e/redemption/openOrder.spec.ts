import { sendCode, strip } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import {
  expectRedeemedOnce,
  losesOutcome,
  readyToRedeem,
  redeemButton,
  redemptionsOf,
  say,
  thanks,
} from '../support/redeeming.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'gb' });

const REDEEM = '/v2/redeem';

test.beforeEach(({ watch }) => {
  watch.provokes(/^\/api\/v2\/redeem/);
});

test('a reload while the order is under way ends with the thanks, and with one redemption', async ({
  page,
  sandbox,
}) => {
  await readyToRedeem(page, sandbox);
  await sandbox.breaks({ path: REDEEM, method: 'POST', delayMs: 3_000, times: 1 });
  const sent = redemptionsOf(page);
  await redeemButton(page).click();
  await expect.poll(() => sandbox.orders()).toHaveLength(1);
  await reload(page);
  await expectRedeemedOnce(page, sandbox, sent);
});

test('leaving the page while the order is under way does not let it be placed twice', async ({
  page,
  sandbox,
}) => {
  await readyToRedeem(page, sandbox);
  await losesOutcome(sandbox);
  await redeemButton(page).click();
  await expect(button(page, say('check.findOut'))).toBeVisible();
  await open(page, '/shops');
  await sandbox.mends();
  await open(page, '/redeem/300269/check');
  await expectRedeemedOnce(page, sandbox);
});

test('an order that never arrived can be placed after a reload, still under its first key', async ({
  page,
  sandbox,
}) => {
  await readyToRedeem(page, sandbox);
  await sandbox.breaks({ path: REDEEM, method: 'POST', network: 'request', times: 1 });
  await sandbox.breaks({ path: `${REDEEM}/*`, method: 'GET', status: 500 });
  const sent = redemptionsOf(page);
  await redeemButton(page).click();
  await expect(button(page, say('check.findOut'))).toBeVisible();
  await sandbox.mends();
  await reload(page);
  await page.getByLabel(say('check.notes')).check();
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(1);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('a session that ends while the outcome is unclear asks for the code and then finds it out', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const voucher = await readyToRedeem(page, sandbox);
  await losesOutcome(sandbox);
  await redeemButton(page).click();
  await expect(button(page, say('check.findOut'))).toBeVisible();
  await page.clock.fastForward('20:00');
  await expect(strip(page, say)).toBeHidden();
  await sandbox.mends();
  await sendCode(page, say, voucher.code);
  await expectRedeemedOnce(page, sandbox);
});

test('a session that is over before the state can be asked says nothing of the balance', async ({
  page,
  sandbox,
}) => {
  const voucher = await readyToRedeem(page, sandbox);
  await sandbox.breaks({ path: REDEEM, method: 'POST', network: 'answer', times: 1 });
  await sandbox.breaks({ path: `${REDEEM}/*`, method: 'GET', status: 401, code: 'STDx6', times: 1 });
  await redeemButton(page).click();
  await expect(page.getByText(say('entry.again.textOpen'))).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(
    /untouched|unchanged|nothing (has been|was) redeemed/i,
  );
  await sendCode(page, say, voucher.code);
  await expectRedeemedOnce(page, sandbox);
});
