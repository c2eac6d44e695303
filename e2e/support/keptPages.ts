import { type LaunchOptions, type Page, expect } from '@playwright/test';
import { openElsewhere, turn } from './open.ts';

/**
 * For `test.use`: enables the back/forward cache. Headless Chromium has none, and Playwright disables it by default.
 */
export const KEPT_PAGES = {
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    hand: (options: LaunchOptions) => Promise<void>,
  ): Promise<void> => {
    const { CHROME } = process.env;
    await hand({
      ...launchOptions,
      ...(CHROME !== undefined && { executablePath: CHROME }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  },
};

/** The browser decides whether it caches a page. If it does in no round, our page prevents it. */
const ROUNDS = 3;

interface Round {
  /** Opens the page to be cached, from any page. */
  arrange: () => Promise<void>;
  /** Another document, to which the test leaves. */
  elsewhere: string;
  /** Runs while the page is cached. */
  meanwhile?: () => Promise<void>;
  /** Must hold after the return, whether the page was cached or reloaded. */
  check: () => Promise<void>;
}

/** Leaves a page and returns, until the browser has cached it. Runs `check` after each return. */
export async function returnToCached(page: Page, { arrange, elsewhere, meanwhile, check }: Round) {
  const reasons: string[] = [];
  while (reasons.length < ROUNDS) {
    await arrange();
    await notesReturn(page);
    await openElsewhere(page, elsewhere);
    await meanwhile?.();
    await turn(page, 'back');
    const back = page.locator('html[data-kept="true"], html.page-loaded:not([data-left])');
    await expect(back).toBeAttached();
    await check();
    if ((await page.locator('html').getAttribute('data-kept')) === 'true') return;
    reasons.push(await whyNotKept(page));
  }
  expect(reasons, 'why the browser never kept the page').toEqual([]);
}

/** Marks the page, and records whether it returns from the cache. */
async function notesReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['left'] = 'true';
    window.addEventListener('pageshow', ({ persisted }) => {
      dataset['kept'] = String(persisted);
    });
  });
}

/** The browser's own reasons. */
function whyNotKept(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = (visit ?? {}) as { notRestoredReasons?: unknown };
    return JSON.stringify(notRestoredReasons ?? 'no reason given');
  });
}
