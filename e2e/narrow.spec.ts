import { enterVoucher, fillCustomer, onward, sendCode, tile } from './support/journey.ts';
import { button, heading } from './support/locators.ts';
import { open } from './support/open.ts';
import { expectFitting } from './support/screen.ts';
import { expect, test } from './support/test.ts';
import { thanksTitle } from './support/thanks.ts';
import { wordsOf } from './support/words.ts';

test.use({ viewport: { width: 320, height: 800 } });

/**
 * The languages that `journey.spec.ts` does not cover, but for English and the German of Switzerland, whose words are no
 * longer than these (`tests/tools/check/wordLengths.test.ts`).
 */
for (const [site, locale, shop] of [
  ['fr', 'fr', 'Alpinora'],
  ['it', 'it', 'Alpinora'],
  ['be', 'nl-BE', 'Alpinora'],
] as const) {
  test(`no word of ${locale} is cut on the narrowest screen`, async ({ page, at, sandbox, watch }) => {
    watch.provokes('/api/v2/voucher/token');
    const say = wordsOf(locale);
    const fits = (screen: string) => expectFitting(page, `${screen} of ${site}`);

    await open(page, at(site));
    await sendCode(page, say, (await sandbox.voucher(site, 'old-format')).code);
    await expect(page.getByText(say('problem.old-format.title'))).toBeVisible();
    await fits('the entry with a problem');
    await enterVoucher(page, say, await sandbox.newVoucher(site));
    await expect(tile(page, shop)).toBeVisible();
    await fits('the wall');
    await tile(page, shop).click();
    await expect(onward(page, say)).toBeVisible();
    await fits('the shop');
    await onward(page, say).click();
    await page.getByRole('link', { name: say('common.back'), exact: true }).click();
    await expect(heading(page, say('value.title'))).toBeVisible();
    await fits('the values');
    await onward(page, say).click();
    await button(page, say('customer.go')).click();
    await expect(page.getByRole('region', { name: say('customer.summary', { count: 2 }) })).toBeVisible();
    await fits('the empty form');
    await fillCustomer(page, say);
    await button(page, say('customer.go')).click();
    await page.getByLabel(say('check.notes')).check();
    await fits('the check page');
    await page.getByRole('main').getByRole('button').last().click();
    await expect(heading(page, thanksTitle(say))).toBeVisible();
    await fits('the thanks');
    const [mail] = await sandbox.outbox();
    await open(page, mail?.links[0] ?? '');
    await page.getByRole('button', { name: say('merchantCode.reveal') }).click();
    await expect(button(page, say('merchantCode.copy'))).toBeVisible();
    await fits('the code');

    const { activation = '', fraudCheck = '', fraudCheckDocument = '' } = await sandbox.links();
    for (const path of [activation, fraudCheck, fraudCheckDocument, '/help/unreadable', '/reactivate']) {
      await open(page, at(site, path));
      await fits(path);
    }
  });
}
