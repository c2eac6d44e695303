import type { Page } from '@playwright/test';
import {
  codeField,
  codesSent,
  early,
  expectEntered,
  openHeld,
  submitButton,
  takesOver,
} from '../support/early.ts';
import { CAPTCHA } from '../support/journey.ts';
import { settled } from '../support/open.ts';
import { expectFitting } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const urgent = emergencyWordsOf('de');
const CODE = 'Ab3dE6gH9';

for (const width of [390, 1280]) {
  test(`what is typed before the scripts stays in the field, with focus and selection, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await openHeld(page, '/');
    await codeField(page).click();
    await page.keyboard.type('Ab3E6');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectFitting(page, 'the early page');
    await takesOver(page, release);
    await page.keyboard.type('d');
    await expect(codeField(page)).toHaveValue('Ab3dE6');
    await expect(codeField(page)).toBeFocused();
    await settled(page);
    await expect(codeField(page)).toHaveCount(1);
  });
}

test('focus and selection stay where the operator’s answer puts a notice above the field', async ({
  page,
  sandbox,
}) => {
  const told = { apiBannerText: 'Heute später.', showApiBanner: true };
  await sandbox.breaks({ path: '/redeem-site-config/DE', status: 200, body: JSON.stringify(told) });
  const release = await openHeld(page, '/');
  await codeField(page).fill('Ab3E6');
  await codeField(page).press('ArrowLeft');
  await codeField(page).press('ArrowLeft');
  release();
  await expect(page.getByText('Heute später.')).toBeVisible();
  await expect(early(page)).not.toBeAttached();
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type('d');
  await expect(codeField(page)).toHaveValue('Ab3dE6');
});

for (const [way, press] of [
  ['the button', (page: Page) => submitButton(page).click()],
  ['Enter', (page: Page) => codeField(page).press('Enter')],
] as const) {
  test(`${way} pressed before the scripts is shown, and carried out once as soon as the captcha has passed`, async ({
    page,
    at,
    sandbox,
    watch,
  }) => {
    const voucher = await sandbox.newVoucher('de');
    watch.secret(voucher.code);
    const sent = codesSent(page);
    const release = await openHeld(page, '/?captcha=slow');
    await codeField(page).fill(voucher.code);
    await press(page);
    await codeField(page).press('Enter');
    await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: urgent('pressed') })).toBeAttached();
    expect(page.url()).toBe(at('de', '/?captcha=slow'));
    await takesOver(page, release);
    await expect(codeField(page)).toHaveValue(voucher.code);
    await expect(page.locator('#captcha')).toBeFocused();
    expect(sent).toEqual([]);
    await expectEntered(page, voucher, sent);
    await watch.keepsSecrets(page);
  });
}

/** Fills the field like a password manager: no focus, and at first no event. */
const setUnfocused = (page: Page, value: string, event?: string) =>
  codeField(page).evaluate(
    (field, given) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, given.value);
      if (given.event) field.dispatchEvent(new Event(given.event, { bubbles: true }));
    },
    { value, event },
  );

for (const [when, isEarly] of [
  ['before the scripts came', true],
  ['afterwards', false],
] as const) {
  test(`a code filled in without focus ${when} begins the captcha, and Enter sends it`, async ({
    page,
    sandbox,
  }) => {
    const voucher = await sandbox.newVoucher('de');
    const sent = codesSent(page);
    const release = await openHeld(page, '/');
    if (isEarly) await setUnfocused(page, voucher.code);
    await takesOver(page, release);
    await settled(page);
    const captcha = page.getByLabel(CAPTCHA);
    if (!isEarly) {
      await expect(captcha).not.toBeAttached();
      await setUnfocused(page, voucher.code, 'input');
    }
    await expect(captcha).toBeVisible();
    await expect(codeField(page)).toHaveValue(voucher.code);
    await captcha.check();
    await codeField(page).press('Enter');
    await expectEntered(page, voucher, sent);
  });
}

test('a press that the app comes into is carried out once', async ({ page, sandbox }) => {
  const voucher = await sandbox.newVoucher('de');
  const sent = codesSent(page);
  const release = await openHeld(page, '/?captcha=slow');
  await codeField(page).fill(voucher.code);
  await submitButton(page).hover();
  await page.mouse.down();
  await takesOver(page, release);
  await settled(page);
  expect(sent).toEqual([]);
  await page.mouse.up();
  await expectEntered(page, voucher, sent);
});

test('a page that the browser keeps for "back" keeps neither code nor press', async ({ page }) => {
  const sent = codesSent(page);
  const release = await openHeld(page, '/?captcha=slow');
  await codeField(page).fill(CODE);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  // The event that the browser sends before it caches a page.
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(codeField(page)).toHaveValue('');
  await expect(submitButton(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(urgent('pressed'))).not.toBeAttached();
  await codeField(page).fill(CODE);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  release();
  await settled(page);
  await expect(codeField(page)).toHaveValue('');
  await expect(page.getByText(say('redeem.code.summary'))).not.toBeAttached();
  expect(sent).toEqual([]);
});

test('the wish for a question instead of the captcha is kept until the app is there', async ({ page }) => {
  const release = await openHeld(page, '/');
  await page.getByRole('button', { name: say('redeem.captcha.instead') }).click();
  await takesOver(page, release);
  await expect(page.getByLabel(say('redeem.captcha.question'))).toBeFocused();
});

test('a code that came with the address leaves it before the scripts, and stands in the field', async ({
  page,
  at,
  watch,
}) => {
  watch.secret(CODE);
  const release = await openHeld(page, `/?utm_source=mail#code=${CODE}`);
  await expect(codeField(page)).toHaveValue(CODE);
  expect(page.url()).toBe(at('de', '/?utm_source=mail'));
  release();
  await settled(page);
  await expect(early(page)).not.toBeAttached();
  await expect(codeField(page)).toHaveValue(CODE);
});

test('who has scrolled stays there when the app takes over, and after a reload', async ({ page }) => {
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
