import type { Page } from '@playwright/test';
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

test('a site that cannot be loaded shows high maintenance, logs it, and loads at the next try', async ({
  page,
  sandbox,
}) => {
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

test('the code field is shown while the site loads, and then the skeleton of the wall', async ({ page }) => {
  const releaseConfig = await hold(page, callOf(CONFIG));
  const releaseWall = await hold(page, callOf('/v2/shop/wall/1'));
  await openEarly(page, '/');
  await expect(early(page)).toBeAttached();
  await expect(page.getByRole('banner').getByRole('img', { name: 'Frohgut' })).toBeVisible();
  releaseConfig();
  await expect(early(page)).not.toBeAttached();
  await expect(entry(page)).toBeVisible();
  await expect(page.getByLabel(say('redeem.code.label'))).toBeEditable();
  await expect(page.getByText(say('wall.loading'))).toBeAttached();
  await expectAccessible(page, 'the entry before its wall');
  releaseWall();
  await expect(page.getByText(say('wall.count', { count: SHORT_WALL }), { exact: true })).toBeVisible();
});

test('a maintenance pauses the site by the clock of the backend, shows its end, and ends on an open page', async ({
  page,
  at,
  sandbox,
}) => {
  const bank = wordsOf('de', 'bank-one');
  await page.clock.install();
  await sandbox.clock('2025-11-03T22:50:00Z');
  await open(page, at('bank-one'));
  await expect(heading(page, urgent('maintenanceTitle'))).toBeVisible();
  await expect(page.getByText(urgent('maintenanceText'))).toBeVisible();
  await expect(
    page.getByText(urgent('maintenanceUntil', { moment: '4. November 2025 um 00:00' })),
  ).toBeVisible();
  await expect(page).toHaveTitle(/Lindquell Prämie/);
  await expect(page.getByLabel(bank('redeem.code.label'))).toHaveCount(0);
  await expectSound(page, 'maintenance');
  await page.clock.fastForward('11:00');
  await expect(heading(page, headlineOf('de', 'bank-one'))).toBeVisible();
});

// Without a voucher in use, nothing is prefetched.
test('a missing chunk after a deployment reloads the page once, and then leaves the reload to the user', async ({
  page,
  at,
  watch,
}) => {
  const english = emergencyWordsOf('en');
  await open(page, at('gb', '/shops'));
  await expect(page.getByRole('link', { name: 'Bowlaria', exact: true }).first()).toBeVisible();
  const chunk = await shopIsGone(page, watch);
  await page.getByRole('link', { name: 'Bowlaria', exact: true }).first().click();
  await expect.poll(chunk.reloads).toBe(1);
  await expect(heading(page, english('crashTitle'))).toBeVisible();
  await expectSound(page, 'the page that cannot be drawn');
  expect(chunk.reloads()).toBe(1);
  await chunk.comesBack();
  await page.getByRole('button', { name: english('reload') }).click();
  await expect(page.getByRole('dialog', { name: 'Bowlaria' })).toBeVisible();
});

/** Answers the chunk of the shop's page with 404, and counts the page's loads. */
async function shopIsGone(page: Page, watch: { provokes: (path: RegExp) => void }) {
  watch.provokes(/^\/js\//);
  const isShop = ({ pathname }: URL) =>
    pathname === scriptOf('ui/screens/shops/shopDetails/ShopDetailsView.tsx');
  let reloads = 0;
  page.on('load', () => {
    reloads += 1;
  });
  await page.route(isShop, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  return { reloads: () => reloads, comesBack: () => page.unroute(isShop) };
}
