import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { early, holdScripts } from '../support/early.ts';
import { strip } from '../support/journey.ts';
import { openBare, openElsewhere, settled } from '../support/open.ts';
import { expectAccessible, expectFitting } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const urgent = emergencyWordsOf('de');
const TOKEN = '/api/v2/voucher/token';

const field = (page: Page) => page.getByLabel(say('redeem.code.label'));
const button = (page: Page) => page.getByRole('button', { name: say('redeem.code.submit') });

/** The bodies of all calls that carry a code. */
function codesSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === TOKEN) sent.push(request.postData() ?? '');
  });
  return sent;
}

for (const width of [390, 1280]) {
  test(`what is typed before the scripts stays in the field, with focus and selection, at ${width} px`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await holdScripts(page);
    await openBare(page, at('de'));
    await field(page).click();
    await page.keyboard.type('Ab3E6');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expectFitting(page, 'the early page');
    release();
    await expect(early(page)).not.toBeAttached();
    await page.keyboard.type('d');
    await expect(field(page)).toHaveValue('Ab3dE6');
    await expect(field(page)).toBeFocused();
    await settled(page);
    await expect(field(page)).toHaveCount(1);
  });
}

for (const [way, press] of [
  ['the button', (page: Page) => button(page).click()],
  ['Enter', (page: Page) => field(page).press('Enter')],
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
    const release = await holdScripts(page);
    await openBare(page, at('de', '/?captcha=slow'));
    await field(page).fill(voucher.code);
    await press(page);
    await field(page).press('Enter');
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page.getByRole('status').filter({ hasText: urgent('pressed') })).toBeAttached();
    expect(page.url()).toBe(at('de', '/?captcha=slow'));
    release();
    await expect(early(page)).not.toBeAttached();
    await expect(field(page)).toHaveValue(voucher.code);
    await expect(page.locator('#captcha')).toBeFocused();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: say('entry.info.go'), exact: true }).click();
    await expect(strip(page, say)).toContainText(voucher.serialNumber.slice(-4));
    expect(sent).toHaveLength(1);
    await watch.keepsSecrets(page);
  });
}

test('the wish for a question instead of the captcha is kept until the app is there', async ({
  page,
  at,
}) => {
  const release = await holdScripts(page);
  await openBare(page, at('de'));
  await page.getByRole('button', { name: say('redeem.captcha.instead') }).click();
  release();
  await expect(early(page)).not.toBeAttached();
  await expect(page.getByLabel(say('redeem.captcha.question'))).toBeFocused();
});

test('scripts that do not come are said, and tried again without losing what was typed', async ({
  page,
  at,
  watch,
}) => {
  watch.provokes(/^\/js\/(lib|index)\./);
  const sent = codesSent(page);
  const app = /\/js\/(lib|index)\./;
  const again = page.getByRole('button', { name: urgent('again') });
  let { promise: tried, resolve: fail } = Promise.withResolvers<void>();
  fail();
  await page.route(app, async (route) => {
    await tried;
    await route.abort();
  });
  await openBare(page, at('de'));
  await field(page).fill('Ab3dE6gH9');
  await expect(page.getByText(urgent('missing'))).toBeVisible();
  await expectAccessible(page, 'the early page without its scripts');
  await expectFitting(page, 'the early page without its scripts');
  ({ promise: tried, resolve: fail } = Promise.withResolvers<void>());
  await again.click();
  await expect(again).toBeDisabled();
  await expect(again).toBeFocused();
  fail();
  await expect(again).toBeEnabled();
  await page.unroute(app);
  await again.click();
  await expect(early(page)).not.toBeAttached();
  await expect(field(page)).toHaveValue('Ab3dE6gH9');
  expect(sent).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form says what to do, and sends nothing anywhere', async ({ page, at }) => {
    const asked: string[] = [];
    // Where scripts are switched off from outside, Chromium goes on to hide what is for those who have none.
    const html = readFileSync(new URL('../../dist-mock/pages/de.html', import.meta.url), 'utf8');
    const body = html.replaceAll(/(<\/?)noscript>/g, '$1div>');
    await page.route(at('de'), (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }));
    await openElsewhere(page, at('de'));
    page.on('request', (request) => asked.push(request.url()));
    await expect(page.getByText(urgent('noScript'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'hilfe@frohgut.example' }).first()).toBeVisible();
    await field(page).fill('Ab3dE6gH9');
    await field(page).press('Enter');
    await button(page).click();
    expect(page.url()).toBe(at('de'));
    expect(asked).toEqual([]);
  });
});

/** What a visitor brings, and the language that follows from it, in the specified order (specification 5). */
const CHOICES = [
  {
    brings: 'an address with a language',
    browser: 'it-CH',
    saved: 'en-CH',
    path: '/?lang=fr',
    shown: 'fr-CH',
  },
  { brings: 'a saved choice', browser: 'it-CH', saved: 'en-CH', path: '/', shown: 'en-CH' },
  { brings: 'a browser', browser: 'it-CH', saved: null, path: '/', shown: 'it-CH' },
  { brings: 'a browser in none of our languages', browser: 'pl-PL', saved: null, path: '/', shown: 'de-CH' },
] as const;

