import type { Page } from '@playwright/test';
import { open } from '../support/open.ts';
import { expect, test } from '../support/test.ts';

const PICTURE = '/brands/de/preview.jpg';
const LARGE = '/brands/de/preview@2x.jpg';

test.use({ deviceScaleFactor: 2 });

/** Path of the rendered picture; empty until it is loaded. */
const drawn = (page: Page) =>
  page
    .locator('main picture img')
    .evaluate((image: HTMLImageElement) =>
      image.naturalWidth > 0 ? new URL(image.currentSrc).pathname : '',
    );

test('a high-density screen shows a raster picture at twice its size, or at its usual one if there is no larger', async ({
  page,
  sandbox,
  watch,
}) => {
  watch.provokes(LARGE);
  await sandbox.hidesShops();
  const body = JSON.stringify({ keyVisualImage: PICTURE });
  await sandbox.breaks({ path: '/redeem-site-config/DE', status: 200, body });
  await open(page, '/');
  await expect.poll(() => drawn(page)).toBe(PICTURE);

  await page.route(`**${LARGE}`, (route) => route.fulfill({ path: `public${PICTURE}` }));
  await open(page, '/');
  await expect.poll(() => drawn(page)).toBe(LARGE);
});
