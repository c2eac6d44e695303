import { scriptOf } from '../support/chunk.ts';
import { codeField, codesSent, early, openHeld, submitButton, takesOver } from '../support/early.ts';
import { headlineOf } from '../support/headline.ts';
import { button, heading } from '../support/locators.ts';
import { open, settled } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const urgent = emergencyWordsOf('de');

/** Visitors' settings and the resulting language, by precedence (product 12.2). */
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
      const release = await openHeld(page, at('ch', path));
      await expect(heading(page, headlineOf(shown, 'ch'))).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', shown);
      await expect(page).toHaveTitle(words('site.meta.title', { brand: 'Cadelio' }));
      await takesOver(page, release);
      await settled(page);
      await expect(page).toHaveTitle(words('site.meta.title', { brand: 'Cadelio' }));
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen).toEqual([headlineOf(shown, 'ch')]);
    });
  });
}

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

for (const [what, fault, title] of [
  ['a maintenance', { path: CONFIG, status: 200, body: PAUSED }, 'maintenanceTitle'],
  ['a site that cannot be loaded', { path: CONFIG, status: 500 }, 'highTitle'],
] as const) {
  test(`${what} drops a press that has waited for it, and says so`, async ({ page, sandbox }) => {
    const sent = codesSent(page);
    await sandbox.breaks(fault);
    const release = await openHeld(page, '/');
    await codeField(page).fill('Ab3dE6gH9');
    await submitButton(page).click();
    release();
    await expect(heading(page, urgent(title))).toBeVisible();
    await expect(page.getByText(urgent('dropped'))).toBeVisible();
    await expect(early(page)).not.toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(`${urgent(title)} – Frohgut`);
    await sandbox.mends();
    expect(sent).toEqual([]);
  });
}

test('whatever the operator says otherwise stands there once the app has taken over, with what was typed', async ({
  page,
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
  const release = await openHeld(page, '/');
  await codeField(page).fill('Ab3');
  await takesOver(page, release);
  const english = wordsOf('en');
  await expect(page.getByLabel(english('redeem.code.label'))).toHaveValue('Ab3');
  await expect(heading(page, headlineOf('en'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'own');
  await expect(page.locator('main picture img')).toHaveAttribute('src', '/brands/at/keyVisual.svg');
  await expect(page).toHaveTitle(english('site.meta.title', { brand: 'Frohgut Nord' }));
  await expect(page.getByText('Nord alone')).toBeVisible();
  await expect(page.locator('#captcha')).not.toBeAttached();
});

for (const [what, path, key] of [
  ['a tab that holds a voucher', '/', 'voucher.v1'],
  ['a tab with a rest', '/', 'balanceAfter.v1'],
  ['a tab with an open order', '/', 'pendingRedemption.v1'],
  ['all shops in a tab that holds a voucher', '/shops', 'voucher.v1'],
  ['some shops', '/shops?redeemable=online', null],
  ['help', '/help', null],
] as const) {
  test(`${what} gets the brand’s frame alone before the scripts`, async ({ page }) => {
    await page.addInitScript((kept) => {
      if (kept !== null) window.sessionStorage.setItem(kept, '{}');
    }, key);
    const release = await openHeld(page, path);
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

test('what the app needs in the chosen language is asked for ahead, and once', async ({ page, at }) => {
  const asked: string[] = [];
  await page.route(
    ({ pathname }) => pathname.startsWith('/js/'),
    (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return route.continue();
    },
  );
  await open(page, at('ch', '/?lang=fr'));
  await expect(heading(page, headlineOf('fr-CH', 'ch'))).toBeVisible();
  const ahead = await page
    .locator('link[rel=preload][as=script]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(ahead).toContain(scriptOf('locales/fr.json'));
  // The page itself carries its site.
  for (const module of ['sites/ch.ts', 'sites/index.ts']) expect(asked).not.toContain(scriptOf(module));
  for (const path of ahead) expect(asked.filter((one) => one === path)).toEqual([path]);
});

test('a page without a navbar has none before the scripts either', async ({ page }) => {
  await openHeld(page, '/fraud-prevention/123');
  await expect(page.getByRole('main').getByText(urgent('loading'))).toBeVisible();
  await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Frohgut' })).toBeVisible();
});

test('a host that is nobody’s gets the first site’s page', async ({ page, port }) => {
  await openHeld(page, `http://nobody.localhost:${port}/`);
  await expect(page).toHaveTitle(say('site.meta.title', { brand: 'Frohgut' }));
});

test('a language that is chosen before the scripts comes with them, and the code stays', async ({
  page,
  at,
}) => {
  const french = wordsOf('fr-CH');
  const release = await openHeld(page, at('ch'));
  await codeField(page).fill('Ab3');
  const menu = page.getByRole('banner').locator('details').filter({ hasText: 'Italiano' });
  for (const language of ['Italiano', 'Français']) {
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: language }).click();
    await expect(menu.getByRole('link', { name: language })).toBeHidden();
  }
  await expect(menu.locator('summary [lang]')).toHaveAttribute('aria-busy', 'true');
  await expect(menu.locator('summary')).toBeFocused();
  expect(page.url()).toBe(at('ch'));
  await takesOver(page, release);
  await expect(heading(page, headlineOf('fr-CH', 'ch'))).toBeVisible();
  await expect(page.getByLabel(french('redeem.code.label'))).toHaveValue('Ab3');
  expect(page.url()).toBe(at('ch'));
});

test('the way past the header works before the scripts, and leaves no trace in the address', async ({
  page,
  at,
}) => {
  const release = await openHeld(page, '/');
  await page.getByRole('link', { name: say('frame.skip') }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(page.url()).toBe(at('de'));
  await takesOver(page, release);
  await expect(page.getByRole('main')).toBeFocused();
});

test('a phone’s menu that is open stays open when the app takes over', async ({ page }) => {
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
