import type { Page } from '@playwright/test';
import { scriptOf } from '../support/chunk.ts';
import {
  enterVoucher,
  fillCustomer,
  onward,
  PERSON,
  requiredField,
  strip,
  tile,
} from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { loaded, open } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');
const SHOP = 'Bowlaria';
/** With an umlaut: a field of type `email` would show a converted address. */
const EMAIL = 'jo@bücher.example';

const notice = (page: Page) => page.getByText(say('frame.away.text')).last();

/** Records navigations from now on: a page that stays makes none. */
function documentsOf(page: Page): readonly string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  return documents;
}

/** Every request of the page fails, and Chromium logs it on the console. */
test.beforeEach(({ watch }) => watch.provokes(/^\/(api|js|css|shops|brands|index\.html)\b/));

test('each step of a redemption that loses its connection keeps all entries, and continues once it is online again', async ({
  page,
  context,
  sandbox,
}) => {
  await open(page, '/');
  const ahead = page.waitForResponse((answer) =>
    answer.url().endsWith(scriptOf('ui/screens/aftercare/thankYou/ThankYouView.tsx')),
  );
  await enterVoucher(page, say, await sandbox.newVoucher('gb', 5000));
  // Loads the shop's chunk before the network goes.
  await page.locator('main a[href^="/shops/"]').first().click();
  await expect(onward(page, say)).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.close'), exact: true })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  // And the steps behind it are prefetched, all at once.
  await ahead;
  await loaded(page);
  const documents = documentsOf(page);
  const goesOff = async () => {
    await context.setOffline(true);
    await expect(notice(page)).toBeVisible();
  };
  const isBack = async () => {
    await context.setOffline(false);
    await expect(notice(page)).toBeHidden();
  };

  await test.step('the wall can be searched, and opens a shop when the network returns', async () => {
    await goesOff();
    await page.getByLabel(say('wall.search')).fill(SHOP);
    await expect(page.getByRole('status').filter({ hasText: /^1\D/ })).toBeVisible();
    await tile(page, SHOP).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(say('problem.offline.title'))).toBeVisible();
    await expect(dialog.getByText(say('frame.away.text'))).toBeVisible();
    await isBack();
    await expect(onward(page, say)).toBeVisible();
  });

  await test.step('a chosen value is kept until the network returns', async () => {
    await goesOff();
    const half = page.getByRole('radio', { name: /^£25\.00/ });
    await half.check();
    await onward(page, say).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(strip(page, say)).toBeVisible();
    await isBack();
    await expect(heading(page, say('customer.title'))).toBeVisible();
  });

  await test.step('the form keeps what was typed', async () => {
    await fillCustomer(page, say);
    await requiredField(page, say, 'customer.email').fill(EMAIL);
    await goesOff();
    await requiredField(page, say, 'customer.repeatEmail').fill(EMAIL);
    await expect(requiredField(page, say, 'customer.email')).toHaveValue(EMAIL);
    await button(page, say('customer.go')).click();
    await isBack();
    await expect(heading(page, say('check.title'))).toBeVisible();
  });

  const redeem = button(page, say('check.redeem', { money: '£25.00', shop: SHOP }));
  await test.step('the check keeps the summary and the tick', async () => {
    await expect(redeem).toBeVisible();
    await expect(
      page.getByRole('region', { name: say('check.summary'), exact: true }).getByText(EMAIL),
    ).toBeVisible();
    await goesOff();
    await page.getByLabel(say('check.notes')).check();
    await isBack();
    await expect(page.getByLabel(say('check.notes'))).toBeChecked();
  });

  await test.step('the outcome of a press without a network is looked up, and value moves once', async () => {
    await goesOff();
    await redeem.click();
    await expect(page.getByText(say('problem.redemption-unclear.title'))).toBeVisible();
    await isBack();
    await expect(page.getByText(say('money.untouched'))).toBeVisible();
    expect(await sandbox.orders()).toEqual([]);
    await redeem.click();
    await expect(heading(page, thanksTitle(say))).toBeVisible();
    expect(await sandbox.orders()).toHaveLength(1);
  });

  await test.step('the thank-you page stays', async () => {
    await goesOff();
    await expect(page.getByText(say('thankYou.mailedToo', { email: EMAIL }))).toBeVisible();
    await isBack();
    await expect(heading(page, thanksTitle(say))).toBeVisible();
  });
  // The thank-you page alone is a document of its own.
  expect(documents.map((address) => new URL(address).pathname)).toEqual(['/thankyou']);
});

test('a step that was not prefetched waits for the network and continues with all that was typed', async ({
  page,
  context,
  sandbox,
}) => {
  const isDetails = ({ pathname }: URL) =>
    pathname === scriptOf('ui/screens/redemption/customer/CustomerView.tsx');
  const isCheck = ({ pathname }: URL) => pathname === scriptOf('ui/screens/redemption/check/CheckView.tsx');
  for (const step of [isDetails, isCheck]) await page.route(step, (route) => route.abort());
  await openWith(page, '/shops', sandbox, await sandbox.newVoucher('gb', 5000));
  const documents = documentsOf(page);
  await tile(page, SHOP).click();
  const dialog = page.getByRole('dialog');
  await expect(onward(page, say)).toBeVisible();
  await context.setOffline(true);
  await onward(page, say).click();
  await expect(dialog.getByText(say('frame.away.text'))).toBeVisible();
  await page.unroute(isDetails);
  await context.setOffline(false);
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await fillCustomer(page, say);
  await context.setOffline(true);
  await button(page, say('customer.go')).click();
  await expect(notice(page)).toBeVisible();
  await expect(heading(page, say('customer.title'))).toBeVisible();
  await expect(requiredField(page, say, 'customer.email')).toHaveValue(PERSON.email);
  await page.unroute(isCheck);
  await context.setOffline(false);
  await expect(heading(page, say('check.title'))).toBeVisible();
  await expect(page.getByText(PERSON.email)).toBeVisible();
  expect(documents).toEqual([]);
});
