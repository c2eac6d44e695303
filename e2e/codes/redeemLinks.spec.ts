import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expectProblem, problemCard } from '../support/problem.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { usesWideFaces } from '../support/wideFaces.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');

test('a link that ran out says so', async ({ page, sandbox, watch }) => {
  watch.provokes(/^\/api\/v2\/redeem-link/);
  await open(page, await sandbox.link('redeemLinkExpired'));
  await expectProblem(page, say, 'link-expired', {
    next: ['contact-support'],
    money: 'spent',
    code: 'RDMx2',
  });
});

test('a link that nobody knows says so', async ({ page, sandbox, watch }) => {
  watch.provokes(/^\/api\/v2\/redeem-link/);
  await open(page, '/merchantcode/rl-0123456789012345678901234567890123');
  await expectProblem(page, say, 'link-unknown', { next: ['open-mail'], money: 'unchanged' });
  expect(await sandbox.orders()).toHaveLength(0);
});

test('a link whose code the shop has not sent yet tells of the delay', async ({ page, sandbox }) => {
  await open(page, await sandbox.link('redeemLinkDelayed'));
  await expect(page.getByText(say('merchantCode.delayed'))).toBeVisible();
  await expect(page.getByText(say('merchantCode.delayedText'))).toBeVisible();
  await expect(page.getByRole('button', { name: say('merchantCode.reveal') })).toHaveCount(0);
  await expectSound(page, 'the delayed code');
});

test('the code page survives a failing reveal, and clicks too many', async ({ page, sandbox }) => {
  // In wide faces a link moves under the pointer when the problem disappears.
  await usesWideFaces(page);
  await sandbox.breaks({ path: '/v2/redeem-link/reveal', status: 500, times: 1 });
  await open(page, await sandbox.link('redeemLink'));
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await expect(problemCard(page, say, 'server-down')).toBeFocused();
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click({ clickCount: 3 });
  await expect(button(page, say('merchantCode.copy'))).toBeVisible();
  await expect(problemCard(page, say, 'server-down')).toHaveCount(0);
});

test('a browser that does not let us copy selects the code instead and says so', async ({
  page,
  sandbox,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
  });
  await open(page, await sandbox.link('redeemLink'));
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  await button(page, say('merchantCode.copy')).click();
  await expect(page.getByText(say('common.copyDenied'))).toBeVisible();
  const code = (await page.locator('code').first().textContent()) ?? '';
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toBe(code);
});

test('on paper stands the code, and only once it was revealed, without the frame of the page', async ({
  page,
  sandbox,
}) => {
  await open(page, await sandbox.link('redeemLink'));
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
  await expect(button(page, say('merchantCode.copy'))).toBeHidden();
});

test('looking at a link as a scanner does consumes nothing', async ({ page, sandbox }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/v2/redeem-link')) asked.push(request.method());
  });
  for (let visit = 0; visit < 2; visit += 1) {
    await open(page, await sandbox.link('redeemLink'));
    await expect(page.getByRole('button', { name: say('merchantCode.reveal') })).toBeVisible();
  }
  expect(new Set(asked)).toEqual(new Set(['GET']));
});
