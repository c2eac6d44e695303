import { KEPT_PAGES, comeBackToKept } from '../support/keptPages.ts';
import { goToCheckout, payByCard } from '../support/paying.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de', 'de');

test.use(KEPT_PAGES);

test('a checkout that the browser kept while its payment was open says so, and is not busy for ever', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.hidesShops();
  // The bank's page does not come, so that the test itself leaves the checkout.
  await page.route(/\/sandbox\/pay\/card/, (route) => route.fulfill({ status: 204 }));
  await comeBackToKept(page, {
    arrange: async () => {
      const voucher = await sandbox.newPrepaid('de');
      await goToCheckout(page, at('de'), say, voucher, /\b25\b/);
      const answered = page.waitForResponse(/\/sandbox\/pay\/card/);
      await payByCard(page, say, /challenge\)/);
      // Until the browser has given the bank's page up, it goes nowhere else.
      await (await answered).finished();
      await expect(page.getByRole('button', { name: say('payment.confirming') })).toBeVisible();
    },
    elsewhere: at('de', '/sandbox'),
    check: async () => {
      await expect(page.getByText(say('payment.unpaid'))).toBeVisible();
      await page.getByRole('button', { name: say('payment.payOtherwise') }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('payment.title') })).toBeVisible();
    },
  });
});
