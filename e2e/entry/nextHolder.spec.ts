import { enterVoucher, onward, PERSON, requiredField, strip } from '../support/journey.ts';
import { open, reload } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { readyToRedeem, redeemButton, say, thanks } from '../support/redeeming.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const STEP = '/redeem/300269/value';

test('the next voucher in the tab finds nothing of the person before, the same one finds its form', async ({
  page,
  sandbox,
}) => {
  const first = await readyToRedeem(page, sandbox);
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const email = requiredField(page, say, 'customer.email');
  const toForm = async () => {
    await open(page, STEP);
    await onward(page, say).click();
    await expect(email).toBeVisible();
  };

  await sandbox.hidesShops();
  await open(page, '/');
  await enterVoucher(page, say, first);
  await toForm();
  await expect(email).toHaveValue(PERSON.email);

  await open(page, '/');
  await strip(page, say).getByRole('button').first().click();
  await enterVoucher(page, say, first);
  await toForm();
  // The holder removed the voucher, so its drafts are gone.
  await expect(email).toHaveValue('');
  await email.fill(PERSON.email);

  // Another voucher follows, and the first one was not removed.
  const second = await sandbox.newVoucher('gb');
  await page.evaluate(() => {
    for (const key of ['voucher.v1', 'voucherToken.v1']) sessionStorage.removeItem(key);
  });
  await open(page, '/');
  await enterVoucher(page, say, second);
  await toForm();
  await expect(email).toHaveValue('');
});

test('what somebody wrote into the tab’s storage loses against the token', async ({ page, sandbox }) => {
  const voucher = await sandbox.newVoucher('gb');
  await sandbox.hidesShops();
  await open(page, '/');
  await enterVoucher(page, say, voucher);
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('voucher.v1') ?? '{}') as object;
    const tampered = { ...stored, balanceInCent: 1e9, currency: 'USD' };
    sessionStorage.setItem('voucher.v1', JSON.stringify(tampered));
  });
  await reload(page);
  await expect(strip(page, say)).toContainText('£50.00');
});

test('what was typed for help outlasts the session for its holder, and not for whom a partner sends next', async ({
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
  const thirdParty = await sandbox.link('thirdParty');
  await open(page, at('de', thirdParty));
  await expect(strip(page, german)).toBeVisible();
  await open(page, at('de', '/help/other'));
  await expect(message).toHaveValue('');
  await expect(page.getByLabel(german('customer.email'))).toHaveValue('');
});

test('what was typed for help is gone with the redemption that came of it', async ({ page, sandbox }) => {
  const message = page.getByLabel(say('help.form.message'));
  await sandbox.hidesShops();
  const voucher = await sandbox.newVoucher('gb');
  await openWith(page, '/help/other', sandbox, voucher);
  await message.fill('Where is Bowlaria?');
  await readyToRedeem(page, sandbox);
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await open(page, '/help/other');
  await expect(message).toHaveValue('');
});
