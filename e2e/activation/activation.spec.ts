import { pressOn, tabTo } from '../support/keyboard.ts';
import { button } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');

test('a giver activates all vouchers of an order by keyboard alone, despite a failure and a lost answer', async ({
  page,
  sandbox,
}) => {
  const activation = await sandbox.link('activation');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, activation);

  const all = button(page, say('activation.all', { count: 3 }));
  const dialog = page.getByRole('alertdialog', { name: say('activation.ask.title', { count: 3 }) });
  const cancel = dialog.getByRole('button', { name: say('activation.ask.cancel') });
  await pressOn(page, all, 'Enter');
  await expect(cancel).toBeFocused();
  await expect(dialog.getByRole('listitem')).toHaveCount(3);
  await expect(dialog).toContainText('200,00');
  await expectSoundAtBothWidths(page, 'the question before activating');
  await page.keyboard.press('Escape');
  await expect(all).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(cancel).toBeFocused();
  await pressOn(page, button(page, say('activation.ask.confirm', { count: 3 })), 'Enter');
  const failed = page.getByText(say('activation.failed', { count: 1 }));
  await expect(failed).toBeVisible();
  await expect(page.getByText(say('activation.done', { count: 2 }))).toBeInViewport();
  await expectSoundAtBothWidths(page, 'an outcome for each voucher');

  // The activation and the following lookup both fail; then only the answer of the activation is lost.
  await sandbox.breaks({ path: '/v2/activation', network: 'request' });
  await pressOn(page, button(page, say('activation.retry', { count: 1 })), 'Enter');
  await expect(problemCard(page, say, 'offline')).toBeFocused();
  await expect(page.getByText(say('activation.unclear'))).toBeVisible();
  await expectSoundAtBothWidths(page, 'an activation that nobody knows of');
  await sandbox.mends();
  await sandbox.breaks({ path: '/v2/activation', method: 'POST', network: 'answer', times: 1 });
  await pressOn(page, button(page, say('common.tryAgain')), 'Enter');
  await expect(page.getByText(say('activation.done', { count: 1 }))).toBeVisible();
  await expect(failed).toHaveCount(0);
  await tabTo(page, button(page, say('activation.tell.copy')));

  await reload(page);
  await expect(page.getByText(say('activation.state.ACTIVATED'), { exact: true })).toHaveCount(4);
  const [, , , hash = ''] = activation.split('/').slice(1);
  const calls = asked.filter((url) => new URL(url).pathname.startsWith('/api'));
  expect(hash).not.toBe('');
  expect(calls.filter((url) => url.includes(hash))).toEqual([]);
});
