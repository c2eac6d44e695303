import type { Page } from '@playwright/test';
import { type Buyable, chooseValue, lineOf, putInto, shopsSelling } from '../support/basket.ts';
import { fillCustomer, PERSON, requiredField, sendCode } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { openWith, putBasketOnCheckPage } from '../support/ready.ts';
import { redemptionsOf, thanks } from '../support/redeeming.ts';
import type { Sandbox } from '../support/sandbox.ts';
import type { SeededVoucher } from '../support/sandboxTold.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');
const PHONE = { width: 390, height: 844 };

/** A code of 15 pounds, as stored in the tab. */
const lineFor = ({ id, name }: Buyable) => ({ shopId: id, shopName: name, valueInCent: 15_00, quantity: 1 });

/** A voucher of 50 pounds in use, two shops of 15 pounds in the basket. */
async function twoInTheBasket(
  page: Page,
  sandbox: Sandbox,
): Promise<{ shops: readonly [Buyable, Buyable, Buyable]; voucher: SeededVoucher }> {
  const voucher = await sandbox.newVoucher('gb');
  const [first, second, third] = await shopsSelling(sandbox, 15_00, 25_00);
  if (!first || !second || !third) throw new Error('too few shops');
  await sandbox.hidesShops();
  await openWith(page, '/basket', sandbox, voucher, {
    'basket.v1': [lineFor(first), lineFor(second)],
  });
  return { shops: [first, second, third], voucher };
}

test('three shops are redeemed in one order, each with its code', async ({ page, sandbox }) => {
  const { shops } = await twoInTheBasket(page, sandbox);
  await expect(page.getByText(say('basket.remaining', { money: '£20.00' }))).toBeVisible();
  await expectSound(page, 'the basket');
  await open(page, '/shops');
  const bar = page.getByRole('region', { name: say('basket.title'), exact: true });
  await expect(bar).toContainText(say('basket.bar', { count: 2, total: '£30.00', balance: '£50.00' }));
  await expectSound(page, 'the wall with a basket');
  await chooseValue(page, shops[2], 15_00);
  await putInto(page, say);
  await page.setViewportSize(PHONE);
  await expectSound(page, 'the basket on a phone');
  await button(page, say('basket.go')).click();
  await fillCustomer(page, say);
  await button(page, say('customer.go')).click();
  await expect(heading(page, say('check.title'))).toBeVisible();
  for (const { name } of shops) await expect(page.getByRole('term').filter({ hasText: name })).toBeVisible();
  await expectSound(page, 'the check of a basket on a phone');
  const sent = redemptionsOf(page);
  await page.getByLabel(say('check.notes')).check();
  await button(page, say('basket.redeem', { money: '£45.00', count: 3 })).click();
  await expect(thanks(page)).toBeVisible();
  expect(sent).toHaveLength(1);
  const [order] = await sandbox.orders();
  expect(order?.items.map(({ shopName, valueInCent }) => [shopName, valueInCent])).toEqual(
    shops.map(({ name }) => [name, 15_00]),
  );
  expect(order?.remainingBalanceInCent).toBe(5_00);
  const links = (await sandbox.outbox())
    .filter(({ to }) => to === PERSON.email)
    .flatMap((mail) => mail.links);
  expect(links.filter((link) => link.includes('/merchantcode/'))).toHaveLength(3);
});

test('a basket changes quantities and values, undoes a removal, shows what is missing, and outlives the session', async ({
  page,
  sandbox,
}) => {
  const { shops, voucher } = await twoInTheBasket(page, sandbox);
  const [first, second] = shops;
  await button(lineOf(page, first), say('basket.more')).click();
  await expect(page.getByText(say('basket.remaining', { money: '£5.00' }))).toBeVisible();
  await lineOf(page, second).getByRole('combobox').selectOption({ label: '£25.00' });
  const missing = page.getByText(say('value.youPay', { money: '£5.00' }));
  await expect(missing).toBeVisible();
  await expectSound(page, 'a basket above the balance');
  await lineOf(page, first)
    .getByRole('button', { name: say('basket.remove') })
    .click();
  await expect(lineOf(page, first)).toHaveCount(0);
  await expect(page.getByRole('button', { name: say('basket.undo') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lineOf(page, first)).toContainText('£30.00');
  await lineOf(page, first)
    .getByRole('button', { name: say('basket.fewer') })
    .click();
  await expect(missing).toBeHidden();
  await page.evaluate(() => sessionStorage.removeItem('voucherToken.v1'));
  await reload(page);
  await sendCode(page, say, voucher.code);
  await expect(lineOf(page, first)).toBeVisible();
  await expect(lineOf(page, second)).toContainText('£25.00');
  await expect(page.getByText(say('basket.remaining', { money: '£10.00' }))).toBeVisible();
});

test('a basket proposes two values that fit together, by keyboard too, and offers to donate the remainder', async ({
  page,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('gb', 55_00);
  const [shop] = await shopsSelling(sandbox, 15_00, 25_00);
  if (!shop) throw new Error('no shop');
  await openWith(page, '/basket', sandbox, voucher, { 'basket.v1': [lineFor(shop)] });
  const proposals = page.getByRole('region', { name: say('basket.proposals', { money: '£40.00' }) });
  const best = proposals.getByRole('listitem').first();
  await expect(best).toContainText(/£15\.00.*£25\.00/);
  await expect(page.getByRole('link', { name: say('wall.donate') })).toHaveAttribute('href', '/donate');
  await expectSound(page, 'a basket with proposals of two values');
  await best.getByRole('button', { name: say('basket.add') }).press('Enter');
  await expect(page.getByRole('list', { name: say('basket.title'), exact: true })).toBeFocused();
  await expect(page.getByText(say('basket.spent'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('wall.donate') })).toHaveCount(0);
});

test('a shop that is gone is named in the basket and at the check, and nothing else is lost', async ({
  page,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('gb');
  const [first, second] = await shopsSelling(sandbox, 15_00);
  if (!first || !second) throw new Error('too few shops');
  await sandbox.hidesShops();
  await sandbox.breaks({
    path: '/v2/redeem/quote',
    status: 404,
    contentType: 'application/problem+json',
    body: JSON.stringify({
      type: '/problems/SHPx1',
      title: 'Shop no longer available',
      status: 404,
      errors: [{ code: 'SHPx1', message: 'gone', pointer: '/items/1/shopId' }],
      moneyState: 'untouched',
    }),
    times: 1,
  });
  await putBasketOnCheckPage(page, sandbox, voucher, [lineFor(first), lineFor(second)]);
  const card = problemCard(page, say, 'shop-gone');
  await expect(card).toContainText(say('basket.atFault', { shop: second.name, money: '£15.00' }));
  await expectSound(page, 'a check whose second shop is gone');
  await sandbox.breaks({ path: `/v2/shop/${second.id}`, code: 'SHPx1' });
  // The shops are fetched again.
  await open(page, '/basket');
  await expect(lineOf(page, second)).toContainText(say('basket.shopGone'));
  await button(page, say('basket.go')).click();
  await expect(page.locator(':focus')).toContainText(say('basket.fix'));
  await expectSound(page, 'a basket with a shop that is gone');
  await lineOf(page, second)
    .getByRole('button', { name: say('basket.remove') })
    .click();
  await button(page, say('basket.go')).click();
  await expect(requiredField(page, say, 'customer.firstName')).toHaveValue(PERSON.firstName);
});
