import { CAPTCHA, sendCode } from '../support/journey.ts';
import { open } from '../support/open.ts';
import { expectProblem, problemCard } from '../support/problem.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const TOKEN = '/api/v2/voucher/token';

test('a voucher that is not activated says when the giver can be reminded again, and what to do', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(TOKEN);
  await sandbox.hidesShops();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, at('gb'));
  await sendCode(page, say, (await sandbox.voucher('gb', 'not-activated')).code);
  const card = await expectProblem(page, say, 'not-activated', {
    next: ['ask-giver', 'once-activated'],
    money: 'untouched',
    code: 'VCRx8',
  });
  const [before = ''] = say('next.next-reminder', { moment: '\n' }).split('\n');
  await expect(card).toContainText(new RegExp(`${before}\\d{1,2} \\w+ \\d{4}`));
  await expectSound(page, 'a voucher that is not activated');
  const [mail] = await sandbox.outbox();
  expect(mail?.channel, 'the giver was reminded').toBe('mail');
});

test('once it is activated, the code that still stands there opens it', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes(TOKEN);
  await sandbox.hidesShops();
  const voucher = await sandbox.newVoucher('gb');
  await sandbox.breaks({ path: '/v2/voucher/token', code: 'VCRx8', times: 1 });
  await open(page, at('gb'));
  await sendCode(page, say, voucher.code);
  await expect(problemCard(page, say, 'not-activated')).toBeVisible();
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveValue(voucher.code);
  await page.getByLabel(CAPTCHA).check();
  await page.getByRole('button', { name: say('redeem.code.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('wall.title') })).toBeVisible();
});
