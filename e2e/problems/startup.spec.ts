import type { Page } from '@playwright/test';
import { claimedPartners } from '#domain/site/claimedPartners.ts';
import { scriptOf } from '../support/chunk.ts';
import { early } from '../support/early.ts';
import { headlineOf } from '../support/headline.ts';
import { callOf, hold } from '../support/hold.ts';
import { heading } from '../support/locators.ts';
import { open, openEarly } from '../support/open.ts';
import { expectAccessible, expectSound } from '../support/screen.ts';
import { SHORT_WALL } from '../support/sandbox.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

const say = wordsOf('de');
const urgent = emergencyWordsOf('de');
const CONFIG = '/redeem-site-config/DE';

const entry = (page: Page) => heading(page, headlineOf('de'));

test.describe('a site that cannot be loaded', () => {
  test('shows high maintenance, logs it, and comes at the next try', async ({ page, sandbox }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await sandbox.breaks({ path: CONFIG, status: 500 });
    await open(page, '/');
    await expect(heading(page, urgent('highTitle'))).toBeVisible();
    await expect(page.getByText(urgent('highText'))).toBeVisible();
    await expect(page.getByText(urgent('errorCode'))).toBeVisible();
    await expect(page).toHaveTitle(/Frohgut/);
    expect(logged.filter((line) => /config/i.test(line))).not.toEqual([]);
    await expectSound(page, 'high maintenance');
    await sandbox.mends();
    await page.getByRole('button', { name: urgent('retry') }).click();
    await expect(entry(page)).toBeVisible();
  });

  test('where its texts do not come', async ({ page, watch }) => {
    const texts = scriptOf('locales/de.json');
    watch.provokes(texts);
    const unrouted = await withoutFile(page, new RegExp(`${texts}$`));
    await open(page, '/');
    await expect(heading(page, urgent('highTitle'))).toBeVisible();
    await unrouted();
    await page.getByRole('button', { name: urgent('retry') }).click();
    await expect(entry(page)).toBeVisible();
  });
});

test('while it loads the code field stands there, and then the skeleton of the wall', async ({ page }) => {
  const releaseConfig = await hold(page, callOf(CONFIG));
  const releaseWall = await hold(page, callOf('/v2/shop/wall/1'));
  await openEarly(page, '/');
  await expect(early(page)).toBeAttached();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Frohgut' })).toBeVisible();
  await expectAccessible(page, 'the early page');
  releaseConfig();
  await expect(early(page)).not.toBeAttached();
  await expect(entry(page)).toBeVisible();
  await expect(page.getByLabel(say('redeem.code.label'))).toBeEditable();
  await expect(page.getByText(say('wall.loading'))).toBeAttached();
  await expectAccessible(page, 'the entry before its wall');
  releaseWall();
  await expect(page.getByText(say('wall.count', { count: SHORT_WALL }), { exact: true })).toBeVisible();
});

test('odd parts of a configuration are left out, and the rest of the site stands', async ({
  page,
  sandbox,
}) => {
  await sandbox.breaks({
    path: CONFIG,
    status: 200,
    body: `{"__proto__":{"polluted":1},"id":"gb","domains":["evil.example"],"languages":[],"numberOfShops":"many",
      "brandingColor":"red;background:url(//evil)","logo":"javascript:alert(1)","faviconPath":"//evil.example/x.ico",
      "externalCssFile":"https://evil.example/x.css","maintenance":{"active":true,"start":9,"end":1},
      "footerLinks":[{"title":"Evil","href":"javascript:alert(1)"}],"thisIsNew":true}`,
  });
  await open(page, '/');
  await expect(entry(page)).toBeVisible();
  await expect(
    page.getByText(say('redeem.partners', { number: claimedPartners(500, SHORT_WALL) })),
  ).toBeVisible();
  await expect(page.getByText('Evil', { exact: true })).toHaveCount(0); // a shop's name may contain “evil”
  await expect.poll(() => page.evaluate(() => 'polluted' in {})).toBe(false);
  const addresses = await page
    .locator('[src], [href]')
    .evaluateAll((elements) => elements.map((one) => one.getAttribute('src') ?? one.getAttribute('href')));
  expect(addresses.filter((address) => /evil|javascript:/.test(address ?? ''))).toEqual([]);
});

