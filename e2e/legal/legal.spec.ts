import { heading } from '../support/locators.ts';
import { open, settled } from '../support/open.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test('a legal document is navigated by keyboard, printed without its navigation, and linked to others in the footer', async ({
  page,
  at,
}) => {
  const say = wordsOf('en', 'us');
  await open(page, at('us', '/accessibility'));
  const contents = page.getByRole('navigation', { name: say('legal.contents') });
  const last = contents.getByRole('link').last();
  const title = (await last.textContent()) ?? '';
  await last.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  await expectSoundAtBothWidths(page, 'the accessibility statement');
  const print = page.getByRole('button', { name: say('thankYou.print') });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await expect(contents).toBeHidden();
  await expect(print).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

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
    // Until then the page may scroll, and the next link with it.
    await settled(page);
  }
});
