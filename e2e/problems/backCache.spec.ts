import type { Page } from '@playwright/test';
import { KEPT_PAGES } from '../support/keptPages.ts';
import { open, openElsewhere, turn } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');

test.use(KEPT_PAGES);

/** Leaves the page for another document and comes back to it, kept as it was. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted);
    });
  });
  await openElsewhere(page, elsewhere);
  await turn(page, 'back');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
}

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
