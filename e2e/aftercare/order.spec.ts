import { askForOrder } from '../support/after.ts';
import { open } from '../support/open.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');

test('the order status requires both fields, by keyboard alone, and then shows the order with its timeline', async ({
  page,
  sandbox,
}) => {
  const { orderFound = '', email = '' } = await sandbox.links();
  await open(page, '/order-status');
  await page.getByLabel(say('orderStatus.number')).press('Enter');
  const summary = page.getByRole('region', { name: say('customer.summary', { count: 2 }) });
  await expect(summary).toBeFocused();
  await expectSoundAtBothWidths(page, 'the order status with faults');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(say('orderStatus.number'))).toBeFocused();

  await askForOrder(page, say, { orderNumber: ` ${orderFound} `, email });
  const found = page.getByRole('heading', {
    level: 2,
    name: say('orderStatus.found', { number: orderFound }),
  });
  await expect(found).toBeFocused();
  await expect(page.getByText(say('orderStatus.state.COMPLETED'))).toBeVisible();
  const events = page.getByRole('list', { name: say('timeline.title') }).getByRole('listitem');
  await expect(events).toHaveCount(4);
  await expect(events.nth(1)).toContainText(say('timeline.state.DELAYED'));
  await expectSoundAtBothWidths(page, 'the found order');
  expect(page.url()).not.toContain(orderFound);
});
