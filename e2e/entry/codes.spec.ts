import { sendCode, strip } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open } from '../support/open.ts';
import { expectProblem, type ProblemName, problemCard, type Told } from '../support/problem.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const TOKEN = '/api/v2/voucher/token';

type Case = readonly [site: 'de' | 'at' | 'restaurant', condition: string, problem: ProblemName, told: Told];

/**
 * The most frequent refusals, in all layouts. Tests without a browser cover the other conditions: the sandbox's answers
 * (`tests/infrastructure/api/sandbox.test.ts`) and the messages (`tests/ui/problems/conditions.test.tsx`).
 */
const REFUSALS: readonly Case[] = [
  ['de', 'unknown', 'code-unknown', { next: ['check-code'], money: 'untouched', code: 'VCRx1' }],
  ['de', 'wrong-category', 'wrong-category', { next: ['go-to-site'], money: 'untouched', code: 'VCRx20' }],
  [
    'at',
    'already-redeemed',
    'already-redeemed',
    { next: ['contact-support'], money: 'spent', code: 'VCRx2' },
  ],
  ['restaurant', 'old-format', 'old-format', { next: ['reactivate'], money: 'untouched', code: 'VCRx13' }],
];

test.use({ viewport: { width: 390, height: 844 } });

test.beforeEach(async ({ sandbox, watch }) => {
  watch.provokes(TOKEN);
  await sandbox.hidesShops();
});

for (const [site, condition, problem, told] of REFUSALS) {
  test(`${condition} on ${site} is told as ${problem}, with the code field in sight`, async ({
    page,
    at,
    sandbox,
    watch,
  }) => {
    const words = wordsOf('de', site);
    const { code } = await sandbox.voucher(site, condition);
    await open(page, at(site));
    await sendCode(page, words, code);
    const card = problemCard(page, words, problem);
    await expect(card).toBeFocused();
    const field = page.getByLabel(words('redeem.code.label'));
    await expect(field).toHaveValue(code);
    for (const seen of [card.getByRole('heading'), card.locator('summary'), field]) {
      await expect(seen).toBeInViewport({ ratio: 1 });
    }
    await expect(strip(page, words)).toBeHidden();
    await expectSound(page, `the entry of ${site} with ${problem}`);
    await expectProblem(page, words, problem, told);
    if (condition !== 'wrong-category') watch.secret(code); // that code is sent on in a link by design
    await watch.keepsSecrets(page);
  });
}

test('a serial number in the code field is told before anything is sent, and the card is shown', async ({
  page,
  at,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await open(page, at('de'));
  const field = page.getByLabel(say('redeem.code.label'));
  await field.fill('410 582 934');
  await button(page, say('redeem.code.submit')).click();
  await expect(page.getByRole('link', { name: say('redeem.code.fault.serial-number') })).toBeVisible();
  await expect(page.getByAltText(say('redeem.code.whereImage'))).toBeVisible();
  await expect(field).toHaveValue('410 582 934');
  await expectSound(page, 'the entry with a serial number');
  expect(calls).not.toContain(TOKEN);
});

test('a code typed in small letters opens its voucher by one press more', async ({ page, at, sandbox }) => {
  const { code } = await sandbox.voucher('de', 'spendable');
  await open(page, at('de'));
  await sendCode(page, say, code.toLowerCase());
  await button(page, say('redeem.code.tryCapitals')).click();
  await expect(strip(page, say)).toBeVisible();
});

test('us tells an unknown error in its own words, with the hotline and the code', async ({
  page,
  at,
  sandbox,
}) => {
  const { code } = await sandbox.voucher('us', 'unknown-error');
  await open(page, at('us'));
  await sendCode(page, wordsOf('en-US'), code);
  const card = page.getByRole('region', { name: wordsOf('en-US')('problem.unknown.title') });
  await expect(card.getByRole('link').and(page.locator('[href^="tel:"]'))).toBeVisible();
  await expect(
    card.locator('strong', { hasText: 'STDx1' }).or(card.getByText(/STDx1/).first()),
  ).toBeVisible();
});

test('a code of another brand goes there with the person, and leaves no trace in the address', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const voucher = await sandbox.voucher('de', 'wrong-category');
  await open(page, '/');
  await sendCode(page, say, voucher.code);
  const link = page.getByRole('link', { name: say('next.go-to-site', { brand: 'Gabenwahl' }), exact: true });
  await expect(link).toHaveAttribute('href', at('at', `/#code=${voucher.code}`));
  await link.click();
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue(voucher.code);
  await expect(page).toHaveURL(at('at'));
  watch.secret(voucher.code);
  await watch.keepsSecrets(page);
  // The submit shows the captcha and stays pending until it is solved.
  await button(page, say('redeem.code.submit')).click();
  await expect(page.getByRole('dialog', { name: say('entry.info.title') })).toBeVisible();
});
