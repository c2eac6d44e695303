import { codeField, codesSent, expectEntered, openHeld, submitButton, takesOver } from '../support/early.ts';
import { strip } from '../support/journey.ts';
import { settled } from '../support/open.ts';
import { answerQuestion } from '../support/question.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

test('a press before the scripts outlives the language chosen after it, and is carried out once', async ({
  page,
  at,
  sandbox,
}) => {
  const french = wordsOf('fr-CH');
  const voucher = await sandbox.newVoucher('ch');
  const sent = codesSent(page);
  const release = await openHeld(page, at('ch', '/?captcha=slow'));
  await codeField(page).fill(voucher.code);
  await submitButton(page).click();
  const menu = page.getByRole('banner').locator('details').filter({ hasText: 'Italiano' });
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Français' }).click();
  await takesOver(page, release);
  await expect(page.getByRole('button', { name: french('redeem.code.busy') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(page.locator('#captcha')).toBeFocused();
  expect(sent).toEqual([]);
  await expect(strip(page, french)).toContainText(voucher.serialNumber.slice(-4));
  await settled(page);
  expect(sent).toHaveLength(1);
});

test('a press before the scripts leads to the question that comes in the captcha’s place; its answer sends once', async ({
  page,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('de');
  const sent = codesSent(page);
  const release = await openHeld(page, '/?captcha=fail');
  await codeField(page).fill(voucher.code);
  await codeField(page).press('Enter');
  await takesOver(page, release);
  const answer = page.getByLabel(say('redeem.captcha.question'));
  await expect(answer).toBeFocused();
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('region', { name: say('redeem.code.summary') })).not.toBeAttached();
  expect(sent).toEqual([]);
  await answerQuestion(page, say);
  await answer.press('Enter');
  await expectEntered(page, voucher, sent);
});

for (const [what, captcha, proof] of [
  ['is switched off', { active: false, siteKey: '' }, /^$/],
  ['is another one', { active: true, siteKey: 'another' }, /^mock-captcha-passed-/],
] as const) {
  test(`a press before the scripts is carried out once where the operator’s captcha ${what}`, async ({
    page,
    sandbox,
  }) => {
    await sandbox.breaks({ path: '/redeem-site-config/DE', status: 200, body: JSON.stringify({ captcha }) });
    await sandbox.breaks({ path: '/v2/voucher/token', status: 500 });
    const sent = codesSent(page);
    const release = await openHeld(page, '/');
    await codeField(page).fill('Ab3dE6gH9');
    await submitButton(page).click();
    await takesOver(page, release);
    await settled(page);
    expect(sent.map((body) => (JSON.parse(body) as { captcha: string }).captcha)).toEqual([
      expect.stringMatching(proof),
    ]);
  });
}
