import type { LaunchOptions } from '@playwright/test';
import { SITES } from '#sites/index.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

test.use({
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    hand: (options: LaunchOptions) => Promise<void>,
  ) => hand({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** The entry of each site, and pages with the two other kinds of column. */
const PAGES = [...SITES.map(({ id }) => [id, '/'] as const), ['de', '/shops'], ['de', '/help']] as const;

test('no page scrolls sideways where the scrollbar takes room, as on most desktops', async ({ page, at }) => {
  for (const [site, path] of PAGES) {
    await open(page, at(site, path));
    const { bar, beyond } = await page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      return { bar: window.innerWidth - clientWidth, beyond: scrollWidth - clientWidth };
    });
    expect.soft(bar, `width of the scrollbar on ${site}${path}`).toBeGreaterThan(0);
    expect.soft(beyond, `pixels beyond the edge of ${site}${path}`).toBe(0);
  }
});
