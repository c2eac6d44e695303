import { PERSON } from '../support/journey.ts';
import { pressOn, tabTo } from '../support/keyboard.ts';
import { open, settled } from '../support/open.ts';
import { readyToRedeem, redeemButton, say, thanks } from '../support/redeeming.ts';
import { expectSoundAtBothWidths } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test.use({ site: 'gb' });

const PATH = '/redeem/resend-link';
const masked = (email: string) => email.replace(/^(.)[^@]*/, '$1•••');

test('the mail of a redemption is sent again by keyboard, with the address filled in', async ({
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
  await pressOn(page, button, 'Enter');
  await expect(page.getByRole('region', { name: say('customer.summary', { count: 1 }) })).toBeFocused();
  await expectSoundAtBothWidths(page, 'the resend page without a code');
  await pressOn(page, page.getByRole('link', { name: say('redeem.code.fault.empty') }), 'Enter');
  await expect(page.getByLabel(say('resend.code'))).toBeFocused();
  await page.keyboard.type(code);
  const email = page.getByLabel(say('customer.email'));
  await tabTo(page, email);
  await expect(email).toHaveValue(PERSON.email);
  await pressOn(page, button, 'Enter');
  const noted = page.getByText(say('mailAgain.requested', { email: masked(PERSON.email) }));
  await expect(noted).toBeVisible();
  await expect.poll(async () => (await sandbox.outbox()).length).toBe(2);
  await expectSoundAtBothWidths(page, 'the mail on its way');

  // No click sends a request before the announced time.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await button.click({ force: true });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await settled(page);
  expect(asked.filter((url) => url.endsWith('/resend-link'))).toEqual([]);
  await watch.keepsSecrets(page);
});
