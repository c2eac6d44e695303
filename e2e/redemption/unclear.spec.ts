import { sendCode } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { passTime, reload } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import {
  expectRedeemedOnce,
  pressRedeem,
  readyToRedeem,
  redeemButton,
  redemptionsOf,
  say,
  thanks,
} from '../support/redeeming.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'gb' });

const REDEEM = '/v2/redeem';

test.beforeEach(({ watch }) => {
  watch.provokes(/^\/api\/v2\/redeem/);
});

test('a session that expires before the lookup makes no claim about the balance', async ({
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

test('an order reserved and lost by the backend is shown with its reference, and not sent again', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const voucher = await readyToRedeem(page, sandbox);
  const body = { type: 'about:blank', title: 'At it', status: 409, errors: [], moneyState: 'reserved' };
  const contentType = 'application/problem+json';
  await sandbox.breaks({
    path: REDEEM,
    method: 'POST',
    status: 409,
    contentType,
    body: JSON.stringify(body),
  });
  const sent = redemptionsOf(page);
  await pressRedeem(page);
  await expect(problemCard(page, say, 'redemption-unclear')).toContainText(say('money.reserved'));
  await sandbox.mends();
  await sandbox.clock(new Date(Date.now() + 2 * 3_600_000).toISOString());
  await passTime(page, '02:00:00');
  await reload(page);
  // The outcome is shown although the session has ended.
  await expect(page.getByText(say('openOrder.lapsedRedemption'))).toBeVisible();
  await expect(
    page.getByText(new RegExp(say('openOrder.reference', { reference: '[0-9a-f-]{36}' }))),
  ).toBeVisible();
  await expectSoundAtBothWidths(page, 'an order that came to nothing');
  await page.getByRole('button', { name: say('openOrder.goOn') }).click();
  await sendCode(page, say, voucher.code);
  // What was typed two hours ago has left the tab.
  await expect(heading(page, say('value.title'))).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(await sandbox.orders()).toHaveLength(0);
});

test('an order of a backend that writes digits as JSON numbers is shown with its number', async ({
  page,
  sandbox,
}) => {
  await sandbox.breaks({ path: '/*', digits: 'numbers' });
  await readyToRedeem(page, sandbox);
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const [order] = await sandbox.orders();
  await expect(page.getByText(order?.orderNumber ?? '', { exact: true })).toBeVisible();
  await reload(page);
  await expect(page.getByText(order?.orderNumber ?? '', { exact: true })).toBeVisible();
});

test('unreadable answers are reported as such, and not as a lost connection', async ({ page, sandbox }) => {
  await readyToRedeem(page, sandbox);
  await sandbox.breaks({ path: REDEEM, method: 'POST', body: '{}' });
  await sandbox.breaks({ path: `${REDEEM}/*`, method: 'GET', body: '{}' });
  await redeemButton(page).click();
  const card = problemCard(page, say, 'redemption-unclear');
  await expect(card).toContainText(say('problem.redemption-unclear.answered'));
  await reload(page);
  await expect(card).toContainText(say('problem.redemption-unclear.answered'));
  await expect(card).not.toContainText(say('problem.redemption-unclear.cause'));
});
