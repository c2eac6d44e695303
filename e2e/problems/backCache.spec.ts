import { goToCheck, pressInSheet, strip } from '../support/journey.ts';
import { KEPT_PAGES, returnToCached } from '../support/keptPages.ts';
import { open, settled, turn } from '../support/open.ts';
import { openTab, openWith, tabWith } from '../support/ready.ts';
import { redeemButton, thanks } from '../support/redeeming.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');

test.use(KEPT_PAGES);

test('a page cached for "back" returns without a typed code, a revealed code, or a voucher removed afterwards', async ({
  page,
  sandbox,
}) => {
  await sandbox.hidesShops();
  const field = page.getByLabel(say('redeem.code.label'));
  await returnToCached(page, {
    arrange: async () => {
      await open(page, '/');
      await field.fill('Abc123xyz');
    },
    elsewhere: '/sandbox',
    check: async () => {
      await expect(field).toHaveValue('');
      expect(await page.content()).not.toContain('Abc123xyz');
    },
  });

  const link = await sandbox.link('redeemLink');
  const reveal = page.getByRole('button', { name: say('merchantCode.reveal') });
  let code = '';
  await returnToCached(page, {
    arrange: async () => {
      await open(page, link);
      await reveal.click();
      code = (await page.locator('code').first().textContent()) ?? 'a code';
    },
    elsewhere: '/sandbox',
    check: async () => {
      await expect(reveal).toBeVisible();
      expect(await page.content()).not.toContain(code);
    },
  });

  const voucher = await sandbox.newVoucher('gb');
  await returnToCached(page, {
    arrange: () => openWith(page, '/shops', sandbox, voucher),
    // A page in between, so that the cached page gets no event about the changed storage.
    elsewhere: '/sandbox',
    meanwhile: () => page.evaluate(() => sessionStorage.clear()),
    check: async () => {
      await expect(strip(page, say)).toBeHidden();
      expect(await page.content()).not.toContain(voucher.serialNumber.slice(-4));
    },
  });
});

test('"back" shows neither a voucher removed on a later page nor a redeemed one', async ({
  page,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await openWith(page, '/shops', sandbox, await sandbox.newVoucher('gb'));
  await open(page, '/redeem/300269/value');
  await expect(strip(page, say)).toBeVisible();
  // In the same tab, the voucher is removed on the later page before going back.
  await pressInSheet(page, say, 'strip.remove');
  await expect(strip(page, say)).toBeHidden();
  // Cached or reloaded, as the browser decides: waits until the earlier document has settled.
  await page.evaluate(() => document.documentElement.setAttribute('data-later', ''));
  await turn(page, 'back');
  await expect(page.locator('html:not([data-later])')).toBeAttached();
  await settled(page);
  await expect(page).toHaveURL('/shops');
  await expect(strip(page, say)).toBeHidden();
  await expect(page.locator('body')).not.toContainText('£50.00');

  const voucher = await sandbox.newVoucher('gb');
  const value = sandbox.addressOf('gb', '/redeem/300269/value');
  await openTab(page, value, await tabWith(sandbox, voucher), { isEmptied: true });
  await page.getByRole('radio', { name: /^£25/ }).check();
  await goToCheck(page, say);
  await page.getByLabel(say('check.notes')).check();
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await page.getByRole('link', { name: say('thankYou.rest', { money: '£25.00' }) }).click();
  await expect(page.getByLabel(say('redeem.code.label'))).toBeVisible();
  for (const step of ['once', 'twice', 'three times']) {
    const later = page.url();
    await turn(page, 'back');
    await expect(page, step).not.toHaveURL(later);
    await settled(page);
    await expect(strip(page, say), step).toBeHidden();
    await expect(page.locator('body'), step).not.toContainText(voucher.serialNumber.slice(-4));
    await expect(page.locator('body'), step).not.toContainText('£50.00');
  }
});
