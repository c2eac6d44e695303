import { type LaunchOptions, type Page, expect } from '@playwright/test';
import { openElsewhere, turn } from './open.ts';

/**
 * For `test.use`: browsers keep whole pages for "back". Chromium without its window cannot, and Playwright switches it
 * off unless told otherwise.
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

/** Whether a page is kept is the browser's own decision; when it never does, something of ours keeps it from it. */
const ROUNDS = 3;

interface Round {
  /** From any page to the one that is to be kept. */
  arrange: () => Promise<void>;
  /** Another document, which the page is left for. */
  elsewhere: string;
  /** Happens while the page is kept. */
  meanwhile?: () => Promise<void>;
  /** What holds when the person is back, whether the page was kept or came anew. */
  check: () => Promise<void>;
}

/** Leaves a page and comes back to it, until the browser has kept it meanwhile; what must hold must hold each time. */
export async function comeBackToKept(page: Page, { arrange, elsewhere, meanwhile, check }: Round) {
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

/** From now on the page says that it was here before it was left, and whether it came back as it was kept. */
async function notesReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset['left'] = 'true';
    window.addEventListener('pageshow', ({ persisted }) => {
      dataset['kept'] = String(persisted);
    });
  });
}

/** In the browser's own words. */
function whyNotKept(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const { notRestoredReasons } = (visit ?? {}) as { notRestoredReasons?: unknown };
    return JSON.stringify(notRestoredReasons ?? 'no reason given');
  });
}
