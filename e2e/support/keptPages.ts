import type { LaunchOptions } from '@playwright/test';

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
