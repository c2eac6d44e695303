import { CAPTCHA, PERSON } from '../support/journey.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { open } from '../support/open.ts';
import { readyToRedeem, redeemButton, say, thanks } from '../support/redeeming.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const PATH = '/redeem/resend-link';
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••');

test('the mail of a redemption is sent again, by keyboard, and the address is there already', async ({
  page,
  sandbox,
  watch,
}) => {
  const { code } = await readyToRedeem(page, sandbox);
  watch.secret(code);
  await redeemButton(page).click();
  await expect(thanks(page)).toBeVisible();
  await expect.poll(async () => (await sandbox.outbox()).length).toBe(1);

  await open(page, PATH);
  const button = page.getByRole('button', { name: say('resend.submit') });
  await tabTo(page, page.getByLabel(say('resend.code')));
  await page.keyboard.type(code);
  const email = page.getByLabel(say('customer.email'));
  await tabTo(page, email);
  await expect(email).toHaveValue(PERSON.email);
  await pressOn(page, page.getByLabel(CAPTCHA), 'Space');
  await pressOn(page, button, 'Enter');
  const noted = page.getByText(say('mailAgain.requested', { email: masked(PERSON.email) }));
  await expect(noted).toBeVisible();
  await expect.poll(async () => (await sandbox.outbox()).length).toBe(2);
  await expectSoundAtBothWidths(page, 'the mail on its way');

  // No click sends a request before the announced time.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByLabel(CAPTCHA).check();
  await button.click({ force: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(asked.filter((url) => url.endsWith('/resend-link'))).toEqual([]);
  await watch.keepsSecrets(page);
});

test('says nothing about a code or an address that is wrong, after saying what was missing', async ({
  page,
  at,
  sandbox,
}) => {
  const words = wordsOf('de', 'restaurant');
  await open(page, at('restaurant', PATH));
  const button = page.getByRole('button', { name: words('resend.submit') });
  await button.click();
  await expect(page.getByRole('region', { name: words('customer.summary', { count: 2 }) })).toBeFocused();
  await expectSoundAtBothWidths(page, 'the empty resend page');
  await page.getByLabel(words('resend.code')).fill('Zz9Yy8Xx7');
  await page.getByLabel(words('customer.email')).fill('nobody@mail.example');
  await page.getByLabel(CAPTCHA).check();
  await button.click();
  await expect(page.getByText(words('mailAgain.requested', { email: 'n•••@mail.example' }))).toBeVisible();
  await expect(page.locator('body')).toContainText(words('mailAgain.requestedText'));
  expect(await sandbox.outbox()).toHaveLength(0);
});
