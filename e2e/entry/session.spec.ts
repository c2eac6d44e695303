import type { Locator, Page } from '@playwright/test';
import { fillCustomer, PERSON, sendCode, strip } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { passTime, settled, stored } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { SeededVoucher } from '../support/sandboxTold.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('en');
const SHOP = '300269';
const REFRESH = '/v2/voucher/token/refresh';

/** The warning comes two minutes before the token expires, and the session ends ten seconds before (product 4.7). */
const WARNED = 118_000;
const ALMOST_OVER = 20_000;

function warning(page: Page): Locator {
  return page.getByRole('alertdialog', { name: say('session.title') });
}

function goOn(page: Page): Locator {
  return button(warning(page), say('session.go'));
}

/** A voucher in use on gb, the form filled in, the focus in a field, and two minutes left. */
async function nearTheEnd(page: Page, sandbox: Sandbox): Promise<SeededVoucher> {
  const voucher = await sandbox.newVoucher('gb');
  await page.clock.install();
  await openWith(page, `/redeem/${SHOP}/details`, sandbox, voucher, {
    'redemptionDraft.v1': { shopId: SHOP, valueInCent: 25_00 },
  });
  await fillCustomer(page, say);
  await page.getByLabel(say('customer.lastName')).focus();
  await passTime(page, await until(page, WARNED));
  await expect(warning(page)).toBeVisible();
  return voucher;
}

/** The time until this many milliseconds before the token expires, by the page's clock, which does not stand still. */
const until = (page: Page, before: number) =>
  page.evaluate(
    (left) => Math.max(0, Number(sessionStorage.getItem('tokenExpiry.v1')) - Date.now() - left),
    before,
  );

async function expectFormKept(page: Page): Promise<void> {
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await expect(page.getByLabel(say('customer.repeatEmail'))).toHaveValue(PERSON.email);
  await expect(page.getByLabel(say('customer.firstName'))).toHaveValue(PERSON.firstName);
}

const now = (page: Page) => page.evaluate(() => Date.now());

const storedToken = (page: Page) => page.evaluate(() => sessionStorage.getItem('voucherToken.v1'));

test.beforeEach(({ sandbox }) => sandbox.hidesShops());

test('a dialog asks two minutes before the end of the session, and the session is renewed by keyboard', async ({
  page,
  sandbox,
}) => {
  await nearTheEnd(page, sandbox);
  await expect(goOn(page)).toBeFocused();
  await expect(warning(page)).toContainText(/1:\d\d/);
  await expectSound(page, 'the session warning');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectSound(page, 'the session warning on a phone');
  const before = await storedToken(page);
  await page.keyboard.press('Enter');
  await expect(warning(page)).toBeHidden();
  await expect(page.getByLabel(say('customer.lastName')), 'the focus is back').toBeFocused();
  await expectFormKept(page);
  await expect.poll(() => storedToken(page)).not.toBe(before);
  // The new token is valid for the remaining steps.
  await button(page, say('customer.go')).click();
  await expect(heading(page, say('check.title'))).toBeVisible();
  // As long again: the backend's clock did not jump, and the app goes by it.
  await passTime(page, '18:02');
  await expect(warning(page), 'and ends as the first did').toBeVisible();
});

test('a closed warning leaves the remaining time, then the code is asked for again and the form is kept', async ({
  page,
  sandbox,
}) => {
  const voucher = await nearTheEnd(page, sandbox);
  await page.keyboard.press('Escape');
  await expect(warning(page)).toBeHidden();
  await expect(page.getByLabel(say('customer.lastName'))).toBeFocused();
  // Time stands still, so that the session does not end during the look.
  await settled(page);
  await page.clock.pauseAt((await now(page)) + (await until(page, ALMOST_OVER)));
  await expect(warning(page)).toBeHidden();
  await expect(strip(page, say)).toBeVisible();
  await page.clock.resume();
  await passTime(page, ALMOST_OVER);
  await expect(heading(page, say('entry.again.title'))).toBeVisible();
  await expect(strip(page, say)).toBeHidden();
  await expectSound(page, 'the code asked again');
  await expect.poll(() => stored(page)).not.toContain('eyJ');
  await sendCode(page, say, voucher.code);
  await expectFormKept(page);
});

test('an open warning closes when the session ends', async ({ page, sandbox }) => {
  await nearTheEnd(page, sandbox);
  await passTime(page, '02:00');
  await expect(warning(page)).toBeHidden();
  await expect(heading(page, say('entry.again.title'))).toBeFocused();
});

test('a failed renewal is shown and can be retried, and a refused one leaves the remaining time', async ({
  page,
  sandbox,
}) => {
  await nearTheEnd(page, sandbox);
  await sandbox.breaks({ path: REFRESH, network: 'request', times: 1 });
  await goOn(page).click();
  await expect(warning(page).getByText(say('problem.offline.title'))).toBeVisible();
  await expectSound(page, 'the session warning with a problem');
  await expect(strip(page, say)).toContainText('£50.00');

  await sandbox.breaks({ path: REFRESH, code: 'STDx6', times: 1 });
  await goOn(page).click();
  await expect(warning(page).getByText(say('session.last'))).toBeVisible();
  await expectSound(page, 'the session warning, for the last time');
  await expect(strip(page, say)).toContainText('£50.00');
});