for (const { brings, browser, saved, path, shown } of CHOICES) {
  test.describe(() => {
    test.use({ locale: browser });

    test(`${brings} decides the language from the first paint on`, async ({ page, at }) => {
      const words = wordsOf(shown);
      await page.addInitScript((locale) => {
        if (locale !== null) window.localStorage.setItem('language.v1', JSON.stringify(locale));
      }, saved);
      await page.addInitScript(noteHeadings);
      const release = await holdScripts(page);
      await openBare(page, at('ch', path));
      await expect(page.getByRole('heading', { level: 1, name: words('redeem.heading') })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', shown);
      await expect(page).toHaveTitle(words('site.meta.title', { brand: 'Cadelio' }));
      release();
      await expect(early(page)).not.toBeAttached();
      await settled(page);
      await expect(page).toHaveTitle(words('site.meta.title', { brand: 'Cadelio' }));
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen).toEqual([words('redeem.heading')]);
    });
  });
}

/** Runs in the page: notes every heading that a frame has shown. */
function noteHeadings(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = (): void => {
    const heading = document.querySelector('h1');
    const text = heading?.checkVisibility({ visibilityProperty: true }) ? heading.textContent : null;
    if (text && seen.at(-1) !== text) seen.push(text);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const CONFIG = '/redeem-site-config/DE';
const PAUSED = JSON.stringify({ maintenance: { active: true, start: null, end: null } });

for (const [what, fault, title] of [
  ['a maintenance', { path: CONFIG, status: 200, body: PAUSED }, 'maintenanceTitle'],
  ['a site that cannot be loaded', { path: CONFIG, status: 500 }, 'highTitle'],
] as const) {
  test(`${what} drops a press that has waited for it, and says so`, async ({ page, at, sandbox, watch }) => {
    watch.provokes(`/api${CONFIG}`);
    const sent = codesSent(page);
    await sandbox.breaks(fault);
    const release = await holdScripts(page);
    await openBare(page, at('de'));
    await field(page).fill('Ab3dE6gH9');
    await button(page).click();
    release();
    await expect(page.getByRole('heading', { level: 1, name: urgent(title) })).toBeVisible();
    await expect(page.getByText(urgent('dropped'))).toBeVisible();
    await expect(early(page)).not.toBeAttached();
    await sandbox.mends();
    expect(sent).toEqual([]);
  });
}

test('whatever the operator says otherwise stands there once the app has taken over, with what was typed', async ({
  page,
  at,
  sandbox,
}) => {
  const told = {
    brand: 'Frohgut Nord',
    languages: ['en'],
    brandingColor: '#7a2e8e',
    keyVisualImage: '/brands/at/keyVisual.svg',
    captcha: { active: false, siteKey: '' },
    copyright: 'Nord alone',
  };
  await sandbox.breaks({ path: CONFIG, status: 200, body: JSON.stringify(told) });
  const release = await holdScripts(page);
  await openBare(page, at('de'));
  await field(page).fill('Ab3');
  release();
  await expect(early(page)).not.toBeAttached();
  const english = wordsOf('en');
  await expect(page.getByLabel(english('redeem.code.label'))).toHaveValue('Ab3');
  await expect(page.getByRole('heading', { level: 1, name: english('redeem.heading') })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'own');
  await expect(page.locator('picture img')).toHaveAttribute('src', '/brands/at/keyVisual.svg');
  await expect(page).toHaveTitle(english('site.meta.title', { brand: 'Frohgut Nord' }));
  await expect(page.getByText('Nord alone')).toBeVisible();
  await expect(page.locator('#captcha')).not.toBeAttached();
});

for (const [what, path, key] of [
  ['a tab that holds a voucher', '/', 'voucher.v1'],
  ['a tab with a rest', '/', 'balanceAfter.v1'],
  ['a tab with an open order', '/', 'orderUnderWay.v3'],
  ['the page of all shops', '/shops', null],
  ['help', '/help', null],
] as const) {
  test(`${what} gets the brand’s frame alone before the scripts`, async ({ page, at }) => {
    await page.addInitScript((kept) => {
      if (kept !== null) window.sessionStorage.setItem(kept, '{}');
    }, key);
    const release = await holdScripts(page);
    await openBare(page, at('de', path));
    await expect(page.getByRole('main').getByText(urgent('loading'))).toBeVisible();
    await expect(page.getByRole('banner').getByRole('img', { name: 'Frohgut' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const current = page.getByRole('banner').locator('a[aria-current="page"]');
    await expect(current).toHaveCount(path === '/' ? 1 : 0);
    await expect(page.getByRole('main').locator('form')).not.toBeAttached();
    release();
    await settled(page);
    await expect(early(page)).not.toBeAttached();
  });
}

test('a page without a navbar has none before the scripts either', async ({ page, at }) => {
  await holdScripts(page);
  await openBare(page, at('de', '/fraud-prevention/123'));
  await expect(page.getByRole('main').getByText(urgent('loading'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Frohgut' })).toBeVisible();
});

test('a host that is nobody’s gets the first site’s page', async ({ page, port }) => {
  await holdScripts(page);
  await openBare(page, `http://nobody.localhost:${port}/`);
  await expect(page).toHaveTitle(say('site.meta.title', { brand: 'Frohgut' }));
});
