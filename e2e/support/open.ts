import { expect, type Page, type Response } from '@playwright/test';

/** A screen is rendered, no call is in flight, and nothing is busy. */
const SETTLED = 'html.page-loaded.all-requests-finished:not(:has([aria-busy="true"]))';

/** A GET without an answer times out after 20 s (ADR 10); then the page settles too. */
const SETTLES_WITHIN_MS = 25_000;

/** Opens an address and waits until the page has settled. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await settled(page);
  return answer;
}

/**
 * Like `open`, for checks before the page settles: no clicks yet. Does not wait for `load`, which held scripts delay.
 */
export async function openEarly(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** Opens an address whose scripts are held back, so that its document does not end. */
export async function openBare(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** Opens an address outside the app: another tab's page, the sandbox's, or a blank one. */
export async function openElsewhere(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

/**
 * Goes one step in the history, like the browser's buttons. Playwright's own method waits for a load event, which a
 * cached page does not send.
 */
export async function turn(page: Page, to: 'back' | 'forward'): Promise<void> {
  // From a timer, so that the page can answer before it is left.
  await page.evaluate((way) => void setTimeout(() => window.history[way]()), to);
}

/** Waits until the page has settled. A failure reports what is missing. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(SETTLED))
    .toBeAttached({ timeout: SETTLES_WITHIN_MS })
    .catch(async (error: unknown) => {
      throw new Error(`${String(error)}\n${await restlessness(page)}`);
    });
}

/** The page's classes, its busy elements, and the latest requests without an end. */
async function restlessness(page: Page): Promise<string> {
  const marks = await page.locator('html').evaluate((root) => ({
    marks: root.getAttribute('class'),
    isSeen: document.visibilityState,
    busy: [...root.querySelectorAll('[aria-busy="true"]')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
  }));
  return JSON.stringify({ ...marks, endless: await endless(page) }, null, 2);
}

/** The addresses of the latest requests without an end. */
async function endless(page: Page): Promise<readonly string[]> {
  return (await page.requests())
    .filter((request) => request.failure() === null && request.timing().responseEnd < 0)
    .map((request) => request.url());
}

/** Waits until no request is in flight, be it of a script. */
export async function loaded(page: Page): Promise<void> {
  await expect.poll(() => endless(page)).toEqual([]);
}

/** Waits until the page has settled and made no request for half a second, for tests of absent requests. */
export async function quiet(page: Page): Promise<void> {
  await settled(page);
  let before = -1;
  const rests = expect.poll(
    async () => {
      const now = await page.evaluate(() => performance.getEntriesByType('resource').length);
      const isSame = now === before;
      before = now;
      return isSame;
    },
    { intervals: [500] },
  );
  await rests.toBe(true);
}

/**
 * Moves the page's clock forward. Waits until the page has settled: after such a jump, the app treats requests in
 * flight as lost and repeats them.
 */
export async function passTime(page: Page, time: string | number): Promise<void> {
  await settled(page);
  await page.clock.fastForward(time);
}

/** Starts a reload without waiting. The old page lives until the new document arrives. */
export async function beginReload(page: Page): Promise<void> {
  await page.evaluate(() => window.location.reload());
}

/** Keys and values of the session storage. */
export function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
}
