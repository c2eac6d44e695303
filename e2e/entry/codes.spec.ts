import { sendCode, strip } from '../support/journey.ts';
import { open } from '../support/open.ts';
import { expectProblem, type ProblemName, type Told } from '../support/problem.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const TOKEN = '/api/v2/voucher/token';

type Case = readonly [condition: string, problem: ProblemName, told: Told];

/**
 * One card of each look, whole. What the other conditions are told is shown without a browser: what the sandbox answers
 * them (`tests/infrastructure/api/sandbox.test.ts`), and what is said then (`tests/ui/problems/conditions.test.tsx`).
 */
const CONDITIONS: readonly Case[] = [
  ['unknown', 'code-unknown', { next: ['check-code'], money: 'untouched', code: 'VCRx1' }],
  ['not-yet-in-system', 'not-in-system', { next: [], money: 'untouched', code: 'VCRx15' }],
  ['wrong-category', 'wrong-category', { next: ['go-to-site'], money: 'untouched', code: 'VCRx20' }],
  [
    'safety-lock',
    'safety-lock',
    { next: ['try-later', 'contact-support'], money: 'reserved', code: 'RDMx3' },
  ],
];

test.use({ viewport: { width: 320, height: 800 } });

test.beforeEach(async ({ sandbox, watch }) => {
  watch.provokes(TOKEN);
  await sandbox.hidesShops();
});

for (const [condition, problem, told] of CONDITIONS) {
  test(`a voucher that is ${condition} is told as ${problem}`, async ({ page, at, sandbox, watch }) => {
    const { code } = await sandbox.voucher('de', condition);
    await open(page, at('de'));
    await sendCode(page, say, code);
    const card = await expectProblem(page, say, problem, told);
    await expect(card).toBeFocused();
    await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue(code);
    await expect(strip(page, say)).toBeHidden();
    await expectSound(page, `the entry with ${problem}`);
    if (condition !== 'wrong-category') watch.secret(code); // that one leaves in a link, as it should
    await watch.keepsSecrets(page);
  });
}

test('a voucher blocked by theft protection is told apart from a replaced one', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.breaks({
    path: '/v2/voucher/token',
    status: 410,
    body: problemDocument(410, 'VCRx10', { reason: 'theft' }),
  });
  await open(page, at('de'));
  await sendCode(page, say, 'Abc123xyz');
  await expectProblem(page, say, 'cancelled-theft', {
    next: ['contact-support'],
    money: 'untouched',
    code: 'VCRx10',
  });
});

for (const [code, problem] of [
  ['VCRx15', 'not-in-system'],
  ['VCRx51', 'bought-recently'],
] as const) {
  test(`${code} names the earliest moment in the site's time zone`, async ({ page, at, sandbox }) => {
    await sandbox.breaks({ path: '/v2/voucher/token', code, availableAt: '2027-01-04T08:30:00Z' });
    await open(page, at('de'));
    await sendCode(page, say, 'Abc123xyz');
    const card = await expectProblem(page, say, problem, { next: [], money: 'untouched', code });
    await expect(card).toContainText(say('next.wait-until', { moment: '4. Januar 2027 um 09:30' }));
  });
}

test('what the backend says of the money outranks what is usual', async ({ page, at, sandbox }) => {
  await sandbox.breaks({
    path: '/v2/voucher/token',
    status: 409,
    body: problemDocument(409, 'VCRx2', { moneyState: 'reserved' }),
  });
  await open(page, at('de'));
  await sendCode(page, say, 'Abc123xyz');
  await expectProblem(page, say, 'already-redeemed', { next: [], money: 'reserved', code: 'VCRx2' });
});

test('a code that nobody knows is shown as it is, and only harmless letters of it', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.breaks({
    path: '/v2/voucher/token',
    status: 422,
    body: problemDocument(422, 'NEWx7<img src=x onerror=alert(1)>', {}),
  });
  await open(page, at('de'));
  await sendCode(page, say, 'Abc123xyz');
  const card = await expectProblem(page, say, 'unknown', { next: ['contact-support'], money: 'untouched' });
  await expect(card.locator('code')).toHaveText(/^NEWx7[\w.-]*$/);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('us tells an unknown error in its own words, with the hotline and the code', async ({
  page,
  at,
  sandbox,
}) => {
  const { code } = await sandbox.voucher('us', 'unknown-error');
  await open(page, at('us'));
  await sendCode(page, wordsOf('en'), code);
  const card = page.getByRole('region', { name: wordsOf('en')('problem.unknown.title') });
  await expect(card.getByRole('link').and(page.locator('[href^="tel:"]'))).toBeVisible();
  await expect(
    card.locator('strong', { hasText: 'STDx1' }).or(card.getByText(/STDx1/).first()),
  ).toBeVisible();
});

test('a refused captcha asks for another one and keeps the code', async ({ page, at, sandbox }) => {
  const voucher = await sandbox.newVoucher('de');
  await open(page, at('de', '/?captcha=refuse'));
  await sendCode(page, say, voucher.code);
  await expectProblem(page, say, 'captcha-invalid', {
    next: ['confirm-again'],
    money: 'untouched',
    code: 'CAPx1',
  });
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue(voucher.code);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
});

test('a code of another brand goes there with the person, and leaves no trace in the address', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const voucher = await sandbox.voucher('de', 'wrong-category');
  await open(page, at('de'));
  await sendCode(page, say, voucher.code);
  const link = page.getByRole('link', { name: say('next.go-to-site', { brand: 'Gabenwahl' }) });
  await expect(link).toHaveAttribute('href', at('at', `/#code=${voucher.code}`));
  await link.click();
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue(voucher.code);
  await expect(page).toHaveURL(at('at'));
  watch.secret(voucher.code);
  await watch.keepsSecrets(page);
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: say('redeem.code.submit') }).click();
  await expect(page.getByRole('dialog', { name: say('entry.info.title') })).toBeVisible();
});

test('an address that is none of ours is not followed', async ({ page, at, sandbox }) => {
  await sandbox.breaks({
    path: '/v2/voucher/token',
    status: 422,
    body: problemDocument(422, 'VCRx20', { redirectUrl: 'https://at.localhost.evil.example/' }),
  });
  await open(page, at('de'));
  await sendCode(page, say, 'Abc123xyz');
  const card = await expectProblem(page, say, 'wrong-category', {
    next: [],
    money: 'untouched',
    code: 'VCRx20',
  });
  await expect(card.locator('a[href*="evil"]')).toHaveCount(0);
  await expect(page.locator('a[href*="Abc123xyz"]')).toHaveCount(0);
});

function problemDocument(status: number, code: string, more: object): string {
  return JSON.stringify({
    type: 'about:blank',
    title: code,
    status,
    errors: [{ code, message: code }],
    ...more,
  });
}
