import type { Page } from '@playwright/test';
import { codeField, codesSent, expectEntered, openHeld, submitButton, takesOver } from '../support/early.ts';
import { CAPTCHA, SLOW_CAPTCHA } from '../support/journey.ts';
import { settled } from '../support/open.ts';
import { expectFitting } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { holdTimers } from '../support/timers.ts';
import { emergencyWordsOf } from '../support/words.ts';

const urgent = emergencyWordsOf('de');
const CODE = 'Ab3dE6gH9';

test('text typed before the scripts stays in the field, with focus and selection', async ({ page }) => {
  const release = await openHeld(page, '/');
  await codeField(page).click();
  await page.keyboard.type('Ab3E6');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectFitting(page, 'the early page');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectFitting(page, 'the early page on a phone');
  await takesOver(page, release);
  await page.keyboard.type('d');
  await expect(codeField(page)).toHaveValue('Ab3dE6');
  await expect(codeField(page)).toBeFocused();
  await settled(page);
  await expect(codeField(page)).toHaveCount(1);
});

test('a press before the scripts is shown as busy, and submitted once when the captcha has passed', async ({
  page,
  at,
  sandbox,
  watch,
}) => {
  const voucher = await sandbox.newVoucher('de');
  watch.secret(voucher.code);
  const sent = codesSent(page);
  const passes = await holdTimers(page, SLOW_CAPTCHA);
  const release = await openHeld(page, '/?captcha=slow');
  await codeField(page).fill(voucher.code);
  await submitButton(page).click();
  await codeField(page).press('Enter');
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('status').filter({ hasText: urgent('pressed') })).toBeAttached();
  expect(page.url()).toBe(at('de', '/?captcha=slow'));
  await takesOver(page, release);
  await expect(codeField(page)).toHaveValue(voucher.code);
  expect(sent).toEqual([]);
  await passes();
  await expectEntered(page, voucher, sent);
  await watch.keepsSecrets(page);
});

test('a code filled in without focus before the scripts starts the captcha, and Enter submits it', async ({
  page,
  sandbox,
}) => {
  const voucher = await sandbox.newVoucher('de');
  const sent = codesSent(page);
  const release = await openHeld(page, '/');
  // Like a password manager: no focus, and no event.
  await codeField(page).evaluate((field, code) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
  }, voucher.code);
  await takesOver(page, release);
  await expect(page.getByLabel(CAPTCHA)).toBeChecked();
  await expect(codeField(page)).toHaveValue(voucher.code);
  await codeField(page).press('Enter');
  await expectEntered(page, voucher, sent);
});

test('a press during which the app takes over is submitted once', async ({ page, sandbox }) => {
  const voucher = await sandbox.newVoucher('de');
  const sent = codesSent(page);
  const release = await openHeld(page, '/');
  await codeField(page).fill(voucher.code);
  await submitButton(page).hover();
  await page.mouse.down();
  await takesOver(page, release);
  await settled(page);
  expect(sent).toEqual([]);
  await page.mouse.up();
  await expectEntered(page, voucher, sent);
});

test('a code in the fragment is removed from the address before the scripts, and fills the field', async ({
  page,
  at,
  watch,
}) => {
  watch.secret(CODE);
  await openHeld(page, `/?utm_source=mail#code=${CODE}`);
  await expect(codeField(page)).toHaveValue(CODE);
  expect(page.url()).toBe(at('de', '/?utm_source=mail'));
});

test('the scroll position stays when the app takes over, and after a reload', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  let release = await openHeld(page, '/');
  await wheel(page, 120);
  const place = () => page.evaluate(() => window.scrollY);
  await expect.poll(place).toBe(120);
  await codeField(page).click();
  await takesOver(page, release);
  await settled(page);
  await expect.poll(place).toBe(120);
  await expect(codeField(page)).toBeFocused();
  await page.unrouteAll();
  release = await openHeld(page, '/');
  await wheel(page, 40);
  await expect.poll(place).toBeGreaterThan(0);
  const before = await place();
  release();
  await settled(page);
  await expect.poll(place).toBe(before);
});

/** The browser drops a turn of the wheel over a page that it has not painted yet. */
async function wheel(page: Page, by: number): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.mouse.wheel(0, by);
}
