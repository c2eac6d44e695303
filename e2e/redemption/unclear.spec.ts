import { sendCode } from '../support/journey.ts';
import { open, reload } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import {
  losesOutcome,
  pressRedeem,
  readyToRedeem,
  redemptionsOf,
  say,
  thanks,
} from '../support/redeeming.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'gb' });

const REDEEM = '/v2/redeem';

/** Limits the request timeout in milliseconds, because 30 s is too long for a test. */
function shortPatience(ms: number): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (limit) => timeout(Math.min(limit, ms));
}

test('the page of an unclear redemption asks by itself, and thanks once the truth is known', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await readyToRedeem(page, sandbox);
  await losesOutcome(sandbox);
  const sent = redemptionsOf(page);
  await pressRedeem(page);
  await page.clock.runFor(5_000); // the GET retries wait
  const card = problemCard(page, say, 'redemption-unclear');
  await expect(card).toBeVisible();
  await page.clock.runFor(20_000);
  await expect(card).toBeVisible();
  await expect(thanks(page)).toHaveCount(0);
  await sandbox.mends();
  await expect(async () => {
    await page.clock.runFor(16_000);
    await expect(thanks(page)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(sent).toHaveLength(1);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('a time-out is followed by the true state, with what opens the code', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/redeem/);
  await page.addInitScript(shortPatience, 1_000);
  await readyToRedeem(page, sandbox, { delivery: 'LINK' });
  // The backend redeems at once, but its answer takes longer than the timeout.
  await page.route(`**/api${REDEEM}`, async (route) => {
    const request = route.request();
    await fetch(request.url().replace('gb.localhost', '127.0.0.1'), {
      method: 'POST',
      headers: await request.allHeaders(),
      body: request.postData(),
    });
    await new Promise((resolve) => {
      setTimeout(resolve, 2_000);
    });
    await route.abort();
  });
  await pressRedeem(page);
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('button', { name: `${say('thankYou.openCode')} Bowlaria` })).toBeVisible();
  expect(await sandbox.orders()).toHaveLength(1);
});

test('an order that never arrived is said to be untouched, and never thanked for', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/redeem/);
  await readyToRedeem(page, sandbox);
  await sandbox.breaks({ path: REDEEM, method: 'POST', network: 'request', times: 1 });
  await pressRedeem(page);
  await expect(problemCard(page, say, 'offline')).toContainText(say('money.untouched'));
  await expect(thanks(page)).toHaveCount(0);
  await open(page, '/thankyou');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('thankYou.none'));
  expect(await sandbox.orders()).toHaveLength(0);
});

test('an order that the backend was at, and knows nothing of long after, is told of with its reference and not placed again', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/redeem/);
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
  await reload(page);
  // The outcome is shown although the session has ended.
  await expect(page.getByText(say('openOrder.lapsedRedemption'))).toBeVisible();
  await expect(
    page.getByText(new RegExp(say('openOrder.reference', { reference: '[0-9a-f-]{36}' }))),
  ).toBeVisible();
  await expectSoundAtBothWidths(page, 'an order that came to nothing');
  await page.getByRole('button', { name: say('openOrder.goOn') }).click();
  await sendCode(page, say, voucher.code);
  await expect(page.getByLabel(say('check.notes'))).not.toBeChecked();
  expect(sent).toHaveLength(1);
  expect(await sandbox.orders()).toHaveLength(0);
});
