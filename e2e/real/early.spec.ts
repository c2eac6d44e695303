import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { FACES } from '#sites/faces.ts';
import { SITES } from '#sites/index.ts';
import { brandThemes } from '#tools/build/brandThemes.ts';
import { PAGE_KINDS, pageFile } from '#tools/build/pageFile.ts';
import { holdScripts, openHeld, takesOver } from '../support/early.ts';
import { hold } from '../support/hold.ts';
import { openBare, settled } from '../support/open.ts';
import { MOST_SHIFT, shiftOf, watchShifts } from '../support/shifts.ts';
import { expect, test } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';
import { CAPTCHA_HOST } from '../support/vendors.ts';

/**
 * Bytes compressed with Brotli; `requests` is a count. Of the page, 2.5 kB at its end are the site's data and the names
 * of the chunks, which the app would else have to request. Of the script, 230 bytes tell the operator that the app did
 * not start: nothing else of the page can. The page of the wall has the styles and the frame of its first rail.
 */
const MOST = {
  page: { entry: 18_750, code: 19_950, wall: 22_500 },
  styles: { entry: 7_200, code: 8_000, wall: 9_200 },
  script: { entry: 3_650, code: 5_230, wall: 5_700 },
  requests: 4,
};

const pageOf = (id: string, kind: (typeof PAGE_KINDS)[number] = 'entry') =>
  readFileSync(new URL(`../../dist/${pageFile(id, kind)}`, import.meta.url), 'utf8');
const packed = (text: string) => brotliCompressSync(text).length;

test('the HTML of each host contains its brand', async ({ request, port }) => {
  for (const site of SITES) {
    const { id, brand, languages, logo } = site;
    const answer = await request.get(`http://127.0.0.1:${port}/`, {
      headers: { host: `${id}.localhost:${port}` },
    });
    const html = await answer.text();
    expect(html).toBe(pageOf(id));
    expect(html).toMatch(new RegExp(`<title>[^<]*${brand}[^<]*</title>`));
    expect(html).toMatch(new RegExp(`<html lang="${languages[0]}(-[A-Z]{2})?" [^>]*data-brand="${id}"`));
    const [fill = ''] = /--brand-fill:[^;]+;/.exec(brandThemes([site])) ?? [];
    expect(fill).toMatch(/#[0-9a-f]{6}/);
    expect(html).toContain(fill);
    expect(html.match(/--brand-fill:/g)).toHaveLength(1);
    const [face, ...otherFaces] = [...html.matchAll(/\/fonts\/([\w-]+)\.[0-9a-f]{8,}\.woff2/g)];
    expect([face?.[1], otherFaces]).toEqual([FACES[id] && basename(FACES[id].file, '.woff2'), []]);
    expect(html).toContain(`src="${logo}"`);
    expect(html).toContain(`<link rel="icon" href="/brands/${id}/favicon.svg"`);
    expect(html).toMatch(/<meta property="og:image" content="https:\/\/[^"]+\.example\/brands\//);
    expect(html).toMatch(/<noscript>.*mailto:/);
  }
});

/** Inline styles and scripts of a page. */
function partsOf(html: string) {
  const [, styles = ''] = /<style>([^]*?)<\/style>/.exec(html) ?? [];
  const scripts = [...html.matchAll(/<script(?: data-plan='[^']*')?>([^]*?)<\/script>/g)];
  return { styles, script: scripts.map(([, text]) => text).join('') };
}

const longest = (texts: readonly string[]) =>
  texts.reduce((one, other) => (other.length > one.length ? other : one));

test('the pages of each brand stay below their size limits', () => {
  for (const kind of PAGE_KINDS) {
    for (const { id } of SITES) {
      const { size } = statSync(new URL(`../../dist/${pageFile(id, kind)}.br`, import.meta.url));
      expect(size, `${id}, ${kind}`).toBeLessThan(MOST.page[kind]);
    }
    // Brands differ little in their parts, and compressing all of them takes seconds.
    const parts = SITES.map(({ id }) => partsOf(pageOf(id, kind)));
    for (const part of ['styles', 'script'] as const)
      expect(packed(longest(parts.map((of) => of[part]))), `${part}, ${kind}`).toBeLessThan(MOST[part][kind]);
  }
});

test('the code field and the picture need no script, no API answer and few requests', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await holdScripts(page);
  await hold(page, ({ pathname }) => pathname.startsWith('/api/'));
  await openBare(page, '/');
  await expect(page.getByLabel(wordsOf('de')('redeem.code.label'))).toBeEditable();
  const picture = page.locator('main picture img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  const needed = asked.filter((path) => !/^\/(js|api)\//.test(path));
  expect(needed.length, needed.join(' ')).toBeLessThanOrEqual(MOST.requests);
});

/** Records the languages in which the operator is asked for the site from now on. */
function languagesAsked(page: Page): (string | undefined)[] {
  const asked: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/redeem-site-config/')) asked.push(request.headers()['accept-language']);
  });
  return asked;
}

// Two layouts; the modern one is also looked at on a phone, below.
for (const [site, width] of [
  ['restaurant', 390],
  ['fr-plus', 1280],
] as const) {
  test(`nothing moves when the app takes over on ${site} at ${width} px`, async ({ page, at, watch }) => {
    await page.setViewportSize({ width, height: width < 480 ? 844 : 900 });
    await watchShifts(page);
    // The captcha starts with the focus in the form. If it failed here, the security question would replace it.
    watch.visits(CAPTCHA_HOST);
    await hold(page, ({ host }) => host === CAPTCHA_HOST);
    const release = await openHeld(page, at(site));
    await expect(page.locator('main picture img')).toBeVisible();
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
    await page.locator('form input').fill('Ab3dE6gH9');
    const button = page.locator('form [type=submit]');
    const before = await button.boundingBox();
    const tall = await page.evaluate(() => document.documentElement.scrollHeight > window.innerHeight);
    expect(tall, 'a scroll bar comes with the early page, not later').toBe(true);
    await takesOver(page, release);
    await settled(page);
    expect(await button.boundingBox()).toEqual(before);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

for (const [site, path, width, language] of [
  ['ch', '/?lang=fr', 390, 'fr-CH'],
  ['ch', '/shops', 390, 'de-CH'],
  ['at', '/shops', 1280, 'de-AT'],
] as const) {
  test(`nothing moves when language or page is exchanged or the app takes over: ${site}, ${path} at ${width} px`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: width < 480 ? 844 : 900 });
    await watchShifts(page);
    const asked = languagesAsked(page);
    const release = await openHeld(page, at(site, path));
    await expect(page.locator('main h1, main [role=status]').first()).toBeVisible();
    // By the page’s own script, with the app’s header.
    await expect.poll(() => asked).toEqual([language]);
    await takesOver(page, release);
    await settled(page);
    expect(asked).toHaveLength(1);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
