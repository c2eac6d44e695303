import { shopsSelling } from '../support/basket.ts';
import { fillAddress, fillCustomer, onward, PERSON } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { reload } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { pressRedeem } from '../support/redeeming.ts';
import type { Sandbox } from '../support/sandbox.ts';
import { expectSound } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { thanksTitle } from '../support/thanks.ts';
import { wordsOf } from '../support/words.ts';

/** The delivery that the backend received. */
async function deliveryOf(sandbox: Sandbox): Promise<unknown> {
  const [order] = (await sandbox.orders()) as readonly { readonly delivery?: { readonly kind: string } }[];
  return order?.delivery?.kind;
}

test('several codes can be delivered as a ZIP, which the check lets the user change and the thank-you page opens', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('en');
  // The radio button's name begins with the title; the notes of others mention the e-mail too.
  const zip = page.getByRole('radio', { name: new RegExp(`^${say('delivery.ZIP.title')}`) });
  const [first, second] = await shopsSelling(sandbox, 15_00, 25_00);
  if (!first || !second) throw new Error('no shops');
  await openWith(page, '/basket/details', sandbox, await sandbox.newVoucher('gb'), {
    'basket.v1': [first, second].map(({ id, name }) => ({
      shopId: id,
      shopName: name,
      valueInCent: 15_00,
      quantity: 1,
    })),
  });
  await fillCustomer(page, say);
  await zip.check();
  await button(page, say('customer.go')).click();
  const row = page
    .locator('dl > div')
    .filter({ hasText: say('check.delivery') })
    .first();
  await expect(row).toContainText(say('delivery.ZIP.title'));
  await page.getByRole('link', { name: say('check.changeDetails') }).click();
  await expect(zip).toBeChecked();
  await button(page, say('customer.go')).click();
  await page.getByLabel(say('check.notes')).check();
  await pressRedeem(page);
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  expect(await deliveryOf(sandbox)).toBe('ZIP');
  await page.getByRole('link', { name: say('thankYou.openDocument') }).click();
  await expect(heading(page, say('documents.title'))).toBeVisible();
});

test('goods are sent by post to an address in the country of the site, and the mail has no link', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('de');
  const shops = await sandbox.wall(1, '?shops=500');
  const shop = shops.find(({ type, voucherValues }) => {
    return type === 'physical' && voucherValues.some(({ valueInCent }) => valueInCent <= 5000);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await openWith(page, `/redeem/${shop?.id}/value`, sandbox, await sandbox.newVoucher('de'));
  await onward(page, say).click();
  await expect(page.getByText(say('delivery.POST.note'))).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await button(page, say('customer.go')).click();
  await expect(page.getByRole('region', { name: say('customer.summary', { count: 2 }) })).toBeFocused();
  await expectSound(page, 'the form with an address');
  await fillCustomer(page, say);
  await fillAddress(page, say, { streetNumber: '7 b', postalCode: '01067', phone: '+49 351 000000' });
  await button(page, say('customer.go')).click();
  await expect(page.getByText('01067 Altstadt')).toBeVisible();
  const address = page.locator('dl > div').filter({ hasText: 'Lindenweg 7 b' });
  await expect(address).toContainText('Deutschland');
  await expectSound(page, 'the check page with an address');
  await page.getByLabel(say('check.notes')).check();
  await pressRedeem(page);
  await expect(heading(page, thanksTitle(say))).toBeVisible();
  expect(await deliveryOf(sandbox)).toBe('POST');
  const [mail] = await sandbox.outbox();
  expect(mail).toMatchObject({ to: PERSON.email, links: [] });
  await expect(page.getByText(say('thankYou.sent', { email: PERSON.email, count: 1 }))).toHaveCount(0);
  const ticket = page.getByRole('article').locator('address');
  await expect(ticket).toContainText('Lindenweg 7 b');
  await reload(page);
  await expect(ticket).toContainText('01067 Altstadt');
  await page.emulateMedia({ media: 'print' });
  await expect(ticket).toBeVisible();
});
