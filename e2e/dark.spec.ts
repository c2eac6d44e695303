import { button } from './support/locators.ts';
import { open, openEarly } from './support/open.ts';
import { expectAccessible, expectDark, expectReadableInDark } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { wordsOf } from './support/words.ts';

test.use({ colorScheme: 'dark' });

// `journey.spec.ts` checks each screen in the dark.

test('a code in till mode is black on white in the dark scheme too', async ({ page, sandbox, watch }) => {
  const say = wordsOf('de');
  await open(page, await sandbox.link('redeemLinkQr'));
  await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
  const code = page.locator('article code').first();
  watch.secret((await code.textContent()) ?? '');
  await button(page, say('codePage.till')).click();
  const till = page.getByRole('dialog', { name: say('codePage.tillTitle') });
  await expect(till).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(till.locator('code').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expectAccessible(page, 'the till');
});

test('the theme colour of the browser follows brand and scheme', async ({ page, at }) => {
  const frame = (scheme: 'light' | 'dark') =>
    page.locator(`meta[name="theme-color"][media="(prefers-color-scheme: ${scheme})"]`);
  // A colour of the operator that the build did not know; `tests/src/paint.test.tsx` has the one that it knew.
  await open(page, at('gb', '/birthday'));
  await expect(frame('light')).toHaveAttribute('content', '#7a2e8e');
  await expect(frame('dark')).toHaveAttribute('content', '#16181d');
  await expectReadableInDark(page, 'a variation');
});

test('the page is dark before any script runs', async ({ page }) => {
  await page.route('**/js/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await openEarly(page, '/');
  await expect(page.locator('#root')).toBeEmpty();
  await expectDark(page);
});
