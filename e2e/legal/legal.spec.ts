import { heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test('the footer of the US leads to its three pages', async ({ page, at }) => {
  const say = wordsOf('en', 'us');
  await open(page, at('us', '/accessibility'));
  for (const [key, path] of [
    ['site.footer.terms', '/us/terms-and-conditions'],
    ['site.footer.privacy', '/us/privacy-policy'],
    ['site.footer.legalNotice', '/us/legal-notice'],
  ] as const) {
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: say(key), exact: true })
      .click();
    await expect(heading(page, say(key))).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await expectSoundAtBothWidths(page, 'a legal page of the US');
});

test('a document can be skipped through by keyboard, and is printed without what leads around it', async ({
  page,
  at,
}) => {
  const say = wordsOf('de', 'at');
  await open(page, at('at', '/accessibility'));
  const contents = page.getByRole('navigation', { name: say('legal.contents') });
  const last = contents.getByRole('link').last();
  const title = (await last.textContent()) ?? '';
  await last.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expectSoundAtBothWidths(page, 'the accessibility statement');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(contents).toBeHidden();
  await expect(page.getByRole('button', { name: say('thankYou.print') })).toBeHidden();
});
