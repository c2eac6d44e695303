import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { open, reload } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a giver activates all vouchers of an order, by keyboard alone', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const { activation = '' } = await sandbox.links();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, at('de', activation));
  await expectSoundAtBothWidths(page, 'the order of a giver');

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

  await pressOn(page, button(page, say('activation.retry', { count: 1 })), 'Enter');
  await expect(page.getByText(say('activation.allDone'))).toBeVisible();
  await expect(failed).toHaveCount(0);
  await tabTo(page, button(page, say('activation.tell.copy')));

  await reload(page);
  await expect(page.getByText(say('activation.state.ACTIVATED'), { exact: true })).toHaveCount(4);
  const [, , , hash = ''] = activation.split('/').slice(1);
  const calls = asked.filter((url) => new URL(url).pathname.startsWith('/api'));
  expect(hash).not.toBe('');
  expect(calls.filter((url) => url.includes(hash))).toEqual([]);

  watch.provokes('/api/v2/activation');
  await open(page, at('de', activation.slice(0, -1)));
  await expect(problemCard(page, say, 'activation-unknown')).toBeVisible();
  await expect(page.getByText(say('activation.quote', { reference: '482910401' }))).toBeVisible();
  await expectSoundAtBothWidths(page, 'an altered link of a giver');
});
