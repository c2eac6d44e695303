import { expect, type LaunchOptions, type Page } from '@playwright/test';
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

/** From now on the page says whether it comes back as it was kept. */
export async function notesReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['kept'] = String(persisted);
    });
  });
}

/** Goes back from another document to a page that notes its return, and which the browser has kept. */
export async function returnToKept(page: Page): Promise<void> {
  await turn(page, 'back');
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'true');
}

/** Leaves the page for another document and comes back to it, kept as it was. */
export async function leaveAndReturn(page: Page, elsewhere: string): Promise<void> {
  await notesReturn(page);
  await openElsewhere(page, elsewhere);
  await returnToKept(page);
}
