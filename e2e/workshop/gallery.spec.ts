import type { FrameLocator, Page } from '@playwright/test';
import { openElsewhere } from '../support/open.ts';
import { expectAccessible } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

// Two of the fifteen brands are in view at this size; the others start when they come near.
test.use({ viewport: { width: 1280, height: 900 }, colorScheme: null });

/** The dials make calls fail. */
test.beforeEach(({ watch }) => watch.provokes(/^\/api\//));

const frameOf = (page: Page, label: string | RegExp): FrameLocator =>
  page.locator('figure').filter({ hasText: label }).frameLocator('iframe');

async function gallery(page: Page, port: number, query = ''): Promise<void> {
  await openElsewhere(page, `http://localhost:${port}/gallery${query}`);
}

test('one click opens a state on every brand', async ({ page, port }) => {
  await gallery(page, port);
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
  await expect(page).toHaveURL(/\?state=basket$/);
});

test('several states of one brand are live at once', async ({ page, port }) => {
  const say = wordsOf('en', 'gb');
  await gallery(page, port, '?across=states&site=gb&zoom=0.33');
  const entry = frameOf(page, /entry: the entry$|entry: the entryStart/)
    .getByRole('heading', { level: 1 })
    .first();
  await expect(entry).toHaveText(say('redeem.heading'));
  const rest = frameOf(page, 'entry: the entry with a rest');
  await expect(rest.getByText(say('redeem.rest', { money: '£25.00' }))).toBeVisible();
  // The neighbour's storage is another one.
  await expect(
    frameOf(page, /entry: the entryStart/).getByText(say('redeem.rest', { money: '£25.00' })),
  ).toBeHidden();
});

test('width, scheme and language act on the frames', async ({ page, port }) => {
  await gallery(page, port, '?state=order-status');
  const ch = page.locator('figure').filter({ hasText: 'Cadelio (ch)' });
  const root = ch.frameLocator('iframe').locator('html');
  const ground = () => root.evaluate((html) => getComputedStyle(html).backgroundColor);
  await expect(root).toHaveAttribute('lang', /^de/);
  await page.getByLabel('Language').selectOption('fr');
  await expect(root).toHaveAttribute('lang', /^fr/);
  const light = await ground();
  await page.getByLabel('Scheme').selectOption('dark');
  await expect.poll(ground).not.toBe(light);
  await page.getByLabel('Width').selectOption('320');
  await expect.poll(() => root.evaluate(() => window.innerWidth)).toBe(320);
});

test('the dials act on the frames', async ({ page, port, sandbox }) => {
  const say = wordsOf('de', 'de');
  await gallery(page, port, '?state=wall');
  const de = frameOf(page, 'Frohgut (de)');
  await expect(de.getByRole('heading', { name: say('wall.title') })).toBeVisible();

  await page.getByLabel('Scenario').selectOption('wall-fails');
  await expect(page.locator('#status')).toContainText('The wall cannot be loaded');
  await expect(de.getByRole('list', { name: say('wall.heading') })).toBeHidden();
  await page.getByLabel('Scenario').selectOption('none');
  await expect(de.getByRole('list', { name: say('wall.heading') })).toBeVisible();

  await page.getByLabel('Token lifetime').selectOption('130');
  await expect(page.locator('#status')).toHaveText('Tokens live 130 s.');
  const [, payload = ''] = (await sandbox.token(await sandbox.newVoucher('de'))).split('.');
  const { iat, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    iat: number;
    exp: number;
  };
  expect(exp - iat).toBe(130);
  await page.getByLabel('Clock (UTC)').fill('2025-10-29T00:30:00');
  await page.getByRole('button', { name: 'Set the clock' }).click();
  await expect(page.locator('#status')).toContainText('It is 2025-10-29T00:30:');
  await page.getByLabel('Offline').check();
  await expect(de.getByRole('list', { name: say('wall.heading') })).toBeHidden();
});

test('the gallery passes axe and is used by keyboard', async ({ page, port }) => {
  await gallery(page, port, '?state=unknown-address');
  await expect(frameOf(page, 'Frohgut (de)').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'the gallery');
  const search = page.getByLabel('Search the states');
  await search.focus();
  await page.keyboard.type('nothing found');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'nothing found' })).toBeVisible();
});

test('no other page may embed the app', async ({ page, port, at, watch }) => {
  await gallery(page, port);
  watch.expectsLine(/frame-ancestors|Refused to (frame|display)|Framing/);
  const refusal = page.waitForEvent('console', (message) => /frame-ancestors|Framing/.test(message.text()));
  await page.evaluate((address) => {
    const frame = document.createElement('iframe');
    frame.src = address;
    document.body.append(frame);
  }, at('de'));
  await refusal;
});
