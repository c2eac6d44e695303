import type { Page } from '@playwright/test';
import { button, heading } from '../support/locators.ts';
import { holdScripts, openHeld, takesOver } from '../support/early.ts';
import { openBare, settled } from '../support/open.ts';
import { expect, test } from '../support/test.ts';
import { emergencyWordsOf, wordsOf } from '../support/words.ts';

test.use({ site: 'gb' });

const say = wordsOf('en');
const emergency = emergencyWordsOf('en');
const REVEAL = { name: say('merchantCode.reveal'), exact: true };

/** Records the calls about the link from now on. */
function linkCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/v2/redeem-link')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** Opens a link while its scripts are held back. */
async function openEarly(page: Page, address: string): Promise<{ calls: string[]; release: () => void }> {
  const calls = linkCalls(page);
  const release = await openHeld(page, address);
  return { calls, release };
}

test('the early page shows the covered card, keeps its place when the app takes over, and reveals nothing', async ({
  page,
  sandbox,
}) => {
  const link = await sandbox.link('redeemLink');
  const calls = linkCalls(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const release = await openHeld(page, link);
    const reveal = page.getByRole('button', REVEAL);
    await expect(reveal).toBeVisible();
    await expect(heading(page, say('merchantCode.title'))).toBeVisible();
    await expect(page.getByRole('article').getByText(say('merchantCode.sealed'))).toBeVisible();
    const before = await reveal.boundingBox();
    await takesOver(page, release);
    await settled(page);
    expect(await reveal.boundingBox(), `at ${width} px`).toEqual(before);
  }
  expect(calls).toEqual(['GET /api/v2/redeem-link', 'GET /api/v2/redeem-link']);
});

test('a press before the scripts reveals the code, which stays when the app takes over without another request', async ({
  page,
  sandbox,
  watch,
}) => {
  const { calls, release } = await openEarly(page, await sandbox.link('redeemLink'));
  const card = page.getByRole('article');
  await expect(card.getByRole('heading', { name: 'Alpinora' })).toBeVisible();
  await expect(card.getByText('€20.00')).toBeVisible();
  await page.getByRole('button', REVEAL).click();
  const written = card.locator('code');
  await expect(written).toBeVisible();
  const code = await written.innerText();
  watch.secret(code);
  await expect(card.locator('[data-state=revealed]')).toBeFocused();
  await expect(page.getByRole('button', REVEAL)).toBeHidden();
  await page.evaluate(noteCodes);
  await takesOver(page, release);
  await expect(button(page, say('merchantCode.copy'))).toBeVisible();
  await settled(page);
  await expect(written).toHaveText(code);
  await expect(card.locator('[data-state=revealed]')).toBeFocused();
  expect(calls).toEqual(['GET /api/v2/redeem-link', 'POST /api/v2/redeem-link/reveal']);
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  expect(frames).toEqual([code]);
});

/** Runs in the page: records the shown code, or none, of every frame. */
function noteCodes(): void {
  const frames: string[] = [];
  Object.assign(window, { frames });
  const look = (): void => {
    const shown = [...document.querySelectorAll<HTMLElement>('article code')].find((each) =>
      each.checkVisibility(),
    );
    const code = shown?.textContent ?? 'none';
    if (frames.at(-1) !== code) frames.push(code);
    requestAnimationFrame(look);
  };
  look();
}

test('a press before the scripts reveals several codes once the app takes over', async ({
  page,
  sandbox,
  watch,
}) => {
  const { calls, release } = await openEarly(page, await sandbox.link('redeemLinkSeveral'));
  await page.getByRole('button', REVEAL).click();
  await expect(page.getByRole('button', REVEAL)).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', REVEAL).click();
  release();
  await expect(page.locator('article code')).toHaveCount(3);
  for (const code of await page.locator('article code').allTextContents()) watch.secret(code);
  await settled(page);
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1);
});

test('a page left before its scripts returns with the code covered, and reveals it on another press', async ({
  page,
  sandbox,
  watch,
}) => {
  const { calls, release } = await openEarly(page, await sandbox.link('redeemLink'));
  await page.getByRole('button', REVEAL).click();
  const code = await page.locator('article code').innerText();
  watch.secret(code);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(page.getByText(say('merchantCode.sealed'))).toBeVisible();
  expect(await page.content()).not.toContain(code);
  await takesOver(page, release);
  await settled(page);
  await expect(page.getByRole('button', REVEAL)).not.toHaveAttribute('aria-busy', 'true');
  expect(await page.content()).not.toContain(code);
  await page.getByRole('button', REVEAL).click();
  await expect(page.locator('article code')).toHaveText(code);
  expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
});

test('the revealed code stays without false claims if the app fails to load', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(/^\/js\/(lib|index)\./);
  await page.route(
    ({ pathname }) => pathname.startsWith('/js/lib'),
    (route) => route.abort(),
  );
  await openBare(page, await sandbox.link('redeemLink'));
  await page.getByRole('button', REVEAL).click();
  const code = await page.locator('article code').innerText();
  watch.secret(code);
  const news = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: emergency('incomplete') });
  await expect(news).toBeVisible();
  await expect(news).not.toContainText(emergency('missing'));
  await expect(page.locator('article code')).toHaveText(code);
});

test('every language of a site has its own covered card', async ({ page, at, sandbox }) => {
  const redeemLink = await sandbox.link('redeemLink');
  await holdScripts(page);
  for (const locale of ['de-CH', 'fr-CH', 'it-CH', 'en-CH'] as const) {
    await openBare(page, at('ch', `${redeemLink}?lang=${locale}`));
    const words = wordsOf(locale);
    await expect(button(page, words('merchantCode.reveal'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
});
