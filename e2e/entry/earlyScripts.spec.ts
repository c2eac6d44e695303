import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { codeField, codesSent, early, submitButton } from '../support/early.ts';
import { button, heading } from '../support/locators.ts';
import { openBare, openElsewhere } from '../support/open.ts';
import { expectAccessible, expectFitting } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const urgent = emergencyWordsOf('de');
const APP = /\/js\/(lib|index)\./;

const again = (page: Page) => button(page, urgent('again'));

/** The live region exists before its message, so that screen readers announce it. */
const statusOf = (page: Page, key: string) => page.getByRole('status').filter({ hasText: urgent(key) });

test.beforeEach(({ watch }) => watch.provokes(/^\/js\/(lib|index)\./));

test('a failed load of the scripts is reported and can be retried without losing what was typed', async ({
  page,
  sandbox,
}) => {
  const sent = codesSent(page);
  let { promise: tried, resolve: fail } = Promise.withResolvers<void>();
  await page.route(APP, async (route) => {
    await tried;
    await route.abort();
  });
  await openBare(page, '/');
  await codeField(page).fill('Ab3dE6gH9');
  const region = early(page).locator('form [data-part=news]');
  await region.evaluate((element) => element.setAttribute('data-stood', ''));
  fail();
  await expect(statusOf(page, 'missing')).toBeVisible();
  await expect(statusOf(page, 'missing')).toHaveAttribute('data-stood');
  await expect
    .poll(() => sandbox.operationLines())
    .toEqual([{ site: 'de', kind: 'start', name: 'script', step: 'other', count: 1 }]);
  await expectAccessible(page, 'the early page without its scripts');
  await expectFitting(page, 'the early page without its scripts');
  ({ promise: tried, resolve: fail } = Promise.withResolvers<void>());
  await again(page).click();
  await expect(again(page)).toBeDisabled();
  await expect(again(page)).toBeFocused();
  await expect(statusOf(page, 'loading')).toBeVisible();
  fail();
  await expect(again(page)).toBeEnabled();
  await expect(statusOf(page, 'still')).toBeVisible();
  await page.unroute(APP);
  await again(page).click();
  await expect(early(page)).not.toBeAttached();
  await expect(codeField(page)).toHaveValue('Ab3dE6gH9');
  await expect(codeField(page)).toBeFocused();
  expect(sent).toEqual([]);
});

test('scripts removed by a release are reported, and a reload loads the new ones', async ({ page }) => {
  await page.route(APP, (route) => route.fulfill({ status: 404, body: '' }));
  await openBare(page, '/');
  await codeField(page).fill('Ab3dE6gH9');
  await again(page).click();
  await expect(statusOf(page, 'gone')).toBeVisible();
  await expect(statusOf(page, 'loss')).toBeVisible();
  await expect(again(page)).not.toBeAttached();
  await expect(codeField(page)).toHaveValue('Ab3dE6gH9');
  await expectAccessible(page, 'the early page of an earlier release');
  await page.unroute(APP);
  await button(page, urgent('reload')).click();
  await expect(early(page)).not.toBeAttached();
});

test('a page without a code field reports missing scripts in place of its progress', async ({ page }) => {
  await page.route(APP, (route) => route.abort());
  await openBare(page, '/help');
  await expect(statusOf(page, 'missing')).toBeVisible();
  await expect(page.getByText(urgent('loading'))).not.toBeAttached();
  await expect(heading(page, urgent('title'))).toBeVisible();
  await expectAccessible(page, 'a frame without its scripts');
  await expectFitting(page, 'a frame without its scripts');
  await page.unroute(APP);
  await again(page).click();
  await expect(heading(page, say('help.title'))).toBeVisible();
  await expect(early(page)).not.toBeAttached();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says what to do, and sends no request', async ({ page, at }) => {
    const asked: string[] = [];
    // With scripting disabled by the test, Chromium still hides `noscript`.
    const html = readFileSync(new URL('../../dist-mock/pages/de.html', import.meta.url), 'utf8');
    const body = html.replaceAll(/(<\/?)noscript>/g, '$1div>');
    await page.route('/', (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
    await openElsewhere(page, '/');
    page.on('request', (request) => asked.push(request.url()));
    await expect(page.getByText(urgent('noScript'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'hilfe@frohgut.example' }).first()).toBeVisible();
    await codeField(page).fill('Ab3dE6gH9');
    await codeField(page).press('Enter');
    await submitButton(page).click();
    expect(page.url()).toBe(at('de'));
    expect(asked).toEqual([]);
  });
});
