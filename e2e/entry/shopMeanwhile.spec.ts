import { callOf, hold } from '../support/hold.ts';
import { sendCode, strip, tile } from '../support/journey.ts';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const SHOP = 'Brotzeitler';

test('a shop opened during the check of a code stays open, and shows the values for the voucher', async ({
  page,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('de');
  await open(page, '/');
  const release = await hold(page, callOf('/v2/voucher/token'));
  await sendCode(page, say, voucher.code);
  await tile(page, SHOP).click();
  const dialog = page.getByRole('dialog', { name: SHOP });
  await expect(dialog).toBeVisible();
  release();
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
  await expect(dialog.getByRole('radio', { name: /^25,00/ })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: say('balance.shops') })).toBeVisible();
});
