import type { Page } from '@playwright/test';
import { CAPTCHA, sendCode, strip } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expectProblem, problemCard } from '../support/problem.ts';
import { openWith } from '../support/ready.ts';
import { SHORT_WALL } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('de');
const TOKEN = '/v2/voucher/token';

/** `tests/infrastructure/api/call.test.ts` covers all other invalid answers. */
test('where the network is down, nothing typed is lost and the next try works', async ({ page, sandbox }) => {
  const voucher = await sandbox.newVoucher('gb');
  const english = wordsOf('en');
  await sandbox.hidesShops();
  await sandbox.breaks({ path: TOKEN, times: 1, network: 'request' });
  await open(page, '/');
  await sendCode(page, english, voucher.code);
  const card = await expectProblem(page, english, 'offline', {
    next: ['check-connection'],
    money: 'untouched',
  });
  await expect(card).toBeFocused();
  await expect(page.getByLabel(english('redeem.code.label'))).toHaveValue(voucher.code);
  await page.getByLabel(CAPTCHA).check();
  await button(page, english('redeem.code.submit')).click();
  await expect(strip(page, english)).toContainText(voucher.serialNumber.slice(-4));
});

test('a browser without a connection is told so', async ({ page, context, at, watch }) => {
  watch.provokes(`/api${TOKEN}`);
  watch.provokes('/index.html'); // the app checks whether its server is reachable
  watch.provokes(/^\/(js|css|sandbox\/pictures)\//); // more logos load as the wall grows
  await open(page, at('de'));
  await expect(page.getByRole('list', { name: say('wall.heading') })).toBeVisible();
  await context.setOffline(true);
  await sendCode(page, say, 'Abc123xyz');
  // The problem texts load after the first screen, which has its own sentence until then.
  const plain = page.getByRole('alert').getByText(say('redeem.unreachable'));
  await expect(plain.or(problemCard(page, say, 'offline'))).toBeVisible();
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue('Abc123xyz');
});

test('an answer that takes too long is given up, and said to', async ({ page, at, sandbox }) => {
  await postsGivenUpSoon(page);
  await sandbox.hidesShops();
  await sandbox.breaks({ path: TOKEN, delayMs: 5_000 });
  await open(page, at('de'));
  await sendCode(page, say, 'Abc123xyz');
  await expectProblem(page, say, 'timed-out', { next: ['try-again'], money: 'untouched' });
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue('Abc123xyz');
});

test('after too many tries the wait counts down, and no call goes out before it is over', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const voucher = await sandbox.newVoucher('gb');
  const english = wordsOf('en');
  await sandbox.hidesShops();
  await sandbox.breaks({ path: TOKEN, status: 429, retryAfterSeconds: 120, times: 1 });
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(TOKEN)) calls.push(request.method());
  });
  await open(page, '/');
  await sendCode(page, english, voucher.code);
  const card = problemCard(page, english, 'too-many-requests');
  await expect(card).toContainText(/in 1(20|1\d) seconds/);
  await page.clock.fastForward('01:00');
  await expect(card).toContainText(/in (60|5\d) seconds/);
  const submit = button(page, english('redeem.code.submit'));
  await page.getByLabel(CAPTCHA).check();
  await submit.click();
  await expect(card).toBeFocused();
  expect(calls).toEqual(['POST']);
  await page.clock.fastForward('01:01');
  await expect(card).toContainText(english('next.try-again'));
  await submit.click();
  await expect(strip(page, english)).toContainText(voucher.serialNumber.slice(-4));
});

test('ten fast clicks send a code once', async ({ page, sandbox }) => {
  const voucher = await sandbox.newVoucher('gb');
  await sandbox.hidesShops();
  await sandbox.breaks({ path: TOKEN, delayMs: 800 });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(TOKEN)) calls += 1;
  });
  await open(page, '/');
  await page.getByLabel(wordsOf('en')('redeem.code.label')).fill(voucher.code);
  await page.getByLabel(CAPTCHA).check();
  await button(page, wordsOf('en')('redeem.code.submit')).click({ clickCount: 10 });
  await expect(strip(page, wordsOf('en'))).toBeVisible();
  expect(calls).toBe(1);
});

test('where neither captcha nor question can be had, that is said, and the next try brings the question', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.breaks({ path: '/v2/captcha/question', status: 500 });
  await open(page, at('de', '/?captcha=fail'));
  await page.getByLabel(say('redeem.code.label')).focus();
  await expect(page.getByText(say('redeem.captcha.unavailable'))).toBeVisible();
  await page.getByLabel(say('redeem.code.label')).fill('Abc123xyz');
  await button(page, say('redeem.code.submit')).click();
  await expect(page.getByRole('region', { name: say('redeem.code.summary') })).toBeFocused();
  await sandbox.mends();
  await button(page, say('common.tryAgain')).click();
  await expect(page.getByLabel(say('redeem.captcha.question'))).toBeVisible();
});

test.describe('the shop wall', () => {
  const WALL = '/v2/shop/wall/27';
  const english = wordsOf('en');

  test('recovers by itself from two failing gateways', async ({ page, sandbox }) => {
    await sandbox.breaks({ path: WALL, status: 503, times: 2 });
    await open(page, '/shops');
    await expect(page.getByText(english('wall.count', { count: SHORT_WALL }), { exact: true })).toBeVisible();
  });

  test('shows no shop that went, and the way to the others', async ({ page, sandbox, watch }) => {
    watch.provokes('/api/v2/shop/999999');
    await sandbox.hidesShops();
    await openWith(page, '/shops/999999/gone', sandbox, await sandbox.newVoucher('gb'));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(english('problem.shop-gone.title'))).toBeVisible();
    await button(dialog, english('common.close')).click();
    await expect(page).toHaveURL('/shops');
    await open(page, '/redeem/999999/value');
    await expectProblem(page, english, 'shop-gone', {
      next: ['choose-shop'],
      money: 'untouched',
      code: 'SHPx1',
    });
  });
});

/** Shortens the app's POST timeout of 30 s to half a second. */
async function postsGivenUpSoon(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 500 : ms);
  });
}
