import type { Page } from '@playwright/test';
import { enterVoucher, fillCustomer, onward, PERSON, sendCode, strip } from '../support/journey.ts';
import { button, heading, wallHeading } from '../support/locators.ts';
import { open, passTime, reload, settled, stored } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { SeededVoucher } from '../support/sandboxTold.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');
const SHOP = '300269';

/** A voucher in use, its value chosen, the form filled in. */
async function fillForm(page: Page, sandbox: Sandbox): Promise<SeededVoucher> {
  const voucher = await sandbox.newVoucher('gb');
  await openWith(page, `/redeem/${SHOP}/details`, sandbox, voucher, {
    'redemptionDraft.v1': { shopId: SHOP, valueInCent: 25_00 },
  });
  await fillCustomer(page, say);
  return voucher;
}

async function expectFormKept(page: Page): Promise<void> {
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await expect(page.getByLabel(say('customer.repeatEmail'))).toHaveValue(PERSON.email);
  await expect(page.getByLabel(say('customer.firstName'))).toHaveValue(PERSON.firstName);
  await expect(page.getByLabel(say('customer.lastName'))).toHaveValue(PERSON.lastName);
}

async function enterAgain(page: Page, code: string): Promise<void> {
  await expect(heading(page, say('entry.again.title'))).toBeVisible();
  await sendCode(page, say, code);
}

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a token that ends in the middle of the form asks for the code again and keeps what was typed', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  const voucher = await fillForm(page, sandbox);
  await passTime(page, '19:40');
  await expect(strip(page, say)).toBeVisible();
  await passTime(page, '00:15');
  await expect(strip(page, say)).toBeHidden();
  await expectSound(page, 'the code asked again');
  await expect.poll(() => stored(page)).not.toContain('eyJ');
  await enterAgain(page, voucher.code);
  await expectFormKept(page);
});

test('a token that the backend refuses asks for the code again on the check page', async ({
  page,
  sandbox,
}) => {
  const voucher = await fillForm(page, sandbox);
  await sandbox.breaks({ path: '/v2/redeem/quote', code: 'STDx6', times: 1 });
  await button(page, say('customer.go')).click();
  await enterAgain(page, voucher.code);
  await expect(heading(page, say('check.title'))).toBeVisible();
  await expect(page.getByText(`${PERSON.firstName} ${PERSON.lastName}`)).toBeVisible();
});

test('a reload keeps the voucher, the choice and what was typed, and leaves no code in any storage', async ({
  page,
  sandbox,
  watch,
}) => {
  const voucher = await fillForm(page, sandbox);
  watch.secret(voucher.code);
  await reload(page);
  await expectFormKept(page);
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
  await watch.keepsSecrets(page);
});

test('removing the voucher forgets it in every tab of the site', async ({ page, context, sandbox }) => {
  const voucher = await sandbox.newVoucher('gb');
  await openWith(page, '/shops', sandbox, voucher);
  // A tab that the page opens copies the session storage.
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open('/shops', '_blank', 'popup'));
  const other = await opened;
  await settled(other);
  await expect(strip(other, say)).toBeVisible();
  await page.getByRole('button', { name: say('strip.remove') }).click();
  await expect(page.getByText(say('strip.removed'))).toBeVisible();
  await expectSound(page, 'the wall with a message');
  for (const tab of [page, other]) {
    await expect(strip(tab, say)).toBeHidden();
    await expect.poll(() => stored(tab)).not.toMatch(/eyJ|balanceInCent/);
  }
});

test('another tab that was opened by itself knows nothing of the voucher', async ({
  page,
  context,
  sandbox,
}) => {
  await openWith(page, '/shops', sandbox, await sandbox.newVoucher('gb'));
  const other = await context.newPage();
  await open(other, `/redeem/${SHOP}/value`);
  await expect(heading(other, say('entry.needed.title'))).toBeVisible();
  await expect(strip(other, say)).toBeHidden();
});

test('a stored voucher that was tampered with is dropped', async ({ page, sandbox }) => {
  await openWith(page, '/shops', sandbox, await sandbox.newVoucher('gb'));
  for (const odd of ['{"balanceInCent":1e99}', 'null', '"x"', '{']) {
    await page.evaluate((value) => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, value);
    }, odd);
    await open(page, '/shops');
    await expect(wallHeading(page, say)).toBeVisible();
    await expect(strip(page, say)).toBeHidden();
  }
});

test('where storage is refused the journey works and a notice says what that means', async ({
  page,
  sandbox,
}) => {
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
  await page.getByRole('link', { name: 'Bowlaria', exact: true }).click();
  await page.getByRole('radio', { name: /^£25/ }).check();
  await onward(page, say).click();
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await expect(heading(page, say('check.title'))).toBeVisible();
});
