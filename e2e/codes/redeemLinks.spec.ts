import { open } from '../support/open.ts';
import { expectProblem, problemCard } from '../support/problem.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { usesWideFaces } from '../support/wideFaces.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');

test('a link that ran out says so', async ({ page, at, sandbox, watch }) => {
  watch.provokes(/^\/api\/v2\/redeem-link/);
  const { redeemLinkExpired = '' } = await sandbox.links();
  await open(page, at('gb', redeemLinkExpired));
  await expectProblem(page, say, 'link-expired', {
    next: ['contact-support'],
    money: 'spent',
    code: 'RDMx2',
  });
});

test('a link that nobody knows says so', async ({ page, at, sandbox, watch }) => {
  watch.provokes(/^\/api\/v2\/redeem-link/);
  await open(page, at('gb', '/merchantcode/rl-0123456789012345678901234567890123'));
  await expectProblem(page, say, 'link-unknown', { next: ['open-mail'], money: 'unchanged' });
  expect(await sandbox.orders()).toHaveLength(0);
});

test('a link whose code the shop has not sent yet tells of the delay', async ({ page, at, sandbox }) => {
  const { redeemLinkDelayed = '' } = await sandbox.links();
  await open(page, at('gb', redeemLinkDelayed));
  await expect(page.getByText(say('merchantCode.delayed'))).toBeVisible();
  await expect(page.getByText(say('merchantCode.delayedText'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('merchantCode.reveal') })).toHaveCount(0);
  await expectSound(page, 'the delayed code');
});

test('the code page survives a failing reveal, and clicks too many', async ({ page, at, sandbox, watch }) => {
  watch.provokes(/^\/api\/v2\/redeem-link/);
  // In these a link comes under the pointer once the problem is gone.
  await usesWideFaces(page);
  const { redeemLink = '' } = await sandbox.links();
  await sandbox.breaks({ path: '/v2/redeem-link/reveal', status: 500, times: 1 });
  await open(page, at('gb', redeemLink));
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await expect(problemCard(page, say, 'server-down')).toBeFocused();
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click({ clickCount: 3 });
  await expect(page.getByRole('button', { name: say('merchantCode.copy'), exact: true })).toBeVisible();
  await expect(problemCard(page, say, 'server-down')).toHaveCount(0);
});

test('a browser that does not let us copy selects the code instead and says so', async ({
  page,
  at,
  sandbox,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  const { redeemLink = '' } = await sandbox.links();
  await open(page, at('gb', redeemLink));
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await page.getByRole('button', { name: say('merchantCode.copy'), exact: true }).click();
  await expect(page.getByText(say('common.copyDenied'))).toBeVisible();
  const code = (await page.locator('code').first().textContent()) ?? '';
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe(code);
});

test('on paper stands the code, and only once it was revealed, without the frame of the page', async ({
  page,
  at,
  sandbox,
}) => {
  const { redeemLink = '' } = await sandbox.links();
  await open(page, at('gb', redeemLink));
  await expect(page.getByText(say('merchantCode.sealed'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('code')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await expect(page.locator('code').first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('code').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button', { name: say('merchantCode.copy'), exact: true })).toBeHidden();
});

test('looking at a link as a scanner does consumes nothing', async ({ page, at, sandbox }) => {
  const { redeemLink = '' } = await sandbox.links();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v2/redeem-link')) asked.push(request.method());
  });
  for (let visit = 0; visit < 2; visit += 1) {
    await open(page, at('gb', redeemLink));
    await expect(page.getByRole('button', { name: say('merchantCode.reveal') })).toBeVisible();
  }
  expect(new Set(asked)).toEqual(new Set(['GET']));
});
