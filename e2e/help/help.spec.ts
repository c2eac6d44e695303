import type { Page } from '@playwright/test';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { sendCode } from '../support/journey.ts';
import { button } from '../support/locators.ts';
import { open, reload } from '../support/open.ts';
import { problemCard } from '../support/problem.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
/** One pixel. */
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('a support request with a photo is sent by keyboard alone, from the footer to the ticket number', async ({
  page,
  sandbox,
}) => {
  const say = wordsOf('de', 'de');
  const submit = button(page, say('help.form.submit'));
  const photo = { name: 'Ada Lovelace.png', mimeType: 'image/png', buffer: PHOTO };
  page.on('filechooser', (chooser) => void chooser.setFiles(photo));
  await sandbox.hidesShops();
  await open(page, '/');
  await pressOn(page, page.getByRole('contentinfo').getByRole('link', { name: say('frame.help') }), 'Enter');
  await expect(heading(page, say('help.title'))).toBeFocused();
  await expectSoundAtBothWidths(page, 'the topics of help');
  await pressOn(page, page.getByRole('link', { name: say('help.topic.unreadable.title') }), 'Enter');
  await expect(heading(page, say('help.topic.unreadable.title'))).toBeFocused();

  await tabTo(page, page.getByLabel(say('customer.email')));
  await page.keyboard.type('ada@mail.example');
  await pressOn(page, submit, 'Enter');
  await expect(
    page.getByRole('region', { name: say('customer.summary', { count: 1 }), exact: true }),
  ).toBeFocused();
  await expectSoundAtBothWidths(page, 'help with faults');
  await pressOn(page, page.getByRole('link', { name: say('upload.required') }), 'Enter');
  const card = page.getByRole('group', { name: say('help.form.card') });
  await expect(button(card, say('upload.choose'))).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('img', { name: say('upload.preview') })).toBeVisible();
  await tabTo(page, page.getByLabel(say('help.form.message')));
  await page.keyboard.type('Das Feld ist zerkratzt.');
  await pressOn(page, submit, 'Enter');
  await expect(page.getByRole('heading', { name: say('help.sent.title') })).toBeFocused();
  await expectSoundAtBothWidths(page, 'a request that arrived');

  const [ticket] = await sandbox.tickets();
  expect(ticket?.requests).toMatchObject([
    {
      topic: 'UNREADABLE',
      email: 'ada@mail.example',
      message: 'Das Feld ist zerkratzt.',
      files: [{ type: 'image/png' }],
    },
  ]);
  await reload(page);
  await expect(page.getByText(ticket?.ticketNumber ?? 'none')).toBeVisible();
});

test('a refused code leads to help, which knows the code and the error', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const say = wordsOf('de', 'restaurant');
  watch.provokes(/voucher\/token|support\/request/);
  await sandbox.hidesShops();
  const { code, errorCode = '' } = await sandbox.voucher('restaurant', 'expired-age');
  watch.secret(code);
  await open(page, at('restaurant'));
  await sendCode(page, say, code);
  await problemCard(page, say, 'expired-by-age')
    .getByRole('link', { name: say('common.support') })
    .click();
  await expect(heading(page, say('help.topic.other.title'))).toBeFocused();
  await expect(page.getByLabel(say('help.form.voucher'))).toHaveValue(code);
  await expect(page.getByText(say('help.form.errorCode', { code: errorCode }))).toBeVisible();
  await watch.keepsSecrets(page);

  await page.getByLabel(say('customer.email')).fill('ada@mail.example');
  await page.getByLabel(say('help.form.message')).fill('Warum gilt er nicht mehr?');
  await sandbox.breaks({ path: '/v2/support/request', status: 429, times: 1 });
  await button(page, say('help.form.submit')).click();
  await expect(problemCard(page, say, 'too-many-requests')).toBeFocused();
  await sandbox.breaks({ path: '/v2/support/request', network: 'answer', times: 1 });
  await button(page, say('help.form.submit')).click();
  await expect(problemCard(page, say, 'offline')).toBeFocused();
  await expectSoundAtBothWidths(page, 'a request that was not answered');
  await button(page, say('help.form.submit')).click();
  await expect(page.getByText(say('help.sent.wasOpen'))).toBeVisible();
  expect(await sandbox.tickets()).toHaveLength(1);
});

test('help in another document knows the number to quote and the error, but no code', async ({
  page,
  sandbox,
  watch,
}) => {
  const say = wordsOf('de', 'de');
  const toHelp = page.getByRole('main').getByRole('link', { name: say('common.support') });
  watch.provokes(/activation|redeem-link/);
  await open(page, await sandbox.link('activationUnknown'));
  await toHelp.click();
  await expect(heading(page, say('help.topic.other.title'))).toBeFocused();
  await expect(page.getByLabel(say('help.form.order'))).toHaveValue('482910401');

  await open(page, await sandbox.link('redeemLinkExpired'));
  await toHelp.click();
  await expect(heading(page, say('help.topic.not-received.title'))).toBeVisible();
  await expect(page.getByText(say('help.form.errorCode', { code: 'RDMx2' }))).toBeVisible();

  await open(page, await sandbox.link('redeemLink'));
  await button(page, say('merchantCode.reveal')).click();
  const code = await page.locator('code').first().textContent();
  watch.secret(code ?? '');
  await page.getByRole('link', { name: say('codePage.trouble') }).click();
  await expect(heading(page, say('help.topic.other.title'))).toBeVisible();
  await expect(page.getByText('RDMx2')).toHaveCount(0);
  await watch.keepsSecrets(page);
});

test.describe('the chat', () => {
  test.use({ consent: 'none' });

  test('opens only after consent', async ({ page }) => {
    const say = wordsOf('de', 'de');
    const chat = page.getByRole('region', { name: 'Chat (mock)' });
    await open(page, '/help');
    await button(page, say('help.chat.open')).click();
    await expect(page.getByText(say('help.chat.needs-consent'))).toBeVisible();
    await button(page, say('help.chat.consent')).click();
    const settings = page.getByRole('dialog');
    await settings.getByLabel('functional').check();
    await button(settings, 'Save').click();
    await expect(page.getByText(say('help.chat.ready'))).toBeVisible();
    await button(page, say('help.chat.open')).click();
    await expect(chat).toBeFocused();
  });
});
