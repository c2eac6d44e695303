import { codeField, codesSent, openHeld, submitButton, takesOver } from '../support/early.ts';
import { strip, toWall } from '../support/journey.ts';
import { settled } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test('code and press before the scripts survive a change of language, and the press is submitted once', async ({
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
  for (const language of ['Italiano', 'Français']) {
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: language }).click();
    await expect(menu.getByRole('link', { name: language })).toBeHidden();
  }
  await expect(menu.locator('summary [lang]')).toHaveAttribute('aria-busy', 'true');
  await expect(menu.locator('summary')).toBeFocused();
  expect(page.url()).toBe(at('ch', '/?captcha=slow'));
  await takesOver(page, release);
  await expect(page.getByRole('button', { name: french('redeem.code.submit') })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await expect(page.getByLabel(french('redeem.code.label'))).toHaveValue(voucher.code);
  expect(sent).toEqual([]);
  await toWall(page, french);
  await expect(strip(page, french)).toContainText(voucher.serialNumber.slice(-4));
  await settled(page);
  expect(sent).toHaveLength(1);
});

test('a press before the scripts is submitted once even if the operator uses another captcha key', async ({
  page,
  sandbox,
}) => {
  const captcha = { active: true, siteKey: 'another' };
  await sandbox.breaks({ path: '/redeem-site-config/DE', status: 200, body: JSON.stringify({ captcha }) });
  await sandbox.breaks({ path: '/v2/voucher/token', status: 500 });
  const sent = codesSent(page);
  const release = await openHeld(page, '/');
  await codeField(page).fill('Ab3dE6gH9');
  await submitButton(page).click();
  await takesOver(page, release);
  await settled(page);
  expect(sent.map((body) => (JSON.parse(body) as { captcha: string }).captcha)).toEqual([
    expect.stringMatching(/^mock-captcha-passed-/),
  ]);
});
