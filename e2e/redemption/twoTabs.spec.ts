import type { BrowserContext, Page } from '@playwright/test';
import { callOf, hold } from '../support/hold.ts';
import { strip } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { duplicate } from '../support/duplicate.ts';
import { open } from '../support/open.ts';
import { decide, goToCheckout, payByWallet } from '../support/paying.ts';
import { problemCard } from '../support/problem.ts';
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
import type { Sandbox } from '../support/sandbox.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const heldBack = (page: Page) => page.getByText(say('openOrder.held.redemption'));
const endedElsewhere = (page: Page) => page.getByText(say('session.elsewhere'));

/** Two tabs of one voucher, both ready to redeem. */
async function twoTabs(page: Page, context: BrowserContext, sandbox: Sandbox) {
  await readyToRedeem(page, sandbox);
  const other = await duplicate(context, page);
  await other.getByLabel(say('check.notes')).check();
  return { other, sent: [redemptionsOf(page), redemptionsOf(other)] };
}

test('simultaneous presses in two tabs send one order, while the other tab waits for its outcome', async ({
  page,
  context,
  sandbox,
}) => {
  const { other, sent } = await twoTabs(page, context, sandbox);
  const answers = [await hold(page, callOf('/v2/redeem')), await hold(other, callOf('/v2/redeem'))];
  await Promise.all([redeemButton(page).click(), redeemButton(other).click()]);
  const heldBackIn = async () => (await heldBack(page).count()) + (await heldBack(other).count());
  await expect.poll(heldBackIn).toBe(1);
  const [first, second] = (await heldBack(page).count()) === 0 ? [page, other] : [other, page];
  for (const answer of answers) answer();
  await expect(thanks(first)).toBeVisible();
  await expect(endedElsewhere(second)).toBeVisible();
  await expect(heading(second, say('entry.needed.title'))).toBeVisible();
  expect(sent.flat()).toHaveLength(1);
  await expectRedeemedOnce(first, sandbox);
});

test('a press waits while the order of another tab is unclear, and its tab looks it up once the other is closed', async ({
  page,
  context,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/api\/v2\/redeem/);
  const { other, sent } = await twoTabs(page, context, sandbox);
  await loseOutcome(sandbox);
  await redeemButton(page).click();
  await expect(problemCard(page, say, 'redemption-unclear')).toBeVisible();
  await redeemButton(other).click();
  await expect(heldBack(other)).toBeVisible();
  await expect(other.getByText(say('openOrder.held.what'))).toBeVisible();
  await expect(strip(other, say)).not.toContainText('£');
  await expectSoundAtBothWidths(other, 'a press that waits for another tab');
  await page.close();
  await sandbox.mends();
  await expect(endedElsewhere(other)).toBeVisible();
  expect(sent.flat()).toHaveLength(1);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('a wall in another tab shows the new balance after a top-up', async ({ page, context, sandbox, at }) => {
  const german = wordsOf('de', 'de');
  await sandbox.hidesShops();
  const voucher = await sandbox.newPrepaid('de');
  await openWith(page, '/shops', sandbox, voucher);
  await expect(strip(page, german)).toContainText('40,00');
  const paying = await context.newPage();
  await open(paying, at('de', '/'));
  await goToCheckout(paying, sandbox, german, voucher);
  await payByWallet(paying, german);
  await decide(paying, 'approve');
  await expect(heading(paying, german('charge.doneTitle'))).toBeVisible();
  await expect(strip(page, german)).toContainText('65,00');
});
