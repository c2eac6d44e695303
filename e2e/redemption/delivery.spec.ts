import type { Page } from '@playwright/test';
import { addAnother, chooseValue, putInto, shopsSelling } from '../support/basket.ts';
import { fillAddress, fillCustomer, goToCheck, onward } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { thanks } from '../support/redeeming.ts';
import { openWith } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { type Key, wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');

/** Redeems and returns the delivery that the backend received. */
async function deliveryOf(page: Page, sandbox: Sandbox): Promise<unknown> {
  await page.getByLabel(say('check.notes')).check();
  await page.getByRole('button', { name: /^Redeem £/ }).click();
  await expect(thanks(page)).toBeVisible();
  const [order] = (await sandbox.orders()) as readonly { readonly delivery?: { readonly kind: string } }[];
  return order?.delivery?.kind;
}

/** The radio button whose name begins with the title; the notes of others mention the e-mail too. */
const way = (page: Page, kind: 'EMAIL' | 'PDF' | 'ZIP') =>
  page.getByRole('radio', { name: new RegExp(`^${say(`delivery.${kind}.title`)}`) });

/** A voucher of 50 pounds in use, on the shop's value page. */
async function atValue(page: Page, sandbox: Sandbox, id: string): Promise<void> {
  await openWith(page, `/redeem/${id}/value`, sandbox, await sandbox.newVoucher('gb'));
}

for (const kind of ['EMAIL', 'PDF'] as const) {
  test(`a single code comes as ${kind}, which the check shows and lets one change`, async ({
    page,
    sandbox,
  }) => {
    const [shop] = await shopsSelling(sandbox, 25_00);
    if (!shop) throw new Error('no shop');
    await atValue(page, sandbox, shop.id);
    await page.getByRole('radio', { name: /^£25\.00/ }).check();
    await onward(page, say).click();
    await fillCustomer(page, say);
    await expect(page.getByRole('radio', { name: say('delivery.ZIP.title') })).toHaveCount(0);
    await way(page, kind).check();
    await button(page, say('customer.go')).click();
    const row = page
      .locator('dl > div')
      .filter({ hasText: say('check.delivery') })
      .first();
    await expect(row).toContainText(say(`delivery.${kind}.title` as Key));
    await page.getByRole('link', { name: say('check.changeDetails') }).click();
    await expect(way(page, kind)).toBeChecked();
    await button(page, say('customer.go')).click();
    expect(await deliveryOf(page, sandbox)).toBe(kind);
  });
}

test('several codes may come as a ZIP', async ({ page, sandbox }) => {
  const [first, second] = await shopsSelling(sandbox, 15_00);
  if (!first || !second) throw new Error('no shops');
  await sandbox.hidesShops();
  await atValue(page, sandbox, first.id);
  await page.getByRole('radio', { name: /^£15\.00/ }).check();
  await addAnother(page, say);
  await chooseValue(page, second, 15_00);
  await putInto(page, say);
  await button(page, say('basket.go')).click();
  await fillCustomer(page, say);
  await way(page, 'ZIP').check();
  await button(page, say('customer.go')).click();
  expect(await deliveryOf(page, sandbox)).toBe('ZIP');
});

test('goods come by post, to an address in the site’s country', async ({ page, sandbox }) => {
  const wall = await sandbox.wall(27, '?currency=GBP&shops=500');
  const goods = wall.find(
    ({ type, voucherValues }) =>
      type === 'physical' && voucherValues.some(({ valueInCent }) => valueInCent <= 50_00),
  );
  if (!goods) throw new Error('no goods on gb');
  await atValue(page, sandbox, goods.id);
  await onward(page, say).click();
  await expect(page.getByText(say('delivery.POST.note'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('United Kingdom')).toBeVisible();
  await fillCustomer(page, say);
  await fillAddress(page, say, { postalCode: 'AB1 2CD', city: 'Fairholm', phone: '020 7946 0000' });
  await button(page, say('customer.go')).click();
  await expect(page.getByText('United Kingdom')).toBeVisible();
  expect(await deliveryOf(page, sandbox)).toBe('POST');
});

test('without a choice it is shown at once', async ({ page, sandbox }) => {
  const [shop] = await shopsSelling(sandbox, 25_00);
  if (!shop) throw new Error('no shop');
  await atValue(page, sandbox, shop.id);
  await page.getByRole('radio', { name: /^£25\.00/ }).check();
  await goToCheck(page, say);
  expect(await deliveryOf(page, sandbox)).toBe('LINK');
});