test.describe('the maintenance of bank-one', () => {
  const bank = wordsOf('de', 'bank-one');

  test('pauses the site by the clock of the backend, and says until when', async ({ page, at, sandbox }) => {
    await sandbox.clock('2025-10-29T00:30:00Z');
    await open(page, at('bank-one'));
    await expect(heading(page, urgent('maintenanceTitle'))).toBeVisible();
    await expect(page.getByText(urgent('maintenanceText'))).toBeVisible();
    await expect(
      page.getByText(urgent('maintenanceUntil', { moment: '4. November 2025 um 00:00' })),
    ).toBeVisible();
    await expect(page).toHaveTitle(/Lindquell Prämie/);
    await expect(page.getByLabel(bank('redeem.code.label'))).toHaveCount(0);
    await expectSound(page, 'maintenance');
  });

  test('ends on an open page by itself', async ({ page, at, sandbox }) => {
    await page.clock.install();
    await sandbox.clock('2025-11-03T22:58:00Z');
    await open(page, at('bank-one'));
    await expect(heading(page, urgent('maintenanceTitle'))).toBeVisible();
    await page.clock.fastForward('03:00');
    await expect(heading(page, headlineOf('de', 'bank-one'))).toBeVisible();
  });
});

test.describe('a chunk that is gone after a deploy', () => {
  // Without a voucher in use, nothing is prefetched.
  test('is fetched anew by one reload of its own, and the page goes on', async ({ page, at, watch }) => {
    await open(page, at('gb', '/shops'));
    await expect(page.getByRole('link', { name: 'Bowlaria', exact: true })).toBeVisible();
    const chunk = await shopIsGone(page, watch, 2);
    await page.getByRole('link', { name: 'Bowlaria', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Bowlaria' })).toBeVisible();
    expect(chunk.missed()).toBe(2);
    // The page may render before its load event is reported.
    await expect.poll(chunk.reloads).toBe(1);
  });

  test('and that stays gone is left to the person after one try', async ({ page, at, watch }) => {
    const english = emergencyWordsOf('en');
    await open(page, at('gb', '/shops'));
    await expect(page.getByRole('link', { name: 'Bowlaria', exact: true })).toBeVisible();
    const chunk = await shopIsGone(page, watch, Number.POSITIVE_INFINITY);
    await page.getByRole('link', { name: 'Bowlaria', exact: true }).click();
    await expect.poll(chunk.reloads).toBe(1);
    await expect(heading(page, english('crashTitle'))).toBeVisible();
    await expectSound(page, 'the page that cannot be drawn');
    expect(chunk.reloads()).toBe(1);
    await chunk.comesBack();
    await page.getByRole('button', { name: english('reload') }).click();
    await expect(page.getByRole('dialog', { name: 'Bowlaria' })).toBeVisible();
  });
});

/** Answers a file with 404, as after a deploy, until the returned function is called. */
async function withoutFile(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return () => page.unroute(file);
}

/** Answers the chunk of the shop's page with 404 `times` times. Each visit requests it twice. */
async function shopIsGone(page: Page, watch: { provokes: (path: RegExp) => void }, times: number) {
  watch.provokes(/^\/js\//);
  const isShop = ({ pathname }: URL) =>
    pathname === scriptOf('ui/screens/shops/shopDetails/ShopDetailsView.tsx');
  let missed = 0;
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await page.route(isShop, (route) => {
    if (missed >= times) return route.continue();
    missed += 1;
    return route.fulfill({ status: 404, body: 'Not found' });
  });
  return { missed: () => missed, reloads: () => reloads, comesBack: () => page.unroute(isShop) };
}
