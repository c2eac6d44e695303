import type { Page } from '@playwright/test';
import { addAnother, chooseValue, putInto, shopsSelling } from '../support/basket.ts';
import { fillCustomer, goToCheck, onward, requiredField } from '../support/journey.ts';
import { thanks } from '../support/redeeming.ts';
import { openWith } from '../support/ready.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { type Key, wordsOf } from '../support/words.ts';

const say = wordsOf('en');

/** Redeems, and answers how the backend was told to deliver. */
async function deliveryOf(page: Page, sandbox: Sandbox): Promise<unknown> {
  await page.getByLabel(say('check.notes')).check();
  await page.getByRole('button', { name: /^Redeem £/ }).click();
  await expect(thanks(page)).toBeVisible();
  const [order] = (await sandbox.orders()) as readonly { readonly delivery?: { readonly kind: string } }[];
  return order?.delivery?.kind;
}

const choose = (page: Page, kind: 'EMAIL' | 'LINK' | 'PDF' | 'ZIP') =>
  page.getByRole('radio', { name: say(`delivery.${kind}.title`), exact: false }).check();

/** A voucher of 50 pounds in use, on the value page of this shop. */
async function atValue(page: Page, start: string, sandbox: Sandbox, id: string): Promise<void> {
  await openWith(page, `${start}redeem/${id}/value`, sandbox, await sandbox.newVoucher('gb'));
}

for (const kind of ['LINK', 'PDF'] as const) {
  test(`a single code comes as ${kind}, which the check shows and lets one change`, async ({
    page,
    at,
    sandbox,
  }) => {
    const [shop] = await shopsSelling(sandbox, 25_00);
    if (!shop) throw new Error('no shop');
    await atValue(page, at('gb'), sandbox, shop.id);
    await page.getByRole('radio', { name: /^£25\.00/ }).check();
    await onward(page, say).click();
    await fillCustomer(page, say);
    await expect(page.getByRole('radio', { name: say('delivery.ZIP.title') })).toHaveCount(0);
    await choose(page, kind);
    await page.getByRole('button', { name: say('customer.go'), exact: true }).click();
    const row = page
      .locator('dl > div')
      .filter({ hasText: say('check.delivery') })
      .first();
    await expect(row).toContainText(say(`delivery.${kind}.title` as Key));
    await row.getByRole('link', { name: say('common.change') }).click();
    await expect(page.getByRole('radio', { name: say(`delivery.${kind}.title` as Key) })).toBeChecked();
    await page.getByRole('button', { name: say('customer.go'), exact: true }).click();
    expect(await deliveryOf(page, sandbox)).toBe(kind);
  });
}

test('several codes may come as a ZIP', async ({ page, at, sandbox }) => {
  const [first, second] = await shopsSelling(sandbox, 15_00);
  if (!first || !second) throw new Error('no shops');
  await sandbox.hidesShops();
  await atValue(page, at('gb'), sandbox, first.id);
  await page.getByRole('radio', { name: /^£15\.00/ }).check();
  await addAnother(page, say);
  await chooseValue(page, at('gb'), second, 15_00);
  await putInto(page, say);
  await page.getByRole('button', { name: say('basket.go'), exact: true }).click();
  await fillCustomer(page, say);
  await choose(page, 'ZIP');
  await page.getByRole('button', { name: say('customer.go'), exact: true }).click();
  expect(await deliveryOf(page, sandbox)).toBe('ZIP');
});

test('goods come by post, to an address in the site’s country', async ({ page, at, sandbox }) => {
  const wall = await sandbox.wall(27, '?currency=GBP&shops=500');
  const goods = wall.find(
    ({ type, voucherValues }) =>
      type === 'physical' && voucherValues.some(({ valueInCent }) => valueInCent <= 50_00),
  );
  if (!goods) throw new Error('no goods on gb');
  await atValue(page, at('gb'), sandbox, goods.id);
  await onward(page, say).click();
  await expect(page.getByText(say('delivery.POST.note'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByText('United Kingdom')).toBeVisible();
  const address: readonly [Key, string][] = [
    ['customer.street', 'High Street'],
    ['customer.streetNumber', '5'],
    ['customer.postalCode', 'AB1 2CD'],
    ['customer.city', 'Fairholm'],
    ['customer.phone', '020 7946 0000'],
  ];
  await fillCustomer(page, say);
  for (const [field, text] of address) await requiredField(page, say, field).fill(text);
  await page.getByRole('button', { name: say('customer.go'), exact: true }).click();
  await expect(page.getByText('United Kingdom')).toBeVisible();
  expect(await deliveryOf(page, sandbox)).toBe('POST');
});

test('without a choice it is the e-mail', async ({ page, at, sandbox }) => {
  const [shop] = await shopsSelling(sandbox, 25_00);
  if (!shop) throw new Error('no shop');
  await atValue(page, at('gb'), sandbox, shop.id);
  await page.getByRole('radio', { name: /^£25\.00/ }).check();
  await goToCheck(page, say);
  expect(await deliveryOf(page, sandbox)).toBe('EMAIL');
});
