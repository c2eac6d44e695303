import { button, heading } from '../support/locators.ts';
import { beginTopUp, decide, payByCard } from '../support/paying.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

const say = wordsOf('en', 'gb');

/** Every request of the page fails, and Chromium logs it on the console. */
test.beforeEach(async ({ sandbox, watch }) => {
  watch.provokes(/^\/(api|js|css|shops|brands|index\.html)\b/);
  await sandbox.hidesShops();
});

test('a payment return that is opened offline, or loses the network during the confirmation, completes when the network returns', async ({
  page,
  context,
  sandbox,
}) => {
  await beginTopUp(page, sandbox, say, { site: 'gb' });
  await payByCard(page, say, /challenge\)/);
  await expect(button(page, 'Approve')).toBeVisible();
  const server = /\/api\/|\/index\.html/;
  await page.route(server, (route) => route.abort('internetdisconnected'));
  await decide(page, 'lose');
  await expect(page.getByText(emergencyWordsOf('en')('highText'))).toBeVisible();

  // The answer is lost, then the network again, so the payment's state cannot be looked up.
  await page.route('**/payment/state', async (route) => {
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  });
  await page.unroute(server);
  const card = page.getByRole('region', { name: say('problem.charge-unclear.title') });
  await expect(card.getByText(/^We don’t know yet .* at \d{1,2}:\d\d:\d\d/)).toBeVisible();
  await expect(page.getByText(say('money.unpaid'))).toHaveCount(0);
  await expectSoundAtBothWidths(page, 'an unclear payment');
  await page.unroute('**/payment/state');
  await context.setOffline(false);
  await expect(heading(page, say('charge.doneTitle'))).toBeVisible();
  expect(await sandbox.ledger()).toHaveLength(2);
});
