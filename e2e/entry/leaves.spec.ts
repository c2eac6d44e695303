import type { BrowserContext, Page } from '@playwright/test';
import { UNDO_MS } from '#domain/kept/retention.ts';
import { enterVoucher, PERSON, pressInSheet, requiredField, strip } from '../support/journey.ts';
import { button, heading } from '../support/locators.ts';
import { open, openElsewhere, reload, settled, stored } from '../support/open.ts';
import { openWith } from '../support/ready.ts';
import { readyToRedeem, say } from '../support/redeeming.ts';
import { expect, test } from '../support/test.ts';
import { holdTimers } from '../support/timers.ts';

test.use({ site: 'gb' });

const MINUTE = 60_000;
const MESSAGE = 'The envelope was open when it came.';

async function duplicate(context: BrowserContext, page: Page): Promise<Page> {
  const opened = context.waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href, '_blank', 'popup'));
  const other = await opened;
  await settled(other);
  return other;
}

/** Lets the tab be as old as if the browser had discarded it some time ago. */
const ages = (page: Page, ms: number) =>
  page.evaluate((age) => sessionStorage.setItem('usedAt.v1', String(Date.now() - age)), ms);

test('a restored tab has neither a voucher removed meanwhile nor data of its holder, and accepts the code again', async ({
  page,
  context,
  at,
  sandbox,
}) => {
  const voucher = await readyToRedeem(page, sandbox);
  const away = await duplicate(context, page);
  const { href } = new URL(away.url());
  await openElsewhere(away, at('gb', '/sandbox'));
  await pressInSheet(page, say, 'strip.remove');
  await expect(page.getByText(say('strip.removed'))).toBeVisible();

  await open(away, href);
  await expect(heading(away, say('entry.needed.title'))).toBeVisible();
  await expect(strip(away, say)).toBeHidden();
  expect(await stored(away)).not.toMatch(/eyJ/);
  expect(await stored(away)).not.toContain(PERSON.email);

  await open(away, '/');
  await enterVoucher(away, say, voucher);
  await reload(away);
  await expect(strip(away, say)).toBeVisible();
});

test('a removal clears the open forms of other tabs, and its undo keeps the voucher of a tab that was away', async ({
  page,
  context,
  at,
  sandbox,
}) => {
  await sandbox.hidesShops();
  await holdTimers(page, UNDO_MS);
  await openWith(page, '/help/other', sandbox, await sandbox.newVoucher('gb'));
  const away = await duplicate(context, page);
  await openElsewhere(away, at('gb', '/sandbox'));
  const form = await context.newPage();
  await open(form, at('gb', '/help/other'));
  await form.getByLabel(say('help.form.message')).fill(MESSAGE);
  await pressInSheet(page, say, 'strip.remove');
  await expect(form.getByLabel(say('help.form.message'))).toHaveValue('');
  expect(await stored(form)).not.toContain(MESSAGE);
  await button(page, say('strip.undo')).click();
  await expect(page.getByText(say('strip.restored'))).toBeVisible();
  await open(away, at('gb', '/help/other'));
  await expect(strip(away, say)).toBeVisible();
});

test('a tab clears what was typed without a voucher after 40 minutes, and keeps it after 20', async ({
  page,
  at,
}) => {
  const message = page.getByLabel(say('help.form.message'));
  const name = requiredField(page, say, 'customer.lastName');
  await open(page, at('gb', '/prepaid/order'));
  await name.fill(PERSON.lastName);
  await open(page, at('gb', '/help/other'));
  await message.fill(MESSAGE);
  await ages(page, 20 * MINUTE);
  await reload(page);
  await expect(message).toHaveValue(MESSAGE);

  await ages(page, 40 * MINUTE);
  await reload(page);
  await expect(message).toHaveValue('');
  expect(await stored(page)).not.toContain(MESSAGE);
  await open(page, at('gb', '/prepaid/order'));
  await expect(name).toHaveValue('');
  expect(await stored(page)).not.toContain(PERSON.lastName);
});
