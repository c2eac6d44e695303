import type { Browser, Page } from '@playwright/test';
import { type Conditions, throttle } from './throttle.ts';
import { type Recorded, recordView } from './viewRecorder.ts';

export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
};

/** How long requests and long tasks are counted, in milliseconds. A floor is idle long before. */
export const WATCHED_MS = { page: 6_000, floor: 2_000 } as const;
const PATIENCE_MS = 120_000;
/** A longer task delays input noticeably. */
const LONG_TASK_MS = 50;
const LETTER = 'A';
const FIELD = 'main form input';

/** Of one visit; times in milliseconds. */
export interface View {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly soughtVisible: number;
  readonly blocked: number;
  readonly layoutShift: number;
  readonly requests: number;
  readonly bytes: number;
}

/** Only watches a first visit: a press would end the search for the largest paint. */
export async function watchView(
  browser: Browser,
  address: string,
  conditions: Conditions,
  watchedMs: number,
  sought = FIELD,
): Promise<View> {
  return visit(browser, conditions, sought, async (page) => {
    const traffic = await trafficOf(page);
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
    await page.waitForTimeout(watchedMs);
    const seen = { ...traffic };
    await page.waitForFunction(() => (globalThis.recorded?.largestPaint ?? 0) > 0, null, {
      timeout: PATIENCE_MS,
    });
    const { tasks, ...recorded } = await recordedBy(page);
    const blocked = tasks
      .filter(({ start }) => start < watchedMs)
      .reduce((sum, { duration }) => sum + duration - LONG_TASK_MS, 0);
    return { ...recorded, ...seen, blocked };
  });
}

/** Types a letter once the code field is visible. Returns when it reached the field (ms); Infinity if it was lost. */
export async function typeEarly(browser: Browser, address: string, conditions: Conditions): Promise<number> {
  return visit(browser, conditions, FIELD, async (page) => {
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
    await page.waitForFunction(() => (globalThis.recorded?.soughtVisible ?? 0) > 0, null, {
      timeout: PATIENCE_MS,
    });
    const field = page.locator(FIELD).first();
    const box = await field.boundingBox();
    if (box === null) return Infinity;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.keyboard.press(LETTER);
    await page.locator('html.page-loaded.all-requests-finished').waitFor({ timeout: PATIENCE_MS });
    const kept = await field.inputValue();
    return kept === LETTER ? (await recordedBy(page)).letter : Infinity;
  });
}

/** Clicks `button` once it is visible. Returns the bytes received until `shown` is visible. */
export async function bytesUntil(
  browser: Browser,
  address: string,
  conditions: Conditions,
  { button, shown }: { readonly button: string; readonly shown: string },
): Promise<number> {
  return visit(browser, conditions, button, async (page) => {
    const traffic = await trafficOf(page);
    await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
    await page.locator(button).first().click({ timeout: PATIENCE_MS });
    await page.locator(shown).first().waitFor({ timeout: PATIENCE_MS });
    return traffic.bytes;
  });
}

async function visit<T>(
  browser: Browser,
  conditions: Conditions,
  sought: string,
  run: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(recordView, sought);
    await throttle(context, page, conditions);
    return await run(page);
  } finally {
    await context.close();
  }
}

/** Counts requests and received bytes from now on, headers included. */
export async function trafficOf(page: Page): Promise<{ requests: number; bytes: number }> {
  const traffic = { requests: 0, bytes: 0 };
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', () => {
    traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}

async function recordedBy(page: Page): Promise<Recorded> {
  const recorded = await page.evaluate(() => globalThis.recorded);
  if (recorded === undefined) throw new Error(`Nothing was recorded at ${page.url()}`);
  return recorded;
}
