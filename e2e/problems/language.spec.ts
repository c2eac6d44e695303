import type { Page } from '@playwright/test';
import { scriptOf } from '../support/chunk.ts';
import { headlineOf } from '../support/headline.ts';
import { fillCustomer, onward, PERSON, sendCode } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expectAccessible } from '../support/screen.ts';
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

test('a change of language keeps the place and what was typed, and is stored', async ({
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
  await expectAccessible(page, 'the form in Italian');
  await open(page, at('ch'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH');
});

test('over an open shop and on the entry nothing typed is lost either', async ({ page }) => {
  const say = wordsOf('de');
  await open(page, '/');
  await page.getByLabel(say('redeem.code.label')).fill('Abc123xyz');
  await choose(page, 'de', 'English');
  await expect(entryIn(page, 'en')).toBeVisible();
  await expect(page.getByLabel(wordsOf('en')('redeem.code.label'))).toHaveValue('Abc123xyz');
  await choose(page, 'en', 'Deutsch');
  await expect(entryIn(page, 'de')).toBeVisible();
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue('Abc123xyz');
});

test('?lang= counts for the visit and is not stored', async ({ page }) => {
  await open(page, '/?lang=en');
  await expect(entryIn(page, 'en')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await open(page, '/');
  await expect(entryIn(page, 'de')).toBeVisible();
});

test('the query outranks what was chosen, which outranks the browser', async ({ page, at }) => {
  await open(page, at('ch'));
  await choose(page, 'de-CH', 'Français');
  await expect(entryIn(page, 'fr-CH')).toBeVisible();
  await open(page, at('ch', '/?lang=it'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'it-CH');
  await open(page, at('ch'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CH');
});

test('an odd language in the address is harmless', async ({ page }) => {
  for (const odd of ['../../x', 'xx', '', 'de&lang=fr', '%00', '<script>']) {
    await test.step(odd, async () => {
      await open(page, `/?lang=${odd}`);
      await expect(entryIn(page, 'de')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  }
});

test.describe('a browser set to French', () => {
  test.use({ locale: 'fr-FR' });

  test('gets French where the site has it, and else the first language of the site', async ({ page, at }) => {
    for (const [site, lang] of [
      ['ch', 'fr-CH'],
      ['be', 'fr-BE'],
      ['ca', 'fr-CA'],
      ['de', 'de'],
      ['gb', 'en-GB'],
    ] as const) {
      await open(page, at(site));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      await expect(heading(page, headlineOf(lang, site))).toBeVisible();
    }
  });
});

test('a language whose texts do not come leaves the present one', async ({ page, watch }) => {
  const files = ['locales/en.json', 'locales/shared/en.json'].map(scriptOf);
  for (const file of files) watch.provokes(file);
  await open(page, '/');
  await expect(entryIn(page, 'de')).toBeVisible();
  for (const file of files) await page.route(`**${file}`, (route) => route.abort());
  await choose(page, 'de', 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(entryIn(page, 'de')).toBeVisible();
});

test('a refusal is told again in the language that is chosen next', async ({ page, sandbox, watch }) => {
  watch.provokes('/api/v2/voucher/token');
  const { code } = await sandbox.voucher('de', 'already-redeemed');
  await open(page, '/');
  await sendCode(page, wordsOf('de'), code);
  await expect(page.getByText(wordsOf('de')('problem.already-redeemed.title'))).toBeVisible();
  await choose(page, 'de', 'English');
  await expect(page.getByText(wordsOf('en')('problem.already-redeemed.title'))).toBeVisible();
});
