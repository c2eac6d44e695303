import type { FrameLocator, Page } from '@playwright/test';
import { headlineOf } from '../support/headline.ts';
import { openElsewhere } from '../support/open.ts';
import { expectAccessible } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// A frame starts when it comes near the view: here one at full size, or two at three quarters. Frames follow the scheme
// of the gallery, unless the browser is told another one.
test.use({ viewport: { width: 1000, height: 500 }, colorScheme: null });

/** The dials make calls fail. */
test.beforeEach(({ watch }) => watch.provokes(/^\/api\//));

const frameOf = (page: Page, label: string): FrameLocator =>
  page
    .locator('figure')
    .filter({ has: page.getByText(label, { exact: true }) })
    .frameLocator('iframe');

/** Leads to the gallery's own host. */
async function gallery(page: Page, port: number, query = ''): Promise<void> {
  await openElsewhere(page, `http://localhost:${port}/gallery${query}`);
}

test('the gallery passes axe, opens a state on every brand with one click, and works by keyboard', async ({
  page,
  port,
}) => {
  await gallery(page, port, '?state=not-found&zoom=0.75');
  await expect(frameOf(page, 'Frohgut (de)').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the gallery');
  await page
    .getByRole('navigation', { name: 'States' })
    .getByRole('link', { name: 'the basket', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'the basket' })).toBeVisible();
  for (const [brand, say] of [
    ['Frohgut (de)', wordsOf('de')],
    ['Gabenwahl (at)', wordsOf('de', 'at')],
  ] as const) {
    const frame = frameOf(page, brand);
    await expect(frame.getByRole('heading', { level: 1, name: say('basket.title') })).toBeVisible();
  }
  await expect(page).toHaveURL(/\?state=basket&zoom=0.75$/);

  await page.getByLabel('Search the states').focus();
  await page.keyboard.type('nothing found');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'nothing found' })).toBeVisible();
});

test('two states of a brand run at once with separate storage, and width and scheme do not reload them', async ({
  page,
  port,
}) => {
  const say = wordsOf('de-CH', 'ch');
  await gallery(page, port, '?across=states&site=ch&zoom=0.75');
  const rest = say('redeem.rest', { money: 'CHF 25.00' });
  await expect(frameOf(page, 'the entry with a rest').getByText(rest)).toBeVisible();
  const entry = frameOf(page, 'the entry');
  await expect(entry.getByRole('heading', { level: 1 })).toHaveText(headlineOf('de-CH', 'ch'));
  await expect(entry.getByText(rest)).toBeHidden();

  const root = entry.locator('html');
  await expect(root).toHaveAttribute('lang', /^de/);
  await page.getByLabel('Language').selectOption('fr');
  await expect(root).toHaveAttribute('lang', /^fr/);
  const ground = () => root.evaluate((html) => getComputedStyle(html).backgroundColor);
  const light = await ground();
  await root.evaluate((html) => html.setAttribute('data-seen', ''));
  await page.getByLabel('Scheme').selectOption('dark');
  await expect.poll(ground).not.toBe(light);
  await page.getByLabel('Width').selectOption('320');
  await expect.poll(() => root.evaluate(() => window.innerWidth)).toBe(320);
  await expect(root).toHaveAttribute('data-seen', '');
});

test('the controls act on the frames, and a link restores them', async ({ page, port, sandbox, request }) => {
  const say = wordsOf('de', 'de');
  await gallery(page, port, '?state=wall-open&zoom=1&scenario=wall-fails&lifetime=130');
  const frame = frameOf(page, 'Frohgut (de)');
  // Another one is empty and waits for messages.
  const failed = frame.getByRole('alert').filter({ hasText: /\S/ });
  await expect(failed).toBeVisible();
  await expect(page.getByLabel('Scenario')).toHaveValue('wall-fails');
  const [, payload = ''] = (await sandbox.token(await sandbox.newVoucher('de'))).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { iat: number; exp: number };
  expect(claims.exp - claims.iat).toBe(130);

  await page.getByLabel('Scenario').selectOption('none');
  await expect(frame.locator('main li a[href^="/shops/"]').first()).toBeVisible();
  await page.getByLabel('Offline').check();
  await expect(page.getByRole('status')).toContainText('offline');
  await frame.locator('main li a[href^="/shops/"]').first().click();
  await expect(frame.getByText(say('problem.offline.title'))).toBeVisible();
  await page.getByLabel('Clock (UTC)').fill('2027-10-29T00:30');
  await page.getByRole('button', { name: 'Set the clock' }).click();
  await expect(page.getByRole('status')).toContainText('it is 2027-10-29 00:30 UTC; offline');
  const { date } = (await request.get(`http://127.0.0.1:${port}/sandbox/orders`)).headers();
  expect(date).toContain('29 Oct 2027 00:30');
  await page.getByRole('button', { name: 'Reset the sandbox' }).click();
  await expect(page.getByRole('status')).toHaveText('15 frames.');
});
