import type { LaunchOptions, Page } from '@playwright/test';
import { PRODUCT_SITES } from '#tests/data/productTables.ts';
import { notApart } from './support/apart.ts';
import { cutTexts } from './support/cutTexts.ts';
import { open } from './support/open.ts';
import { expect, test } from './support/test.ts';

/** Text of 200 %, as set in the browser: unlike `largeText.spec.ts`, the breakpoints in `rem` follow it. */
test.use({
  launchOptions: async (
    { launchOptions }: { launchOptions: LaunchOptions },
    hand: (options: LaunchOptions) => Promise<void>,
  ) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await hand({ ...launchOptions, args });
  },
});

/** A tilted band's box is higher than the band, in CSS pixels. */
const TILT = 12;

/** How far apart headline and picture are: negative if they share a row. */
function rowsBetween(page: Page): Promise<number> {
  return page.evaluate(() => {
    const words = document.querySelector('h1')?.getBoundingClientRect();
    const picture = document.querySelector('[data-pictured] picture > img')?.getBoundingClientRect();
    if (!words || !picture) return Number.NaN;
    return Math.round(Math.max(picture.top - words.bottom, words.top - picture.bottom));
  });
}

test('headline and picture of every brand stand below each other if the browser’s text is twice as large', async ({
  page,
  at,
  sandbox,
}) => {
  await sandbox.hidesShops();
  for (const { id } of PRODUCT_SITES) {
    await open(page, at(id));
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    for (const width of [1280, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      const named = `${id} at ${width} px`;
      await expect.poll(() => rowsBetween(page), { message: named }).toBeGreaterThanOrEqual(-TILT);
      for (const check of [cutTexts, notApart])
        await expect.poll(() => page.evaluate(check), { message: named }).toEqual([]);
    }
  }
});
