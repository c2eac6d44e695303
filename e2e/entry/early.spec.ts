import type { Page } from '@playwright/test';
import { scriptOf } from '../support/chunk.ts';
import {
  codeField,
  codesSent,
  early,
  holdScripts,
  openHeld,
  submitButton,
  takesOver,
} from '../support/early.ts';
import { headlineOf } from '../support/headline.ts';
import { button, heading } from '../support/locators.ts';
import { openBare, settled } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const urgent = emergencyWordsOf('de');

/**
 * Opens the Swiss site with its scripts held, and expects one language from the first frame on. Returns the paths of the
 * requested scripts. `tests/domain/language/chooseLocale.test.ts` has the precedence of the choices (product 12.2).
 */
async function expectSpoken(page: Page, address: string, shown: 'fr-CH' | 'it-CH'): Promise<string[]> {
  const title = wordsOf(shown)('site.meta.title', { brand: 'Cadelio' });
  await page.addInitScript(noteHeadings);
  const release = await holdScripts(page);
  const asked: string[] = [];
  await page.route(
    ({ pathname }) => pathname.startsWith('/js/'),
    (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.fallback();
    },
  );
  await openBare(page, address);
  await expect(heading(page, headlineOf(shown, 'ch'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', shown);
  await expect(page).toHaveTitle(title);
  await takesOver(page, release);
  await settled(page);
  await expect(page).toHaveTitle(title);
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toEqual([headlineOf(shown, 'ch')]);
  return asked;
}

test.describe(() => {
  test.use({ locale: 'it-CH' });

  test('the first paint uses the language of the browser', async ({ page, at }) => {
    await expectSpoken(page, at('ch'), 'it-CH');
  });

  test('the first paint uses the language of the address, and its scripts are preloaded once', async ({
    page,
    at,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem('language.v1', '"en-CH"'));
    const asked = await expectSpoken(page, at('ch', '/?lang=fr'), 'fr-CH');
    const ahead = await page
      .locator('link[rel=preload][as=script]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(ahead).toContain(scriptOf('locales/fr.json'));
    // The page itself carries its site.
    for (const module of ['sites/ch.ts', 'sites/index.ts']) expect(asked).not.toContain(scriptOf(module));
    for (const path of ahead) expect(asked.filter((one) => one === path)).toEqual([path]);
  });
});

/** Runs in the page: records the headings of all frames. */
function noteHeadings(): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  const look = (): void => {
    const title = document.querySelector('h1');
    const text = title?.checkVisibility({ visibilityProperty: true }) ? title.textContent : null;
    if (text && seen.at(-1) !== text) seen.push(text);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const CONFIG = '/redeem-site-config/DE';
const PAUSED = JSON.stringify({ maintenance: { active: true, start: null, end: null } });

test('a maintenance drops a waiting press, and shows a message about it', async ({ page, sandbox }) => {
  const sent = codesSent(page);
  await sandbox.breaks({ path: CONFIG, status: 200, body: PAUSED });
  const release = await openHeld(page, '/');
  await codeField(page).fill('Ab3dE6gH9');
  await submitButton(page).click();
  release();
  await expect(heading(page, urgent('maintenanceTitle'))).toBeVisible();
  await expect(page.getByText(urgent('dropped'))).toBeVisible();
  await expect(early(page)).not.toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(`${urgent('maintenanceTitle')} – Frohgut`);
  await sandbox.mends();
  expect(sent).toEqual([]);
});

test('the operator’s configuration replaces ours when the app takes over, and the typed text keeps focus and selection', async ({
  page,
  sandbox,
}) => {
  const configuration = {
    brand: 'Frohgut Nord',
    languages: ['en'],
    brandingColor: '#7a2e8e',
    keyVisualImage: '/brands/at/keyVisual.svg',
    captcha: { active: false, siteKey: '' },
    copyright: 'Nord alone',
    apiBannerText: 'Later today.',
    showApiBanner: true,
  };
  await sandbox.breaks({ path: CONFIG, status: 200, body: JSON.stringify(configuration) });
  const release = await openHeld(page, '/');
  await codeField(page).fill('Ab3E6');
  await codeField(page).press('ArrowLeft');
  await codeField(page).press('ArrowLeft');
  await takesOver(page, release);
  const english = wordsOf('en');
  const field = page.getByLabel(english('redeem.code.label'));
  await expect(page.getByText('Later today.'), 'a notice above the field').toBeVisible();
  await expect(field).toBeFocused();
  await page.keyboard.type('d');
  await expect(field).toHaveValue('Ab3dE6');
  await expect(heading(page, headlineOf('en'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'own');
  await expect(page.locator('main picture img')).toHaveAttribute('src', '/brands/at/keyVisual.svg');
  await expect(page).toHaveTitle(english('site.meta.title', { brand: 'Frohgut Nord' }));
  await expect(page.getByText(/^© \d{4} Nord alone$/)).toBeVisible();
  await expect(page.locator('#captcha')).not.toBeAttached();
});

test('only the frame of the brand is shown before the scripts if the tab stores a session, or on other pages', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const logo = header.getByRole('img', { name: 'Frohgut' });
  await openHeld(page, '/');
  await expect(main.locator('form')).toBeAttached();
  for (const [path, key, current] of [
    ['/', 'voucher.v1', 1],
    ['/', 'balanceAfter.v1', 1],
    ['/', 'pendingRedemption.v1', 1],
    ['/shops', 'voucher.v1', 0],
    ['/shops?redeemable=online', 'nothing', 0],
    ['/help', 'nothing', 0],
  ] as const) {
    await page.evaluate((kept) => {
      sessionStorage.clear();
      sessionStorage.setItem(kept, '{}');
    }, key);
    await openBare(page, path);
    await expect(main.getByText(urgent('loading')), `${path} with ${key}`).toBeVisible();
    await expect(logo).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(header.locator('a[aria-current="page"]')).toHaveCount(current);
    await expect(main.locator('form')).not.toBeAttached();
  }

  // A page without a navbar has none before the scripts either.
  await openBare(page, '/fraud-prevention/123');
  await expect(main.getByText(urgent('loading'))).toBeVisible();
  await expect(header.getByRole('navigation')).toHaveCount(0);
  await expect(logo).toBeVisible();
});

test('an unknown host gets the page of the first site', async ({ page, port }) => {
  await openHeld(page, `http://nobody.localhost:${port}/`);
  await expect(page).toHaveTitle(say('site.meta.title', { brand: 'Frohgut' }));
});

test('the skip link works before the scripts, and leaves no trace in the address', async ({ page, at }) => {
  const release = await openHeld(page, '/');
  await page.getByRole('link', { name: say('frame.skip') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(at('de'));
  await takesOver(page, release);
  await expect(page.getByRole('main')).toBeFocused();
});

test('an open menu on a phone stays open when the app takes over', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openHeld(page, '/');
  const navbar = page.getByRole('navigation', { name: say('frame.nav') });
  await button(page, say('frame.menu')).click();
  await navbar.getByText(say('frame.buy'), { exact: true }).click();
  await expect(navbar.getByRole('link')).toHaveCount(5);
  await takesOver(page, release);
  await settled(page);
  await expect(navbar.getByRole('link')).toHaveCount(5);
});
