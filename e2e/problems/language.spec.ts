import type { Page } from '@playwright/test';
import { scriptOf } from '../support/chunk.ts';
import { headlineOf } from '../support/headline.ts';
import { fillCustomer, onward, PERSON, sendCode } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

async function choose(page: Page, from: string, name: string): Promise<void> {
  const switcher = page
    .getByRole('banner')
    .locator('details')
    .filter({ hasText: wordsOf(from)('frame.language') });
  await switcher.locator('summary').click();
  await switcher.getByRole('link', { name, exact: true }).click();
}

const entryIn = (page: Page, locale: string) =>
  heading(page, headlineOf(locale, locale.includes('-') ? 'ch' : 'de'));

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a change of language keeps the page and what was typed, and is stored', async ({
  page,
  at,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('ch', 10_000);
  await openWith(page, at('ch', '/redeem/200170/value'), sandbox, voucher);
  await onward(page, wordsOf('de-CH')).click();
  await fillCustomer(page, wordsOf('de-CH'));
  await choose(page, 'de-CH', 'Italiano');
  const italian = wordsOf('it-CH');
  await expect(heading(page, italian('customer.title'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${italian('customer.title')} – Cadelio`));
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH');
  await expect(page).toHaveURL(at('ch', '/redeem/200170/details'));
  await expect(page.getByLabel(italian('customer.repeatEmail'))).toHaveValue(PERSON.email);

  // A language in the address outranks the chosen one, for this visit alone.
  await open(page, at('ch', '/?lang=fr'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
  await open(page, at('ch'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH');
});

test('a language whose texts fail to load leaves the current one, and another try keeps what was typed and a refusal', async ({
  page,
  sandbox,
  watch,
}) => {
  const [german, english] = [wordsOf('de'), wordsOf('en')];
  const files = ['locales/en.json', 'locales/shared/en.json'].map(scriptOf);
  for (const file of [...files, '/api/v2/voucher/token']) watch.provokes(file);
  const { code } = await sandbox.voucher('de', 'already-redeemed');
  await open(page, '/');
  await page.getByLabel(german('redeem.code.label')).fill('Abc123xyz');
  for (const file of files) await page.route(`**${file}`, (route) => route.abort());
  await choose(page, 'de', 'English');
  await expect(page.getByRole('alert').getByText(german('redeem.unreachable'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(entryIn(page, 'de')).toBeVisible();

  for (const file of files) await page.unroute(`**${file}`);
  await choose(page, 'de', 'English');
  await expect(entryIn(page, 'en')).toBeVisible();
  await expect(page.getByLabel(english('redeem.code.label'))).toHaveValue('Abc123xyz');

  await sendCode(page, english, code);
  await expect(page.getByText(english('problem.already-redeemed.title'))).toBeVisible();
  await choose(page, 'en', 'Deutsch');
  await expect(entryIn(page, 'de')).toBeVisible();
  await expect(page.getByText(german('problem.already-redeemed.title'))).toBeVisible();
});

/** `tests/domain/language/chooseLocale.test.ts` has more of them. */
test('an invalid language in the address is ignored', async ({ page }) => {
  for (const odd of ['../../x', '<script>']) {
    await test.step(odd, async () => {
      await open(page, `/?lang=${odd}`);
      await expect(entryIn(page, 'de')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  }
});

test.describe('a browser set to French', () => {
  test.use({ locale: 'fr-FR' });

  test('gets the French of the site', async ({ page, at }) => {
    await open(page, at('ch'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
    await expect(entryIn(page, 'fr-CH')).toBeVisible();
  });
});
