import type { Page } from '@playwright/test';
import { CAPTCHA, enterVoucher, fillCustomer, onward, PERSON, strip } from '../support/journey.ts';
import { open, passTime, reload, settled } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import type { Sandbox, SeededVoucher } from '../support/sandbox.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const SHOP = '300269';

/** A voucher in use, its value chosen, the form filled. */
async function fillForm(page: Page, start: string, sandbox: Sandbox): Promise<SeededVoucher> {
  const voucher = await sandbox.newVoucher('gb');
  await openWith(page, `${start}redeem/${SHOP}/details`, sandbox, voucher, {
    'redemptionDraft.v1': { shopId: SHOP, valueInCent: 25_00 },
  });
  await fillCustomer(page, say);
  return voucher;
}

async function expectFormKept(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('customer.title') })).toBeVisible();
  await expect(page.getByLabel(say('customer.repeatEmail'))).toHaveValue(PERSON.email);
  await expect(page.getByLabel(say('customer.firstName'))).toHaveValue(PERSON.firstName);
  await expect(page.getByLabel(say('customer.lastName'))).toHaveValue(PERSON.lastName);
  await expect(page.getByLabel(say('customer.salutation'))).toHaveValue('');
}

async function enterAgain(page: Page, code: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: say('entry.again.title') })).toBeVisible();
  await page.getByLabel(say('redeem.code.label')).fill(code);
  await page.getByLabel(CAPTCHA).check();
  await page.getByRole('button', { name: say('redeem.code.submit'), exact: true }).click();
}

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a token that ends in the middle of the form asks for the code again and keeps what was typed', async ({
  page,
  at,
  sandbox,
}) => {
  await page.clock.install();
  const voucher = await fillForm(page, at('gb'), sandbox);
  await passTime(page, '19:40');
  await expect(strip(page, say)).toBeVisible();
  await passTime(page, '00:15');
  await expect(strip(page, say)).toBeHidden();
  await expectSound(page, 'the code asked again');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
    .not.toContain('eyJ');
  await enterAgain(page, voucher.code);
  await expectFormKept(page);
});

test('a token that the backend refuses asks for the code again on the check page', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  watch.provokes('/api/v2/redeem/quote');
  const voucher = await fillForm(page, at('gb'), sandbox);
  await sandbox.breaks({ path: '/v2/redeem/quote', code: 'STDx6', times: 1 });
  await page.getByRole('button', { name: say('customer.go'), exact: true }).click();
  await enterAgain(page, voucher.code);
  await expect(page.getByRole('heading', { level: 1, name: say('check.title') })).toBeVisible();
  await expect(page.getByText(`${PERSON.firstName} ${PERSON.lastName}`)).toBeVisible();
});

test('a reload keeps the voucher, the choice and what was typed, and leaves no code in any storage', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const voucher = await fillForm(page, at('gb'), sandbox);
  watch.secret(voucher.code);
  await reload(page);
  await expectFormKept(page);
  await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
  await watch.keepsSecrets(page);
});

test('removing the voucher forgets it in every tab of the site', async ({ page, context, at, sandbox }) => {
  const voucher = await sandbox.newVoucher('gb');
  await openWith(page, at('gb', '/shops'), sandbox, voucher);
  // A tab opened by the page itself takes the session along.
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
    await expect
      .poll(() => tab.evaluate(() => JSON.stringify(Object.entries(sessionStorage))))
      .not.toMatch(/eyJ|balanceInCent/);
  }
});

test('another tab that was opened by itself knows nothing of the voucher', async ({
  page,
  context,
  at,
  sandbox,
}) => {
  await openWith(page, at('gb', '/shops'), sandbox, await sandbox.newVoucher('gb'));
  const other = await context.newPage();
  await open(other, at('gb', `/redeem/${SHOP}/value`));
  await expect(other.getByRole('heading', { level: 1, name: say('entry.needed.title') })).toBeVisible();
  await expect(strip(other, say)).toBeHidden();
});

test('a stored voucher that was tampered with is dropped', async ({ page, at, sandbox }) => {
  await openWith(page, at('gb', '/shops'), sandbox, await sandbox.newVoucher('gb'));
  for (const odd of ['{"balanceInCent":1e99}', 'null', '"x"', '{']) {
    await page.evaluate((value) => {
      for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, value);
    }, odd);
    await open(page, at('gb', '/shops'));
    await expect(page.getByRole('heading', { level: 1, name: say('wall.title') })).toBeVisible();
    await expect(strip(page, say)).toBeHidden();
  }
});

test('where storage is refused the journey works and a notice says what that means', async ({
  page,
  at,
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
  await open(page, at('gb'));
  await enterVoucher(page, say, voucher);
  await expect(page.getByText(say('strip.notStored'))).toBeVisible();
  await page.getByRole('link', { name: 'Bowlaria', exact: true }).click();
  await page.getByRole('radio', { name: /^£25/ }).check();
  await onward(page, say).click();
  await fillCustomer(page, say);
  await page.getByRole('button', { name: say('customer.go'), exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('check.title') })).toBeVisible();
});
