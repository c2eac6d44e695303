import type { Page } from '@playwright/test';
import { codesSent } from '../support/early.ts';
import { sendCode, strip, toWall } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expectProblem, problemAtField } from '../support/problem.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('de');
const TOKEN = '/v2/voucher/token';

/** `tests/infrastructure/api/call.test.ts` covers all other invalid answers. */
test('a lost network loses nothing typed, and ten fast clicks of the next try send the code once', async ({
  page,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('gb');
  const english = wordsOf('en');
  await sandbox.hidesShops();
  await sandbox.breaks({ path: TOKEN, times: 1, network: 'request' });
  await open(page, '/');
  await sendCode(page, english, voucher.code);
  await expectProblem(page, english, 'offline', { next: ['check-connection'], money: null });
  await expect(page.getByLabel(english('redeem.code.label'))).toBeFocused();
  await expect(page.getByLabel(english('redeem.code.label'))).toHaveValue(voucher.code);

  await sandbox.breaks({ path: TOKEN, delayMs: 800 });
  const calls = codesSent(page);
  await button(page, english('redeem.code.submit')).click({ clickCount: 10 });
  await toWall(page, english);
  await expect(strip(page, english)).toContainText(voucher.serialNumber.slice(-4));
  expect(calls).toHaveLength(1);
});

test('a request that takes too long is given up with a message, and so is one without a connection', async ({
  page,
  context,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(`/api${TOKEN}`);
  watch.provokes('/index.html'); // the app checks whether its server is reachable
  watch.provokes(/^\/(js|css)\//); // what is fetched ahead
  await postsGivenUpSoon(page);
  await sandbox.hidesShops();
  await sandbox.breaks({ path: TOKEN, delayMs: 5_000 });
  const field = page.getByLabel(say('redeem.code.label'));
  await open(page, at('de'));
  await sendCode(page, say, 'Abc123xyz');
  await expectProblem(page, say, 'timed-out', { next: ['try-again'], money: null });
  await expect(field).toHaveValue('Abc123xyz');

  await context.setOffline(true);
  await sendCode(page, say, 'Abc123xyz');
  await expect(problemAtField(page, say, 'offline')).toBeVisible();
  await expect(field).toHaveValue('Abc123xyz');
});

test('the wait after too many requests counts down, and no request is sent before it ends', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const voucher = await sandbox.newVoucher('gb');
  const english = wordsOf('en');
  await sandbox.hidesShops();
  await sandbox.breaks({ path: TOKEN, status: 429, retryAfterSeconds: 120, times: 1 });
  const calls = codesSent(page);
  await open(page, '/');
  await sendCode(page, english, voucher.code);
  const card = problemAtField(page, english, 'too-many-requests');
  await expect(card).toContainText(/in 1(20|1\d) seconds/);
  await page.clock.fastForward('01:00');
  await expect(card).toContainText(/in (60|5\d) seconds/);
  const submit = button(page, english('redeem.code.submit'));
  await submit.click();
  await expect(page.getByLabel(english('redeem.code.label'))).toBeFocused();
  expect(calls).toHaveLength(1);
  await page.clock.fastForward('01:01');
  await expect(card).toContainText(english('next.try-again'));
  await submit.click();
  await toWall(page, english);
  await expect(strip(page, english)).toContainText(voucher.serialNumber.slice(-4));
});

/** Shortens the app's POST timeout of 30 s to half a second. */
async function postsGivenUpSoon(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 500 : ms);
  });
}
