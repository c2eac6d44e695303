import { expect, type Page, type Response } from '@playwright/test';

/** A screen or what stands in its place is there, no call is under way, and nothing says that it is still coming. */
const SETTLED = 'html.page-loaded.all-requests-finished:not(:has([aria-busy="true"]))';

/** A read that is never answered ends by its own limit, after 20 s (ADR 10); then the page rests, too. */
const SETTLES_WITHIN_MS = 25_000;

/** Goes to an address, and waits until the page there rests. */
export async function open(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address);
  await settled(page);
  return answer;
}

/**
 * As `open`, for a test of what is there before the page rests: nothing may be clicked or planted yet. Not even its
 * load is waited for, which a script that the test holds back would keep from coming.
 */
export async function openEarly(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

/** Goes to an address whose scripts the test holds back: not even its document ends. */
export async function openBare(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** Leaves our pages: for another tab's page, the sandbox's, or none. */
export async function openElsewhere(page: Page, address: string): Promise<void> {
  await page.goto(address);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

/**
 * One turn in the page's history, as the browser's buttons do it; the test waits for what it leads to. Not Playwright's
 * own, which waits for a load that a kept page never has.
 */
export async function turn(page: Page, to: 'back' | 'forward'): Promise<void> {
  // Asked for from a timer, so that the page is not left while it still answers.
  await page.evaluate((way) => void setTimeout(() => window.history[way]()), to);
}

/** Everything that was on its way is there. Where it does not come, the failure says what is missing. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(SETTLED))
    .toBeAttached({ timeout: SETTLES_WITHIN_MS })
    .catch(async (error: unknown) => {
      throw new Error(`${String(error)}\n${await restlessness(page)}`);
    });
}

/** The page's marks, what says that it is busy, and which of its latest requests have no end. */
async function restlessness(page: Page): Promise<string> {
  const marks = await page.locator('html').evaluate((root) => ({
    marks: root.getAttribute('class'),
    isSeen: document.visibilityState,
    busy: [...root.querySelectorAll('[aria-busy="true"]')].map(({ outerHTML }) => outerHTML.slice(0, 200)),
  }));
  const endless = (await page.requests()).filter(
    (request) => request.failure() === null && request.timing().responseEnd < 0,
  );
  return JSON.stringify({ ...marks, endless: endless.map((request) => request.url()) }, null, 2);
}

/**
 * The page rests and has asked nobody anything for half a second: for a test of whom it does not ask, which no state of
 * the page can say.
 */
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
 * The page's clock jumps ahead. Not before the page rests: what is on its way when a device wakes after such a time counts
 * as lost, and the page asks for it anew.
 */
export async function passTime(page: Page, time: string | number): Promise<void> {
  await settled(page);
  await page.clock.fastForward(time);
}

/** Begins a reload and goes on at once: as long as the new document is under way, the old page lives. */
export async function beginReload(page: Page): Promise<void> {
  await page.evaluate(() => window.location.reload());
}

/** What the tab keeps, keys and values. */
export function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
}
