import { enterVoucher, fillCustomer, onward, PERSON, sendCode, strip } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');
const SHOP = '300269';

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a reload keeps voucher, choice and form, and a refused token asks for the code again on the check page', async ({
  page,
  sandbox,
  watch,
}) => {
  const voucher = await sandbox.newVoucher('gb');
  watch.secret(voucher.code);
  await openWith(page, `/redeem/${SHOP}/details`, sandbox, voucher, {
    'redemptionDraft.v1': { shopId: SHOP, valueInCent: 25_00 },
  });
  await fillCustomer(page, say);
  await reload(page);
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await expect(page.getByLabel(say('customer.repeatEmail'))).toHaveValue(PERSON.email);
  await expect(page.getByLabel(say('customer.firstName'))).toHaveValue(PERSON.firstName);
  await expect(page.getByLabel(say('customer.lastName'))).toHaveValue(PERSON.lastName);
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));

  await sandbox.breaks({ path: '/v2/redeem/quote', code: 'STDx6', times: 1 });
  await button(page, say('customer.go')).click();
  await expect(heading(page, say('entry.again.title'))).toBeVisible();
  await sendCode(page, say, voucher.code);
  await expect(heading(page, say('check.title'))).toBeVisible();
  await expect(page.getByText(`${PERSON.firstName} ${PERSON.lastName}`)).toBeVisible();
  await watch.keepsSecrets(page);
});

test('the journey works without storage, with a notice about what that means', async ({ page, sandbox }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) Storage.prototype[method] = refuse;
  });
  await sandbox.mends();
  const voucher = await sandbox.newVoucher('gb');
  await open(page, '/');
  await enterVoucher(page, say, voucher);
  await expect(page.getByText(say('strip.notStored'))).toBeVisible();
  await page.getByRole('link', { name: 'Bowlaria', exact: true }).first().click();
  await page.getByRole('radio', { name: /^£25/ }).check();
  await onward(page, say).click();
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await expect(heading(page, say('check.title'))).toBeVisible();
});
