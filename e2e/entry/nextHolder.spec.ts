import { enterVoucher, onward, PERSON, requiredField, strip } from '../support/journey.ts';
import { open, reload } from '../support/open.ts';
import { readyToRedeem, redeemButton, say, thanks } from '../support/redeeming.ts';
import { expect, test } from '../support/test.ts';

const STEP = '/redeem/300269/value';

test('the next voucher in the tab finds nothing of the person before, the same one finds its form', async ({
  page,
  at,
  sandbox,
}) => {
  const first = await readyToRedeem(page, at('gb'), sandbox);
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const email = requiredField(page, say, 'customer.email');
  const toForm = async () => {
    await open(page, at('gb', STEP));
    await onward(page, say).click();
    await expect(email).toBeVisible();
  };

  await sandbox.hidesShops();
  await open(page, at('gb'));
  await enterVoucher(page, say, first);
  await toForm();
  await expect(email).toHaveValue(PERSON.email);

  await open(page, at('gb'));
  await strip(page, say).getByRole('button').first().click();
  await enterVoucher(page, say, first);
  await toForm();
  // Removed by its holder, nothing of it is left.
  await expect(email).toHaveValue('');
  await email.fill(PERSON.email);

  // Another one that comes in its place, without a word of the first.
  const second = await sandbox.newVoucher('gb');
  await page.evaluate(() => {
    for (const key of ['voucher.v1', 'voucherToken.v1']) sessionStorage.removeItem(key);
  });
  await open(page, at('gb'));
  await enterVoucher(page, say, second);
  await toForm();
  await expect(email).toHaveValue('');
});

test('what somebody wrote into the tab’s storage loses against the token', async ({ page, at, sandbox }) => {
  const voucher = await sandbox.newVoucher('gb');
  await sandbox.hidesShops();
  await open(page, at('gb'));
  await enterVoucher(page, say, voucher);
  await page.evaluate(() => {
    const stored = JSON.parse(sessionStorage.getItem('voucher.v1') ?? '{}') as object;
    const tampered = { ...stored, balanceInCent: 1e9, currency: 'USD' };
    sessionStorage.setItem('voucher.v1', JSON.stringify(tampered));
  });
  await reload(page);
  await expect(strip(page, say)).toContainText('£50.00');
});
