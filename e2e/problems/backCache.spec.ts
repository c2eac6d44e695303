import { KEPT_PAGES, leaveAndReturn } from '../support/keptPages.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');

test.use(KEPT_PAGES);

test('a page that the browser kept for "back" comes back without the typed code', async ({ page, at }) => {
  await open(page, at('gb'));
  const field = page.getByLabel(say('redeem.code.label'));
  await field.fill('Abc123xyz');
  await leaveAndReturn(page, at('gb', '/sandbox'));
  await expect(field).toHaveValue('');
  expect(await page.content()).not.toContain('Abc123xyz');
});

test('a revealed code is covered again', async ({ page, at, sandbox }) => {
  const { redeemLink = '' } = await sandbox.links();
  await open(page, at('gb', redeemLink));
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  const code = (await page.locator('code').first().textContent()) ?? 'a code';
  await leaveAndReturn(page, at('gb', '/sandbox'));
  await expect(page.getByRole('button', { name: say('merchantCode.reveal') })).toBeVisible();
  expect(await page.content()).not.toContain(code);
});
