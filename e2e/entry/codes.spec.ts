import type { Page } from '@playwright/test';
import { sendCode, strip, toWall } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expectProblem, type ProblemName, type ExpectedCard } from '../support/problem.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { type Say, wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const TOKEN = '/api/v2/voucher/token';

type Case = readonly [
  site: 'at' | 'restaurant',
  condition: ProblemName,
  /** What the page says about the code while it is typed. */
  said: 'redeem.code.reading' | 'codeHint.old-code',
  expected: ExpectedCard,
];

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ sandbox, watch }) => {
  watch.provokes(TOKEN);
  await sandbox.hidesShops();
});

/** The code field has the focus and says why; it and what helps are in sight. */
async function expectRefused(page: Page, words: Say, problem: ProblemName, code: string): Promise<void> {
  const field = page.getByLabel(words('redeem.code.label'));
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(new RegExp(words(`problem.${problem}.title`)));
  await expect(field).toHaveValue(code);
  const submit = button(page, words('redeem.code.submit'));
  for (const seen of [field, page.locator('#voucher-code-told'), submit])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await expect(strip(page, words)).toBeHidden();
}

/**
 * The most frequent refusals, with the test after them in all layouts. Tests without a browser cover the other
 * conditions: the sandbox's answers (`tests/infrastructure/api/sandbox.test.ts`) and the messages
 * (`tests/ui/problems/conditions.test.tsx`).
 */
const REFUSALS: readonly Case[] = [
  [
    'at',
    'already-redeemed',
    'redeem.code.reading',
    { next: ['toResend', 'not-me'], money: 'spent', code: 'VCRx2' },
  ],
  ['restaurant', 'old-format', 'codeHint.old-code', { next: ['reactivate'], money: null, code: 'VCRx13' }],
];

for (const [site, condition, said, expected] of REFUSALS) {
  test(`the entry of ${site} shows the problem of a code that is ${condition}, with the code field in sight`, async ({
    page,
    at,
    sandbox,
    watch,
  }) => {
    const words = wordsOf('de', site);
    const { code } = await sandbox.voucher(site, condition);
    watch.secret(code);
    await open(page, at(site));
    await page.getByLabel(words('redeem.code.label')).fill(code);
    await expect(page.getByText(words(said, { code: '' }).trim())).toBeVisible();
    await sendCode(page, words, code);
    await expectRefused(page, words, condition, code);
    await expectSound(page, `the entry of ${site} with ${condition}`);
    await expectProblem(page, words, condition, expected);
    await watch.keepsSecrets(page);
  });
}

test('an unknown code is refused, and one typed in small letters opens its voucher with one more press', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const { code } = await sandbox.voucher('de', 'unknown');
  watch.secret(code);
  await open(page, at('de'));
  await sendCode(page, say, code);
  await expectRefused(page, say, 'code-unknown', code);
  await expectSound(page, 'the entry of de with code-unknown');
  await expectProblem(page, say, 'code-unknown', {
    next: ['check-code'],
    money: null,
    code: 'VCRx1',
  });
  await watch.keepsSecrets(page);

  const { code: spendable } = await sandbox.voucher('de', 'spendable');
  await sendCode(page, say, spendable.toLowerCase());
  await button(page, say('codeOffer.capitals')).click();
  await toWall(page, say);
  await expect(strip(page, say)).toBeVisible();
});

test('a code of another brand leads to its site with the code filled in, and leaves no trace in the address', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const { code } = await sandbox.voucher('de', 'wrong-category');
  await open(page, '/');
  await sendCode(page, say, code);
  await expectRefused(page, say, 'wrong-category', code);
  await expectProblem(page, say, 'wrong-category', {
    next: ['go-to-site'],
    money: null,
    code: 'VCRx20',
  });
  const link = page.getByRole('link', { name: say('next.go-to-site', { brand: 'Gabenwahl' }), exact: true });
  await expect(link).toHaveAttribute('href', at('at', `/#code=${code}`));
  await link.click();
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue(code);
  await expect(page).toHaveURL(at('at'));
  watch.secret(code);
  await watch.keepsSecrets(page);
  // The submit stays pending until the captcha has passed.
  await button(page, say('redeem.code.submit')).click();
  await expect(page.getByText(say('balance.label'), { exact: true })).toBeVisible();
});
