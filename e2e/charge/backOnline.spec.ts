import { button, heading } from '../support/locators.ts';
import { beginTopUp, decide, goToCheckout, payByCard } from '../support/paying.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

const say = wordsOf('en', 'gb');

/** Every request of the page fails, and Chromium logs it on the console. */
test.beforeEach(async ({ sandbox, watch }) => {
  watch.provokes(/^\/(api|js|css|shops|brands|index\.html)\b/);
  await sandbox.hidesShops();
});

test('offline while a payment is confirmed: the page says when it asks next, and goes on by itself', async ({
  page,
  context,
  sandbox,
}) => {
  await beginTopUp(page, sandbox, say, { site: 'gb' });
  await payByCard(page, say, /challenge\)/);
  // The answer is lost, then the network, so the payment's state cannot be looked up.
  await page.route('**/payment/state', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await decide(page, 'lose');
  const card = page.getByRole('region', { name: say('problem.charge-unclear.title') });
  await expect(card.getByText(/^We don’t know yet .* at \d{1,2}:\d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(say('money.unpaid'))).toHaveCount(0);
  await expectSoundAtBothWidths(page, 'an unclear payment');
  await page.unroute('**/payment/state');
  await context.setOffline(false);
  await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
});

test('offline before the page of the return is there: it comes by itself when the network is back', async ({
  page,
  sandbox,
}) => {
  await beginTopUp(page, sandbox, say, { site: 'gb' });
  await payByCard(page, say, /challenge\)/);
  const approve = button(page, 'Approve');
  await expect(approve).toBeVisible();
  const server = /\/api\/|\/index\.html/;
  await page.route(server, (route) => route.abort('internetdisconnected'));
  await approve.click();
  await expect(page.getByText(emergencyWordsOf('en')('highText'))).toBeVisible();
  await page.unroute(server);
  await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
});

test('a wallet that was prepared otherwise than asked: nobody is led away, and a card pays instead', async ({
  page,
  sandbox,
}) => {
  const voucher = await sandbox.newPrepaid('gb');
  await sandbox.breaks({
    method: 'POST',
    path: '/v2/voucher/charge/init/amazon-pay',
    status: 200,
    body: JSON.stringify({
      merchantId: 'M-1',
      productType: 'PayOnly',
      payload: '{"paymentDetails":{"chargeAmount":{"amount":"250.00","currencyCode":"GBP"}}}',
      buttonSignature: 'signed',
      publicKeyId: 'SANDBOX-1',
    }),
  });
  await goToCheckout(page, sandbox, say, voucher);
  await page.getByRole('radio', { name: say('paid.provider.wallet') }).check();
  await expect(page.getByText(say('problem.payment-unusable.cause'))).toBeVisible();
  await expect(page.getByText(say('money.unpaid'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pay with the mock wallet' })).toHaveCount(0);
  await expectSoundAtBothWidths(page, 'a wallet that cannot be used');
  await payByCard(page, say, /without a challenge/i);
  await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
});
