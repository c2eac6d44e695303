import type { Page } from '@playwright/test';
import { headlineOf } from '../support/headline.ts';
import { button, heading } from '../support/locators.ts';
import { open, settled } from '../support/open.ts';
import { decide, payByCard } from '../support/paying.ts';
import { SecretSearch } from '../support/secrets.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');

const shows = async (page: Page, title: string) => {
  await expect(heading(page, title)).toBeVisible();
  await settled(page);
};

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]));

test('the serial number and the charge token stay in the tab that uses them, until they are removed', async ({
  page,
  context,
  sandbox,
}) => {
  const { serialNumber } = await sandbox.newPrepaid('de');
  await sandbox.hidesShops();
  const search = new SecretSearch();
  search.typedSerial(serialNumber);
  await search.follow(context);
  const pay = () => payByCard(page, say, /challenge\)/);

  await open(page, '/');
  await page.getByLabel(say('redeem.code.label')).fill(serialNumber);
  await page.getByRole('link', { name: say('topUp.this'), exact: true }).click();
  await shows(page, say('charge.title'));
  await expect(page.getByLabel(say('charge.serial'))).toHaveValue(serialNumber);
  await search.look(page, 'the serial number');
  await button(page, say('charge.check')).click();
  await page.getByRole('radio', { name: /^25/ }).check();
  await search.look(page, 'the amount');
  await button(page, say('charge.go')).click();
  await shows(page, say('charge.payTitle'));
  await search.look(page, 'the payment');
  // Proves that the search has secrets to find: the tab stores both.
  expect(await stored(page)).toContain(serialNumber);
  expect(await stored(page)).toContain('eyJ');
  await pay();
  await decide(page, 'decline');
  await shows(page, say('problem.payment-failed.title'));
  await search.look(page, 'the payment that was refused');
  await page.getByRole('button', { name: say('payment.payAgain') }).click();
  await pay();
  await decide(page, 'approve');
  await shows(page, say('charge.doneTitle'));
  await search.look(page, 'the receipt');
  expect(await stored(page)).not.toContain('eyJ');
  expect(await stored(page)).toContain(serialNumber);

  await page.getByText(say('thankYou.forgetTitle')).click();
  await page.getByRole('button', { name: say('thankYou.forget') }).click();
  await shows(page, headlineOf('de'));
  await expect(page.getByText(say('thankYou.forgotten'))).toBeVisible();
  await search.look(page, 'the first page again');
  expect(await stored(page)).not.toContain(serialNumber);
  await search.judge();
  expect((await search.known()).tokens, 'the serial number and a token').toBeGreaterThanOrEqual(2);
});
