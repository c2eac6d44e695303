import { enterVoucher, onward, PERSON, requiredField, strip, toWall } from '../support/journey.ts';
import { wallHeading } from '../support/locators.ts';
import { open, reload, stored } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { readyToRedeem, redeemButton, say, thanks } from '../support/redeeming.ts';
import type { SeededVoucher } from '../support/sandboxTold.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const STEP = '/redeem/300269/value';

test('the form is still filled in for the same voucher, and empty for the next voucher in the tab', async ({
  page,
  sandbox,
}) => {
  const first = await readyToRedeem(page, sandbox);
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const email = requiredField(page, say, 'customer.email');
  const toForm = async (voucher: SeededVoucher) => {
    await open(page, '/');
    await enterVoucher(page, say, voucher);
    await open(page, STEP);
    await onward(page, say).click();
    await expect(email).toBeVisible();
  };

  await sandbox.hidesShops();
  await toForm(first);
  await expect(email).toHaveValue(PERSON.email);

  // The first voucher was not removed.
  await page.evaluate(() => {
    for (const key of ['voucher.v1', 'voucherToken.v1']) sessionStorage.removeItem(key);
  });
  await toForm(await sandbox.newVoucher('gb'));
  await expect(email).toHaveValue('');
});

test('tampered session storage is overruled by the token, and unreadable storage is discarded', async ({
  page,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await openWith(page, '/shops', sandbox, await sandbox.newVoucher('gb'));
  await page.evaluate(() => {
    const held = JSON.parse(sessionStorage.getItem('voucher.v1') ?? '{}') as object;
    const tampered = { ...held, balanceInCent: 1e9, currency: 'USD' };
    sessionStorage.setItem('voucher.v1', JSON.stringify(tampered));
  });
  await reload(page);
  await expect(strip(page, say)).toContainText('£50.00');

  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{');
  });
  await reload(page);
  await expect(wallHeading(page, say)).toBeVisible();
  await expect(strip(page, say)).toBeHidden();
});

test('what was typed for help survives the session of its holder, but not the voucher of a partner link', async ({
  page,
  at,
  sandbox,
}) => {
  const german = wordsOf('de');
  const message = page.getByLabel(german('help.form.message'));
  const typed = 'Ich wohne in der Hauptstraße 5a.';
  await sandbox.hidesShops();
  await openWith(page, at('de', '/help/other'), sandbox, await sandbox.newVoucher('de'));
  await page.getByLabel(german('customer.email')).fill(PERSON.email);
  await message.fill(typed);
  await page.evaluate(() => sessionStorage.setItem('tokenExpiry.v1', '1'));
  await reload(page);
  await expect(strip(page, german)).toBeHidden();
  await expect(message).toHaveValue(typed);
  expect(await stored(page)).toContain(typed);
  const thirdParty = await sandbox.link('thirdParty');
  await open(page, at('de', thirdParty));
  await toWall(page, german);
  await expect(strip(page, german)).toBeVisible();
  await expect.poll(() => stored(page)).not.toContain(typed);
  expect(await stored(page)).not.toContain(PERSON.email);
});
