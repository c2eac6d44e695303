import { callOf, hold } from '../support/hold.ts';
import { goToCheck, PERSON, strip } from '../support/journey.ts';
import { button, wallHeading } from '../support/locators.ts';
import { open, reload, turn } from '../support/open.ts';
import { expectProblem } from '../support/problem.ts';
import { openWith } from '../support/ready.ts';
import {
  expectRedeemedOnce,
  loseOutcome,
  readyToRedeem,
  redeemButton,
  redemptionsOf,
  say,
  thanks,
} from '../support/redeeming.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'gb' });

const REDEEM = '/v2/redeem';
const QUOTE = '/v2/redeem/quote';

test('ten fast clicks on Redeem make one redemption', async ({ page, sandbox }) => {
  await readyToRedeem(page, sandbox);
  const release = await hold(page, callOf(REDEEM));
  const sent = redemptionsOf(page);
  await redeemButton(page).click({ clickCount: 10 });
  await redeemButton(page).evaluate((pressed: HTMLButtonElement) => {
    for (let clicks = 0; clicks < 10; clicks += 1) pressed.click();
  });
  await page.keyboard.press('Enter');
  await expect(redeemButton(page)).toHaveAttribute('aria-disabled', 'true');
  release();
  await expectRedeemedOnce(page, sandbox, sent);
  expect((await sandbox.outbox()).filter(({ to }) => to === PERSON.email)).toHaveLength(1);
});

test('a lost answer is looked up and leads to the thank-you page with the code, and back allows no second redemption', async ({
  page,
  sandbox,
}) => {
  await readyToRedeem(page, sandbox, { delivery: 'LINK' });
  await sandbox.breaks({ path: REDEEM, method: 'POST', network: 'answer', times: 1 });
  const sent = redemptionsOf(page);
  await redeemButton(page).click();
  await expectRedeemedOnce(page, sandbox, sent);
  const [order] = await sandbox.orders();
  await expect(page.getByText(order?.orderNumber ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Bowlaria' }).locator('code').first()).toBeVisible();
  await turn(page, 'back');
  await expect(thanks(page)).toBeHidden();
  await expect(redeemButton(page)).toHaveCount(0);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('an outcome that cannot be looked up is unclear and blocks another press, until a later visit shows it', async ({
  page,
  sandbox,
}) => {
  await readyToRedeem(page, sandbox);
  await loseOutcome(sandbox);
  const sent = redemptionsOf(page);
  await redeemButton(page).click();
  const card = await expectProblem(page, say, 'redemption-unclear', {
    next: ['ask-state'],
    money: 'unknown',
    // The look was answered with an error.
    cause: say('problem.redemption-unclear.answered'),
  });
  await expect(card).toBeFocused();
  await expect(redeemButton(page)).toHaveCount(0);
  await expectSound(page, 'the unclear redemption');
  await sandbox.mends();
  await open(page, '/shops');
  await open(page, '/redeem/300269/check');
  await expectRedeemedOnce(page, sandbox, sent);
});

test('an order that never arrived leaves the balance untouched, and is sent again under the same key after a reload', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/redeem/);
  await readyToRedeem(page, sandbox);
  await sandbox.breaks({ path: REDEEM, method: 'POST', network: 'request', times: 1 });
  const sent = redemptionsOf(page);
  await redeemButton(page).click();
  await expectProblem(page, say, 'offline', { next: ['check-connection'], money: 'untouched' });
  await expect(thanks(page)).toHaveCount(0);
  expect(await sandbox.orders()).toHaveLength(0);
  await reload(page);
  await page.getByLabel(say('check.notes')).check();
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const keys = sent.map((request) => request.headers()['idempotency-key']);
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), keys[0]]);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('a refusal of the shop shows why and where the money is, and a changed offer is quoted again', async ({
  page,
  sandbox,
  watch,
}) => {
  // A refusal without a code is looked up.
  watch.provokes(/^\/api\/v2\/redeem\//);
  await readyToRedeem(page, sandbox);
  await sandbox.breaks({ path: REDEEM, method: 'POST', code: 'SHPx2', times: 1 });
  await redeemButton(page).click();
  const next = ['choose-shop'] as const;
  await expectProblem(page, say, 'shop-refuses-card', { next, money: 'untouched', code: 'SHPx2' });
  await expect(strip(page, say)).toBeVisible();

  await sandbox.breaks({ path: REDEEM, method: 'POST', status: 404, times: 1 });
  await redeemButton(page).click();
  const card = await expectProblem(page, say, 'redemption-changed', {
    next: ['try-again'],
    money: 'untouched',
  });
  await button(card, say('common.tryAgain')).click();
  await page.getByLabel(say('check.notes')).check();
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
});

test('a shop that refuses the kind of voucher is reported before anything is redeemed', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(`/api${QUOTE}`);
  const taking = new Set((await sandbox.wall(27, '?shops=500&distribution=PROMOTION')).map(({ id }) => id));
  const refusing = (await sandbox.wall(27, '?shops=500')).find(
    ({ id, type }) => !taking.has(id) && type !== 'physical',
  );
  const voucher = await sandbox.voucher('gb', 'promotion');
  await openWith(page, `/redeem/${refusing?.id}/value`, sandbox, voucher);
  await goToCheck(page, say);
  await expectProblem(page, say, 'shop-refuses-card', {
    next: ['choose-shop'],
    money: 'untouched',
    code: 'SHPx2',
  });
  await page.getByRole('link', { name: say('value.otherShop') }).click();
  await expect(wallHeading(page, say)).toBeFocused();
});
