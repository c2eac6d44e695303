import { sendCode } from '../support/journey.ts';
import { heading } from '../support/locators.ts';
import { open, reload, settled } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const DAY = 24 * 60 * 60_000;

test('a refused old code is reactivated once despite a refusal and a lost answer, restored after a reload, and redeemed', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const say = wordsOf('de', 'at');
  watch.provokes(/^\/api\/v2\/voucher\/(token|reactivation)$/);
  await sandbox.hidesShops();
  const { code } = await sandbox.voucher('at', 'old-format');
  watch.secret(code);
  await open(page, at('at'));
  await sendCode(page, say, code);
  await page.getByRole('link', { name: say('next.toReactivate') }).click();
  await expect(heading(page, say('reactivation.title'))).toBeFocused();
  const field = page.getByLabel(say('reactivation.code'));
  await expect(field).toHaveValue(code);
  await watch.keepsSecrets(page);

  const send = async (typed: string) => {
    await field.fill(typed);
    await page.getByRole('button', { name: say('reactivation.submit') }).click();
  };
  await page.getByLabel(say('customer.email')).fill('ada@mail.example');
  await send('1234567890123456');
  await expect(problemCard(page, say, 'code-unknown')).toBeFocused();
  await expect(page.getByLabel(say('customer.email'))).toHaveValue('ada@mail.example');
  await expectSoundAtBothWidths(page, 'an old code that nobody knows');
  await sandbox.breaks({ path: '/v2/voucher/reactivation', network: 'answer', times: 1 });
  await send(code);
  await expect(problemCard(page, say, 'offline')).toBeFocused();
  await sandbox.clock(new Date(Date.now() + DAY / 2).toISOString());
  await send(code);
  const running = page.getByRole('heading', { name: say('reactivation.state.CHECKING.title') });
  await expect(running).toBeFocused();
  const due = page
    .getByRole('listitem')
    .filter({ hasText: say('reactivation.line.due') })
    .locator('time');
  const left = new Date((await due.getAttribute('datetime')) ?? '').getTime() - Date.now();
  expect(Math.round(left / DAY)).toBe(1); // counted from the first request, half a day ago
  await expectSoundAtBothWidths(page, 'the check of an old code');

  await reload(page);
  await expect(running).toBeVisible();
  await watch.keepsSecrets(page);
  await sandbox.clock(new Date(Date.now() + DAY).toISOString());
  await page.getByRole('button', { name: say('reactivation.look') }).click();
  await expect(page.getByRole('heading', { name: say('reactivation.state.READY.title') })).toBeVisible();
  await expectSoundAtBothWidths(page, 'an old code that works again');
  await page.getByRole('link', { name: say('reactivation.redeem') }).click();
  await settled(page);
  await sendCode(page, say, code);
  await expect(page.getByLabel(say('redeem.code.label'))).toHaveCount(0);
});
